/**
 * Presses of a pointer that are too late: what they were meant for is gone, and another question lies under them. So it is
 * with a button that was pressed before the question came and let go after it, and with the second half of a double click,
 * also of one that has opened a menu.
 */

/** @typedef {import("./table.js").Table} Table */

const ANSWERS = ".piece-button, .command";
const MENU = ".menu-veil"; // the first click in it closes it, so a second one opened it

/** @param {Table} table @param {HTMLElement} root */
export function refuseLatePresses(table, root) {
  let began = Infinity; // when the press did that a click ends; a click without one, as of a screen reader, is never late
  let isMouse = false; // fingers tap quickly and mean each tap
  let last = 0; // the click before
  root.addEventListener(
    "pointerdown",
    ({ timeStamp, pointerType }) => {
      began = timeStamp;
      isMouse = pointerType === "mouse";
    },
    { capture: true },
  );
  root.addEventListener(
    "click",
    (event) => {
      const { target, detail, timeStamp } = event;
      if (detail === 0 || !(target instanceof Element)) return; // a key did it
      const isSecond = isMouse && detail > 1;
      const isLate = (isSecond ? last : began) < table.askedAt;
      last = timeStamp;
      began = Infinity;
      if (!(isLate && target.closest(ANSWERS)) && !(isSecond && target.closest(MENU))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
