/**
 * Puts line numbers beside a pasted deck list, marks the lines that could not be read, and says when it is too long. Works
 * as well without.
 */
import { elements } from "./elements.js";
import { tooLong } from "./list-limits.js";

/** The numbers from 1 on, in as few elements as can be: one for each wrong line, and one for all between two of them. @param {number} count @param {Set<number>} wrong */
function numbers(count, wrong) {
  const parts = [];
  let from = 1;
  for (const line of [...wrong].filter((one) => one <= count).sort((one, other) => one - other)) {
    parts.push(part(from, line - 1), part(line, line, "is-wrong"));
    from = line + 1;
  }
  return [...parts, part(from, count)];
}

/** @param {number} from @param {number} to @param {string} [kind] */
function part(from, to, kind = "") {
  const span = document.createElement("span");
  span.className = kind;
  span.hidden = to < from;
  span.textContent = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).join("\n");
  return span;
}

/** @param {HTMLTextAreaElement} text */
function number(text) {
  const gutter = document.createElement("div");
  gutter.className = "gutter";
  gutter.setAttribute("aria-hidden", "true");
  text.before(gutter);
  const wrong = new Set((text.dataset.wrong ?? "").split(" ").filter(Boolean).map(Number));
  const [limit] = elements(document, ".deck-list-limit");
  const limits = { signs: Number(text.dataset.longest), lines: Number(text.dataset.mostLines) };
  let drawn = 0;
  const draw = () => {
    if (limit) limit.textContent = tooLong(text.value, limits);
    const count = text.value.split("\n").length;
    if (count !== drawn) gutter.replaceChildren(...numbers(count, wrong));
    drawn = count;
    gutter.scrollTop = text.scrollTop;
  };
  text.addEventListener("input", draw);
  text.addEventListener("scroll", () => (gutter.scrollTop = text.scrollTop));
  draw();
}

for (const text of document.querySelectorAll(".numbered textarea")) {
  if (text instanceof HTMLTextAreaElement) number(text);
}

// What is wrong must be in sight, also on a phone, where the list lies below the decks.
document.querySelector(".deck-list:has([aria-invalid=true])")?.scrollIntoView({ block: "nearest" });
elements(document, ".deck-list-errors")[0]?.focus({ preventScroll: false });
