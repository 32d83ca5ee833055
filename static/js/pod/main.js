/** Starts the page of a draft: reads the page's addresses, loads the cards, connects, draws. */

import { Connection, socketUrl } from "../live/connection.js";
import { entitle, news } from "../live/news.js";
import { Sounds } from "../live/sounds.js";
import { sure } from "../sure.js";
import { html, render } from "../table/html.js";
import { useSprites } from "../table/icons.js";
import { App } from "./app.js";
import { followFocus } from "./focus.js";
import { listen } from "./keys.js";
import { Pod } from "./pod.js";
import { isAsked } from "./ready.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Links & {ws: string, cards: string, sprite: string}} Addresses */

const HEARTBEAT = 15_000; // milliseconds after which a page says that it is still there

/**
 * The cards by name, and how they are laid out.
 * @param {string} address of what the builder knows of the game, too
 */
async function facts(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The cards could not be loaded (${answer.status}).`);
  /** @type {{cards: Card[], layout: import("./types.js").Sorting}} */
  const { cards, layout } = await answer.json();
  return { cards: new Map(cards.map((card) => [card.name, card])), sorting: layout };
}

/** Says that the page is there, and tries again when it is looked at or the network is back. @param {Pod} pod */
function watch(pod) {
  setInterval(() => pod.newest && pod.connection.send("here", {}), HEARTBEAT);
  window.addEventListener("online", () => pod.connection.retry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    pod.connection.retry();
    if (pod.newest) pod.connection.send("here", {});
  });
}

/** @param {HTMLElement} root with the page's addresses in its data attributes */
async function begin(root) {
  const { ws, cards, sprite, ...links } = /** @type {Addresses} */ (root.dataset);
  useSprites(sprite, "");
  /** @type {import("./types.js").Plan} */
  const plan = JSON.parse(sure(document.querySelector("#plan")).textContent);
  const heading = sure(document.querySelector("h1"));
  const pod = new Pod({
    ...(await facts(cards)),
    plan,
    links,
    sounds: new Sounds(),
    tell: news,
    isHidden: () => document.visibilityState !== "visible",
    redraw: followFocus(root, () => {
      const { newest } = pod;
      if (newest) heading.textContent = newest.name;
      const asks = isAsked(newest) ? "Ready? · " : pod.question ? "Your pick · " : "";
      if (newest) entitle(`${asks}${newest.name} · Fourfold`);
      document.body.dataset.status = newest?.status ?? "";
      render(html`<${App} pod=${pod} />`, root);
    }),
    connect: (pod) =>
      new Connection({
        open: () => new WebSocket(socketUrl(ws)),
        hello: () => pod.hello(),
        onFrame: (command, id, payload) => pod.receive(command, id, payload),
        onStatus: (link, seconds, why) => pod.showStatus(link, seconds, why),
      }),
  });
  root.replaceChildren();
  listen(pod, root);
  watch(pod);
  pod.redraw();
  pod.connection.start();
}

const root = sure(/** @type {HTMLElement|null} */ (document.querySelector("#pod")));
begin(root).catch((error) => {
  const sorry = document.createElement("p");
  sorry.className = "error";
  sorry.setAttribute("role", "alert");
  sorry.textContent = `The draft could not be opened. ${error.message} Reload the page to try again; your picks are safe.`;
  root.replaceChildren(sorry);
});
