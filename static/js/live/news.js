/**
 * The title of a page, which has no other owner. It tells who does not look at the page that something happened there:
 * the newest sentence stands before its name until the page is looked at.
 */

let plain = ""; // the title without news; "" as long as it is what the page came with
let newest = "";

function write() {
  plain ||= document.title;
  document.title = newest ? `${newest} · ${plain}` : plain;
}

/** Names the page, which keeps what is new before its name. @param {string} title */
export function entitle(title) {
  plain = title;
  write();
}

/** @param {string} sentence what happened */
export function news(sentence) {
  if (document.visibilityState === "visible") return;
  newest = sentence;
  write();
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible" || !newest) return;
  newest = "";
  write();
});
