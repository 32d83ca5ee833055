/** Walking from part to part of a table: F6 to the next, Shift and F6 to the one before, as between the panes of a window. */
import { elements } from "../elements.js";

const ZONES = ".coach, .plate, .their-hand, .row, .lane, .prompt, .tray, .hand, .reader, .story";

/** @param {HTMLElement} root */
export function walkZones(root) {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    const zones = elements(root, ZONES).filter((zone) => zone.checkVisibility());
    if (zones.length === 0) return;
    const { activeElement } = document;
    const at = zones.findLastIndex((zone) => zone.contains(activeElement));
    const by = event.shiftKey ? -1 : 1;
    const next = zones[at < 0 ? (by > 0 ? 0 : zones.length - 1) : (at + by + zones.length) % zones.length];
    next.tabIndex = -1;
    next.focus({ focusVisible: true });
    event.preventDefault();
  });
}
