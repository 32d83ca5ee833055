/** Keys of a replay: arrows step, [ and ] go by turn, Home and End, Space plays and pauses, N opens the notes. */
import { closeDrop, closeDropsByClicks } from "../table/drops.js";
import { nextTurn, turnBefore } from "./moments.js";

/** @typedef {import("./replay.js").Replay} Replay */

/** Where keys mean what they always mean. */
const OWN_KEYS = "input, textarea, select, button, a, dialog, summary, .story-list";

/** @type {Object<string, (replay: Replay) => void>} */
const KEYS = {
  ArrowLeft: (replay) => replay.jump(replay.step - 1),
  ArrowRight: (replay) => replay.jump(replay.step + 1),
  Home: (replay) => replay.jump(0),
  End: (replay) => replay.jump(replay.last),
  "[": (replay) => replay.jump(turnBefore(replay.game.steps, replay.step)),
  "]": (replay) => replay.jump(nextTurn(replay.game.steps, replay.step)),
  " ": (replay) => replay.toggle(),
  n: (replay) => replay.notes?.open(replay.moment),
};

/** Keys that a focused button or link does not need itself. */
const ANYWHERE = ["ArrowLeft", "ArrowRight", "[", "]", "Home", "End", "n"];

/** Escape closes what lies over the table: a panel of the header, or the story on a phone. @param {Replay} replay */
function closeEscaped({ table }) {
  if (closeDrop()) return true;
  if (!table.ui.story) return false;
  table.update({ story: false });
  return true;
}

/** @param {Replay} replay @param {HTMLElement} root */
export function listen(replay, root) {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key === "Escape" && !root.querySelector("dialog[open]") && closeEscaped(replay)) return event.preventDefault();
    const act = Object.hasOwn(KEYS, key) ? KEYS[key] : null;
    if (!act || event.altKey || event.ctrlKey || event.metaKey || root.querySelector("dialog[open]")) return;
    const own = target instanceof Element ? target.closest(OWN_KEYS) : null;
    if (own && !(own.matches("button, a, summary") && ANYWHERE.includes(key))) return;
    event.preventDefault();
    act(replay);
  });
  closeDropsByClicks();
}
