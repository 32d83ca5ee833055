/**
 * What could not be saved yet, kept in this browser until it is: a page that ends without a connection loses nothing.
 *
 * @typedef {import("./types.js").Deck} Deck
 * @typedef {{tab: string, base: number, deck: Deck, sent: Deck[]}} Kept `base`: the revision that it was made from;
 *   `sent`: what was sent without an answer
 */

/** What was kept before decks had maybeboards is a deck without one. @param {Deck} deck @returns {Deck} */
function whole(deck) {
  return { ...deck, maybeboard: deck.maybeboard ?? {} };
}

/** @param {string} slug */
export function draftOf(slug) {
  const key = `fourfold-draft-${slug}`;
  const tab = Math.random().toString(36).slice(2);
  return {
    /** @returns {Kept|null} */
    read() {
      try {
        const kept = JSON.parse(localStorage.getItem(key) ?? "null");
        return kept && { ...kept, deck: whole(kept.deck), sent: kept.sent.map(whole) };
      } catch {
        return null;
      }
    },
    /** @param {number} base @param {Deck} deck @param {Deck[]} sent */
    keep(base, deck, sent) {
      try {
        localStorage.setItem(key, JSON.stringify({ tab, base, deck, sent }));
      } catch {
        return; // full or forbidden: the page itself still holds it
      }
    },
    /** Drop what this page kept; what another page keeps stays. */
    drop() {
      if (this.read()?.tab === tab) localStorage.removeItem(key);
    },
    /** Drop it whoever kept it. */
    settle() {
      try {
        localStorage.removeItem(key);
      } catch {
        return; // forbidden: nothing was kept either
      }
    },
  };
}
