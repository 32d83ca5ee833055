/**
 * The page of a pool that a team shares: it asks for itself again when its socket says that something else is shared, and
 * leaves open what is open and the focus where it is.
 */
import { elements } from "./elements.js";
import { followTeam } from "./live/team.js";
import { sure } from "./sure.js";

/** @typedef {import("./builder/types.js").Shared} Shared */

const LOST = "Connection lost. What your teammates hold may be out of date; trying again…";

/** The part of the page that is replaced. */
const shown = () => sure(/** @type {HTMLElement|null} */ (document.querySelector("#drafted")));

/** How to find the same element again. @param {Element|null} element */
function place(element) {
  if (!element || !shown().contains(element)) return "";
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.matches("summary")) return `#${CSS.escape(sure(element.parentElement).id)} > summary`;
  return `a[href="${CSS.escape(element.getAttribute("href") ?? "")}"]`;
}

/** @type {{open: string[], focus: string}} */
let kept = { open: [], focus: "" };

document.body.addEventListener("htmx:beforeSwap", () => {
  kept = { open: elements(shown(), "details[open]").map(({ id }) => id), focus: place(document.activeElement) };
});

document.body.addEventListener("htmx:afterSwap", () => {
  for (const one of elements(shown(), "details")) one.toggleAttribute("open", kept.open.includes(one.id));
  if (kept.focus) elements(shown(), kept.focus)[0]?.focus({ preventScroll: true });
});

/** @param {Shared} shared */
function renew({ state }) {
  if (state !== shown().dataset.state) shown().dispatchEvent(new Event("renew"));
}

followTeam(sure(shown().dataset.team), {
  hear: renew,
  onLink: (link) => {
    sure(document.querySelector("#team-link")).textContent = link === "lost" ? LOST : "";
  },
});
