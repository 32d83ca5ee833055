/**
 * The search box as a combobox (the ARIA pattern with a list popup): what can be completed is offered below it. The form
 * works without this file; htmx fetches results while somebody types.
 */
import { completions } from "./words.js";

const input = document.querySelector("#q");
const list = document.createElement("ul");
let words = null; // what can be written, once it is here
let offered = [];
let active = -1;

async function load() {
  if (words) return;
  words = { fields: [], names: [] };
  const response = await fetch(input.dataset.words);
  words = await response.json();
  if (document.activeElement === input) offer();
}

/** Mark one of what is offered; -1 for none. */
function point(at) {
  active = at;
  [...list.children].forEach((option, i) => option.setAttribute("aria-selected", String(i === at)));
  if (at < 0) input.removeAttribute("aria-activedescendant");
  else input.setAttribute("aria-activedescendant", list.children[at].id);
  list.children[at]?.scrollIntoView({ block: "nearest" });
}

function show(found) {
  offered = found;
  list.replaceChildren(...found.map(option));
  list.hidden = found.length === 0;
  input.setAttribute("aria-expanded", String(found.length > 0));
  point(-1);
}

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
  const caret = input.selectionStart;
  show(caret === input.selectionEnd ? completions(words, input.value.slice(0, caret)) : []);
}

/** Put a completion in the place of what was typed, and offer what can follow. */
function take(at) {
  const { text, from } = offered[at];
  const rest = input.value.slice(input.selectionStart).replace(/^[^\s()"]*"?/, "").trimStart();
  input.value = input.value.slice(0, from) + text + rest;
  input.setSelectionRange(from + text.length, from + text.length);
  input.focus();
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

const KEYS = {
  ArrowDown: () => point(active + 1 < offered.length ? active + 1 : -1),
  ArrowUp: () => point(active < 0 ? offered.length - 1 : active - 1),
  Enter: () => take(active),
  Escape: () => show([]),
};

function press(event) {
  if (list.hidden || event.altKey || event.ctrlKey || event.metaKey || !KEYS[event.key]) return;
  if (event.key === "Enter" && active < 0) return show([]);
  event.preventDefault();
  KEYS[event.key]();
}

list.id = "completions";
list.className = "completions";
list.hidden = true;
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", "Completions");
list.addEventListener("mousedown", (event) => event.preventDefault()); // the box keeps the focus
input.after(list);
for (const [name, value] of Object.entries({
  role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id,
})) input.setAttribute(name, value); // prettier-ignore
input.addEventListener("focus", load);
input.addEventListener("input", offer);
input.addEventListener("keydown", press);
input.addEventListener("blur", () => show([]));
if (document.activeElement === input) load();

// The slash goes to the box from anywhere on the page.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  input.select();
});

document.addEventListener("htmx:oobAfterSwap", () => {
  if (document.querySelector("#said .search-wrong")) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
});
