/** What opens over the table: piles, help, concession, the position, the end of the game. */

import { copyAndSay } from "../live/copying.js";
import { PersonBox, TalkBox } from "../talk/box.js";
import { SceneOver, SceneText } from "./coach.js";
import { Face } from "./face.js";
import { cardInWords } from "./facts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Modal, Title } from "./modal.js";
import { playsOf } from "./plays.js";
import { matchInWords, OtherGames, Rematch, rematchInWords } from "./rematch.js";
import { Spectators } from "./spectators.js";
import { plain } from "./story-text.js";
import { areTogether, joined, winnersOf } from "./teams.js";
import { rulesOf2015, States, words } from "./terms.js";

/** @typedef {import("./html.js").Drawn} Drawn */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Result} Outcome */

/** @param {{table: Table, cards: string[]}} props */
function Cards({ table, cards }) {
  return html`<ul class="pile">
    ${cards.map((card, i) => {
      const facts = table.catalogue.of(card);
      return html`<li key=${i}><div role="img" aria-label=${cardInWords(facts)}><${Face} facts=${facts} form="hand" isNamed /></div></li>`;
    })}
  </ul>`;
}

/** @param {{table: Table, seat: number, kind: string, close: () => void}} props */
function Pile({ table, seat, kind, close }) {
  const player = table.view.players[seat];
  const whose = table.whose(seat);
  if (kind === "deck") {
    return html`<${Title} close=${close}>${whose} deck: known cards<//>
      <p class="muted">${player.deck_count} cards. Listed from the bottom up. The order within a block is unknown.</p>
      ${player.deck_known.map(
        (block, i) => html`<h3>${i === 0 ? "At the bottom" : "Above them"}</h3>
        <${Cards} table=${table} cards=${block.cards} />`,
      )}`;
  }
  return html`<${Title} close=${close}>${whose} discard pile (${player.discard.length})<//>
    ${player.discard.length === 0 && html`<p class="muted">No cards yet. Broken champions and played events go here.</p>`}
    <${Cards} table=${table} cards=${player.discard.map((card) => card.card)} />`;
}

/** What was played, the last first. @param {{table: Table, close: () => void}} props */
function Plays({ table, close }) {
  const plays = playsOf(table.log).reverse();
  return html`<${Title} close=${close}>The last plays<//>
    ${plays.length === 0 && html`<p class="muted">Nothing has been played yet.</p>`}
    <ol class="plays">
      ${plays.map((play) => {
        const facts = table.catalogue.of(play.card);
        const who = table.isOwn(play.seat) ? "You" : table.nameOf(play.seat);
        return html`<li key=${play.n} class=${play.seat === table.me ? "by-me" : "by-them"}>
          <div role="img" aria-label=${cardInWords(facts)}><${Face} facts=${facts} form="hand" isNamed /></div>
          <div>
            <h3>${who}, turn ${play.turn}</h3>
            <ul>${play.lines.map(({ n, text }) => html`<li key=${n}>${plain(text)}</li>`)}</ul>
          </div>
        </li>`;
      })}
    </ol>`;
}

const KEYS = [
  ["Space", "Pass, or confirm what you selected; twice to end your turn while something is left to do"],
  ["Enter", "Choose the focused item, or read why you cannot; without focus, the same as Space"],
  ["Arrows", "Move between the available choices"],
  ["Shift + arrows", "Move between all cards to read them"],
  ["1 to 9", "Choose the numbered option"],
  ["A", "Attack; when choosing attackers, select all"],
  ["P", "Pass until my turn"],
  ["O", "When choosing attackers: let them attack one by one"],
  ["N", "When choosing blockers: never block these attackers this turn"],
  ["H", "The next pace: slow, normal, quick, instant"],
  ["U", "Take back what you did last, if you have learned nothing by it"],
  ["L", "The last plays"],
  ["Esc", "Clear the selection or close a dialog"],
  ["W", "Show or hide what the words on a card mean"],
  ["F6", "Go to the next part of the table; with Shift, to the one before"],
  ["?", "This help"],
];
/** Where more than two play. */
const SEAT_KEYS = [
  ["J, K", "Look at the player before, or at the next one"],
  ["F", "Follow the game again: whoever acts is shown"],
];
/** In a game of practice. */
const HINT_KEYS = [["I", "A hint: first where to look, then what a bot would do"]];
/** What spectators can do. */
const WATCH_KEYS = [
  ["S", "Switch sides: the next player is shown below"],
  ["Space", "Skip ahead, or watch the next game"],
  ["Shift + arrows", "Move between all cards to read them"],
  ["H", "The next pace: slow, normal, quick, instant"],
  ["L", "The last plays"],
  ["W", "Show or hide what the words on a card mean"],
  ["Esc", "Close a dialog"],
  ["?", "This help"],
];

