/** What is kept beside the deck and does not count. */
import { html } from "../table/html.js";
import { rowsOf, total } from "./groups.js";
import { Listed } from "./row.js";

/** @param {{builder: import("./builder.js").Builder}} props */
export function Maybeboard({ builder }) {
  const { maybeboard } = builder.deck;
  const rows = rowsOf(maybeboard, builder.known).sort((one, other) => one.card.name.localeCompare(other.card.name));
  const here = builder.ui.at?.maybeboard;
  const reached = rows.some(({ card }) => card.name === here) ? here : rows[0]?.card.name;
  return html`<section class="maybeboard" aria-labelledby="maybeboard-title" data-drop="maybeboard">
    <h3 id="maybeboard-title">Maybeboard <span class="size">${total(maybeboard)}</span></h3>
    ${rows.length === 0 && html`<p class="muted">Cards to keep beside the deck; they do not count. Drag one here, or press <kbd>.</kbd> on it.</p>`}
    <ul class=${`is-${builder.ui.deckView}`} data-list="maybeboard">
      ${rows.map((row) => html`<${Listed} key=${row.card.name} builder=${builder} row=${row} list="maybeboard" reachable=${row.card.name === reached} signs=${true} />`)}
    </ul>
  </section>`;
}
