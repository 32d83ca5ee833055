/** Starts the table: reads the page's addresses, loads the cards, connects, draws. */
import { Connection, socketUrl } from "../live/connection.js";
import { App } from "./app.js";
import { html, render } from "./html.js";
import { useSprites } from "./icons.js";
import { listen } from "./keyboard.js";
import { Motion } from "./motion.js";
import { bringIntoSight } from "./sight.js";
import { Table } from "./table.js";

const HERE = 15_000; // milliseconds from one sign of life to the next

/** `/cards.json` is a list of facts or facts by name. */
function byName(cards) {
  return Array.isArray(cards) ? Object.fromEntries(cards.map((facts) => [facts.name, facts])) : cards;
}

/**
 * @param {HTMLElement} root with the page's addresses in its data attributes
 * @param {{openSocket?: () => WebSocket, cards?: Object<string, import("./types.js").CardFacts>}} [parts]
 */
export async function begin(root, parts = {}) {
  const { sprite, charges, ws, cards: cardsUrl, record, sealed, home, games, mark } = root.dataset;
  useSprites(sprite, charges);
  const facts = parts.cards ?? byName(await (await fetch(cardsUrl)).json());
  const stage = document.createElement("div");
  stage.className = "stage";
  document.body.append(stage);
  const motion = new Motion(root, stage);
  const redraw = () => render(html`<${App} table=${table} />`, root);
  const table = new Table({
    cards: facts,
    redraw,
    beforeFrame: () => motion.remember(),
    afterFrame: (old, now) => {
      if (old?.at !== now.at) bringIntoSight(root);
      motion.play(old, now);
    },
  });
  Object.assign(table, { recordUrl: record, sealed, homeUrl: home, gamesUrl: games, markUrl: mark });
  table.connection = new Connection({
    open: parts.openSocket ?? (() => new WebSocket(socketUrl(ws))),
    hello: () => ({ log: (table.log.at(-1)?.n ?? -1) + 1 }),
    onFrame: (command, id, body) => table.receive(command, id, body),
    onStatus: (link, seconds, why) => table.showStatus(link, seconds, why),
  });
  root.replaceChildren();
  listen(table, root);
  let resized = 0;
  window.addEventListener("resize", () => {
    cancelAnimationFrame(resized);
    resized = requestAnimationFrame(redraw); // how pieces are stacked depends on the room
  });
  window.addEventListener("online", () => table.connection.retry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    table.connection.retry();
    table.sayHere();
  });
  setInterval(() => table.sayHere(), HERE);
  redraw();
  table.connection.start();
  return table;
}

const root = document.querySelector("#table[data-ws]");
if (root && !root.dataset.manual) {
  begin(root).catch(() => {
    root.textContent = "The table could not be opened. Reload the page to try again; your game is safe.";
  });
}
