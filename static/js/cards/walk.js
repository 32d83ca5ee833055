/** The left and right arrow keys go to the cards before and after this one. */
import { elements } from "../elements.js";

/** @type {Object<string, string>} */
const REL = { ArrowLeft: "prev", ArrowRight: "next" };

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest("input, select, textarea, summary")) return;
  elements(document, `.walk [rel=${REL[event.key] ?? "none"}]`)[0]?.click();
});