/** @param {{table: Table, close: () => void}} props */
function Help({ table, close }) {
  const own = table.watches ? WATCH_KEYS : [...KEYS, ...(table.practice.hasHints ? HINT_KEYS : [])];
  const keys = table.isMany ? [...own, ...SEAT_KEYS] : own;
  return html`<${Title} close=${close}>${table.watches ? "How to watch" : "How to play at this table"}<//>
    ${!table.watches && html`<p>Choose what glows: click it, tap it, or move to it with the arrow keys. Drag a champion to the other side to attack with it. Press anything else to read why it cannot be chosen. The sentence above your hand always tells you what to do.</p>`}
    <table class="keys">
      <tbody>
        ${keys.map(([key, what]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}
      </tbody>
    </table>
    <h3>Icons</h3>
    <ul class="signs">
      <${States} />
      <li><${Icon} name="up" /> a raised number</li>
      <li><${Icon} name="down" /> a lowered number</li>
    </ul>
    ${words().deities && html`<p>A deity stays with its player all game and cannot be affected. When you can use its power, it glows.</p>`}
    ${table.view.rules_of && html`<p>This game is played by the rules of ${table.view.rules_of}. ${rulesOf2015()}</p>`}
    <p class="muted">${winningInWords(table)}</p>`;
}

/** How the game is won. @param {Table} table */
function winningInWords(table) {
  const { seating } = table.view;
  if (seating?.teams?.length)
    return "A team leaves the game when its health falls to 0. The last team wins, and so does the team of whoever must draw from an empty deck.";
  if (!seating) return words().winning;
  const last =
    seating.format === "hunter-first-blood"
      ? "When the first one leaves, the player to their right wins"
      : "The last one wins";
  return `${words().leaving} ${last}, and so does ${words().also_wins}.`;
}

/** What comes of conceding. @param {Table} table */
function concessionInWords(table) {
  const others = table.others.filter((seat) => !table.isOut(seat));
  if (others.some((seat) => areTogether(table.view, seat, table.me)))
    return "You leave the game with all your cards. Your team plays on with its health. You can stay and watch.";
  if (others.length === 1) return `${table.nameOf(others[0])} wins at once. You can ask for a rematch afterwards.`;
  if (table.view.seating?.format === "hunter-first-blood")
    return "You leave the game, and the player to your right wins at once.";
  return "You leave the game with all your cards, and the others play on. You can stay and watch.";
}

/** @param {{table: Table, close: () => void}} props */
function Concede({ table, close }) {
  return html`<${Title} close=${close}>Concede this game?<//>
    <p>${concessionInWords(table)}</p>
    <div class="dialog-commands">
      <button type="button" onClick=${close} autofocus>Keep playing</button>
      <button type="button" class="danger" onClick=${() => table.concede()}>Concede</button>
    </div>`;
}

/** @param {{table: Table, close: () => void}} props */
function Position({ table, close }) {
  const copy = async () => {
    table.toast(await copyAndSay(table.ui.position, "Position copied."));
  };
  const isOver = Boolean(table.links.playOn); // a replay
  return html`<${Title} close=${close}>Position as text<//>
    <p class="muted">${isOver ? "It contains all cards." : "It contains only what you can know: what is hidden from you is dealt anew."} Keep it, ${words().begun_positions ? "put it into a bug report, or play from it" : "or put it into a bug report"}.</p>
    <textarea readonly rows="5" aria-label="Position" onFocus=${(event) => event.currentTarget.select()} value=${table.ui.position} />
    <div class="dialog-commands">
      ${table.links.openPosition && words().begun_positions && html`<a class="button" href=${`${table.links.openPosition}?text=${encodeURIComponent(table.ui.position)}`} target="_blank">Open in a new tab</a>`}
      <button type="button" class="primary" onClick=${copy}><${Icon} name="copy" />Copy</button>
    </div>`;
}

/** That a game has ended because the time was up; "" when it has not. @param {Table} table */
function timeInWords({ frame, me, isMany }) {
  const loser = frame.clock?.timed_out ?? null;
  if (loser === null) return "";
  if (loser === me) return "Your time ran out.";
  return isMany ? "" : "Your opponent’s time ran out.";
}

