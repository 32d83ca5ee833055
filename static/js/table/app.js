/** The whole page of a table, drawn from its state. */

import { Since } from "../hot-seat/since.js";
import { HeardAloud } from "../talk/box.js";
import { Happened } from "./announced.js";
import { Lane, Row } from "./board.js";
import { Coach } from "./coach.js";
import { Dialogs } from "./dialogs.js";
import { Hand } from "./hand.js";
import { Header } from "./header.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Others } from "./others.js";
import { Plate } from "./players.js";
import { Prompt } from "./prompt.js";
import { OptionMenu, Reader, Sheet } from "./reader.js";
import { SpotlightCard } from "./spotlight.js";
import { Story } from "./story.js";
import { Tray, trayReplacesHand } from "./tray.js";

/** @typedef {import("./table.js").Table} Table */

/** @type {Record<import("../live/connection.js").LinkKind, (seconds: number, why: string, watches: boolean) => string>} */
const LINK = {
  open: () => "",
  connecting: (_seconds, _why, watches) => (watches ? "Opening the table…" : "Finding your table…"),
  lost: (seconds, _why, watches) =>
    `Connection lost${watches ? "" : ". Your game is safe"}; trying again${seconds ? ` in ${seconds} s` : ""}…`,
  anew: () => "You signed in or out. Reconnecting…",
  out: (_, why) => why,
  ended: (_, why) => why,
};

/** @param {{table: Table}} props */
export function Link({ table }) {
  const { link, seconds, why } = table.status;
  if (link === "open") return html`<div class="link" role="status"></div>`;
  return html`<div class="link is-shown" role="status"><${Icon} name="link" />${LINK[link](seconds, why, table.watches)}
    ${link === "lost" && html`<button type="button" onClick=${() => table.connection.retry()}>Try now</button>`}
    ${(link === "ended" || link === "out") && html`<a class="button" href=${table.links.home}>Go to the home page</a>`}
  </div>`;
}

/** @param {{table: Table}} props */
export function Toasts({ table }) {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${table.toasts.shown.map((toast) => html`<p key=${toast.key} class="toast">${toast.text}</p>`)}
  </div>`;
}

/**
 * What is asked, and below it our hand or the cards to choose from. It is as high for each question: a long one leaves
 * less room for the hand, and the board stays as it is.
 * @param {{table: Table}} props
 */
function Foot({ table }) {
  const { hand } = table.view.players[table.me];
  const trays = table.asked && table.trayRefs().length > 0;
  return html`<div class=${`foot ${hand.length === 0 && !trays ? "is-empty" : ""}`}>
    <${Prompt} table=${table} />
    <div class="foot-cards">
      <${Tray} table=${table} />
      ${!trayReplacesHand(table) && html`<${Hand} table=${table} />`}
    </div>
  </div>`;
}

/** @param {{table: Table}} props */
export function App({ table }) {
  if (!table.newest) return html`<${Link} table=${table} /><${Toasts} table=${table} />`;
  const { asked, me } = table;
  const picking = asked && asked.kind !== "window" && (table.offers.size > 0 || asked.divide);
  return html`<div class=${`table ${table.isMany ? "is-many" : ""} ${asked ? "is-asked" : ""} ${picking ? "is-picking" : ""}`} data-at=${table.frame.at}>
    <${Header} table=${table} />
    <${Others} table=${table} />
    <${Lane} table=${table} />
    <${Row} table=${table} seat=${me} />
    <${Plate} table=${table} seat=${me} />
    <${Foot} table=${table} />
    <div class="side">
      <${Since} table=${table} />
      <${Coach} table=${table} />
      <${Reader} table=${table} />
      <${Story} table=${table} />
    </div>
    <${SpotlightCard} table=${table} />
    <${OptionMenu} table=${table} />
    <${Sheet} table=${table} />
    <${Dialogs} table=${table} />
    <${Happened} table=${table} />
    <${HeardAloud} talk=${table.talk} />
    <${Link} table=${table} />
    <${Toasts} table=${table} />
  </div>`;
}
