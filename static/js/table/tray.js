/** Cards to choose among that do not lie on the table, such as cards in discard piles and cards that are revealed. */

import { sure } from "../sure.js";
import { Face } from "./face.js";
import { cardInWords } from "./facts.js";
import { html } from "./html.js";
import { Piece } from "./piece.js";

/** @typedef {import("./table.js").Table} Table */

/** Whose pile a card lies in, in words. @param {Table} table @param {string} ref */
function zoneOf(table, ref) {
  const { players, revealed } = table.view;
  /** @param {number} seat @param {string} your */
  const whose = (seat, your) => (seat === table.me ? your : `${table.nameOf(seat)}'s`);
  const shown = revealed.find((card) => card.id === ref);
  if (shown) return `Revealed from ${whose(shown.owner, "your")} deck`;
  const owner = players.find((player) => player.discard.some((card) => card.id === ref));
  return owner ? `${whose(owner.seat, "Your")} discard pile` : "";
}

/** True when something in our hand can be chosen, so that the hand must stay in sight. @param {Table} table */
function handIsAsked(table) {
  return table.view.players[table.me].hand.some((card) => table.offers.has(card.id));
}

/** Whether the tray takes the hand's place just now. @param {Table} table */
export function trayReplacesHand(table) {
  return table.asked && table.trayRefs().length > 0 && !handIsAsked(table);
}

/** @param {{table: Table}} props */
export function Tray({ table }) {
  const refs = table.asked ? table.trayRefs() : [];
  if (refs.length === 0) return null;
  const zones = [...new Set(refs.map((ref) => zoneOf(table, ref)))];
  return html`<div class="tray" role="group" aria-label="Cards to choose from">
    ${zones.map(
      (zone) => html`<div class="tray-pile" key=${zone}>
      ${zone && html`<h2>${zone}</h2>`}
      <div class="tray-cards">
        ${refs
          .filter((ref) => zoneOf(table, ref) === zone)
          .map((ref) => {
            const card = sure(table.cardOf(ref));
            const facts = table.catalogue.of(card);
            return html`<${Piece} key=${ref} table=${table} thing=${ref} preview=${{ card }} label=${cardInWords(facts)} className="tray-card">
              <${Face} facts=${facts} form="hand" isNamed />
            <//>`;
          })}
      </div>
    </div>`,
    )}
  </div>`;
}
