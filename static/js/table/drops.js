/** Panels that drop from a button of the header: they close by Escape, by a click elsewhere, and by what is chosen in them. */
import { elements } from "../elements.js";

/** Closes the panel that is open, and gives its button the focus. @returns {boolean} whether there was one */
export function closeDrop() {
  const [drop] = elements(document.documentElement, "details.drop[open]");
  if (!(drop instanceof HTMLDetailsElement)) return false;
  drop.open = false;
  drop.querySelector("summary")?.focus();
  return true;
}

export function closeDropsByClicks() {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    /** @type {NodeListOf<HTMLDetailsElement>} */
    const open = document.querySelectorAll("details.drop[open]");
    for (const drop of open) {
      if (drop.contains(target) && !target.closest(".drop-panel button, .drop-panel a")) continue;
      if (drop.contains(document.activeElement)) drop.querySelector("summary")?.focus();
      drop.open = false;
    }
  });
}
