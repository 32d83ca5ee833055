/**
 * The keyboard's focus stays where it was while the table is drawn anew. What has it may go: a card is played, a button is
 * no longer offered, a dialog closes. Then the focus comes to the same thing in its other shape, to the thing that took its
 * place, or to the question, and from there back to the confirming button when there is one again.
 */
import { elements } from "../elements.js";

/** What lies over the table for a while; the place under it is not forgotten. */
const ABOVE = "dialog, .option-menu";

/** What holds things that come and go. */
const ZONE = ".hand-fan, .row-line, .tray, .their-hand, .plate";

/**
 * Where the focus is: on a thing of the table, which has a `ref` and is the one with this `index` in its zone, or on
 * something else: `confirms` says that it is the confirming button, `summary` opens the menu around it.
 * @typedef {{element: HTMLElement, ref?: string, zone?: Element|null, index?: number, confirms?: boolean, summary?: HTMLElement}} Place
 */

/** @param {HTMLElement} element @returns {Place} */
function placeOf(element) {
  const piece = element.closest(".piece");
  if (!(piece instanceof HTMLElement)) {
    const drop = element.closest(".drop");
    return {
      element,
      confirms: element.matches("[data-primary]"),
      summary: drop ? elements(drop, "summary")[0] : undefined,
    };
  }
  const zone = piece.closest(ZONE);
  return { element, ref: piece.dataset.ref, zone, index: zone ? elements(zone, ".piece").indexOf(piece) : 0 };
}

/** @param {HTMLElement} element */
function isUsable(element) {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

/** The thing of the table where the focus belongs: the same, or the one that took its place. @param {HTMLElement} root @param {Place} place */
function thingFor(root, { ref, zone, index = 0 }) {
  if (ref === undefined) return undefined;
  const [same] = elements(root, `.piece[data-ref="${CSS.escape(ref)}"]`);
  const others = zone?.isConnected ? elements(zone, ".piece") : [];
  const thing = same ?? others[Math.min(index, others.length - 1)];
  return thing && (elements(thing, ".piece-button")[0] ?? thing);
}

/** Where the focus belongs now. @param {HTMLElement} root @param {Place} place */
function targetOf(root, place) {
  const { element, ref, confirms, summary } = place;
  if (ref === undefined && isUsable(element)) return element;
  if (summary?.isConnected) return summary;
  const [confirming] = confirms ? elements(root, "[data-primary]:not(:disabled)") : [];
  return thingFor(root, place) ?? confirming ?? elements(root, ".prompt")[0];
}

/** Whether nothing has the focus that can keep it. @param {Element|null} active */
function isLost(active) {
  return !(active instanceof HTMLElement) || active === document.body || !isUsable(active);
}

/**
 * @param {HTMLElement} root
 * @param {() => void} draw
 * @returns {() => void} the same, with the focus kept where it is shown: who points or taps has none to lose
 */
export function keepFocus(root, draw) {
  /** @type {Place|null} where it was */
  let place = null;
  let isAbove = false; // something that lies over the table has it
  /** @type {Element|null} the question, while it has the focus until its own place is back */
  let standIn = null;

  const look = () => {
    const { activeElement: active } = document;
    const wasAbove = isAbove;
    isAbove = Boolean(active?.closest(ABOVE));
    if (isAbove || (wasAbove && isLost(active)) || (active && active === standIn)) return;
    standIn = null;
    const isShown = active instanceof HTMLElement && root.contains(active) && active.matches(":focus-visible");
    place = isShown ? placeOf(active) : null;
  };

  return () => {
    look();
    draw();
    const { activeElement: active } = document;
    if (!place || !(isLost(active) || active === standIn || active?.matches(".piece"))) return;
    const target = targetOf(root, place);
    if (!target || target === active) return;
    if (target.matches(".prompt")) target.tabIndex = -1;
    target.focus({ focusVisible: true, preventScroll: true });
    standIn = target.matches(".prompt") ? target : null;
    if (target.closest(".piece")) place = placeOf(target);
  };
}
