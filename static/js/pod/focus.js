/** The focus stays in the middle of the page when what had it goes away: a new pack, a pause, the next question. */
import { elements } from "../elements.js";

const KEEPERS = ".keeps-focus, .action-bar-pick"; // what is asked, what stands there instead, and the button that takes

/**
 * @param {HTMLElement} root
 * @param {() => void} draw
 * @returns {() => void} the same, with the focus kept
 */
export function followFocus(root, draw) {
  return () => {
    const held = document.activeElement?.closest(KEEPERS);
    draw();
    const active = document.activeElement;
    if (!held || (active && active !== document.body && active.isConnected && !active.matches(":disabled"))) return;
    const [keeper] = elements(root, ".keeps-focus");
    const [first] = keeper ? elements(keeper, '[role=option][tabindex="0"], .answers button:enabled, .choose') : [];
    (first ?? keeper)?.focus({ preventScroll: true });
  };
}
