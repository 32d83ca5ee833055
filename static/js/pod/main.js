/** Starts the page of a draft: reads the page's addresses, loads the cards, connects, draws. */
import { Connection, socketUrl } from "../live/connection.js";
import { html, render } from "../table/html.js";
import { useSprites } from "../table/icons.js";
import { App } from "./app.js";
import { followFocus } from "./focus.js";
import { listen } from "./keys.js";
import { Pod } from "./pod.js";

const FACTS = "name,slug,kind,cost,alignments,classes,offense,defense,text,discard_text,fast,faces"; // of types.Card
const ALL = 500; // more cards than there are
const BEAT = 15_000; // milliseconds after which a page says that it is still there

async function facts(address) {
  const answer = await fetch(`${address}?${new URLSearchParams({ page_size: ALL, fields: FACTS })}`);
  if (!answer.ok) throw new Error(`The cards did not come (${answer.status}).`);
  const { results } = await answer.json();
  return new Map(results.map((card) => [card.name, card]));
}

/** Says that the page is there, and tries again when it is looked at or the network is back. */
function watch(pod) {
  setInterval(() => pod.body && pod.connection.send("here", {}), BEAT);
  window.addEventListener("online", () => pod.connection.retry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    pod.connection.retry();
    if (pod.body) pod.connection.send("here", {});
  });
}

/** @param {HTMLElement} root with the page's addresses in its data attributes */
async function begin(root) {
  const { ws, cards, sprite, ...links } = root.dataset;
  useSprites(sprite, "");
  const plan = JSON.parse(document.querySelector("#plan").textContent);
  const heading = document.querySelector("h1");
  const pod = new Pod({
    cards: await facts(cards),
    plan,
    links,
    redraw: followFocus(root, () => {
      if (pod.body) heading.textContent = pod.body.name;
      if (pod.body) document.title = `${pod.question ? "Your pick · " : ""}${pod.body.name} · Fourfold`;
      document.body.dataset.status = pod.body?.status ?? "";
      render(html`<${App} pod=${pod} />`, root);
    }),
  });
  pod.connection = new Connection({
    open: () => new WebSocket(socketUrl(ws)),
    hello: () => pod.hello(),
    onFrame: (command, id, body) => pod.receive(command, id, body),
    onStatus: (link, seconds, why) => pod.showStatus(link, seconds, why),
  });
  root.replaceChildren();
  listen(pod, root);
  watch(pod);
  pod.redraw();
  pod.connection.start();
}

const root = document.querySelector("#pod");
begin(root).catch((error) => {
  const sorry = document.createElement("p");
  sorry.className = "error";
  sorry.setAttribute("role", "alert");
  sorry.textContent = `The draft could not be opened. ${error.message} Reload the page to try again; your picks are safe.`;
  root.replaceChildren(sorry);
});
