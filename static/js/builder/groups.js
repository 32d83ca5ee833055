/**
 * A deck as players lay it out: groups of parts of rows. Which groups there are, and what they are called, groups.json
 * says, which the pages of decks read as well (decks/listing.py). Pure functions.
 *
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("../table/types.js").Alignment} Alignment
 * @typedef {import("./types.js").Counts} Counts
 * @typedef {{key: string, title: string, where: Partial<Traits>}} Sort cards with these traits, and what they are called
 * @typedef {{cost: number|null, fast: boolean, kind: string, alignment: string, class: string}} Traits
 * @typedef {{card: Card, count: number}} Row
 * @typedef {{key: string, title: string, size: number, rows: Row[]}} Part
 * @typedef {{key: string, title: string, icon: string, size: number, parts: Part[]}} Group
 */
import layout from "./groups.json" with { type: "json" };

/** @type {Alignment[]} */
export const ALIGNMENTS = ["good", "evil", "sage", "wild"];
const PER_FREE = 2; // cards of cost 1 that each free card of an alignment needs
/** @type {Record<string, Sort[]>} */
const SORTS = layout.sorts;

export const GROUPINGS = layout.groupings.map(({ key, title }) => ({
  key: /** @type {import("./types.js").Grouping} */ (key),
  title,
}));

/** @param {string} word */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @param {Row[]} rows */
function size(rows) {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** What a card is sorted by: its first alignment and its first class count. @param {Card} card @returns {Traits} */
function traits({ cost, fast, kind, alignments, classes }) {
  return { cost, fast, kind, alignment: alignments[0] ?? "", class: classes[0] ?? "" };
}

/** @param {Row[]} rows @param {Sort[]} sorts */
function parted(rows, sorts) {
  return sorts
    .map(({ key, title, where }) => {
      const wanted = Object.entries(where);
      const meets = /** @param {Row} row */ ({ card }) => {
        const its = new Map(Object.entries(traits(card)));
        return wanted.every(([trait, value]) => its.get(trait) === value);
      };
      return { key, title, rows: rows.filter(meets) };
    })
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

/** @type {Sort[]} */
const WHOLE = [{ key: "all", title: "", where: {} }];

/** One for each first class, by name; those without one come last. @param {Row[]} rows @returns {Sort[]} */
function byClass(rows) {
  const classes = [...new Set(rows.flatMap(({ card }) => card.classes.slice(0, 1)))].sort();
  return [
    ...classes.map((word) => ({ key: word, title: capital(word), where: { class: word } })),
    { key: "none", title: layout.classless, where: { class: "" } },
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
  const within = layout.groupings.find(({ key }) => key === grouping)?.within ?? "";
  return parted(rows, SORTS[grouping] ?? byClass(rows)).map((group) => ({
    ...group,
    icon: ALIGNMENTS.some((word) => word === group.key) ? group.key : "",
    parts: parted(group.rows, SORTS[within] ?? WHOLE),
  }));
}

/**
 * How the cards are shared out at a glance, in the words of the groups: for each way the sorts that there are, each with
 * its share of the whole in percent.
 * @param {Counts} cards
 * @param {Map<string, Card>} known
 */
export function shares(cards, known) {
  const rows = rowsOf(cards, known);
  const whole = size(rows);
  return layout.glance
    .map((by) => ({
      by,
      sorts: parted(rows, SORTS[by]).map((sort) => ({ ...sort, percent: (100 * sort.size) / whole })),
    }))
    .filter(({ sorts }) => sorts.length > 0);
}

/**
 * How many champions have which offense, by cost; the last number stands for itself and more. Nothing without champions.
 * @param {Counts} cards
 * @param {Map<string, Card>} known
 */
export function curve(cards, known) {
  const champions = rowsOf(cards, known).filter(({ card }) => card.kind === "champion");
  if (!champions.length) return [];
  return Array.from({ length: layout.largest + 1 }, (_, offense) => {
    const of = champions.filter(({ card }) => Math.min(card.offense ?? 0, layout.largest) === offense);
    const free = size(of.filter(({ card }) => card.cost === 0));
    return { label: `${offense}${offense === layout.largest ? "+" : ""}`, ones: size(of) - free, free };
  });
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
