/**
 * The filters beside the search of cards. They are buttons that send the search with what was clicked, and what comes
 * back is written into the box; here are the ranges, whose handles say no more than two numbers.
 */
import { elements } from "../elements.js";
import { sure } from "../sure.js";

const facets = sure(document.getElementById("facets"));
const box = sure(/** @type {HTMLInputElement|null} */ (document.querySelector("#q")));

/** The handles of a range, the lower one first. @param {Element} range */
function handles(range) {
  const [from, to] = range.querySelectorAll("input");
  return { from, to };
}

/** Show what the handles of a range say. @param {Element} range */
function draw(range) {
  const { from, to } = handles(range);
  const [low, high] = [from.valueAsNumber, to.valueAsNumber];
  const [least, most] = [Number(from.min), Number(from.max)];
  const percent = (/** @type {number} */ number) => `${(100 * number) / (most - least)}%`;
  const line = sure(range.querySelector(".range-chosen"));
  line.setAttribute("x", percent(low - least));
  line.setAttribute("width", percent(high - low));
  const whole = low === least && high === most;
  sure(range.querySelector("output")).value = whole ? "any" : low === high ? `${low}` : `${low} to ${high}`;
  from.classList.toggle("is-above", low - least > most - high);
}

facets.addEventListener("input", (event) => {
  const range = event.target instanceof HTMLInputElement && event.target.closest(".range");
  if (!range) return;
  event.stopPropagation(); // the search goes on once the handle is let go
  const { from, to } = handles(range);
  if (event.target === from && from.valueAsNumber > to.valueAsNumber) from.value = to.value;
  if (event.target === to && to.valueAsNumber < from.valueAsNumber) to.value = from.value;
  draw(range);
});

facets.addEventListener("change", (event) => {
  const range = event.target instanceof HTMLInputElement && event.target.closest(".range");
  if (range) elements(range, ".range-apply")[0].click();
});

document.addEventListener("search-written", (event) => {
  if (event instanceof CustomEvent) box.value = event.detail.q;
  if (document.activeElement?.id === "clear-filters") elements(facets, "h2")[0].focus(); // it goes with what it cleared
});
