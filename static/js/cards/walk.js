/** The left and right arrow keys go to the cards before and after this one. */

const REL = { ArrowLeft: "prev", ArrowRight: "next" };

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, select, textarea, summary")) return;
  document.querySelector(`.walk [rel=${REL[event.key] ?? "none"}]`)?.click();
});
