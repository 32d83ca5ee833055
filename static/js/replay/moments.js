/** Where in a replay a step is: pure functions of its steps. */

/** @typedef {import("../table/types.js").View} View */
/** @typedef {{seat: number, ideas: {text: string, chance: number, games: number}[], options: number, stopped: boolean}} Thought the first idea was chosen */
/** @typedef {{view: View, events: number, thought: Thought|null, chance: number|null}} Step `events`: how many there have been by then; `thought`: of a bot about the next choice; `chance`: of winning, where a turn begins */

/** The nearest step that there is. @param {Step[]} steps @param {number} wanted */
export function within(steps, wanted) {
  return Math.min(Math.max(Number.isFinite(wanted) ? Math.trunc(wanted) : 0, 0), steps.length - 1);
}

/** The step at which an event had just been told. @param {Step[]} steps @param {number} event */
export function stepOf(steps, event) {
  const found = steps.findIndex(({ events }) => events > event);
  return found < 0 ? steps.length - 1 : found;
}

/** The step at which the next turn begins; the last step when there is none. @param {Step[]} steps @param {number} at */
export function nextTurn(steps, at) {
  const found = steps.findIndex(({ view }, number) => number > at && view.turn > steps[at].view.turn);
  return found < 0 ? steps.length - 1 : found;
}

/** The step at which this turn began, or the one before it when it begins here. @param {Step[]} steps @param {number} at */
export function turnBefore(steps, at) {
  if (at === 0) return 0;
  const { turn } = steps[at - 1].view;
  return steps.findIndex(({ view }) => view.turn === turn);
}
