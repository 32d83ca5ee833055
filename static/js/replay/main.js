/** Starts a replay: reads the page's addresses, loads cards and steps, draws, listens to keys. */
import { copyAndSay } from "../live/copying.js";
import { formToken } from "../live/token.js";
import { sure } from "../sure.js";
import { oneAtATime } from "../table/drawing.js";
import { keepFocus } from "../table/focus.js";
import { html, render } from "../table/html.js";
import { useSprites } from "../table/icons.js";
import { Table } from "../table/table.js";
import { useTerms, words } from "../table/terms.js";
import { walkZones } from "../table/zones.js";
import { ask, Refused } from "./asking.js";
import { listen } from "./keys.js";
import { Notes } from "./notes.js";
import { Page } from "./page.js";
import { Replay } from "./replay.js";

/** @typedef {import("./replay.js").SeenBy} SeenBy */
/** @typedef {import("../table/types.js").Links & {sprite: string, charges: string, cards: string, steps?: string, read: string, position?: string, notes?: string, longestNote?: string}} Addresses */

/** @typedef {(seenBy: SeenBy) => Promise<any>} Load */

/**
 * Waits until a record file is chosen that can be watched.
 * @param {HTMLElement} root @param {string} address which replays it
 * @returns {Promise<Load>}
 */
function chosenFile(root, address) {
  const input = sure(/** @type {HTMLInputElement|null} */ (root.querySelector("input[type=file]")));
  const error = sure(root.querySelector("[role=alert]"));
  return new Promise((resolve) => {
    input.addEventListener("change", async () => {
      const file = input.files?.[0];
      if (!file) return;
      error.textContent = "";
      try {
        const record = JSON.parse(await file.text().catch(() => ""));
        /** @type {Load} */
        const load = (seenBy) =>
          ask(address, {
            method: "POST",
            headers: { "content-type": "application/json", "x-csrftoken": formToken() ?? "" },
            body: JSON.stringify({ record, seen_by: seenBy }),
          });
        const first = await load("0");
        resolve((seenBy) => (seenBy === "0" ? Promise.resolve(first) : load(seenBy)));
      } catch (why) {
        error.textContent =
          why instanceof SyntaxError
            ? `This file is no record of a game of ${words().named}.`
            : sure(/** @type {Error} */ (why)).message;
      }
    });
  });
}

/** Nothing is sent from a replay. */
const NOBODY = /** @type {import("../table/table.js").Connection} */ (
  /** @type {unknown} */ ({ send: () => 1, retry: () => {} })
);

/** @param {HTMLElement} root with the page's addresses in its data attributes */
async function begin(root) {
  const { sprite, charges, cards, steps, read, position, notes, longestNote, ...links } = /** @type {Addresses} */ (
    root.dataset
  );
  useSprites(sprite, charges);
  useTerms(JSON.parse(sure(document.querySelector("#terms")).textContent));
  const here = new URL(location.href);
  const wanted = here.searchParams.get("seen_by") ?? "";
  const seenBy = /** @type {SeenBy} */ (/^([0-7]|open)$/.test(wanted ?? "") ? wanted : sure(links.seat));
  /** @type {Load} */
  const load = steps ? (seenBy) => ask(`${steps}?seen_by=${seenBy}`) : await chosenFile(root, read);
  const [facts, game] = await Promise.all([ask(cards), load(seenBy)]);
  const watches = links.seat === "open"; // no player's own replay
  const table = new Table({ cards: facts, links, watches, redraw: () => redraw(), connect: () => NOBODY });
  /** @type {import("./notes.js").Save} */
  const saveNote = (step, text) =>
    ask(sure(notes), {
      method: "POST",
      headers: { "x-csrftoken": formToken() ?? links.token ?? "" },
      body: new URLSearchParams({ step: String(step), text }),
    });
  const replay = new Replay({
    table,
    seenBy,
    game,
    costly: JSON.parse(document.querySelector("#costly")?.textContent ?? "{}"),
    bots: JSON.parse(document.querySelector("#bots")?.textContent ?? "[]"),
    load,
    moved: (step, seenBy) => {
      if (!steps) return; // a file has no address
      here.search = new URLSearchParams({ step: String(step), seen_by: seenBy }).toString();
      history.replaceState(null, "", here);
    },
    notes: notes
      ? new Notes({
          all: JSON.parse(sure(document.querySelector("#notes")).textContent),
          longest: Number(longestNote),
          save: saveNote,
          redraw: () => redraw(),
        })
      : null,
  });
  const actions = {
    copyLink:
      steps &&
      (async () => table.toast(await copyAndSay(here.href, "Link copied. It opens for those who may see this game."))),
    copyPosition: () =>
      ask(`${position}?step=${replay.step}`).then(
        ({ text }) => table.update({ position: text, dialog: "position" }),
        (why) => table.toast(why.message),
      ),
  };
  const draw = oneAtATime(keepFocus(root, () => render(html`<${Page} replay=${replay} actions=${actions} />`, root)));
  const redraw = () => table.newest && draw();
  const first = Number(here.searchParams.get("step") ?? 0);
  root.replaceChildren();
  await replay.look(seenBy, first);
  listen(replay, root);
  walkZones(root);
  window.addEventListener("resize", redraw);
}

/** @type {HTMLElement|null} */
const root = document.querySelector("#replay");
if (root) {
  begin(root).catch((why) => {
    root.textContent =
      why instanceof Refused ? why.message : "The replay could not be opened. Reload the page to try again.";
  });
}
