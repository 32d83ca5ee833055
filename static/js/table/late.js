/**
 * Presses of a pointer that are too late: what they were meant for is gone, and another question lies under them. So it is
 * with a button that was pressed before the question came and let go after it, and with the second half of a double click.
 */

/** @typedef {import("./table.js").Table} Table */

const ANSWERS = ".piece-button, .command";

/** @param {Table} table @param {HTMLElement} root */
export function refuseLatePresses(table, root) {
  let began = 0; // the press that a click ends, as events count time
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
      const since = isMouse && detail > 1 ? last : began;
      last = timeStamp;
      const isByKey = detail === 0;
      if (isByKey || since >= table.askedAt || !(target instanceof Element) || !target.closest(ANSWERS)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
