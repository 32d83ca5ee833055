/** Makes the faces on the page as large as its room allows: sets `--card`, the width of a card, in pixels. */
import { useEffect, useLayoutEffect, useState } from "../table/html.js";

/** @typedef {import("./sizes.js").Room} Room */
/** @typedef {{current: HTMLElement|null}} Ref */

const NARROW = 700; // pixels: a phone
export const BELOW = 8; // pixels between the cards and the bar at the bottom

/** The height of what lies above the bar at the bottom from the top of an element on. @param {HTMLElement} element */
function heightFrom(element) {
  const top = element.getBoundingClientRect().top + scrollY;
  /** @type {HTMLElement|null} */
  const bar = document.querySelector(".action-bar");
  const margin = bar ? Number.parseFloat(getComputedStyle(bar).marginTop) || 0 : 0;
  return innerHeight - top - (bar?.offsetHeight ?? 0) - margin - BELOW;
}

/** The room for a pack in the window. @param {HTMLElement} list @returns {Room} */
export function roomOf(list) {
  const { width } = list.getBoundingClientRect(); // exact: rounded up, a row would have one card less
  return { width, height: heightFrom(list), gap: Number.parseFloat(getComputedStyle(list).columnGap) };
}

/**
 * Measures again whenever the page is drawn or its window changes.
 * @param {Ref} box
 * @param {(element: HTMLElement, phone: boolean) => number} width of a card
 */
export function useFit(box, width) {
  const [, resized] = useState(0);
  useEffect(() => {
    const again = () => resized((times) => times + 1);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  useLayoutEffect(() => {
    const { current } = box;
    current?.style.setProperty("--card", `${width(current, innerWidth < NARROW)}px`);
  });
}
