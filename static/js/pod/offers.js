/**
 * What can be chosen of cards on the layout. The server says for each option which cards it is about; here these are found
 * again from what was pressed. Pure functions.
 */

/** @typedef {import("./types.js").Question} Question */

/** Which question it is; "" for none. @param {Question|null} question */
export function keyOf(question) {
  return question ? `${question.kind}-${question.pack}-${question.pick}` : "";
}

/**
 * The option that is about exactly these cards, in this order.
 * @param {Question} question
 * @param {number[]} places among its cards
 * @returns {number|null}
 */
export function optionOf(question, places) {
  const at = (question.offers ?? []).findIndex(
    (offer) => offer.length === places.length && offer.every((place, index) => place === places[index]),
  );
  return at < 0 ? null : question.options[at];
}

/**
 * The option that makes two piles. The piles have no order: the first card may lie in either.
 * @param {Question} question
 * @param {number[]} second places of the cards that lie in the second pile
 */
export function splitOption(question, second) {
  const turned = second.includes(0);
  return optionOf(
    question,
    question.cards.flatMap((_, place) => (second.includes(place) === turned ? [place] : [])),
  );
}

/** The names of the cards that an option is about. @param {Question} question @param {number|null} option */
export function namesOf(question, option) {
  const offer = question.offers?.[question.options.indexOf(option ?? -1)];
  return (offer ?? []).map((place) => question.cards[place]);
}

/**
 * The place of each pile's first card among those of the question; a hand comes after all piles.
 * @param {import("./types.js").Layout} layout
 */
export function firstPlaces(layout) {
  let next = 0;
  return layout.piles.map(({ count }) => {
    const first = next;
    next += count;
    return first;
  });
}

/**
 * The pile that an option takes; -1 for none.
 * @param {Question} question
 * @param {import("./types.js").Layout} layout
 * @param {number} option
 */
export function pileOf(question, layout, option) {
  const [place] = question.offers?.[question.options.indexOf(option)] ?? [];
  if (place !== undefined)
    return firstPlaces(layout).findLastIndex((first, at) => first <= place && layout.piles[at].count);
  return layout.piles.findIndex(({ count }) => !count); // one that was left empty
}

/**
 * The rows and columns that can be taken, each with its name; rows first.
 * @param {Question} question
 * @param {import("./types.js").Layout} layout
 * @returns {{option: number, name: string, row: number, column: number}[]}
 */
export function linesOf(question, layout) {
  const first = firstPlaces(layout);
  const cells = layout.piles.flatMap(({ count }, at) => (count ? [{ place: first[at], at }] : []));
  return question.options.map((option, index) => {
    const taken = cells.filter(({ place }) => question.offers?.[index].includes(place));
    const rows = new Set(taken.map(({ at }) => Math.floor(at / layout.side)));
    const [{ at }] = taken;
    // A row comes before all columns: of a single card both are offered, the row first.
    const again = question.offers?.findIndex((offer) => String(offer) === String(question.offers?.[index])) !== index;
    const isRow = rows.size === 1 && !again;
    const number = isRow ? Math.floor(at / layout.side) : at % layout.side;
    return {
      option,
      name: `${isRow ? "Row" : "Column"} ${number + 1}`,
      row: isRow ? number : -1,
      column: isRow ? -1 : number,
    };
  });
}

/**
 * What somebody has more than before: names where they may be seen, else a number; null for nothing.
 * @param {import("./types.js").SeatView} before
 * @param {import("./types.js").SeatView} now
 * @returns {{count: number, names: string[]|null}|null}
 */
export function gained(before, now) {
  const count = now.picked - before.picked;
  if (count <= 0) return null;
  return { count, names: now.pool && before.pool ? now.pool.slice(before.picked) : null };
}
