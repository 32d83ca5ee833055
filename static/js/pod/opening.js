/**
 * The little ceremony with which a pack or a sealed pool opens: its back turns, and its cards come one after the other. It
 * is drawn by the style sheet alone and is in nobody's way: presses count from the first moment, and each ends it.
 */
import { useEffect } from "../table/html.js";

/** @typedef {import("./pod.js").Pod} Pod */

const LASTS = 900; // milliseconds, and no less than the style sheet takes
const ENDS = ["pointerdown", "keydown", "wheel"];

/**
 * What lies newly opened before whoever sits here: "pack 2", "pool"; "" for nothing, as for a pack that somebody has taken
 * a card of. @param {Pod} pod
 */
export function openedBy(pod) {
  const { newest, plan, shown, view } = pod;
  if (!newest || newest.seat === null || !view) return "";
  if (plan.shape === "dealt") return newest.status === "over" && pod.mine?.pool ? "pool" : "";
  const opens = shown && (shown.options || view.layout || plan.alternate) && view.pack_size > 0;
  return opens && newest.status === "running" && shown.cards.length === view.pack_size
    ? `pack ${pod.question?.pack || view.round}`
    : "";
}

/** Which part of the ceremony comes before a card, from 0 to 1. @param {number} at @param {number} count */
export function turnOf(at, count) {
  return Number((at / count).toFixed(3));
}

/** Ends the ceremony: when it is over, and when somebody does something. @param {Pod} pod */
export function useOpening(pod) {
  const { opening } = pod.ui;
  useEffect(() => {
    if (opening !== "runs") return;
    const end = () => pod.update({ opening: "ended" });
    const timer = setTimeout(end, LASTS);
    for (const kind of ENDS) document.addEventListener(kind, end, { capture: true, passive: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const kind of ENDS) document.removeEventListener(kind, end, { capture: true });
    };
  }, [opening, pod.memory.opened]);
}
