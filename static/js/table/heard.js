/** What a player hears of what happened. */
import { areTogether, winnersOf } from "./teams.js";

/** @typedef {import("./types.js").TableFrame} TableFrame */

/** Names of sounds by kinds of entries, the more important ones first. */
const HEARD = /** @type {const} */ ({
  break: "break",
  hurt: "damage",
  damage: "damage",
  play: "play",
  power: "play",
  attack: "attack",
  block: "block",
  heal: "heal",
  draw: "draw",
});
const MOST = 2;

/** At most two sounds for what came with a frame; the end of the game and our turn go before all. @param {TableFrame} old @param {TableFrame} now */
export function soundsOf(old, now) {
  const { result, active, seat } = now.view;
  if (result && !old.view.result) return [winnersOf(now.view).includes(seat) ? "won" : "lost"];
  const kinds = new Set(now.log.map(({ kind }) => kind));
  /** @type {string[]} */
  const heard = Object.entries(HEARD).flatMap(([kind, sound]) => (kinds.has(kind) ? [sound] : []));
  if (areTogether(now.view, active, seat) && active !== old.view.active) heard.unshift("turn");
  return [...new Set(heard)].slice(0, MOST);
}
