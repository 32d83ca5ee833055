/**
 * The shapes that the page of a draft works with: what the socket says (docs/pods.md) and what its modules hand to each
 * other. No code.
 *
 * @typedef {import("../builder/types.js").Card} Card
 *
 * @typedef {Object} Body
 * @property {"gathering"|"running"|"paused"|"over"|"closed"} status
 * @property {boolean} host of the one who looks
 * @property {number|null} seat of the one who looks
 * @property {Seat[]} seats
 * @property {{absence: string, ranking: string[]|null, made: Made[]}|null} mine
 * @property {View|null} view
 *
 * @typedef {{number: number, by: "bot"|"clock", ranked: boolean, card: string|null}} Made a choice that its player did not make
 *
 * @typedef {Object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {"person"|"bot"|"free"} kind
 * @property {boolean} away
 * @property {number|null} deadline milliseconds since 1970
 * @property {number|null} left seconds, while paused
 *
 * @typedef {Object} View
 * @property {number} round
 * @property {"left"|"right"|null} direction
 * @property {Question|null} question
 * @property {{seat: number, asked: boolean, choices: number, picked: number, packs: number, pool: string[]|null, pack: string[]|null}[]} seats
 *
 * @typedef {{kind: "pick"|"review"|"list", pack: number, pick: number, take: number, options: number[], cards: string[]}} Question
 *
 * @typedef {Object} Plan what the setup means
 * @property {string} format
 * @property {string[]} sentences
 * @property {"dealt"|"listed"|"passed"} shape
 * @property {boolean} alternate one pack for all, face up
 * @property {number[]} takes how many cards each player in turn takes of a pack
 * @property {{size: string, least: number, most: number|null}} deck
 *
 * @typedef {{seat: number, cards: string[], options: number[]|null}} Shown a pack, and its options for whoever is asked
 */

export {};
