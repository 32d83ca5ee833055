/** The page of a replay: the table without questions, and the controls where the prompt would be. */
import { Happened } from "../table/announced.js";
import { Lane, Row } from "../table/board.js";
import { Dialogs } from "../table/dialogs.js";
import { Hand } from "../table/hand.js";
import { Turn } from "../table/header.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Others } from "../table/others.js";
import { Plate } from "../table/players.js";
import { Reader, Sheet } from "../table/reader.js";
import { Story } from "../table/story.js";
import { ChanceHere, Curve } from "./curve.js";
import { nextTurn, stepOf, turnBefore } from "./moments.js";
import { NoteHere, NotesButton, NoteWindow } from "./note-window.js";
import { ThoughtHere, ThoughtWindow } from "./thought.js";

/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./replay.js").SeenBy} SeenBy */
/** @typedef {{copyPosition: () => void, copyLink: (() => void)|""|undefined}} Actions `copyLink`: where the replay has an address */

/** Begins a new game from the moment that is shown, in one of the seats. @param {{replay: Replay}} props */
function PlayOn({ replay }) {
  const { table, game } = replay;
  const over = Boolean(table.view.result) || game.note;
  return html`<form method="post" action=${table.links.playOn} class="play-on">
    <p>${over ? "The game is over here. Go back to play on from an earlier step." : "Play on from here:"}</p>
    ${
      !over &&
      html`<input type="hidden" name="csrfmiddlewaretoken" value=${table.links.token} />
      <input type="hidden" name="step" value=${replay.moment} />
      <label>Against <select name="bot">${replay.bots.map(([bot, name]) => html`<option value=${bot} selected=${bot === table.links.botMet}>${name}</option>`)}</select></label>
      ${table.frame.names.map((name, seat) => html`<button name="seat" value=${seat}><${Icon} name="play" />${name === "You" ? "As yourself" : `As ${name}`}</button>`)}
      ${table.links.hotSeat && html`<button name="seat" value=${table.links.hotSeat}><${Icon} name="swap" />Both, in a hot seat</button>`}`
    }
  </form>`;
}

/** Begins the coach's work, or shows what it has found. @param {{replay: Replay}} props */
function Coach({ replay }) {
  const { coach, token, seat } = replay.table.links;
  return html`<form method="post" action=${coach}>
    <input type="hidden" name="csrfmiddlewaretoken" value=${token} />
    <input type="hidden" name="seat" value=${seat} />
    <button><${Icon} name="search" />Find what cost you most</button>
  </form>`;
}

/** @param {{replay: Replay, actions: Actions}} props */
function Top({ replay, actions }) {
  const { table } = replay;
  const { links, ui } = table;
  return html`<header class="top">
    <a class="top-brand" href=${links.home} aria-label="Fourfold, home page"><img src=${links.logo} alt="" width="26" height="26" /><span class="wide">Replay${links.practice && `, ${links.practice}`}</span></a>
    <${Turn} table=${table} />
    <div class="controls">
      ${replay.notes && html`<${NotesButton} replay=${replay} notes=${replay.notes} />`}
      <button type="button" class="icon-button story-open" aria-label="Open the story" aria-expanded=${String(ui.story)} onClick=${() => table.update({ story: !ui.story })}><${Icon} name="story" /></button>
      <details class="drop">
        <summary class="icon-button" aria-label="More" title="More"><${Icon} name="menu" /></summary>
        <div class="drop-panel">
          ${links.practice && html`<p>This game was played ${links.practice}.</p>`}
          ${links.coach && html`<${Coach} replay=${replay} />`}
          ${actions.copyLink && html`<button type="button" onClick=${actions.copyLink}><${Icon} name="copy" />Copy link to this moment</button>`}
          ${replay.isStored && html`<button type="button" onClick=${actions.copyPosition}><${Icon} name="copy" />Copy position</button>`}
          ${links.record && html`<a class="button" href=${links.record} download><${Icon} name="download" />Download record</a>`}
          ${replay.isStored && html`<${PlayOn} replay=${replay} />`}
          ${replay.game.has_thoughts && html`<p>With open hands you also see what the bot thought.</p>`}
          <p>Keys: arrows step, [ and ] go by turn, Home and End, Space plays and pauses${replay.notes && "; N opens your notes"}.</p>
        </div>
      </details>
    </div>
  </header>`;
}

