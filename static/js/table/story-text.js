/** The story as text: cut at turns, searched, and in plain words. */
import { inWords } from "./symbols.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {{turn: number, heading: string, entries: Entry[]}} Turn */

/** A line in plain words, without the brackets around its cards. @param {string} text */
export function plain(text) {
  return inWords(text.replace(/\[\[|\]\]/g, ""));
}

/** The log cut at turns; the entry that opens a turn is its heading. @param {Entry[]} log */
export function byTurn(log) {
  /** @type {Turn[]} */
  const turns = [];
  for (const entry of log) {
    const { turn } = entry;
    if (turns.at(-1)?.turn !== turn)
      turns.push({ turn, heading: turn ? `Turn ${turn}` : "Before the first turn", entries: [] });
    const now = turns[turns.length - 1];
    if (entry.kind === "turn") now.heading = entry.text.replace(/\.$/, "");
    else now.entries.push(entry);
  }
  return turns;
}

/** The lines that hold all words of a search, in upper or lower case; turns without one are left out. @param {Turn[]} turns @param {string} search */
export function found(turns, search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  /** @param {Entry} entry */
  const holds = ({ text }) => words.every((word) => plain(text).toLowerCase().includes(word));
  return turns
    .map((turn) => ({ ...turn, entries: turn.entries.filter(holds) }))
    .filter(({ entries }) => words.length === 0 || entries.length > 0);
}

/** All of it to be copied: a heading for each turn, its lines below. @param {Turn[]} turns */
export function asText(turns) {
  return turns
    .map(({ heading, entries }) => [heading, ...entries.map(({ text }) => `  ${plain(text)}`)].join("\n"))
    .join("\n\n");
}
