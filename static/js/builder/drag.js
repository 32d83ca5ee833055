/** Cards are dragged with a mouse or a pen: from the search into the deck, and out of the deck. Fingers scroll instead. */
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

/** The click that follows a drag belongs to it. */
function swallowClick() {
  /** @param {Event} click */
  const swallow = (click) => click.stopPropagation();
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
}

/** @param {Builder} builder @param {HTMLElement} root */
export function listen(builder, root) {
  /** @type {{card: string, list: string, x: number, y: number, shown: HTMLElement|null}|null} */
  let held = null;

  /** @param {PointerEvent} event */
  const over = ({ clientX, clientY }) =>
    Boolean(document.elementFromPoint(clientX, clientY)?.closest("[data-drop=deck]"));

  function end() {
    held?.shown?.remove();
    held = null;
    root.classList.remove("is-dragging", "is-over");
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
    root.classList.toggle("is-over", over(event) !== (held.list === "deck"));
  });

  document.addEventListener("pointerup", (event) => {
    if (held?.shown) {
      const { card, list } = held;
      if (list === "find" && over(event)) builder.add(card);
      if (list === "deck" && !over(event)) builder.add(card, -1);
      swallowClick();
    }
    end();
  });

  document.addEventListener("pointercancel", end);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end());
  root.addEventListener("dragstart", (event) => event.preventDefault());
}
