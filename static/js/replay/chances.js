/** The chance of winning over a game: known where a turn begins and where the game is over. */

/** @typedef {{step: number, turn: number, chance: number}} Point `chance`: from 0 to 1 */

/** The steps whose chance is known. @param {{chance: number|null, view: {turn: number}}[]} steps @returns {Point[]} */
export function pointsOf(steps) {
  return steps.flatMap(({ chance, view }, step) => (chance === null ? [] : [{ step, turn: view.turn, chance }]));
}

/** What is known at a step: the last point that is not after it. @param {Point[]} points @param {number} step */
export function pointAt(points, step) {
  return points.findLast((point) => point.step <= step);
}

/** @param {number} chance from 0 to 1 */
export function percent(chance) {
  return `${Math.round(100 * chance)}%`;
}
