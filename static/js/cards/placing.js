/** Where a face lies beside the name of its card. No page is touched here. */

export const WIDTH = 252;
export const HEIGHT = 352;
const GAP = 12;
const MARGIN = 8; // to the edges of the window

/** @param {number} at @param {number} most */
function within(at, most) {
  return Math.max(MARGIN, Math.min(at, most - MARGIN));
}

/**
 * To the right of the name, or else to its left, as high as the window allows; never under a pointer, which may move on
 * to the next name. Where there is room on neither side, above or below.
 *
 * @param {{left: number, right: number, top: number, bottom: number}} name
 * @param {{x: number, y: number}|null} pointer
 * @param {{width: number, height: number}} size of the window
 * @returns {{left: number, top: number}}
 */
export function beside(name, pointer, { width, height }) {
  const right = Math.max(name.right, pointer?.x ?? 0) + GAP;
  const left = Math.min(name.left, pointer?.x ?? width) - GAP - WIDTH;
  const top = within((name.top + name.bottom - HEIGHT) / 2, height - HEIGHT);
  if (right + WIDTH + MARGIN <= width) return { left: right, top };
  if (left >= MARGIN) return { left, top };
  const above = name.top - GAP - HEIGHT;
  const below = name.bottom + GAP;
  const across = within((name.left + name.right - WIDTH) / 2, width - WIDTH);
  const fitsBelow = below + HEIGHT + MARGIN <= height;
  return { left: across, top: !fitsBelow && above >= MARGIN ? above : within(below, height - HEIGHT) };
}
