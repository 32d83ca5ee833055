/** A pool as its player likes it: groups of rows, and what there is of each kind. Pure functions. */
import { ALIGNMENTS, capital, groups, rowsOf } from "../builder/groups.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Counts} Counts */
/** @typedef {{key: string, title: string, icon: string, size: number, rows: {card: Card, count: number}[]}} Pile */

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
 * @returns {Pile[]}
 */
export function piles(names, known, order) {
  const counts = counted(names);
  if (order === "pick" || order === "name") {
    const unlike = rowsOf(counts, known);
    if (order === "name") unlike.sort((one, other) => one.card.name.localeCompare(other.card.name));
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
  return groups(counts, known, order).map(({ parts, ...group }) => ({
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
 * @returns {Pile[]}
 */
export function spread(names, added, known, order) {
  const before = names.slice(0, names.length - added);
  if (!added) return piles(before, known, order);
  const [fresh] = piles(names.slice(-added), known, "pick");
  return [{ ...fresh, key: "new", title: "New from this pack" }, ...piles(before, known, order)];
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
