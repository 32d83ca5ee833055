/** Card facts by name, and the words by which screen readers and tooltips know a thing. */
import { inWords, signsInWords } from "./symbols.js";

/** @typedef {import("./types.js").Champion} Champion */

/** @typedef {import("./types.js").CardFacts} CardFacts */

/** Facts of a card that the catalogue does not know: it still has a name and a face. @param {string} name @returns {CardFacts} */
function unknown(name) {
  return {
    name,
    alignments: ["sage"],
    kind: "champion",
    rank: null,
    token: false,
    cost: 0,
    classes: [],
    offense: null,
    defense: null,
    gem: null,
    text: "",
    discard_text: "",
    printings: [],
    reminders: [],
    charge: "scroll",
    frame: { contour: "round", rim: 0 },
  };
}

export class Catalogue {
  /** @param {Object<string, CardFacts>} cards what `/cards.json` holds */
  constructor(cards) {
    this.cards = cards;
  }

  /** @param {string} name @returns {CardFacts} */
  of(name) {
    return this.cards[name] ?? unknown(name);
  }
}

const LONG_WORD = /[^ -]{10,}/; // lines break at spaces and hyphens
const LONG_NAME = 21;

/** Whether a word of a name is so long that it needs smaller type to stay in one piece on a small card. @param {string} name */
export function hasLongWord(name) {
  return LONG_WORD.test(name);
}

/** The same of a whole name on a piece. @param {string} name */
export function isLong(name) {
  return name.length > LONG_NAME || hasLongWord(name);
}

/**
 * "Evil human mage champion", "Wild god".
 * @param {Pick<CardFacts, "alignments"|"classes"|"kind"> & {rank?: string|null, token?: boolean, type_line?: string}} facts
 * @param {string[]} [alignments]
 */
export function typeLine(facts, alignments = facts.alignments) {
  if (facts.type_line) return facts.type_line;
  const words = [
    alignments.join(" and "),
    facts.classes.join(" "),
    facts.token ? "token" : "",
    facts.rank ?? facts.kind,
  ]
    .filter(Boolean)
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {CardFacts} facts */
function costInWords(facts) {
  if (facts.signs) return signsInWords(facts.signs);
  return facts.token || facts.kind === "deity" ? "" : `costs ${facts.cost}`;
}

/** Everything on a card's face in words. @param {CardFacts} facts */
export function cardInWords(facts) {
  const lines = [
    [facts.name, typeLine(facts), costInWords(facts)].filter(Boolean).join(", "),
    facts.kind === "champion" ? `${facts.offense ?? "X"} offense, ${facts.defense ?? "X"} defense` : "",
    ...inWords(facts.text).split("\n"),
    facts.discard_text ? "From the discard pile" : "",
    ...inWords(facts.discard_text).split("\n"),
  ];
  return lines
    .filter(Boolean)
    .map((line) => (/[.!?)]$/.test(line) ? line : `${line}.`))
    .join(" ");
}

/** What a champion in play is and has just now, in words. @param {Champion} champion */
export function conditions(champion) {
  return [
    champion.attacking && "attacking",
    champion.blocking && "blocking",
    champion.expended && "expended",
    champion.flipped && "flipped",
    champion.deploying && "deploying",
    champion.damage > 0 && `${champion.damage} damage`,
    champion.face_down && "face down",
    champion.stays_unprepared && "stays unprepared",
    (champion.damage_ward ?? 0) > 0 && `damage ward ${champion.damage_ward}`,
    ...(champion.counted ??
      (champion.counters > 0 ? [`${champion.counters} ${champion.counters === 1 ? "counter" : "counters"}`] : [])),
    (champion.under ?? []).length > 0 && `on ${champion.under?.map(({ card }) => card).join(", ")}`,
  ].filter(Boolean);
}

/** @param {Champion} champion */
export function championInWords(champion) {
  const words = [
    champion.card,
    champion.has_numbers === false ? (champion.kind ?? "") : `${champion.offense} offense, ${champion.defense} defense`,
    ...conditions(champion),
    champion.lost_abilities && "without its powers and abilities this turn",
    ...champion.keywords,
    ...champion.abilities.map(inWords),
  ];
  return `${words.filter(Boolean).join(", ")}.`;
}
