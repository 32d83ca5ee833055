/**
 * Who plays together. Teams alternate around the table; each is called by a letter, the team of whoever reads "your team".
 * Pure functions of the view; without teams everybody is alone.
 */

/** @typedef {import("./types.js").View} View */

/** Which team a seat belongs to, from 0; -1 without teams. @param {View} view @param {number} seat */
export function teamOf({ seating }, seat) {
  return seating?.teams?.findIndex((team) => team.includes(seat)) ?? -1;
}

/** Whether two seats are the same, or teammates. @param {View} view @param {number|null} one @param {number|null} other */
export function areTogether(view, one, other) {
  if (one === null || other === null) return false;
  return one === other || (teamOf(view, one) >= 0 && teamOf(view, one) === teamOf(view, other));
}

/** The letter of a seat's team; "" without teams. @param {View} view @param {number} seat */
export function letterOf(view, seat) {
  return ["A", "B", "C", "D"][teamOf(view, seat)] ?? "";
}

/** What a seat's team is called; "" without teams. @param {View} view @param {number} seat @param {boolean} plays who reads plays the seat of the view */
export function teamName(view, seat, plays) {
  const letter = letterOf(view, seat);
  if (!letter) return "";
  return plays && areTogether(view, seat, view.seat) ? "Your team" : `Team ${letter}`;
}

/** Names in a sentence: "Ann, Ben and Cyd". @param {string[]} names */
export function joined(names) {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}` : (names[0] ?? "");
}

/** The seats that have won: one, or those of a team. @param {View} view */
export function winnersOf(view) {
  const winner = view.result?.winner ?? null;
  if (winner === null) return [];
  return view.seating?.teams?.find((team) => team.includes(winner)) ?? [winner];
}

/** Who of a side of the battle fights, by their champions; the one whose turn it is or who is attacked where nobody does.
 * @param {View} view @param {"attackers"|"blockers"} side */
export function fighters({ battle, champions, active }, side) {
  const fighting = champions.filter(({ id }) => battle?.[side].includes(id)).map(({ controller }) => controller);
  if (fighting.length > 0) return [...new Set(fighting)];
  const alone = side === "attackers" ? active : (battle?.defender ?? null);
  return alone === null ? [] : [alone];
}
