/**
 * Cards are dragged with a mouse or a pen: from the search into the deck or what lies beside it, between these, and out of
 * them. Fingers scroll instead.
 */
import { named } from "../elements.js";

/** @typedef {import("./builder.js").Builder} Builder */

const SLACK = 6; // pixels before a press becomes a drag

/** @param {string} name */
function ghost(name) {
  const shown = document.createElement("div");
  shown.className = "drag-ghost";
  shown.textContent = name;
  document.body.append(shown);
  return shown;
}

/** The click that follows a drag belongs to it, if there is one before the next press. */
function swallowClick() {
  /** @param {MouseEvent} click */
  const swallow = (click) => click.detail && click.stopPropagation(); // 0: a key did it
  document.addEventListener("click", swallow, { capture: true, once: true });
  const forget = () => document.removeEventListener("click", swallow, { capture: true });
  document.addEventListener("pointerdown", forget, { capture: true, once: true });
}

/**
 * What a drop does: add a copy, move one, or take one out; nothing where the card came from.
 * @param {string} list where it came from
 * @param {string} zone where it is let go, "" outside of the deck
 * @returns {"add"|"move"|"remove"|""}
 */
export function effect(list, zone) {
  if (list === zone || (list === "find" && !zone)) return "";
  if (list === "find") return "add";
  return zone ? "move" : "remove";
}

/** @param {string} list @returns {import("./types.js").Board} */
const boardOf = (list) => (list === "maybeboard" || list === "sideboard" ? list : "cards");

/** @param {Builder} builder @param {string} card @param {string} list @param {string} zone */
function drop(builder, card, list, zone) {
  const what = effect(list, zone);
  if (what === "add") builder.add(card, 1, boardOf(zone));
  if (what === "move") builder.shift(card, boardOf(zone), boardOf(list));
  if (what === "remove") builder.add(card, -1, boardOf(list));
}

/** @param {Builder} builder @param {HTMLElement} root */
export function listen(builder, root) {
  /** @type {{card: string, list: string, x: number, y: number, shown: HTMLElement|null}|null} */
  let held = null;

  /** @param {PointerEvent} event */
  const over = ({ clientX, clientY }) => {
    const under = document.elementFromPoint(clientX, clientY);
    return under ? named(under, "drop") : "";
  };

  function end() {
    held?.shown?.remove();
    held = null;
    root.classList.remove("is-dragging");
    delete root.dataset.over;
  }

  root.addEventListener("pointerdown", (event) => {
    const row = event.target instanceof Element && event.target.closest(".row-card");
    if (!row || event.button !== 0 || event.pointerType === "touch") return;
    held = {
      card: named(row, "card"),
      list: named(row, "list"),
      x: event.clientX,
      y: event.clientY,
      shown: null,
    };
  });

  document.addEventListener("pointermove", (event) => {
    if (!held) return;
    if (!held.shown && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    held.shown ??= ghost(held.card);
    held.shown.style.translate = `${event.clientX + 12}px ${event.clientY + 12}px`;
    root.classList.add("is-dragging");
    root.dataset.over = effect(held.list, over(event)) && over(event);
  });

  document.addEventListener("pointerup", (event) => {
    if (held?.shown) {
      drop(builder, held.card, held.list, over(event));
      swallowClick();
    }
    end();
  });

  document.addEventListener("pointercancel", end);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end());
  root.addEventListener("dragstart", (event) => event.preventDefault());
}
