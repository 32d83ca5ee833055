/* The service worker: keeps what works without a server. Pages come from the network while it is there, and so do files
   that keep their name when they change, as modules that import one another do; other files of the site come from what
   is kept. Only a page that says so in a header is kept: none of a game
   or a draft. */

/** @typedef {{first: string[], offline: string, static: string, faces: string, accounts: string[], header: string, also: string}} Site */
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

/** The sheets, scripts and faces of cards that a page names. @param {string} text */
function filesOf(text) {
  const named = [...text.matchAll(/ (?:href|src|srcset)="([^"]+)"/g)].flatMap(([, said]) => said.split(/[\s,]+/));
  return new Set(named.filter((one) => one.startsWith(site.static) || one.startsWith(site.faces)));
}

/** Keep a page that nobody has looked at yet, with its files: one that fails costs none of the others.
 * @param {string} address @param {number} since */
async function keepUnseen(address, since) {
  const answer = await fetch(address);
  const text = await answer.clone().text();
  await keepPage(address, answer, since);
  const files = await caches.open(FILES);
  for (const file of filesOf(text)) if (!(await files.match(file))) await files.add(file).catch(() => undefined);
}

/** Keep pages, as far as the network reaches. @param {string[]} addresses @param {number} since */
async function keepAll(addresses, since) {
  for (const address of addresses) await keepUnseen(address, since).catch(() => undefined);
}

/** Keep what everybody may want later. */
function keepFirst() {
  return keepAll([site.offline, ...site.first], drops);
}

/** Keep the pages that one that is looked at names, if they are not there yet. @param {Response} answer @param {number} since */
async function keepAlso(answer, since) {
  const pages = await caches.open(PAGES);
  const named = (answer.headers.get(site.also) ?? "").split(" ").filter(Boolean);
  const kept = await Promise.all(named.map((address) => pages.match(address)));
  await keepAll(
    named.filter((_, at) => !kept[at]),
    since,
  );
}

/** A page, from the network or as it was. @param {WorkerEvent} event */
async function pageFor(event) {
  const { url } = event.request;
  const since = drops;
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepPage(url, answer.clone(), since).then(() => keepAlso(answer, since)));
    return answer;
  } catch {
    const pages = await caches.open(PAGES);
    return (await pages.match(url)) ?? (await pages.match(site.offline)) ?? Response.error();
  }
}

/** A file whose name changes with what is in it. @param {string} url */
function isFixed(url) {
  const { pathname } = new URL(url);
  return pathname.startsWith(site.faces) || /\.[0-9a-f]{12}\.\w+$/.test(pathname);
}

/** A file from the network, which is kept if it is the site's own; the browser itself keeps faces. @param {WorkerEvent} event */
async function newFile(event) {
  const { request } = event;
  const answer = await fetch(request);
  if (answer.status === 200 && new URL(request.url).pathname.startsWith(site.static)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(FILES).then((files) => files.put(request, copy)));
  }
  return answer;
}

/** A file as it is kept, where it cannot have changed; else from the network while it is there. @param {WorkerEvent} event */
async function fileFor(event) {
  const kept = await (await caches.open(FILES)).match(event.request);
  if (!kept) return newFile(event);
  return isFixed(event.request.url) ? kept : newFile(event).catch(() => kept);
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
  if (method === "POST" && site.accounts.some((one) => pathname.startsWith(one))) event.respondWith(change(event));
  else if (method !== "GET") return;
  else if (mode === "navigate") event.respondWith(pageFor(event));
  else if (pathname.startsWith(site.static) || pathname.startsWith(site.faces)) event.respondWith(fileFor(event));
});
