/** What opens over the table: piles, help, concession, the position, the end of the game. */

import { Face } from "./face.js";
import { cardInWords } from "./facts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Modal, Title } from "./modal.js";
import { Rematch, rematchInWords } from "./rematch.js";

/** @typedef {import("./html.js").Drawn} Drawn */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Result} Outcome */

/** @param {{table: Table, cards: string[]}} props */
function Cards({ table, cards }) {
  return html`<ul class="pile">
    ${cards.map((card, i) => {
      const facts = table.catalogue.of(card);
      return html`<li key=${i}><div role="group" aria-label=${cardInWords(facts)}><${Face} facts=${facts} form="hand" /></div></li>`;
    })}
  </ul>`;
}

/** @param {{table: Table, seat: number, kind: string, close: () => void}} props */
function Pile({ table, seat, kind, close }) {
  const player = table.view.players[seat];
  const whose = seat === table.me ? "Your" : `${table.nameOf(seat)}'s`;
  if (kind === "deck") {
    return html`<${Title} close=${close}>${whose} deck: what is known<//>
      <p class="muted">${player.deck_count} cards. From the bottom up; within one block the order is not known.</p>
      ${player.deck_known.map(
        (block, i) => html`<h3>${i === 0 ? "At the bottom" : "Above them"}</h3>
        <${Cards} table=${table} cards=${block.cards} />`,
      )}`;
  }
  return html`<${Title} close=${close}>${whose} discard pile (${player.discard.length})<//>
    ${player.discard.length === 0 && html`<p class="muted">No cards yet. Broken champions and played events come here.</p>`}
    <${Cards} table=${table} cards=${player.discard.map((card) => card.card)} />`;
}

const KEYS = [
  ["Space", "Pass, or confirm what you selected"],
  ["Enter", "Choose the thing that has the focus; with no focus, the same as Space"],
  ["Arrows", "Move among the things that can be chosen"],
  ["Shift + arrows", "Move among all cards, to read them"],
  ["1 to 9", "Choose the numbered option"],
  ["A", "Attack; when you choose who attacks, all that can"],
  ["P", "Pass until my turn"],
  ["Esc", "Clear the selection, close what is open"],
  ["W", "Say what the words on a card mean, or no longer"],
  ["?", "This help"],
];
const BOT_KEYS = [["H", "Hurry the bot, or let it take its time"]];

/** @param {{table: Table, close: () => void}} props */
function Help({ table, close }) {
  const keys = table.frame.against === "bot" ? [...KEYS, ...BOT_KEYS] : KEYS;
  return html`<${Title} close=${close}>How to play at this table<//>
    <p>What glows can be chosen: click it, tap it, or move to it with the arrow keys. The sentence above your hand always says what is asked.</p>
    <table class="keys">
      <tbody>
        ${keys.map(([key, what]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}
      </tbody>
    </table>
    <h3>What the signs mean</h3>
    <ul class="signs">
      ${[
        ["expend", "expended: cannot attack, block or pay with it"],
        ["flip", "flipped: has blocked this turn"],
        ["deploying", "deploying: came this turn, cannot attack or expend yet"],
        ["damage", "damage this turn"],
        ["counter", "counters"],
        ["blanked", "has lost its powers and abilities this turn"],
        ["initiative", "has initiative: may act now"],
        ["up", "a raised number"],
        ["down", "a lowered number"],
      ].map(([icon, what]) => html`<li><${Icon} name=${icon} /> ${what}</li>`)}
    </ul>
    <p>A deity lies beside its player all game. Nothing can be done to it; when its power can be used, it glows.</p>
    <p class="muted">You win when your opponent falls to 0 health, or when you must draw from an empty deck.</p>`;
}

/** @param {{table: Table, close: () => void}} props */
function Concede({ table, close }) {
  return html`<${Title} close=${close}>Concede this game?<//>
    <p>${table.nameOf(1 - table.me)} wins at once. You can ask for a rematch after.</p>
    <div class="dialog-commands">
      <button type="button" onClick=${close} autofocus>Play on</button>
      <button type="button" class="danger" onClick=${() => table.concede()}>Concede</button>
    </div>`;
}

/** @param {{table: Table, close: () => void}} props */
function Position({ table, close }) {
  const copy = async () => {
    await navigator.clipboard?.writeText(table.ui.position);
    table.toast("The position is on the clipboard.");
  };
  return html`<${Title} close=${close}>This position in one line<//>
    <p class="muted">It holds what you may know, and can be put into a bug report or a puzzle.</p>
    <textarea readonly rows="5" aria-label="Position" onFocus=${(event) => event.currentTarget.select()} value=${table.ui.position} />
    <div class="dialog-commands"><button type="button" class="primary" onClick=${copy}><${Icon} name="copy" />Copy</button></div>`;
}

/** Who won and why. @param {{table: Table, result: Outcome, close: () => void}} props */
function Result({ table, result, close }) {
  const { turn, players } = table.view;
  const won = result.winner === table.me;
  /** @param {number} seat */
  const healthOf = (seat) => Math.max(0, players[seat].health);
  const title = result.winner === null ? "A draw" : won ? "You won" : `${table.nameOf(result.winner)} won`;
  return html`<div class=${`result ${won ? "is-won" : ""}`}>
    <span class="result-crest" aria-hidden="true"><${Icon} name=${won ? "crown" : result.winner === null ? "defense" : "flag"} /></span>
    <h2>${title}</h2>
    <p>${result.text}</p>
    <p class="muted">Turn ${turn} · you ${healthOf(table.me)} health, ${table.nameOf(1 - table.me)} ${healthOf(1 - table.me)}</p>
    <p class="result-next" role="status">${rematchInWords(table)}</p>
    ${table.links.sealed && html`<p class="muted">${table.links.sealed}</p>`}
    <div class="dialog-commands">
      ${table.links.games && html`<a class="button primary" href=${table.links.games} autofocus>To the games of the draft</a>`}
      <${Rematch} table=${table} className=${table.links.games ? "" : "primary"} autofocus=${!table.links.games}><${Icon} name="again" /><//>
      ${table.links.record && html`<a class="button" href=${table.links.record} download><${Icon} name="download" />Download the record</a>`}
      <button type="button" onClick=${close}>Look at the board</button>
    </div>
  </div>`;
}

/**
 * What is drawn inside, by the kind of dialog.
 * @type {Object<string, (props: {table: Table, seat: number, close: () => void}) => Drawn>}
 */
const INSIDE = {
  help: (props) => html`<${Help} ...${props} />`,
  concede: (props) => html`<${Concede} ...${props} />`,
  position: (props) => html`<${Position} ...${props} />`,
  deck: (props) => html`<${Pile} kind="deck" ...${props} />`,
  discard: (props) => html`<${Pile} kind="discard" ...${props} />`,
};

/** @param {{table: Table}} props */
export function Dialogs({ table }) {
  const { dialog, resultSeen } = table.ui;
  const close = () => table.update({ dialog: null });
  if (dialog) {
    const [kind, seat] = dialog.split("-");
    return html`<${Modal} key=${dialog} name=${kind} className=${`dialog-${kind}`} label=${kind} onClose=${close}>
      ${INSIDE[kind]({ table, seat: Number(seat), close })}
    <//>`;
  }
  if (table.view.result && !resultSeen) {
    const seen = () => table.update({ resultSeen: true });
    return html`<${Modal} key="result" name="result" className="dialog-result" label="The game is over" onClose=${seen}>
      <${Result} table=${table} result=${table.view.result} close=${seen} />
    <//>`;
  }
  return null;
}
