/**
 * The shapes that the builder works with: what the API answers and what its modules hand to each other. No code.
 *
 * @typedef {Object} Card
 * @property {string} name
 * @property {string} slug
 * @property {"champion"|"event"|"deity"} kind
 * @property {string|null} [rank] of a deity
 * @property {0|1|null} cost
 * @property {string[]} alignments
 * @property {string[]} classes
 * @property {number|null} offense
 * @property {number|null} defense
 * @property {string} text
 * @property {string} discard_text
 * @property {boolean} fast it can be played at any time
 * @property {{small: string, medium: string, large: string}} faces
 *
 * @typedef {{cards: Object<string, number>, deity: string}} Deck what is saved: counts by name, no zeros
 *
 * @typedef {Object} StoredDeck
 * @property {string} slug
 * @property {string} name
 * @property {string} form the key of a format; "house" for rules that are the deck's own
 * @property {Object|null} house
 * @property {number} number of the newest version
 * @property {number} revision
 * @property {Object<string, number>} cards
 * @property {string} deity
 * @property {Object<string, number>|null} pool what it was drafted to be made from
 *
 * @typedef {Object} Format
 * @property {string} key "house:" and its address if the person saved it
 * @property {string} name
 * @property {number} least
 * @property {number|null} most
 * @property {number|null} copies of each card
 * @property {boolean} ratio
 * @property {boolean} pool its decks are made from a pool
 *
 * @typedef {{rule: string, fact: string, advice: string, text: string, cards: string[]}} Violation
 * @typedef {Object} Use a card of which copies are not at hand
 * @property {string} card
 * @property {number} wanted
 * @property {number} owned
 * @property {number} missing copies that are not owned
 * @property {number} occupied copies that are owned, and lie in other built decks
 * @property {{slug: string, name: string, count: number}[]} taken those decks
 * @typedef {{legal: boolean, size: number, violations: Violation[], missing: Use[]|null}} Verdict `missing` is null
 *   without a collection
 * @typedef {{out: string|null, in: string|null, why: string}} Swap
 * @typedef {{swaps: Swap[], exact: boolean}} Repair
 */

export {};
