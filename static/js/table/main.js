/** Starts the table: reads the page's addresses, loads the cards, connects, draws. */
import { cover, keepNothing, uncovered } from "../hot-seat/cover.js";
import { Connection, socketUrl } from "../live/connection.js";
import { news } from "../live/news.js";
import { Sounds } from "../live/sounds.js";
import { sure } from "../sure.js";
import { App } from "./app.js";
import { dragAttackers } from "./dragging.js";
import { oneAtATime } from "./drawing.js";
import { keepFocus } from "./focus.js";
import { soundsOf } from "./heard.js";
import { html, render } from "./html.js";
import { useSprites } from "./icons.js";
import { listen } from "./keyboard.js";
import { refuseLatePresses } from "./late.js";
import { Motion } from "./motion.js";
import { scrollChoicesIntoView } from "./scrolling.js";
import { Table } from "./table.js";
import { useTerms } from "./terms.js";
import { Unseen } from "./unseen.js";
import { walkZones } from "./zones.js";

/** @typedef {import("./types.js").CardFacts} CardFacts */
/** @typedef {import("./types.js").Links & {sprite: string, charges: string, ws: string, cards: string}} Addresses */

const SECOND = 1000; // milliseconds
const HEARTBEAT = 15_000; // milliseconds from one heartbeat to the next

/** Nobody has done anything yet. @param {import("./types.js").TableFrame} frame */
function hasBegun({ at, view }) {
  return at === 0 && !view.result;
}

/**
 * Tells who does not look that the game has begun, that a person waits for them, or that it has ended.
 * @param {import("./types.js").TableFrame|null} old
 * @param {import("./types.js").TableFrame} now
 */
function tellNews(old, now) {
  /** @param {import("./types.js").TableFrame} frame */
  const isAsked = ({ view, pausing }) => Boolean(view.decision && view.decision.kind !== "wait" && !pausing);
  if (!old) {
    if (hasBegun(now)) news(isAsked(now) ? "Your turn" : "The game has begun");
  } else if (now.view.result && !old.view.result) news("The game is over");
  else if (isAsked(now) && !isAsked(old)) news("Your turn");
  else if (now.awaited && !old.awaited)
    news(now.change_sides === "asked" ? "Your opponent wants to change sides" : "Your opponent is ready");
}

/**
 * @param {HTMLElement} root with the page's addresses in its data attributes
 * @param {number|null} seat whose cards are shown where two people share the device
 */
async function begin(root, seat) {
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
  const redraw = oneAtATime(keepFocus(root, () => render(html`<${App} table=${table} />`, root)));
  const table = new Table({
    cards: facts,
    links,
    sounds,
    unseen: new Unseen(location.pathname, seat === null ? sessionStorage : null),
    redraw,
    connect: (table) =>
      new Connection({
        open: () => new WebSocket(socketUrl(ws)),
        hello: () => ({ log: (table.log.at(-1)?.n ?? -1) + 1, ...(seat === null ? {} : { seat }) }),
        onFrame: (command, id, payload) => table.receive(command, id, payload),
        onStatus: (link, seconds, why) => table.showStatus(link, seconds, why),
      }),
    placeOf: (ref) => motion.placeOf(ref),
    cover,
    beforeFrame: () => motion.remember(),
    afterFrame: (old, now) => {
      if (old?.at !== now.at) scrollChoicesIntoView(root);
      motion.play(old, now);
      for (const sound of old ? soundsOf(old, now) : []) sounds.play(sound);
      if (!old && hasBegun(now) && document.visibilityState !== "visible") sounds.play("turn");
      if (table.kinds.has("person")) tellNews(old, now);
      if (old?.watched?.count === 0 && now.watched?.count) table.toast("Somebody is watching now.");
    },
  });
  table.talk.tell = news;
  if (seat !== null) keepNothing();
  document.addEventListener("pointerdown", () => table.spotlight.hide());
  root.replaceChildren();
  listen(table, root);
  refuseLatePresses(table, root);
  dragAttackers(table, root, (piece) => motion.copy(piece.getBoundingClientRect(), piece));
  walkZones(root);
  let resized = 0;
  window.addEventListener("resize", () => {
    cancelAnimationFrame(resized);
    resized = requestAnimationFrame(redraw); // how pieces are stacked depends on the room
  });
  window.addEventListener("online", () => table.connection.retry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") {
      table.unseen.away = true;
      return;
    }
    table.connection.retry();
    table.sendHeartbeat();
  });
  setInterval(() => table.sendHeartbeat(), HEARTBEAT);
  setInterval(() => table.newest?.clock && table.newest.clock.asked !== null && redraw(), SECOND);
  redraw();
  table.connection.start();
}

/** @type {HTMLElement|null} */
const root = document.querySelector("#table[data-ws]");
if (root) {
  uncovered(root)
    .then((seat) => begin(root, seat))
    .catch(() => {
      root.textContent = "The table could not be opened. Reload the page to try again; your game is safe.";
    });
}