/** @param {{replay: Replay}} props */
function SeenByChoice({ replay }) {
  /** @param {string} value */
  const look = (value) => {
    replay.pause();
    replay
      .look(/** @type {SeenBy} */ (value), replay.step)
      .catch(() => replay.table.toast("This view could not be loaded. Try again."));
  };
  const { names } = replay.table.frame;
  return html`<label class="replay-seen-by"><span class="visually-hidden">Seen by</span>
    <select value=${replay.seenBy} onChange=${(/** @type {import("../table/html.js").Heard} */ event) => look(event.currentTarget.value)}>
      ${names.map((name, seat) => html`<option value=${seat}>${name}</option>`)}
      <option value="open">Open hands</option>
    </select>
  </label>`;
}

/** @param {{replay: Replay}} props */
function Controls({ replay }) {
  const { step, last, game } = replay;
  const { steps } = game;
  /** @type {[string, string, () => number][]} */
  const back = [
    ["Turn back", "«", () => turnBefore(steps, step)],
    ["Step back", "‹", () => step - 1],
  ];
  /** @type {[string, string, () => number][]} */
  const on = [
    ["Step forward", "›", () => step + 1],
    ["Turn forward", "»", () => nextTurn(steps, step)],
  ];
  /** @param {[string, string, () => number]} button @param {boolean} disabled */
  const draw = ([label, sign, to], disabled) =>
    html`<button type="button" class="icon-button" aria-label=${label} title=${label} disabled=${disabled} onClick=${() => replay.jump(to())}>${sign}</button>`;
  return html`<section class="prompt replay-controls" aria-label="Replay">
    ${game.note && html`<p class="replay-note" role="status">${game.note}</p>`}
    <div class="replay-buttons">
      ${back.map((button) => draw(button, step === 0))}
      <button type="button" class="icon-button primary" aria-label=${replay.isPlaying ? "Pause" : "Play"} disabled=${last === 0} onClick=${() => replay.toggle()}><${Icon} name=${replay.isPlaying ? "pause" : "play"} /></button>
      ${on.map((button) => draw(button, step === last))}
    </div>
    <div class="replay-time">
    <${Curve} replay=${replay} />
    <input
      class="replay-slider"
      type="range"
      aria-label="Step"
      min="0"
      max=${last}
      value=${step}
      onInput=${(/** @type {import("../table/html.js").Heard} */ event) => replay.jump(Number(event.currentTarget.value))}
    />
    </div>
    <div class="replay-at">
      <output class="replay-step">${step + game.first} / ${last + game.first}</output>
      <${ChanceHere} replay=${replay} />
    </div>
    <${SeenByChoice} replay=${replay} />
    <div class="replay-here">
      <${ThoughtHere} replay=${replay} />
      ${replay.notes && html`<${NoteHere} replay=${replay} notes=${replay.notes} />`}
    </div>
  </section>`;
}

/** @param {{replay: Replay, actions: Actions}} props */
export function Page({ replay, actions }) {
  const { table } = replay;
  const { me } = table;
  return html`<div class=${`table ${table.isMany ? "is-many" : ""}`} data-at=${table.frame.at}>
    <${Top} replay=${replay} actions=${actions} />
    <${Others} table=${table} />
    <${Lane} table=${table} />
    <${Row} table=${table} seat=${me} />
    <${Plate} table=${table} seat=${me} />
    <${Controls} replay=${replay} />
    <${Hand} table=${table} />
    <div class="side">
      <${Reader} table=${table} />
      <${Story} table=${table} onJump=${(/** @type {import("../table/types.js").Entry} */ entry) => replay.jump(stepOf(replay.game.steps, entry.n))} />
    </div>
    <${Sheet} table=${table} />
    <${Dialogs} table=${table} />
    <${ThoughtWindow} replay=${replay} />
    ${replay.notes && html`<${NoteWindow} replay=${replay} notes=${replay.notes} />`}
    <${Happened} table=${table} />
    <div class="toasts" role="status" aria-live="polite">${table.toasts.shown.map((toast) => html`<p key=${toast.key} class="toast">${toast.text}</p>`)}</div>
  </div>`;
}
