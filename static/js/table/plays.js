/** Who played what, and what came of it: read from the story. */

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {{n: number, turn: number, seat: number, card: string, lines: Entry[], refs: string[]}} Play a card that was played or whose power was used; `n` is the number of its entry, `lines` tell what it did, and `refs` to whom */

const BEGINS = new Set(["play", "power"]);

/** What comes after these did not come of the card that was played before. */
const ENDS = new Set([
  "turn",
  "step",
  "attack",
  "block",
  "unblocked",
  "battle_over",
  "end_offer",
  "end",
  "over",
  "take_back",
  "rules",
]);

/** The cards that were played and the powers that were used, in their order. @param {Entry[]} log */
export function playsOf(log) {
  /** @type {Play[]} */
  const plays = [];
  /** @type {Play|null} */
  let now = null;
  for (const entry of log) {
    const { n, turn, kind, seat, text, refs } = entry;
    const card = text.match(/\[\[(.*?)\]\]/)?.[1];
    if (BEGINS.has(kind) && seat !== null && card) {
      now = { n, turn, seat, card, lines: kind === "power" ? [entry] : [], refs: [] };
      plays.push(now);
    } else if (ENDS.has(kind)) {
      now = null;
    } else if (now) {
      now.lines.push(entry);
      if (kind !== "trigger") now.refs.push(...refs.filter((ref) => !now?.refs.includes(ref))); // that one names who has it
    }
  }
  return plays;
}
