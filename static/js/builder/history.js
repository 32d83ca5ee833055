/**
 * What was done to a deck since the page was opened, as a list of edits of which each can be taken back. Pure functions.
 *
 * @typedef {import("./types.js").Deck} Deck
 * @typedef {{says: string, counts: [string, number, number][], deity: [string, string]|null}} Edit
 *   the cards whose counts changed, before and after, and the deity if it changed
 * @typedef {{deck: Deck, edits: Edit[], done: number}} Sitting the first `done` of the edits are in the deck
 */

/** @typedef {import("./types.js").Counts} Counts */

/** @param {Deck} deck @returns {Sitting} */
export function begin(deck) {
  return { deck, edits: [], done: 0 };
}

/** Whether two decks are the same. @param {Deck} one @param {Deck} other */
export function same(one, other) {
  return one.deity === other.deity && changes(one.cards, other.cards).length === 0;
}

/**
 * The cards whose counts differ, with both counts. @returns {[string, number, number][]}
 * @param {Counts} before
 * @param {Counts} after
 */
export function changes(before, after) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => (before[name] ?? 0) !== (after[name] ?? 0))
    .map((name) => [name, before[name] ?? 0, after[name] ?? 0]);
}

/** The deck with these counts; a count of 0 takes the card out. @param {Deck} deck @param {Counts} counts @returns {Deck} */
export function withCounts(deck, counts) {
  const cards = { ...deck.cards };
  for (const [name, count] of Object.entries(counts)) {
    if (count > 0) cards[name] = count;
    else delete cards[name];
  }
  return { ...deck, cards };
}

/**
 * Go on with another deck. What was taken back before cannot be done again. @returns {Sitting}
 * @param {Sitting} sitting
 * @param {Deck} deck
 * @param {string} says
 */
export function act(sitting, deck, says) {
  if (same(sitting.deck, deck)) return sitting;
  const counts = changes(sitting.deck.cards, deck.cards);
  /** @type {Edit["deity"]} */
  const deity = sitting.deck.deity === deck.deity ? null : [sitting.deck.deity, deck.deity];
  const edits = [...sitting.edits.slice(0, sitting.done), { says, counts, deity }];
  return { deck, edits, done: edits.length };
}

/** @returns {Edit|null} what `undo` would take back @param {Sitting} sitting */
export function last(sitting) {
  return sitting.edits[sitting.done - 1] ?? null;
}

/** @returns {Edit|null} what `redo` would do again @param {Sitting} sitting */
export function next(sitting) {
  return sitting.edits[sitting.done] ?? null;
}

/** @returns {Sitting} @param {Sitting} sitting */
export function undo(sitting) {
  const edit = last(sitting);
  if (!edit) return sitting;
  const deck = withCounts(sitting.deck, Object.fromEntries(edit.counts.map(([name, before]) => [name, before])));
  return { ...sitting, deck: edit.deity ? { ...deck, deity: edit.deity[0] } : deck, done: sitting.done - 1 };
}

/** @returns {Sitting} @param {Sitting} sitting */
export function redo(sitting) {
  const edit = next(sitting);
  if (!edit) return sitting;
  const deck = withCounts(sitting.deck, Object.fromEntries(edit.counts.map(([name, , after]) => [name, after])));
  return { ...sitting, deck: edit.deity ? { ...deck, deity: edit.deity[1] } : deck, done: sitting.done + 1 };
}
