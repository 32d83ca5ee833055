/** Tells who does not look at a page that something happened there: in its title until the page is looked at. */

let plain = ""; // the title without news; "" while there are none

/** @param {string} sentence what happened */
export function news(sentence) {
  if (document.visibilityState === "visible") return;
  plain ||= document.title;
  document.title = `${sentence} · ${plain}`;
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible" || !plain) return;
  document.title = plain;
  plain = "";
});
