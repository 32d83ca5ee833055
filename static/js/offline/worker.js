/* The service worker: keeps what works without a server. Pages come from the network while it is there; files of the
   site, whose names change with them, from what is kept. Only a page that says so in a header is kept: none of a game
   or a draft. */

/** @typedef {{first: string[], offline: string, static: string, account: string, header: string}} Site */
/** @typedef {{request: Request, respondWith: (answer: Promise<Response>) => void, waitUntil: (work: Promise<unknown>) => void}} WorkerEvent */

const PAGES = "pages";
const FILES = "files";
const MOST_PAGES = 200;
/** @type {any} A service worker, of which the page's types know nothing. */
const worker = self;
/** @type {Site} What people/offline.py writes above this. */
const site = worker.SITE;

/** Counts how often all pages were dropped: one that was asked for before is not kept after. */
let drops = 0;

/** Keep a page that may be kept. @param {string} address @param {Response} answer @param {number} since */
async function keepPage(address, answer, since) {
  const pages = await caches.open(PAGES);
  if (since !== drops) return;
  if (!answer.ok || !answer.headers.get(site.header) || answer.redirected) {
    await pages.delete(address);
    return;
  }
  await pages.put(address, answer);
  const kept = await pages.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_PAGES))) await pages.delete(old);
}

/** Fetch what everybody may want later; without a network there is nothing to do. */
async function keepFirst() {
  const since = drops;
  for (const address of [site.offline, ...site.first]) {
    await keepPage(address, await fetch(address), since).catch(() => undefined);
  }
}

/** A page, from the network or as it was. @param {WorkerEvent} event */
async function pageFor(event) {
  const { url } = event.request;
  const since = drops;
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepPage(url, answer.clone(), since));
    return answer;
  } catch {
    const pages = await caches.open(PAGES);
    return (await pages.match(url)) ?? (await pages.match(site.offline)) ?? Response.error();
  }
}

/** A file of the site, as it is kept or from the network. @param {WorkerEvent} event */
async function fileFor(event) {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(files.put(event.request, answer.clone()));
  return answer;
}

/** Somebody signs in or out: nothing of who was there stays. @param {WorkerEvent} event */
async function change(event) {
  drops += 1;
  await caches.delete(PAGES);
  const answer = await fetch(event.request);
  drops += 1;
  await caches.delete(PAGES);
  event.waitUntil(keepFirst());
  return answer;
}

worker.addEventListener("install", (/** @type {WorkerEvent} */ event) => {
  worker.skipWaiting();
  event.waitUntil(Promise.all([caches.delete(FILES), caches.delete(PAGES)]).then(keepFirst));
});

worker.addEventListener("activate", (/** @type {WorkerEvent} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (/** @type {WorkerEvent} */ event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === "POST" && pathname.startsWith(site.account)) event.respondWith(change(event));
  else if (method !== "GET") return;
  else if (mode === "navigate") event.respondWith(pageFor(event));
  else if (pathname.startsWith(site.static)) event.respondWith(fileFor(event));
});
