/**
 * What was done to a deck since the page was opened, as a list of edits of which each can be taken back. Pure functions.
 *
 * @typedef {import("./types.js").Deck} Deck
 * @typedef {{description: string, counts: [string, number, number][], deity: [string, string]|null}} Edit
 *   the cards whose counts changed, before and after, and the deity if it changed
 * @typedef {{deck: Deck, edits: Edit[], done: number}} Session the first `done` of the edits are in the deck
 */

/** @typedef {import("./types.js").Counts} Counts */

/** @param {Deck} deck @returns {Session} */
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
 * Go on with another deck. What was taken back before cannot be done again. @returns {Session}
 * @param {Session} session
 * @param {Deck} deck
 * @param {string} description
 */
export function act(session, deck, description) {
  if (same(session.deck, deck)) return session;
  const counts = changes(session.deck.cards, deck.cards);
  /** @type {Edit["deity"]} */
  const deity = session.deck.deity === deck.deity ? null : [session.deck.deity, deck.deity];
  const edits = [...session.edits.slice(0, session.done), { description, counts, deity }];
  return { deck, edits, done: edits.length };
}

/** @returns {Edit|null} what `undo` would take back @param {Session} session */
export function last(session) {
  return session.edits[session.done - 1] ?? null;
}

/** @returns {Edit|null} what `redo` would do again @param {Session} session */
export function next(session) {
  return session.edits[session.done] ?? null;
}

/** @returns {Session} @param {Session} session */
export function undo(session) {
  const edit = last(session);
  if (!edit) return session;
  const deck = withCounts(session.deck, Object.fromEntries(edit.counts.map(([name, before]) => [name, before])));
  return { ...session, deck: edit.deity ? { ...deck, deity: edit.deity[0] } : deck, done: session.done - 1 };
}

/** @returns {Session} @param {Session} session */
export function redo(session) {
  const edit = next(session);
  if (!edit) return session;
  const deck = withCounts(session.deck, Object.fromEntries(edit.counts.map(([name, , after]) => [name, after])));
  return { ...session, deck: edit.deity ? { ...deck, deity: edit.deity[1] } : deck, done: session.done + 1 };
}
