/** The search of the catalogue: completion, the slash key, and what was wrong. htmx fetches results while somebody types. */
import { sure } from "../sure.js";
import { complete } from "./completion.js";

const input = sure(/** @type {HTMLInputElement|null} */ (document.querySelector("#q")));

complete(input);

// The slash goes to the box from anywhere on the page.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  input.select();
});

document.addEventListener("htmx:oobAfterSwap", () => {
  if (document.querySelector("#search-status .search-wrong")) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
});
