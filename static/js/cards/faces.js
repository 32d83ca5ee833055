/**
 * Where the picture of a card is. Whoever looks may have put one of their own on it: the page tells them alone which cards
 * have one (`own_pictures` in decks/templatetags/pictures.py).
 */

/** @typedef {{small: string, medium: string}} Files the site's own, which programs are told, too */

const SHARP = 1.2; // dots for each pixel of a page, above which the small file looks blurred

/** @type {{address: string, slugs: Map<string, string>}|null} */
let own = null;

function readOwn() {
  const said = document.querySelector("#own-pictures")?.textContent;
  /** @type {{address: string, slugs: Object<string, string>}} */
  const { address, slugs } = said ? JSON.parse(said) : { address: "", slugs: {} };
  return { address, slugs: new Map(Object.entries(slugs)) };
}

/**
 * The address of the picture that whoever looks has put on a card, "" where they have not.
 * @param {string} name
 * @param {"small"|"medium"} size as it lies on the page: a screen may need the larger file for the small one
 */
export function ownAddressOf(name, size) {
  own ??= readOwn();
  const slug = own.slugs.get(name);
  return slug ? own.address.replace("SLUG", slug).replace("SIZE", fileFor(size)) : "";
}

/**
 * The address of a card's picture: one's own, or the face that the site draws; "" for a card that the site no longer knows.
 * @param {{name: string, faces: Files|null}} card
 * @param {"small"|"medium"} size as it lies on the page
 */
export function addressOf({ name, faces }, size) {
  return ownAddressOf(name, size) || (faces?.[fileFor(size)] ?? "");
}

/** @param {"small"|"medium"} size */
function fileFor(size) {
  return size === "small" && devicePixelRatio <= SHARP ? "small" : "medium";
}
