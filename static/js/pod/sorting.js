/** A pool as its player likes it: groups of rows, and what there is of each kind. Pure functions. */
import { ALIGNMENTS, capital, groups, rowsOf } from "../builder/groups.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Counts} Counts */
/** @typedef {import("./types.js").Sorting} Sorting */
/** @typedef {{key: string, title: string, icon: string, size: number, rows: {card: Card, count: number}[]}} Pile */

const ALIGNMENT = "alignment";
const PICK = "pick";
const NAME = "name";
const USUAL = { alignment: "Alignment", cost: "Cost", kind: "Kind" };

/** The ways to sort a pool, each with its title; without one those of the builder. @param {Sorting|null} sorting @returns {Object<string, string>} */
export function ordersOf(sorting) {
  const by = sorting ? Object.fromEntries(sorting.groupings.map(({ key, title }) => [key, title])) : USUAL;
  return { ...by, [PICK]: "Order of picks", [NAME]: "Name" };
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
 * @param {Sorting|null} [sorting]
 * @returns {Pile[]}
 */
export function piles(names, known, order, sorting = null) {
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
  if (sorting) return laidOut(rowsOf(counts, known), sorting.sorts[order]);
  return groups(counts, known, /** @type {import("../builder/types.js").Grouping} */ (order)).map(
    ({ parts, ...group }) => ({
      ...group,
      rows: parts.flatMap((part) => part.rows),
    }),
  );
}

/**
 * @param {{card: Card, count: number}[]} rows
 * @param {import("./types.js").Sort[]} sorts
 * @returns {Pile[]}
 */
function laidOut(rows, sorts) {
  const ordered = rows.sort((one, other) => one.card.name.localeCompare(other.card.name));
  return sorts
    .map(({ key, title, icon, where }) => {
      const [[trait, word]] = Object.entries(where);
      const of = ordered.filter(({ card }) => card.traits?.[trait] === word);
      return { key, title, icon, size: of.reduce((sum, { count }) => sum + count, 0), rows: of };
    })
    .filter(({ size }) => size > 0);
}

/**
 * How many there are of each sort that is told at a glance, with icons and without.
 * @param {string[]} names
 * @param {Map<string, Card>} known
 * @param {Sorting} sorting
 */
export function glance(names, known, sorting) {
  const cards = names.flatMap((name) => known.get(name) ?? []);
  /** @param {string} by */
  const sizes = (by) =>
    sorting.sorts[by].map(({ key, title, icon }) => ({
      key,
      title,
      icon,
      size: cards.filter(({ traits }) => traits?.[by] === key).length,
    }));
  return { signs: sizes(ALIGNMENT), words: sorting.glance.flatMap(sizes) };
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
 * @param {Sorting|null} [sorting]
 * @returns {Pile[]}
 */
export function spread(names, added, known, order, sorting = null) {
  const before = names.slice(0, names.length - added);
  if (!added) return piles(before, known, order, sorting);
  const [fresh] = piles(names.slice(-added), known, PICK);
  return [{ ...fresh, key: "new", title: "New from this pack" }, ...piles(before, known, order, sorting)];
}

/** How many of each alignment, cost and speed. @param {string[]} names @param {Map<string, Card>} known */
export function counts(names, known) {
  const cards = names.flatMap((name) => known.get(name) ?? []);
  /** @param {(card: Card) => boolean} test */
  const count = (test) => cards.filter(test).length;
  return {
    alignments: ALIGNMENTS.map((word) => ({
      word,
      title: capital(word),
      size: count((card) => card.alignments.includes(word)),
    })),
    free: count((card) => card.cost === 0),
    paid: count((card) => card.cost === 1),
    fast: count((card) => card.fast),
    slow: count((card) => !card.fast),
    champions: count((card) => card.kind === "champion"),
    events: count((card) => card.kind === "event"),
  };
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
