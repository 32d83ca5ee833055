/**
 * Two people at one device. The page of their table comes covered, and draws nothing until it is said whose cards it is
 * to show. When the other one is asked it is left and comes anew, so that nothing of one seat stays: neither drawn, nor
 * in memory, nor in a page that the browser keeps to come back to.
 */
import { sure } from "../sure.js";

const PAUSE = 600; // milliseconds in which the cover cannot be lifted: nobody lifts it with the rest of a double click

/**
 * The seat whose cards are to be shown, once that is said; null where everybody has a device of their own.
 * @param {HTMLElement} root
 * @returns {Promise<number|null>}
 */
export function uncovered(root) {
  const seat = root.dataset.seat ? /** @type {number} */ (Number(root.dataset.seat)) : null;
  const cover = document.querySelector("#cover");
  if (!cover) return Promise.resolve(seat);
  const button = sure(cover.querySelector("button"));
  sure(cover.querySelector("h2")).focus(); // and not the button: the key that ended the last look would lift the cover
  setTimeout(() => {
    button.disabled = false;
  }, PAUSE);
  return new Promise((resolve) => {
    button.addEventListener("click", () => {
      cover.remove();
      root.hidden = false;
      document.querySelector("main")?.focus();
      resolve(seat);
    });
  });
}

/** All that was drawn goes. */
function wipe() {
  for (const element of document.querySelectorAll("#table, .stage")) element.remove();
}

/** Covers the screen: what was drawn goes at once, and what was known goes with the page. */
export function cover() {
  wipe();
  window.location.reload();
}

/** Nothing is left in a page to which the browser could come back. */
export function keepNothing() {
  window.addEventListener("pagehide", wipe);
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
}
