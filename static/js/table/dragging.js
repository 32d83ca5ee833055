/**
 * Dragging a champion towards the other side, to attack with it. A press that does not move stays a press, and whoever
 * lets go on their own side has done nothing.
 */
import { endPress } from "./piece.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {{ref: string, piece: HTMLElement, x: number, y: number, copy: HTMLElement|null}} Drag */

const LEAST = 10; // pixels that a press moves before it is a drag

/**
 * @param {Table} table
 * @param {HTMLElement} root
 * @param {(piece: HTMLElement) => HTMLElement} lift makes a copy that can be moved over everything
 */
export function dragAttackers(table, root, lift) {
  /** @type {Drag|null} */
  let drag = null;
  const stop = () => {
    drag?.copy?.remove();
    drag?.piece.removeAttribute("data-dragged");
    root.removeAttribute("data-dragging");
    drag = null;
  };
  root.addEventListener("pointerdown", ({ target, button, isPrimary, clientX: x, clientY: y }) => {
    const piece = target instanceof Element ? target.closest(".row.is-mine .champion") : null;
    const ref = piece?.getAttribute("data-ref");
    if (button !== 0 || !isPrimary || !(piece instanceof HTMLElement) || !ref || !table.canAttack(ref)) return;
    drag = { ref, piece, x, y, copy: null };
  });
  window.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!drag) return;
    const [dx, dy] = [clientX - drag.x, clientY - drag.y];
    if (!drag.copy) {
      if (Math.hypot(dx, dy) < LEAST) return;
      endPress();
      drag.copy = lift(drag.piece);
      drag.piece.setAttribute("data-dragged", "");
      root.setAttribute("data-dragging", "");
    }
    drag.copy.style.transform = `translate(${dx}px, ${dy}px)`;
  });
  window.addEventListener("pointerup", ({ clientY }) => {
    const side = root.querySelector(".row.is-mine")?.getBoundingClientRect();
    const ref = drag?.copy && side && clientY < side.top ? drag.ref : "";
    stop();
    if (ref) table.attackWith(ref);
  });
  window.addEventListener("pointercancel", stop);
}
