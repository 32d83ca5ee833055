/**
 * What a deck and its maybeboard may have at most: as the site says, so that nothing is built that cannot be saved.
 *
 * @typedef {import("./types.js").Counts} Counts
 * @typedef {import("./types.js").Limits} Limits
 */
import { numberOf } from "../counting.js";
import { total } from "./groups.js";

/** @type {Record<import("./types.js").Board, string>} */
export const CALLED = { cards: "deck", sideboard: "sideboard", maybeboard: "maybeboard" };

/**
 * How many copies come of a wish for so many, and why there are not more. Fewer are always allowed.
 * @param {{name: string, before: number, wanted: number, size: number, what: string}} wish `size`: cards there are now
 * @param {Limits} limits
 */
export function allowed({ name, before, wanted, size, what }, limits) {
  if (wanted <= before) return { after: Math.max(0, wanted), refusal: "" };
  const room = before + Math.max(0, limits.cards - size);
  const after = Math.max(before, Math.min(wanted, limits.copies, room));
  if (after === wanted) return { after, refusal: "" };
  const copies = `${name}: a ${what} can have at most ${numberOf(limits.copies, "copy", "copies")} of a card.`;
  return { after, refusal: limits.copies <= room ? copies : `A ${what} can have at most ${limits.cards} cards.` };
}

/** Why these cannot be the cards of a deck, or "". @param {Counts} counts @param {string} what @param {Limits} limits */
export function excess(counts, what, limits) {
  const many = Object.entries(counts).find(([, count]) => count > limits.copies);
  if (many) return `The ${what} would have ${many[1]} ${many[0]}; the maximum is ${limits.copies} of a card.`;
  const size = total(counts);
  return size > limits.cards ? `The ${what} would have ${size} cards; the maximum is ${limits.cards}.` : "";
}
