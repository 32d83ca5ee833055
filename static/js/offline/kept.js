/** On the page that stands in for others without a network: the decks that were kept on this device. It imports nothing: its
 * own file is kept with the page. */

/** @param {string} address @param {string} name */
function entryOf(address, name) {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = name;
  const entry = document.createElement("li");
  entry.append(link);
  return entry;
}

/** The name of a deck whose page is kept, or "" if it cannot be read. @param {Cache} pages @param {string} url */
async function nameOf(pages, url) {
  const text = await pages
    .match(url)
    .then((kept) => kept?.text())
    .catch(() => "");
  const page = new DOMParser().parseFromString(text ?? "", "text/html");
  return page.querySelector("h1")?.textContent?.trim() ?? "";
}

/** @param {HTMLElement} section @param {Element} list */
async function listDecks(section, list) {
  const { decks = "" } = section.dataset;
  const pages = await caches.open("pages");
  for (const { url } of await pages.keys()) {
    const { pathname, search } = new URL(url);
    if (!pathname.startsWith(decks) || search) continue;
    list.append(entryOf(pathname, (await nameOf(pages, url)) || pathname));
  }
  section.hidden = !list.hasChildNodes();
}

const section = document.querySelector("#kept-decks");
const list = section?.querySelector("ul");
if (section instanceof HTMLElement && list && "caches" in window) listDecks(section, list);
