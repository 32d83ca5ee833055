/**
 * A deck as players lay it out: groups of parts of rows. Pure functions.
 *
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("../table/types.js").Alignment} Alignment
 * @typedef {import("./types.js").Counts} Counts
 * @typedef {[key: string, title: string, meets: (card: Card) => boolean]} Test of a card, and what those that meet it are called
 * @typedef {{card: Card, count: number}} Row
 * @typedef {{key: string, title: string, size: number, rows: Row[]}} Part
 * @typedef {{key: string, title: string, icon: string, size: number, parts: Part[]}} Group
 */

/** @type {Alignment[]} */
export const ALIGNMENTS = ["good", "evil", "sage", "wild"];
const PER_FREE = 2; // cards of cost 1 that each free card of an alignment needs
/** @type {Test[]} */
const SPEEDS = [
  ["slow", "Slow", (card) => card.cost === 1 && !card.fast],
  ["fast", "Fast", (card) => card.cost === 1 && card.fast],
  ["free", "0-cost", (card) => card.cost === 0],
];
/** @type {Test[]} */
const COSTS = [
  ["free", "0-cost", (card) => card.cost === 0],
  ["one", "One gold", (card) => card.cost === 1],
];
/** @type {Test[]} */
const KINDS = [
  ["champion", "Champions", (card) => card.kind === "champion"],
  ["event", "Events", (card) => card.kind === "event"],
];

/** @type {[import("./types.js").Grouping, string][]} */
export const GROUPINGS = [
  ["alignment", "Alignment"],
  ["cost", "Cost"],
  ["kind", "Kind"],
  ["class", "Class"],
];

/** @param {string} word */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @param {Row[]} rows */
function size(rows) {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** @param {Row[]} rows @param {Test[]} tests */
function parted(rows, tests) {
  return tests
    .map(([key, title, meets]) => ({ key, title, rows: rows.filter(({ card }) => meets(card)) }))
    .filter((part) => part.rows.length)
    .map((part) => ({ ...part, size: size(part.rows) }));
}

/** A row for each card that is known. @param {Counts} counts @param {Map<string, Card>} known @returns {Row[]} */
export function rowsOf(counts, known) {
  return Object.entries(counts).flatMap(([name, count]) => {
    const card = known.get(name);
    return card ? [{ card, count }] : [];
  });
}

/**
 * One group for each test, its rows in parts by other tests.
 * @param {Row[]} rows
 * @param {Test[]} tests
 * @param {Test[]} within
 */
function grouped(rows, tests, within) {
  return parted(rows, tests).map((group) => ({
    ...group,
    icon: ALIGNMENTS.some((word) => word === group.key) ? group.key : "",
    parts: parted(group.rows, within),
  }));
}

/** @type {Test[]} */
const WHOLE = [["all", "", () => true]];
/** @type {Test[]} */
const byAlignment = ALIGNMENTS.map((word) => [word, capital(word), (card) => card.alignments[0] === word]);

/** @param {Row[]} rows @returns {Test[]} */
function byClass(rows) {
  const classes = [...new Set(rows.flatMap(({ card }) => card.classes.slice(0, 1)))].sort();
  return [
    ...classes.map((word) => /** @type {Test} */ ([word, capital(word), (card) => card.classes[0] === word])),
    ["none", "Without a class", (card) => !card.classes.length],
  ];
}

/**
 * @param {Counts} cards
 * @param {Map<string, Card>} known
 * @param {import("./types.js").Grouping} grouping
 * @returns {Group[]}
 */
export function groups(cards, known, grouping) {
  const rows = rowsOf(cards, known).sort((one, other) => one.card.name.localeCompare(other.card.name));
  if (grouping === "cost") return grouped(rows, COSTS, KINDS);
  if (grouping === "kind") return grouped(rows, KINDS, COSTS);
  if (grouping === "class") return grouped(rows, byClass(rows), WHOLE);
  return grouped(rows, byAlignment, SPEEDS);
}

/** How many cards. @param {Counts} cards */
export function total(cards) {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/**
 * Free cards and cards of cost 1 of each alignment that has any, and how many of the latter the former need.
 *
 * @param {Counts} cards
 * @param {Map<string, Card>} known
 */
export function ratios(cards, known) {
  return ALIGNMENTS.map((alignment) => {
    const of = rowsOf(cards, known).filter(({ card }) => card.alignments.includes(alignment));
    /** @param {0|1} cost */
    const count = (cost) => size(of.filter(({ card }) => card.cost === cost));
    const [free, paid] = [count(0), count(1)];
    return { alignment, free, paid, needs: free * PER_FREE };
  }).filter(({ free, paid }) => free + paid > 0);
}
