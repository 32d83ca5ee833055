/** Rows, hands, trays and the line that scroll sideways: when a new question comes, something to choose is in view. */

const SCROLLERS = ".row-line, .hand-fan, .tray, .line";

/** @param {HTMLElement} root */
export function scrollChoicesIntoView(root) {
  for (const scroller of root.querySelectorAll(SCROLLERS)) {
    if (scroller.scrollWidth <= scroller.clientWidth + 1) continue;
    const bounds = scroller.getBoundingClientRect();
    /** @param {DOMRect} box */
    const inView = ({ left, right }) => left >= bounds.left - 4 && right <= bounds.right + 4;
    const choosable = [...scroller.querySelectorAll(".piece.is-choosable")];
    if (choosable.length === 0 || choosable.some((piece) => inView(piece.getBoundingClientRect()))) continue;
    const first = choosable[0].getBoundingClientRect();
    scroller.scrollLeft += first.left + first.width / 2 - bounds.left - bounds.width / 2;
  }
}