/** Who won and why. @param {{table: Table, result: Outcome, close: () => void}} props */
function Result({ table, result, close }) {
  const { turn, players } = table.view;
  const isShared = table.kinds.has("hot_seat"); // two people read it
  const winners = winnersOf(table.view);
  const won = isShared ? result.winner !== null : winners.includes(table.me);
  /** @param {number} seat */
  const healthOf = (seat) => Math.max(0, players[seat].health);
  const title =
    result.winner === null
      ? result.winners?.length
        ? "A tie"
        : "A draw"
      : won && !isShared
        ? winners.length > 1
          ? "Your team won"
          : "You won"
        : `${joined(winners.map((seat) => table.nameOf(seat)))} won`;
  const mine = isShared ? table.nameOf(table.me) : "you";
  const goesOn = table.frame.match && !table.frame.match.over;
  return html`<div class=${`result ${won ? "is-won" : ""}`} tabindex="-1" autofocus>
    <span class="result-crest" aria-hidden="true"><${Icon} name=${won ? "crown" : result.winner === null ? "defense" : "flag"} /></span>
    <h2>${title}</h2>
    <p>${timeInWords(table) || result.text}</p>
    <p class="muted">Turn ${turn} · ${mine} ${healthOf(table.me)} ${words().life.name}, ${table.others.map((seat) => `${table.nameOf(seat)} ${healthOf(seat)}`).join(", ")}</p>
    ${table.frame.match && html`<p><b>${matchInWords(table)}</b></p>`}
    <p class="result-next" role="status">${rematchInWords(table)}</p>
    ${table.frame.withheld && html`<p class="muted">${table.frame.withheld}</p>`}
    <div class="dialog-commands">
      ${table.links.games && html`<a class=${goesOn ? "button" : "button primary"} href=${table.links.games}>Go to the draft’s games</a>`}
      <${Rematch} table=${table} className=${(table.links.games && !goesOn) || table.frame.change_sides === "asked" ? "" : "primary"}><${Icon} name="again" /><//>
      <${OtherGames} table=${table} />
      ${table.links.replay && html`<a class="button" href=${table.links.replay}><${Icon} name="play" />Watch the replay</a>`}
      ${table.links.coach && html`<a class="button" href=${table.links.coach}><${Icon} name="search" />Find what cost ${isShared ? "most" : "you most"}</a>`}
      ${table.links.record && html`<a class="button" href=${table.links.record} download><${Icon} name="download" />Download the record</a>`}
      <button type="button" onClick=${close}>View the board</button>
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
  plays: (props) => html`<${Plays} ...${props} />`,
  discard: (props) => html`<${Pile} kind="discard" ...${props} />`,
  spectators: (props) => html`<${Spectators} ...${props} />`,
  person: ({ table, seat, close }) =>
    html`<${PersonBox} talk=${table.talk} seat=${seat} blockedPage=${table.links.blocked ?? ""} close=${close} />`,
  talk: ({ table, close }) =>
    html`<${TalkBox} talk=${table.talk} blockedPage=${table.links.blocked ?? ""} close=${close} />`,
};

/** What a dialog is called, by its kind. @type {Object<string, string>} */
const NAMES = {
  help: "How to play at this table",
  concede: "Concede this game?",
  position: "Position as text",
  deck: "Known cards of a deck",
  plays: "The last plays",
  discard: "Discard pile",
  person: "A player",
  talk: "Talk",
};

/** @param {{table: Table}} props */
export function Dialogs({ table }) {
  const { dialog, resultSeen } = table.ui;
  const close = () => {
    if (table.ui.dialog === dialog) table.update({ dialog: null }); // its closing is told late, when the next one may be open
  };
  if (dialog) {
    const [kind, seat] = dialog.split("-");
    return html`<${Modal} key=${dialog} name=${kind} className=${`dialog-${kind}`} label=${NAMES[kind]} onClose=${close}>
      ${INSIDE[kind]({ table, seat: Number(seat), close })}
    <//>`;
  }
  const seen = () => table.update({ resultSeen: true });
  const { scene, at } = table.frame;
  if (scene?.kind === "scene" && at === 0 && table.isNarrow && !table.ui.sceneRead) {
    const read = () => table.update({ sceneRead: true });
    return html`<${Modal} key="text" name="scene" className="dialog-scene" label=${scene.title} onClose=${read}>
      <${SceneText} scene=${scene} close=${read} />
    <//>`;
  }
  if (scene && scene.state !== "open" && !resultSeen) {
    return html`<${Modal} key="scene" name="result" className="dialog-result" label=${`The ${scene.kind} is over`} onClose=${seen}>
      <${SceneOver} table=${table} scene=${scene} close=${seen} />
    <//>`;
  }
  if (table.view.result && !resultSeen) {
    return html`<${Modal} key="result" name="result" className="dialog-result" label="The game is over" onClose=${seen}>
      <${Result} table=${table} result=${table.view.result} close=${seen} />
    <//>`;
  }
  return null;
}
