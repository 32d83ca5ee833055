/** What the collection lacks for the deck to lie on the table. Who keeps no collection sees nothing of it. */
import { numberOf } from "../counting.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";

/** @typedef {import("./builder.js").Builder} Builder */

/** @typedef {import("./types.js").Use} Use */

/** Where the copies are that are not at hand: "2 to get, 1 in Zoo". @param {Use} use */
function elsewhere({ missing, occupied, taken }) {
  const decks = occupied ? taken.map(({ name, count }) => `${count} in ${name}`) : [];
  return [missing && `${missing} to get`, ...decks].filter(Boolean).join(", ");
}

/** @param {{use: Use}} props */
function Row({ use }) {
  return html`<tr>
    <th scope="row">${use.card} <span class="missing-where">${elsewhere(use)}</span></th>
    <td>${use.owned}</td>
    <td>${use.wanted}</td>
  </tr>`;
}

/** One line, which opens to the cards. @param {{builder: Builder}} props */
export function Missing({ builder }) {
  const { verdict, problem } = builder.judge;
  if (!verdict?.missing || problem || !builder.size) return null;
  const count = verdict.missing.reduce((sum, { missing, occupied }) => sum + missing + occupied, 0);
  if (!count) return html`<p class="missing-none muted"><${Icon} name="check" /> You own all cards of this deck.</p>`;
  return html`<details class="missing">
    <summary>You are missing ${numberOf(count, "card")}</summary>
    <table>
      <thead><tr><th scope="col">Card</th><th scope="col">Have</th><th scope="col">Need</th></tr></thead>
      <tbody>${verdict.missing.map((use) => html`<${Row} key=${use.card} use=${use} />`)}</tbody>
    </table>
    <p><a href=${builder.links.missing} target="_blank" rel="noopener">Show as a list</a></p>
  </details>`;
}
