/**
 * A deck as players lay it out: groups of parts of rows. Pure functions.
 *
 * @typedef {import("./types.js").Card} Card
 * @typedef {{card: Card, count: number}} Row
 * @typedef {{key: string, title: string, size: number, rows: Row[]}} Part
 * @typedef {{key: string, title: string, icon: string, size: number, parts: Part[]}} Group
 */

const ALIGNMENTS = ["good", "evil", "sage", "wild"];
const PER_FREE = 2; // cards of cost 1 that each free card of an alignment needs
const SPEEDS = [
  ["slow", "Slow", (card) => card.cost > 0 && !card.fast],
  ["fast", "Fast", (card) => card.cost > 0 && card.fast],
  ["free", "0-cost", (card) => card.cost === 0],
];
const COSTS = [
  ["free", "0-cost", (card) => card.cost === 0],
  ["one", "One gold", (card) => card.cost === 1],
];
const KINDS = [
  ["champion", "Champions", (card) => card.kind === "champion"],
  ["event", "Events", (card) => card.kind === "event"],
];

export const GROUPINGS = { alignment: "Alignment", cost: "Cost", kind: "Kind", class: "Class" };

/** @param {string} word */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @param {Row[]} rows */
function size(rows) {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function parted(rows, tests) {
  return tests
    .map(([key, title, meets]) => ({ key, title, rows: rows.filter(({ card }) => meets(card)) }))
    .filter((part) => part.rows.length)
    .map((part) => ({ ...part, size: size(part.rows) }));
}

/** One group for each test, its rows in parts by other tests. */
function grouped(rows, tests, within) {
  return parted(rows, tests).map((group) => ({
    ...group,
    icon: ALIGNMENTS.includes(group.key) ? group.key : "",
    parts: parted(group.rows, within),
  }));
}

const WHOLE = [["all", "", () => true]];
const byAlignment = ALIGNMENTS.map((word) => [word, capital(word), (card) => card.alignments[0] === word]);

function byClass(rows) {
  const classes = [...new Set(rows.flatMap(({ card }) => card.classes.slice(0, 1)))].sort();
  return [
    ...classes.map((word) => [word, capital(word), (card) => card.classes[0] === word]),
    ["none", "Without a class", (card) => !card.classes.length],
  ];
}

/**
 * @param {Object<string, number>} cards
 * @param {Map<string, Card>} known
 * @param {keyof GROUPINGS} grouping
 * @returns {Group[]}
 */
export function groups(cards, known, grouping) {
  const rows = Object.entries(cards)
    .filter(([name]) => known.has(name))
    .map(([name, count]) => ({ card: known.get(name), count }))
    .sort((one, other) => one.card.name.localeCompare(other.card.name));
  if (grouping === "cost") return grouped(rows, COSTS, KINDS);
  if (grouping === "kind") return grouped(rows, KINDS, COSTS);
  if (grouping === "class") return grouped(rows, byClass(rows), WHOLE);
  return grouped(rows, byAlignment, SPEEDS);
}

/** How many cards. @param {Object<string, number>} cards */
export function total(cards) {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/**
 * Free cards and cards of cost 1 of each alignment that has any, and how many of the latter the former need.
 *
 * @param {Object<string, number>} cards
 * @param {Map<string, Card>} known
 */
export function ratios(cards, known) {
  return ALIGNMENTS.map((alignment) => {
    const of = Object.entries(cards).filter(([name]) => known.get(name)?.alignments.includes(alignment));
    const count = (cost) => of.reduce((sum, [name, copies]) => sum + (known.get(name).cost === cost ? copies : 0), 0);
    const [free, paid] = [count(0), count(1)];
    return { alignment, free, paid, needs: free * PER_FREE };
  }).filter(({ free, paid }) => free + paid > 0);
}
