/** What lies beside the deck: the sideboard, in games that have one, and the maybeboard, which does not count. */
import { html } from "../table/html.js";
import { rowsOf, total } from "./groups.js";
import { Listed } from "./row.js";

/** @typedef {import("./builder.js").Builder} Builder */
/** @typedef {"sideboard"|"maybeboard"} Place */

const TITLES = { sideboard: "Sideboard", maybeboard: "Maybeboard" };
const HINTS = {
  sideboard: html`Cards to swap in between games. Drag one here, or press <kbd>,</kbd> on it.`,
  maybeboard: html`Cards to keep beside the deck; they do not count. Drag one here, or press <kbd>.</kbd> on it.`,
};

/** @param {{builder: Builder, place: Place}} props */
function Cards({ builder, place }) {
  const cards = builder.deck[place] ?? {};
  const rows = rowsOf(cards, builder.known).sort((one, other) => one.card.name.localeCompare(other.card.name));
  const here = builder.ui.at?.[place];
  const reached = rows.some(({ card }) => card.name === here) ? here : rows[0]?.card.name;
  return html`<section class="maybeboard" aria-labelledby=${`${place}-title`} data-drop=${place}>
    <h3 id=${`${place}-title`}>${TITLES[place]} <span class="size">${total(cards)}</span></h3>
    ${rows.length === 0 && html`<p class="muted">${HINTS[place]}</p>`}
    <ul class=${`is-${builder.ui.deckView}`} data-list=${place}>
      ${rows.map((row) => html`<${Listed} key=${row.card.name} builder=${builder} row=${row} list=${place} reachable=${row.card.name === reached} signs=${true} />`)}
    </ul>
  </section>`;
}

/** @param {{builder: Builder}} props */
export function Beside({ builder }) {
  return html`${builder.layout.sideboards && html`<${Cards} builder=${builder} place="sideboard" />`}
    <${Cards} builder=${builder} place="maybeboard" />`;
}
