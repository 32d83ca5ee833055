/** Our hand as a fan, or a strip on a phone. */

import { Face } from "./face.js";
import { cardInWords } from "./facts.js";
import { html } from "./html.js";
import { Piece } from "./piece.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {{table: Table}} props */
export function Hand({ table }) {
  const { hand } = table.view.players[table.view.seat];
  const middle = (hand.length - 1) / 2;
  // what scrolls can be reached by keys, also where no card can be chosen
  const idle = hand.length > 0 && !hand.some(({ id }) => table.stateOf(id).choosable);
  return html`<section class="hand" aria-label=${`${table.whose(table.me)} hand: ${hand.length} ${hand.length === 1 ? "card" : "cards"}`}>
    <div class=${`hand-fan ${hand.length > 7 ? "is-full" : ""}`} style=${{ "--count": hand.length }} tabindex=${idle ? "0" : undefined} role=${idle ? "group" : undefined} aria-label=${idle ? `${table.whose(table.me)} cards` : undefined}>
      ${hand.length === 0 && html`<p class="row-empty">${table.whose(table.me)} hand is empty.</p>`}
      ${hand.map((card, i) => {
        const facts = table.catalogue.of(card.card);
        return html`<${Piece}
          key=${card.id}
          table=${table}
          thing=${card.id}
          className="hand-card"
          preview=${{ card: card.card }}
          label=${cardInWords(facts)}
          style=${{ "--off": i - middle, "--dip": Math.abs(i - middle) }}
        >
          <${Face} facts=${facts} form="hand" isNamed />
        <//>`;
      })}
    </div>
  </section>`;
}
