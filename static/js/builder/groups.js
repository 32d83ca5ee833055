/**
 * A deck as players lay it out: groups of parts of rows. Which groups there are, and what they are called, the game says
 * (engine/construction/layout.py). Pure functions.
 *
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Counts} Counts
 * @typedef {import("./types.js").Sort} Sort
 * @typedef {Pick<import("./types.js").Layout, "groupings"|"sorts"|"glance"|"largest">} Groups
 */
/**
 * @template {Card} [C=Card]
 * @typedef {{card: C, count: number}} Row
 */
/**
 * @template {Card} [C=Card]
 * @typedef {{key: string, title: string, size: number, rows: Row<C>[]}} Part
 */
/**
 * @template {Card} [C=Card]
 * @typedef {{key: string, title: string, icon: string, size: number, parts: Part<C>[]}} Group
 */

/** @param {string} word */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @param {Row[]} rows */
function size(rows) {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Whether a card has these traits. @param {Card} card @param {Sort["where"]} where */
export function has(card, where) {
  return Object.entries(where).every(([trait, value]) => card.traits[trait] === value);
}

/**
 * @template {Card} C
 * @param {Row<C>[]} rows
 * @param {Sort[]} sorts
 */
function parted(rows, sorts) {
  return sorts
    .map(({ key, title, where, icon = "" }) => ({
      key,
      title,
      icon,
      rows: rows.filter(({ card }) => has(card, where)),
    }))
    .filter((part) => part.rows.length)
    .map((part) => ({ ...part, size: size(part.rows) }));
}

/**
 * A row for each card that is known.
 * @template {Card} C
 * @param {Counts} counts
 * @param {Map<string, C>} known
 * @returns {Row<C>[]}
 */
export function rowsOf(counts, known) {
  return Object.entries(counts).flatMap(([name, count]) => {
    const card = known.get(name);
    return card ? [{ card, count }] : [];
  });
}

/** @type {Sort[]} */
const WHOLE = [{ key: "all", title: "", where: {} }];

/** One for each word that cards have as a trait, by name; those without one come last. @param {Row[]} rows @param {string} trait @param {string} without @returns {Sort[]} */
function byWord(rows, trait, without) {
  const found = rows.map(({ card }) => card.traits[trait]);
  const words = [...new Set(found.flatMap((word) => (typeof word === "string" && word ? [word] : [])))].sort();
  return [
    ...words.map((word) => ({ key: word, title: capital(word), where: { [trait]: word } })),
    { key: "none", title: without, where: { [trait]: "" } },
  ];
}

/**
 * @template {Card} C
 * @param {Counts} cards
 * @param {Map<string, C>} known
 * @param {import("./types.js").Grouping} grouping
 * @param {Pick<Groups, "groupings"|"sorts">} layout
 * @returns {Group<C>[]}
 */
export function groups(cards, known, grouping, layout) {
  const rows = rowsOf(cards, known).sort((one, other) => one.card.name.localeCompare(other.card.name));
  const { within = "", without = "" } = layout.groupings.find(({ key }) => key === grouping) ?? {};
  return parted(rows, layout.sorts[grouping] ?? byWord(rows, grouping, without)).map(({ rows: of, ...group }) => ({
    ...group,
    parts: parted(of, layout.sorts[within] ?? WHOLE),
  }));
}

/**
 * How the cards are shared out at a glance, in the words of the groups: for each way the sorts that there are, each with
 * its share of the whole in percent.
 * @param {Counts} cards
 * @param {Map<string, Card>} known
 * @param {Pick<Groups, "glance"|"sorts">} layout
 */
export function shares(cards, known, layout) {
  const rows = rowsOf(cards, known);
  const whole = size(rows);
  return layout.glance
    .map((by) => ({
      by,
      sorts: parted(rows, layout.sorts[by]).map((sort) => ({ ...sort, percent: (100 * sort.size) / whole })),
    }))
    .filter(({ sorts }) => sorts.length > 0);
}

/**
 * How many champions have which offense, by cost; the last number stands for itself and more. Nothing without champions.
 * One whose offense depends on the game has no place.
 * @param {Counts} cards
 * @param {Map<string, Card>} known
 * @param {Pick<Groups, "largest">} layout
 */
export function curve(cards, known, layout) {
  const champions = rowsOf(cards, known).filter(({ card }) => card.kind === "champion" && card.offense !== null);
  if (!champions.length) return [];
  return Array.from({ length: layout.largest + 1 }, (_, offense) => {
    const of = champions.filter(({ card }) => Math.min(card.offense ?? 0, layout.largest) === offense);
    const free = size(of.filter(({ card }) => card.free));
    return { label: `${offense}${offense === layout.largest ? "+" : ""}`, ones: size(of) - free, free };
  });
}

/** How many cards have these traits. @param {Counts[]} boards @param {Map<string, Card>} known @param {Sort["where"]} where */
export function counted(boards, known, where) {
  return boards.reduce((sum, cards) => sum + size(rowsOf(cards, known).filter(({ card }) => has(card, where))), 0);
}

/** How many cards. @param {Counts} cards */
export function total(cards) {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/**
 * Free cards and others of each alignment that has any, and how many of the latter the former need in formats that
 * ask for any.
 *
 * @param {Counts} cards
 * @param {Map<string, Card>} known
 * @param {Pick<import("./types.js").Layout, "alignments"|"per_free">} layout
 */
export function ratios(cards, known, { alignments, per_free }) {
  return alignments
    .map((alignment) => {
      const of = rowsOf(cards, known).filter(({ card }) => card.alignments.includes(alignment));
      const free = size(of.filter(({ card }) => card.free));
      return { alignment, free, paid: size(of) - free, needs: free * per_free };
    })
    .filter(({ free, paid }) => free + paid > 0);
}
