/**
 * How large the faces of a pack or of a square are. Usually as large as lets all of it be seen; whoever looks may want them
 * smaller or larger, in percent of that. Pure functions.
 */

/** @typedef {{width: number, height: number, gap: number}} Room in pixels, for the cards alone; `gap` is between two cards */

export const SCALES = { least: 60, most: 200, step: 10, usual: 100 };

const TALL = 704 / 504;
const READABLE = 100; // pixels: where all cannot be seen at least so wide, a pack scrolls; the bar and a mouse show one large
const LEGIBLE = 80; // pixels: a card of a square or a pile is never smaller by itself
const AROUND = 104; // pixels of the height of a pile that are no card
const SCROLLED = 148; // pixels: at least so wide are the cards of a pack that scrolls
const MOST = 360; // pixels: more shows nothing more
const ON_A_PHONE = 2; // in a row

/** A card of which so many fill a row. @param {Room} room @param {number} columns */
function inARow({ width, gap }, columns) {
  return Math.floor((width - gap * (columns - 1)) / columns);
}

/** A card of which so many rows fill the height. @param {Room} room @param {number} rows */
function inAColumn({ height, gap }, rows) {
  return Math.floor(((height + gap) / rows - gap) / TALL);
}

/** The widest card with which so many are seen. @param {number} count @param {Room} room */
function seeing(count, room) {
  const all = Array.from({ length: count }, (_, at) =>
    Math.min(inARow(room, at + 1), inAColumn(room, Math.ceil(count / (at + 1)))),
  );
  return Math.max(0, ...all);
}

/** The widest card with which all are seen; where that would be too small to read, one that fills its row. @param {number} count @param {Room} room */
function widest(count, room) {
  const seen = seeing(count, room);
  const { width, gap } = room;
  return seen >= READABLE ? seen : inARow(room, Math.max(1, Math.floor((width + gap) / (SCROLLED + gap))));
}

/**
 * The width of a card.
 * @param {number} count of cards
 * @param {Room} room
 * @param {boolean} phone two fill a row, however many there are
 * @param {number} scale percent
 */
export function widthOf(count, room, phone, scale) {
  const { width, gap } = room;
  const usual = phone ? inARow(room, ON_A_PHONE) : Math.min(MOST, widest(count, room));
  const wanted = Math.min(width, (usual * scale) / 100);
  if (!phone) return Math.floor(wanted);
  return inARow(room, Math.max(1, Math.round((width + gap) / (wanted + gap))));
}

/**
 * How many cards of this width fill a row, where the rows are as even as may be: of fifteen not seven, seven and one.
 * @param {number} count of cards
 * @param {Room} room
 * @param {number} card its width
 */
export function columnsOf(count, { width, gap }, card) {
  const most = Math.max(1, Math.floor((width + gap) / (card + gap)));
  return Math.ceil(count / Math.ceil(count / most));
}

/**
 * The width of a card of a square with so many in a row, and never more than fill it. On a phone they do, whatever is wanted.
 * @param {number} side
 * @param {Room} room
 * @param {boolean} phone
 * @param {number} scale percent
 */
export function widthInSquare(side, room, phone, scale) {
  const most = inARow(room, side);
  if (phone) return most;
  const usual = Math.min(MOST, Math.max(LEGIBLE, inAColumn(room, side)));
  return Math.min(most, Math.floor((usual * scale) / 100));
}

/**
 * The width of a card of piles that lie one below the other, each in one row, with a button below each card.
 * @param {number} piles
 * @param {number} most cards in a pile
 * @param {Room} room
 * @param {number} scale percent
 */
export function widthInPiles(piles, most, room, scale) {
  const height = room.height - piles * AROUND;
  const usual = Math.min(MOST, Math.max(LEGIBLE, Math.min(inARow(room, most), inAColumn({ ...room, height }, piles))));
  return Math.min(room.width, Math.floor((usual * scale) / 100));
}

/**
 * The width of a card of piles that lie side by side.
 * @param {number} most cards in a pile
 * @param {Room} room `width` is that of one pile
 * @param {number} scale percent
 */
export function widthBeside(most, room, scale) {
  const usual = Math.min(MOST, Math.max(LEGIBLE, seeing(most, { ...room, height: room.height - AROUND })));
  return Math.min(room.width, Math.floor((usual * scale) / 100));
}

/** A kept scale that can be trusted. @param {unknown} kept */
export function scaleOf(kept) {
  const { least, most, usual } = SCALES;
  return typeof kept === "number" && kept >= least && kept <= most ? kept : usual;
}
