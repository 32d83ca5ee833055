/** The card under a mouse, large, beside where it lies. Fingers and keys open it as a dialog instead. */
import { html } from "../table/html.js";
import { FaceOf } from "./card.js";

/** @typedef {import("../table/html.js").Heard} Heard */
/** @typedef {import("./pod.js").Pod} Pod */

const PAUSE = 280; // milliseconds that a mouse must stay
const WIDTH = 340;
const HEIGHT = 475;

let timer = 0;
let at = ""; // where the mouse is
let passed = ""; // where it was when the pack changed: a card that comes under a mouse that rests is not pointed at

addEventListener("pointermove", (event) => (at = `${event.clientX} ${event.clientY}`), { passive: true });

/** Close what is shown or about to be shown. */
export function closeHover() {
  clearTimeout(timer);
  passed = at;
}

/** What opens and closes it, and the dialog, for an element that shows a card. @param {Pod} pod @param {string} name */
export function hovering(pod, name) {
  return {
    /** @param {Heard} event */
    onPointerEnter: (event) => {
      if (event.pointerType !== "mouse" || `${event.clientX} ${event.clientY}` === passed) return;
      const box = event.currentTarget.getBoundingClientRect();
      clearTimeout(timer);
      timer = setTimeout(() => pod.update({ hover: { name, box } }), PAUSE);
    },
    onPointerLeave: () => {
      clearTimeout(timer);
      if (pod.ui.hover) pod.update({ hover: null });
    },
    /** @param {Heard} event */
    onContextMenu: (event) => {
      event.preventDefault();
      clearTimeout(timer);
      pod.update({ hover: null, dialog: { kind: "card", name } });
    },
  };
}

/** @param {{pod: Pod}} props */
export function Hover({ pod }) {
  const { hover, dialog } = pod.ui;
  if (!hover || dialog) return null;
  const { name, box } = hover;
  const card = pod.card(name);
  const right = box.right + WIDTH + 20 < innerWidth;
  const left = right ? box.right + 12 : Math.max(8, box.left - WIDTH - 12);
  const top = Math.min(Math.max(8, box.top + box.height / 2 - HEIGHT / 2), Math.max(8, innerHeight - HEIGHT - 8));
  return html`<div class="hover" aria-hidden="true" style=${{ left: `${left}px`, top: `${top}px` }}>
    <${FaceOf} key=${name} card=${card} size="medium" />
  </div>`;
}
