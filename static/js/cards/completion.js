/**
 * A search box as a combobox (the ARIA pattern with a list popup): what can be completed is offered below it. Without
 * this file the box is an ordinary one.
 */
import { completions } from "./words.js";

/** @typedef {import("./words.js").Completion} Completion */
/** @typedef {import("./words.js").Words} Words */

/**
 * @param {HTMLInputElement} input with the address of the words in `data-words`
 * @param {{names?: boolean, below?: HTMLElement|null, keys?: Object<string, "next"|"previous"|"take"|"first">}} [how]
 *   `names`: offer names of cards too. `below`: what the list stands in, else right after the box. `keys`: which keys
 *   move in the list and which take what is offered ("first": the marked one, or the first of them).
 */
export function complete(input, how = {}) {
  const { names = true, below = null, keys = { ArrowDown: "next", ArrowUp: "previous", Enter: "take" } } = how;
  const list = document.createElement("ul");
  /** @type {Words|null} */
  let words = null; // what can be written, once it is here
  /** @type {Completion[]} */
  let offered = [];
  let active = -1;

  async function load() {
    if (words) return;
    words = { fields: [], names: [] };
    try {
      const known = await (await fetch(input.dataset.words ?? "")).json();
      words = names ? known : { ...known, names: [] };
    } catch {
      words = null; // no connection: asked for again when the box is next used
    }
    if (words && document.activeElement === input) offer();
  }

  /** Mark one of what is offered; -1 for none. @param {number} at */
  function point(at) {
    active = at;
    for (const [i, option] of [...list.children].entries()) option.setAttribute("aria-selected", String(i === at));
    if (at < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", list.children[at].id);
    list.children[at]?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Completion[]} found */
  function show(found) {
    offered = found;
    list.replaceChildren(...found.map(option));
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
    point(-1);
  }

  /** @param {Completion} completion @param {number} i */
  function option({ label, hint }, i) {
    const item = document.createElement("li");
    item.id = `completion-${i}`;
    item.setAttribute("role", "option");
    const name = document.createElement("b");
    name.textContent = label;
    const means = document.createElement("span");
    means.textContent = hint;
    item.append(name, " ", means);
    item.addEventListener("click", () => take(i));
    return item;
  }

  function offer() {
    const caret = input.selectionStart ?? 0;
    show(words && caret === input.selectionEnd ? completions(words, input.value.slice(0, caret)) : []);
  }

  /** Put a completion in the place of what was typed, and offer what can follow. @param {number} at */
  function take(at) {
    const { text, from } = offered[at];
    const rest = input.value
      .slice(input.selectionStart ?? 0)
      .replace(/^[^\s()"]*"?/, "")
      .trimStart();
    input.value = input.value.slice(0, from) + text + rest;
    input.setSelectionRange(from + text.length, from + text.length);
    input.focus();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const ACTS = {
    next: () => point(active + 1 < offered.length ? active + 1 : -1),
    previous: () => point(active < 0 ? offered.length - 1 : active - 1),
    take: () => take(active),
    first: () => take(Math.max(active, 0)),
    close: () => show([]),
  };

  /** @param {KeyboardEvent} event */
  function press(event) {
    const act = event.key === "Escape" ? "close" : keys[event.key];
    if (list.hidden || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !act) return;
    if (act === "take" && active < 0) return show([]);
    event.preventDefault();
    event.stopImmediatePropagation();
    ACTS[act]();
  }

  list.id = "completions";
  list.className = "completions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  list.addEventListener("mousedown", (event) => event.preventDefault()); // the box keeps the focus
  if (below) below.append(list);
  else input.after(list);
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  }))
    input.setAttribute(name, value);
  input.addEventListener("focus", load);
  input.addEventListener("input", offer);
  input.addEventListener("keydown", press);
  input.addEventListener("blur", () => show([]));
  if (document.activeElement === input) load();
}
