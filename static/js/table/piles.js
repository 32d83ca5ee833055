/**
 * Tokens that nobody can tell apart lie on one pile once a side has many of them. What is selected of a pile leaves it for
 * a pile of its own, since it looks different then.
 */

/** @typedef {import("./table.js").Table} Table */
import { textOf } from "./choices.js";

const MANY = 12;

/** @typedef {import("./types.js").Champion} Champion */

/**
 * `top` lends the pile its id and stays as long as it can; `next` is the one that a press takes.
 * @typedef {{top: Champion, next: Champion, count: number}} Pile
 */

/** @param {Champion} champion @param {ReturnType<import("./table.js").Table["stateOf"]>} state @param {string} [fate] */
function appearance({ id, ...seen }, { choosable, selected, number, offers }, fate) {
  return JSON.stringify([seen, choosable, selected, number, offers.map(textOf), fate]);
}

/** @param {Table} table @param {Champion[]} champions of one side @returns {Pile[]} */
export function piles(table, champions) {
  if (champions.length <= MANY) return champions.map((champion) => ({ top: champion, next: champion, count: 1 }));
  const found = new Map();
  for (const champion of champions) {
    const state = table.stateOf(champion.id);
    const key = appearance(champion, state, table.forecasts.fateOf(champion.id));
    const pile = found.get(key);
    if (!pile) found.set(key, { top: champion, next: champion, count: 1 });
    else Object.assign(pile, { count: pile.count + 1, [state.selected ? "top" : "next"]: champion });
  }
  return [...found.values()];
}
