/**
 * What was done to a deck since the page was opened, as a list of edits of which each can be taken back. Pure functions.
 *
 * @typedef {import("./types.js").Deck} Deck
 * @typedef {import("./types.js").Board} Board
 * @typedef {[string, number, number][]} Changes cards whose counts changed, before and after
 * @typedef {{description: string, cards: Changes, sideboard: Changes, maybeboard: Changes, deity: [string, string]|null}} Edit
 *   what changed in the deck and beside it, and the deity if it changed
 * @typedef {{deck: Deck, edits: Edit[], done: number}} Session the first `done` of the edits are in the deck
 */

/** @typedef {import("./types.js").Counts} Counts */

/** @type {Board[]} */
const BOARDS = ["cards", "sideboard", "maybeboard"];

/** @param {Deck} deck @returns {Session} */
export function begin(deck) {
  return { deck, edits: [], done: 0 };
}

/** Whether two decks are the same. @param {Deck} one @param {Deck} other */
export function same(one, other) {
  if (one.deity !== other.deity) return false;
  return BOARDS.every((board) => changes(one[board] ?? {}, other[board] ?? {}).length === 0);
}

/**
 * The cards whose counts differ, with both counts. @returns {Changes}
 * @param {Counts} before
 * @param {Counts} after
 */
export function changes(before, after) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => (before[name] ?? 0) !== (after[name] ?? 0))
    .map((name) => [name, before[name] ?? 0, after[name] ?? 0]);
}

/**
 * The deck with these counts; a count of 0 takes the card out. @returns {Deck}
 * @param {Deck} deck
 * @param {Counts} counts
 * @param {Board} [board]
 */
export function withCounts(deck, counts, board = "cards") {
  const cards = { ...deck[board] };
  for (const [name, count] of Object.entries(counts)) {
    if (count > 0) cards[name] = count;
    else delete cards[name];
  }
  return { ...deck, [board]: cards };
}

/**
 * Go on with another deck. What was taken back before cannot be done again. @returns {Session}
 * @param {Session} session
 * @param {Deck} deck
 * @param {string} description
 */
export function act(session, deck, description) {
  if (same(session.deck, deck)) return session;
  const cards = changes(session.deck.cards, deck.cards);
  const sideboard = changes(session.deck.sideboard ?? {}, deck.sideboard ?? {});
  const maybeboard = changes(session.deck.maybeboard, deck.maybeboard);
  /** @type {Edit["deity"]} */
  const deity = session.deck.deity === deck.deity ? null : [session.deck.deity ?? "", deck.deity ?? ""];
  const edits = [...session.edits.slice(0, session.done), { description, cards, sideboard, maybeboard, deity }];
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

/**
 * The deck with one of the two counts of each change.
 * @param {Deck} deck
 * @param {Edit} edit
 * @param {(change: [string, number, number]) => [string, number]} which
 */
function moved(deck, edit, which) {
  return BOARDS.filter((board) => edit[board].length).reduce(
    (now, board) => withCounts(now, Object.fromEntries(edit[board].map(which)), board),
    deck,
  );
}

/** @returns {Session} @param {Session} session */
export function undo(session) {
  const edit = last(session);
  if (!edit) return session;
  const deck = moved(session.deck, edit, ([name, before]) => [name, before]);
  return { ...session, deck: edit.deity ? { ...deck, deity: edit.deity[0] } : deck, done: session.done - 1 };
}

/** @returns {Session} @param {Session} session */
export function redo(session) {
  const edit = next(session);
  if (!edit) return session;
  const deck = moved(session.deck, edit, ([name, , after]) => [name, after]);
  return { ...session, deck: edit.deity ? { ...deck, deity: edit.deity[1] } : deck, done: session.done + 1 };
}
