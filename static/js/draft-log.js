/** The log of a draft, step by step: the arrow keys go where the links of that key lead, and what is shown is announced. */
import { elements } from "./elements.js";
import { sure } from "./sure.js";

const NO_KEYS_IN = "input, select, textarea, summary, [contenteditable]";

let underWay = false; // to another step
/** @type {string|null} */
let waiting = null; // the key that was pressed meanwhile

/** @param {string} key */
function follow(key) {
  elements(document, `#step [data-key="${key}"]`)[0]?.click();
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest(NO_KEYS_IN)) return;
  if (!event.key.startsWith("Arrow")) return;
  event.preventDefault();
  if (underWay) waiting = event.key;
  else follow(event.key);
});

document.addEventListener("htmx:beforeRequest", () => {
  underWay = true;
});

document.addEventListener("htmx:afterRequest", (event) => {
  if (event instanceof CustomEvent && !event.detail.successful) underWay = false;
});

document.addEventListener("htmx:afterSettle", () => {
  const [where, took] = [".log-step h2", ".log-took"].map((part) => document.querySelector(part)?.textContent ?? "");
  sure(document.querySelector("#step-announcement")).textContent = `${where}. ${took}`.replace(/\s+/g, " ");
  underWay = false;
  const key = waiting;
  waiting = null;
  if (key) follow(key);
});
