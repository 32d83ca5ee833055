/** Starts “What would you do?”: reads the page's addresses, loads cards and the first position, draws. */
import { formToken } from "../live/token.js";
import { ask, Refused } from "../replay/asking.js";
import { sure } from "../sure.js";
import { oneAtATime } from "../table/drawing.js";
import { closeDrop, closeDropsByClicks } from "../table/drops.js";
import { keepFocus } from "../table/focus.js";
import { html, render } from "../table/html.js";
import { useSprites } from "../table/icons.js";
import { QUIET } from "../table/quiet.js";
import { Table } from "../table/table.js";
import { useTerms } from "../table/terms.js";
import { walkZones } from "../table/zones.js";
import { Page } from "./page.js";
import { Practice } from "./practice.js";

/** Nothing is sent from a position. */
const NOBODY = /** @type {import("../table/table.js").Connection} */ (
  /** @type {unknown} */ ({ send: () => 1, retry: () => {} })
);

/** @param {string} id @returns {any} */
const dataIn = (id) => JSON.parse(sure(document.querySelector(`#${id}`)).textContent);

/** Escape closes what lies over the table. @param {Table} table @param {HTMLElement} root */
function listen(table, root) {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || root.querySelector("dialog[open]")) return;
    if (closeDrop()) event.preventDefault();
    else if (table.ui.story) table.update({ story: false });
  });
  closeDropsByClicks();
}

/** @param {HTMLElement} root with the page's addresses in its data attributes */
async function begin(root) {
  const { sprite, charges, cards, games, ...links } =
    /** @type {import("../table/types.js").Links & {sprite: string, charges: string, cards: string, games: string}} */ (
      root.dataset
    );
  useSprites(sprite, charges);
  useTerms(dataIn("terms"));
  const table = new Table({ cards: await ask(cards), links, redraw: () => redraw(), connect: () => NOBODY });
  const practice = new Practice({
    addresses: dataIn("questions"),
    load: ask,
    send: (address, idea) =>
      ask(address.replace("question.json", "answer.json"), {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrftoken": formToken() ?? links.token ?? "" },
        body: JSON.stringify({ idea }),
      }),
    show: ({ names, view, log }) => {
      table.log = log;
      table.ui.resultSeen = true;
      table.showFrame({ ...QUIET, at: view.choices, view, names });
    },
    redraw: () => redraw(),
  });
  const page = () => render(html`<${Page} table=${table} practice=${practice} games=${games} />`, root);
  const draw = oneAtATime(keepFocus(root, page));
  const redraw = () => table.newest && draw();
  root.replaceChildren();
  await practice.next();
  if (!table.newest) throw new Refused(practice.error);
  listen(table, root);
  walkZones(root);
  window.addEventListener("resize", redraw);
}

/** @type {HTMLElement|null} */
const root = document.querySelector("#practice");
if (root) {
  begin(root).catch((why) => {
    root.textContent =
      why instanceof Refused ? why.message : "The positions could not be opened. Reload the page to try again.";
  });
}
