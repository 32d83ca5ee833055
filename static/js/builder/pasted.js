/**
 * What becomes of a list that is pasted: the deck with it, or why it cannot be taken as it is. Pure functions.
 *
 * @typedef {import("./types.js").Deck} Deck
 * @typedef {import("./types.js").Limits} Limits
 * @typedef {import("./types.js").ReadList} ReadList
 * @typedef {import("./pool.js").Pool} Pool
 */
import { numberOf } from "../counting.js";
import { total } from "./groups.js";
import { withCounts } from "./history.js";
import { excess } from "./limits.js";

/** @param {import("./types.js").Counts} there @param {import("./types.js").Counts} more */
function sum(there, more) {
  return Object.fromEntries(Object.entries(more).map(([name, count]) => [name, (there[name] ?? 0) + count]));
}

/** Counts together. @param {(import("./types.js").Counts | undefined)[]} counts */
function merged(...counts) {
  /** @type {import("./types.js").Counts} */
  const all = {};
  for (const [name, count] of counts.flatMap((one = {}) => Object.entries(one))) all[name] = (all[name] ?? 0) + count;
  return all;
}

/** The deck with the cards of a list; its deity counts if it names one. @param {Deck} deck @param {ReadList} read */
export function together(deck, read) {
  const cards = withCounts(deck, sum(deck.cards, read.cards));
  const side = read.sideboard_cards;
  const more = side ? withCounts(cards, sum(deck.sideboard ?? {}, side), "sideboard") : cards;
  const joined = withCounts(more, sum(deck.maybeboard, read.maybeboard), "maybeboard");
  return read.deity ? { ...joined, deity: read.deity } : joined;
}

/** What of a list the pool has. @param {ReadList} read @param {Deck} deck @param {Pool} pool @returns {ReadList} */
export function within(read, deck, pool) {
  const maybeboard = pool.within(read.maybeboard, deck.maybeboard);
  const cards = pool.within(read.cards, merged(deck.cards, deck.sideboard));
  const played = merged(deck.cards, deck.sideboard, cards);
  const side = read.sideboard_cards && { sideboard_cards: pool.within(read.sideboard_cards, played) };
  return { ...read, cards, ...side, maybeboard };
}

/** Whether the list has anything for a deck. @param {ReadList} read */
export function brings({ cards, sideboard_cards = {}, maybeboard, deity }) {
  return total(cards) + total(sideboard_cards) + total(maybeboard) > 0 || Boolean(deity);
}

/** What of a list the pool has not: "2 Kong". @param {ReadList} read @param {Deck} deck @param {Pool|null} pool */
export function beyondPool(read, deck, pool) {
  if (!pool) return [];
  const played = merged(deck.cards, deck.sideboard);
  const side = pool.beyond(read.sideboard_cards ?? {}, merged(played, read.cards));
  return [...pool.beyond(read.cards, played), ...side, ...pool.beyond(read.maybeboard, deck.maybeboard)];
}

/**
 * Why the list cannot be taken as it is, and whether a part of it can.
 * @param {ReadList} read
 * @param {Deck} deck
 * @param {Pool|null} pool
 * @param {Limits} limits
 * @param {string} card the name of one of the game
 */
export function hindrance(read, deck, pool, limits, card) {
  const beyond = beyondPool(read, deck, pool);
  if (beyond.length)
    return { problem: `Your pool does not have that many: ${beyond.join(", ")} too many.`, part: true };
  const after = together(deck, read);
  const side = excess(after.sideboard ?? {}, "sideboard", limits);
  const many = excess(after.cards, "deck", limits) || side || excess(after.maybeboard, "maybeboard", limits);
  if (many) return { problem: `${many} Nothing is added.`, part: false };
  if (!brings(read) && !read.errors.length)
    return { problem: `This list has no cards. Write one card per line, such as “3 ${card}”.`, part: false };
  return { problem: "", part: read.errors.length > 0 };
}

/**
 * What was taken of a list, and what was not, in sentences.
 * @param {ReadList} taken
 * @param {string[]} refused lines and cards that were left out
 */
export function outcome(taken, refused) {
  const { cards, sideboard_cards = {}, deity, sentences } = taken;
  const added = [total(cards) ? numberOf(total(cards), "card") : "", deity && `the deity ${deity}`].filter(Boolean);
  const said = added.length ? [`Added to the deck: ${added.join(" and ")}.`] : ["Nothing is added to the deck."];
  const side = total(sideboard_cards) ? [`Added to the sideboard: ${numberOf(total(sideboard_cards), "card")}.`] : [];
  return [...said, ...side, ...sentences, ...refused.map((one) => `Not added: ${one}.`)];
}
