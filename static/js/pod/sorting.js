/** A pool as its player likes it: groups of rows, and what there is of each kind. Pure functions. */
import { capital, groups, has, rowsOf } from "../builder/groups.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Counts} Counts */
/** @typedef {import("./types.js").Sorting} Sorting */
/** @typedef {{key: string, title: string, icon: string, size: number, rows: {card: Card, count: number}[]}} Pile */
/** @typedef {{key: string, title: string, icon: string, size: number}} Count cards of a sort; `icon` is what is on its coin */

const PICK = "pick";
const NAME = "name";

/** The ways to sort a pool, each with its title. @param {Pick<Sorting, "groupings"|"sorts">} sorting @returns {Object<string, string>} */
export function ordersOf({ groupings, sorts }) {
  const by = groupings.filter(({ key }) => key in sorts).map(({ key, title }) => [key, title]);
  return { ...Object.fromEntries(by), [PICK]: "Order of picks", [NAME]: "Name" };
}

/** @param {string[]} names @returns {Counts} */
export function counted(names) {
  /** @type {Counts} */
  const found = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

/**
 * @param {string[]} names in the order of the picks
 * @param {Map<string, Card>} known
 * @param {import("./types.js").Order} order
 * @param {Pick<Sorting, "groupings"|"sorts">} sorting
 * @returns {Pile[]}
 */
export function piles(names, known, order, sorting) {
  const counts = counted(names);
  if (order === PICK || order === NAME) {
    const unlike = rowsOf(counts, known);
    if (order === NAME) unlike.sort((one, other) => one.card.name.localeCompare(other.card.name));
    return [
      {
        key: order,
        title: "",
        icon: "",
        size: names.length,
        rows: unlike,
      },
    ];
  }
  return groups(counts, known, order, sorting).map(({ parts, ...group }) => ({
    ...group,
    rows: parts.flatMap((part) => part.rows),
  }));
}

/**
 * How many cards of a pool came with the last pack, where each pack brought as many; 0 where there was none before.
 * @param {string[]} names
 * @param {number} packs that are drafted
 */
export function addedBy(names, packs) {
  return packs > 1 ? names.length / packs : 0;
}

/**
 * A pool to look through: the cards that came last, then the others.
 * @param {string[]} names in the order of the picks
 * @param {number} added how many came last; 0 where all came together
 * @param {Map<string, Card>} known
 * @param {import("./types.js").Order} order
 * @param {Pick<Sorting, "groupings"|"sorts">} sorting
 * @returns {Pile[]}
 */
export function spread(names, added, known, order, sorting) {
  const before = names.slice(0, names.length - added);
  if (!added) return piles(before, known, order, sorting);
  const [fresh] = piles(names.slice(-added), known, PICK, sorting);
  return [{ ...fresh, key: "new", title: "New from this pack" }, ...piles(before, known, order, sorting)];
}

/**
 * How many of each alignment, and of each sort by which the game counts a pool.
 * @param {string[]} names
 * @param {Map<string, Card>} known
 * @param {Pick<Sorting, "alignments"|"pool">} sorting
 * @returns {{alignments: {word: string, title: string, size: number}[], sorts: Count[]}}
 */
export function counts(names, known, sorting) {
  const cards = names.flatMap((name) => known.get(name) ?? []);
  return {
    alignments: sorting.alignments.map((word) => ({
      word,
      title: capital(word),
      size: cards.filter((card) => card.alignments.includes(word)).length,
    })),
    sorts: sorting.pool.map(({ key, title, icon = "", where }) => ({
      key,
      title,
      icon,
      size: cards.filter((card) => has(card, where)).length,
    })),
  };
}

/**
 * Whether a card has all words that were typed in its name, its kind or its text.
 * @param {Card} card
 * @param {string} typed
 * @param {Pick<Sorting, "pool">} sorting
 */
export function fits(card, typed, { pool }) {
  const sorts = pool.filter(({ icon, where }) => !icon && has(card, where)).map(({ key }) => key);
  const all = `${card.name} ${card.type_line} ${sorts.join(" ")} ${card.text}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/**
 * The pool in two: the sketch of the deck, and what lies sideboard.
 *
 * @param {string[]} names
 * @param {Counts} wanted copies by name that belong in the sideboard
 */
export function sketched(names, wanted) {
  const left = { ...wanted };
  /** @type {string[]} */
  const deck = [];
  /** @type {string[]} */
  const sideboard = [];
  for (const name of [...names].reverse()) {
    if (left[name] > 0) {
      left[name] -= 1;
      sideboard.unshift(name);
    } else deck.unshift(name);
  }
  return { deck, sideboard };
}
