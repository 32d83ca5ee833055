/** How somebody likes the builder to look, remembered in this browser. */

const KEY = "fourfold-builder";
/** @type {Pick<import("./types.js").Ui, "grouping"|"view"|"deckView"|"sort">} */
const USUAL = { grouping: "alignment", view: "rows", deckView: "rows", sort: "match" };

export function preferences() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

/** @param {typeof USUAL} now */
export function prefer({ grouping, view, deckView, sort }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ grouping, view, deckView, sort }));
  } catch {
    return; // full or forbidden: it holds until the page is left
  }
}
