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

/** @param {HTMLElement} section @param {Element} list */
async function listDecks(section, list) {
  const { decks = "" } = section.dataset;
  const pages = await caches.open("pages");
  for (const { url } of await pages.keys()) {
    const { pathname, search } = new URL(url);
    if (!pathname.startsWith(decks) || search) continue;
    const read = new DOMParser().parseFromString((await (await pages.match(url))?.text()) ?? "", "text/html");
    list.append(entryOf(pathname, read.querySelector("h1")?.textContent?.trim() || pathname));
  }
  section.hidden = !list.hasChildNodes();
}

const section = document.querySelector("#kept-decks");
const list = section?.querySelector("ul");
if (section instanceof HTMLElement && list && "caches" in window) listDecks(section, list);
