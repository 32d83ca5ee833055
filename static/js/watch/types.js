/**
 * The shapes that cross the borders of a spectator's page: docs/table-protocol.md. This file has no code.
 *
 * @typedef {(Omit<import("../table/types.js").View, "seat"> | Omit<import("../table/types.js").SentView, "seat">) & {seat: null}} View a game as one who has no seat sees it
 *
 * @typedef {Object} Step a position to be shown, with what was told since the one before
 * @property {number} at
 * @property {View} view
 * @property {import("../table/types.js").Entry[]} log
 *
 * @typedef {Object} Live what is told beside the steps
 * @property {number} game which one it is of those at this address
 * @property {string[]} names by seat
 * @property {""|"public"|"all"} sees
 * @property {number} behind how many turns later everything is shown
 * @property {number} count how many watch
 * @property {string} waiting why there is nothing to see; "" when there is something
 * @property {import("../table/types.js").ClockPayload|null} clock
 * @property {number[]} away seats of players who have no page open
 * @property {""|"bot"|"concede"} absence what happens to who stays away: the game waits, a bot plays, or they give up
 * @property {boolean} over
 * @property {boolean} follows another game may follow
 * @property {string|null} replay the whole game, when it is over and everything was shown
 *
 * @typedef {Live & {steps: Step[]}} WatchFrame
 * @typedef {{game: number, count: number}} NextFrame another game has begun
 * @typedef {WatchFrame|NextFrame|import("../live/connection.js").Refusal} Payload
 */

export {};
