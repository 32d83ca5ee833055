/**
 * Whom of several opponents the page shows large, and what is said of each at a glance. Pure functions of the view: who
 * may attack and reach whom stands there.
 */

import { areTogether, fighters } from "./teams.js";
import { words } from "./terms.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {{sign: "attack"|"block"|"out"|"far"|"near"|"", words: string}} Note what is said of a player; `sign` says how it is marked */

/** Other players whose champions or selves we are asked to choose among. @param {View} view @param {Iterable<string>} refs */
function offered(view, refs) {
  const wanted = new Set(refs);
  const owners = view.champions.filter(({ id }) => wanted.has(id)).map(({ controller }) => controller);
  return [...new Set(owners)].filter((seat) => seat !== view.seat);
}

/**
 * The opponent that is shown large while nobody is held: who has what we choose among, who fights us or fights at all,
 * who acts, and otherwise the one who was shown before, or the next to the left.
 * @param {View} view @param {number[]} others clockwise from the left @param {number|null} before @param {Iterable<string>} refs what can be chosen
 */
export function followed(view, others, before, refs) {
  const { battle, active, initiative, resolving, seat: me } = view;
  const among = offered(view, refs);
  if (among.length > 0) return before !== null && among.includes(before) ? before : among[0];
  if (battle && !areTogether(view, active, me)) return fighters(view, "attackers")[0];
  if (battle && battle.defender !== null && battle.defender !== me) return battle.defender;
  if (resolving && resolving.controller !== me) return resolving.controller;
  const acts = view.seating?.teams?.length ? (initiative ?? active) : active;
  if (acts !== me) return acts;
  const playing = others.filter((seat) => view.seating?.playing.includes(seat));
  const against = playing.filter((seat) => !areTogether(view, seat, me));
  return before !== null && playing.includes(before) ? before : (against[0] ?? playing[0] ?? others[0]);
}

/**
 * What is to be seen of a player at a glance.
 * @param {View} view @param {number} seat @param {boolean} plays who reads plays the seat of the view, and is in the game
 * @param {(seat: number) => string} nameOf inside a sentence
 * @returns {Note}
 */
export function noteOn(view, seat, plays, nameOf) {
  const { battle, seating, seat: me } = view;
  const gone = seating?.out.find((one) => one.seat === seat);
  if (gone) return { sign: "out", words: gone.why === "health" ? `Out: 0 ${words().life.name}` : "Out: gave up" };
  const attacking = battle ? fighters(view, "attackers") : [];
  if (attacking.includes(seat))
    return {
      sign: "attack",
      words: battle?.defender === null ? "Attacks" : `Attacks ${nameOf(battle?.defender ?? seat)}`,
    };
  if (battle && battle.defender === seat) return { sign: "block", words: `Attacked by ${nameOf(attacking[0])}` };
  if (battle && battle.defender !== null && areTogether(view, battle.defender, seat))
    return { sign: "block", words: "Their team is attacked" };
  if (!seating || !plays) return { sign: "", words: "" };
  if (areTogether(view, seat, me)) return { sign: "", words: "Your teammate" };
  if (!seating.format.startsWith("hunter")) return { sign: "", words: "" };
  if (!seating.reach[me].includes(seat)) return { sign: "far", words: "Out of reach" };
  const hunted = seating.attackable[me].includes(seat);
  const hunts = seating.attackable[seat].includes(me);
  if (hunted && hunts) return { sign: "near", words: "You hunt each other" };
  return { sign: "near", words: hunted ? "You hunt them" : hunts ? "Hunts you" : "" };
}
