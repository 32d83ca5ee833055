/**
 * How large the faces of a pack are. Usually as large as lets all of the pack be seen; whoever looks may want them smaller
 * or larger, in percent of that. Pure functions.
 */

/** @typedef {{width: number, height: number}} Room in pixels, for the cards alone */

export const SCALES = { least: 60, most: 200, step: 10, usual: 100 };
const GAP = 10; // between two cards

const TALL = 704 / 504;
const READABLE = 132; // pixels: where all cannot be seen at least so wide, a pack scrolls
const SCROLLED = 148; // pixels: at least so wide are the cards of a pack that scrolls
const MOST = 360; // pixels: more shows nothing more
const ON_A_PHONE = 2; // in a row

/** A card of which so many fill a row. @param {number} width @param {number} columns */
function inARow(width, columns) {
  return Math.floor((width - GAP * (columns - 1)) / columns);
}

/** The widest card with which all are seen; where that would be too small to read, one that fills its row. @param {number} count @param {Room} room */
function widest(count, { width, height }) {
  const all = Array.from({ length: count }, (_, at) => {
    const rows = Math.ceil(count / (at + 1));
    return Math.floor(Math.min(inARow(width, at + 1), ((height + GAP) / rows - GAP) / TALL));
  });
  const seen = Math.max(0, ...all);
  return seen >= READABLE ? seen : inARow(width, Math.max(1, Math.floor((width + GAP) / (SCROLLED + GAP))));
}

/**
 * The width of a card.
 * @param {number} count of cards
 * @param {Room} room
 * @param {boolean} phone two fill a row, however many there are
 * @param {number} scale percent
 */
export function widthOf(count, room, phone, scale) {
  const usual = phone ? inARow(room.width, ON_A_PHONE) : Math.min(MOST, widest(count, room));
  const wanted = Math.min(room.width, (usual * scale) / 100);
  if (!phone) return Math.floor(wanted);
  return inARow(room.width, Math.max(1, Math.round((room.width + GAP) / (wanted + GAP))));
}

/** A kept scale that can be trusted. @param {unknown} kept */
export function scaleOf(kept) {
  const { least, most, usual } = SCALES;
  return typeof kept === "number" && kept >= least && kept <= most ? kept : usual;
}
