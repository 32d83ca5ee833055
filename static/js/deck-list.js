/** Puts line numbers beside a pasted deck list and marks the lines that could not be read. Works as well without. */
import { elements } from "./elements.js";

/** @param {HTMLTextAreaElement} text */
function number(text) {
  const gutter = document.createElement("div");
  gutter.className = "gutter";
  gutter.setAttribute("aria-hidden", "true");
  text.before(gutter);
  const wrong = new Set((text.dataset.wrong ?? "").split(" ").filter(Boolean).map(Number));
  const draw = () => {
    const count = text.value.split("\n").length;
    gutter.replaceChildren(
      ...Array.from({ length: count }, (_, i) => {
        const line = document.createElement("span");
        line.textContent = String(i + 1);
        if (wrong.has(i + 1)) line.className = "is-wrong";
        return line;
      }),
    );
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
