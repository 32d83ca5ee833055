/** Which positions are still to be shown, and how soon: pure functions. */

/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("../table/types.js").Pace} Pace */

/** Milliseconds from one position to the next. @type {Record<Pace, number>} */
const PACES = { slow: 3000, normal: 1600, quick: 600, instant: 0 };
const MANY = 12; // beyond so many that wait, they follow each other more quickly

/** What waits when these came: nothing that was shown or waits already. @param {Step[]} waiting @param {number} shown the position that is shown @param {Step[]} came */
export function withNew(waiting, shown, came) {
  const last = waiting.at(-1)?.at ?? shown;
  return [...waiting, ...came.filter(({ at, log }) => at > last || (at === last && log.length > 0))];
}

/** Milliseconds until the next of so many is shown. @param {Pace} pace @param {number} waiting */
export function pause(pace, waiting) {
  return PACES[pace] / (1 + Math.floor(waiting / MANY));
}

/** All that waits as one: the last position with everything that was told. @param {Step[]} waiting @returns {Step|undefined} */
export function asOne(waiting) {
  const last = waiting.at(-1);
  return last && { ...last, log: waiting.flatMap(({ log }) => log) };
}
