/**
 * The sideboard between two games of a match: one more or less of a card by a button, and how many go out and come in.
 * The next game does not begin while numbers stand there that have not been swapped.
 */
import { balance } from "./balance.js";
import { elements } from "./elements.js";
import { sure } from "./sure.js";

const form = sure(/** @type {HTMLFormElement|null} */ (document.querySelector("#swap")));
const status = sure(form.querySelector("#swap-balance"));
const counts = elements(form, ".swap-count").map((box) => ({
  box,
  field: sure(box.querySelector("input")),
  swapped: Number(box.dataset.swapped),
}));

const isSwapped = () => counts.every(({ field, swapped }) => Number(field.value) === swapped);

/** Copies that go out, or come in. @param {"out" | "into"} where */
function sum(where) {
  return counts.reduce((all, { box, field }) => all + (box.dataset.where === where ? Number(field.value) : 0), 0);
}

function show() {
  status.textContent = balance(sum("out"), sum("into"), isSwapped());
  for (const { box, field } of counts) {
    box.classList.toggle("is-swapped", Number(field.value) > 0);
    for (const button of box.querySelectorAll("button")) {
      const end = button.dataset.by === "1" ? field.max : field.min;
      button.setAttribute("aria-disabled", String(Number(field.value) === Number(end)));
    }
  }
}

for (const { box, field } of counts) {
  for (const button of box.querySelectorAll("button")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      if (button.dataset.by === "1") field.stepUp();
      else field.stepDown();
      show();
    });
  }
}
form.addEventListener("input", show);
show();

document.addEventListener("submit", (event) => {
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "ready" || isSwapped()) return;
  event.preventDefault();
  sure(form.closest("details")).open = true;
  status.textContent = `${balance(sum("out"), sum("into"), false)} Press Swap, or put the numbers back, before the next game.`;
  sure(/** @type {HTMLElement|null} */ (form.querySelector("[type=submit]"))).focus();
});
