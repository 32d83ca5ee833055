/** Starts the page of a spectator: reads its addresses, loads the cards, connects, draws. */
import { Connection, socketUrl } from "../live/connection.js";
import { entitle, news } from "../live/news.js";
import { Sounds } from "../live/sounds.js";
import { sure } from "../sure.js";
import { oneAtATime } from "../table/drawing.js";
import { soundsOf } from "../table/heard.js";
import { html, render } from "../table/html.js";
import { useSprites } from "../table/icons.js";
import { listen } from "../table/keyboard.js";
import { Motion } from "../table/motion.js";
import { Table } from "../table/table.js";
import { useTerms } from "../table/terms.js";
import { Page } from "./page.js";
import { Watch } from "./watch.js";

/** @typedef {import("../table/types.js").CardFacts} CardFacts */
/** @typedef {import("../table/types.js").Links & {sprite: string, charges: string, ws: string, cards: string}} Addresses */

const SECOND = 1000; // milliseconds
const HEARTBEAT = 15_000; // milliseconds from one heartbeat to the next

/** Who plays is not known before somebody has accepted an invitation. @param {string[]} names */
function nameAfter(names) {
  const title = `Watching ${names.join(" against ")}`;
  entitle(`${title} · Fourfold`);
  sure(document.querySelector("h1")).textContent = title;
}

/** @param {HTMLElement} root with the page's addresses in its data attributes */
async function begin(root) {
  const { sprite, charges, ws, cards, ...links } = /** @type {Addresses} */ (root.dataset);
  useSprites(sprite, charges);
  useTerms(JSON.parse(sure(document.querySelector("#terms")).textContent));
  /** @type {Object<string, CardFacts>} */
  const facts = await (await fetch(cards)).json();
  const stage = document.createElement("div");
  stage.className = "stage";
  document.body.append(stage);
  const motion = new Motion(root, stage);
  const sounds = new Sounds();
  /** @type {Connection<import("./types.js").Payload>} */
  const connection = new Connection({
    open: () => new WebSocket(socketUrl(ws)),
    hello: () => watch.hello(),
    onFrame: (command, _, payload) => {
      const before = watch.live?.names.join();
      watch.receive(command, payload);
      if (watch.live && watch.live.names.join() !== before) nameAfter(watch.live.names);
    },
    onStatus: (link, seconds, why) => table.showStatus(link, seconds, why),
  });
  /** What the board would send, as why a card cannot be chosen, is asked by nobody here. */
  const nobody = /** @type {import("../table/table.js").Connection} */ (
    /** @type {unknown} */ ({ send: () => 1, retry: () => connection.retry() })
  );
  const redraw = oneAtATime(() => render(html`<${Page} watch=${watch} />`, root));
  const table = new Table({
    cards: facts,
    links,
    sounds,
    watches: true,
    redraw,
    connect: () => nobody,
    placeOf: (ref) => motion.placeOf(ref),
    beforeFrame: () => motion.remember(),
    afterFrame: (old, now) => {
      motion.play(old, now);
      for (const sound of old ? soundsOf(old, now) : []) sounds.play(sound);
      if (now.view.result && old && !old.view.result) news("The game is over");
    },
  });
  const watch = new Watch({
    table,
    memory: localStorage,
    redraw,
    send: (command, payload) => {
      if (!connection.send(command, payload)) connection.retry();
    },
  });
  document.addEventListener("pointerdown", () => table.spotlight.hide());
  root.replaceChildren();
  listen(table, root);
  window.addEventListener("resize", redraw);
  window.addEventListener("online", () => connection.retry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.retry();
  });
  setInterval(() => connection.send("here", {}), HEARTBEAT);
  setInterval(() => table.newest?.clock && table.newest.clock.asked !== null && redraw(), SECOND);
  redraw();
  connection.start();
}

/** @type {HTMLElement|null} */
const root = document.querySelector("#watch[data-ws]");
if (root) {
  begin(root).catch(() => {
    root.textContent = "The table could not be opened. Reload the page to try again.";
  });
}
