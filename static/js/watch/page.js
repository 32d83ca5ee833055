/** The page of a spectator: the table without questions, and a bar that says what is shown and who decides. */
import { SoundControl } from "../live/sound-control.js";
import { Link, Toasts } from "../table/app.js";
import { Lane, Row } from "../table/board.js";
import { Dialogs } from "../table/dialogs.js";
import { Hand } from "../table/hand.js";
import { PaceChoice, Turn } from "../table/header.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Modal } from "../table/modal.js";
import { Others } from "../table/others.js";
import { KnownHand, Plate } from "../table/players.js";
import { WHILE_AWAY } from "../table/prompt.js";
import { Reader, Sheet } from "../table/reader.js";
import { watchingInWords } from "../table/spectators.js";
import { SpotlightCard } from "../table/spotlight.js";
import { Story } from "../table/story.js";
import { withSymbols } from "../table/symbols.js";
import { joined, winnersOf } from "../table/teams.js";

/** @typedef {import("./watch.js").Watch} Watch */
/** @typedef {import("./types.js").Live} Live */

/** What is shown of the game, in words. @param {Live} live */
function shownInWords({ sees, behind, over, names }) {
  if (over || sees === "") return "You are watching.";
  if (sees === "public") return `You are watching: you see what ${names.length > 2 ? "all" : "both"} players may see.`;
  return `You are watching: you see everything, ${behind === 1 ? "1 turn" : `${behind} turns`} later.`;
}

/** How the game stands, in words. @param {Watch} watch @param {Live} live */
function stateInWords({ table, waiting, next }, live) {
  if (live.waiting) return live.waiting;
  const { result, decision } = table.view;
  if (next) return `${result?.text ?? ""} The next game has begun.`.trim();
  if (result) return live.follows ? `${result.text} The next game appears here.` : result.text;
  const missed = table.isMany ? live.away.filter((seat) => seat === decision?.seat) : live.away;
  const [absent] = waiting.length === 0 ? missed : [];
  if (absent !== undefined) return `${table.nameOf(absent)} is away. ${WHILE_AWAY[live.absence]}`;
  return decision?.prompt ?? "";
}

/** @param {{watch: Watch}} props */
function SwitchSides({ watch }) {
  return html`<button type="button" class="command" data-key="S" aria-keyshortcuts="S" onClick=${() => watch.switchSides()}>
    <kbd aria-hidden="true">S</kbd><span>Switch sides</span>
  </button>`;
}

/** Goes on to the game that has begun. @param {{watch: Watch}} props */
function Next({ watch }) {
  return html`<button type="button" class="command primary" data-primary="" aria-keyshortcuts="Space" onClick=${() => watch.follow()}>
    <kbd aria-hidden="true">␣</kbd><span>Watch the next game</span>
  </button>`;
}

/** @param {{watch: Watch, live: Live}} props */
function Bar({ watch, live }) {
  const waiting = watch.waiting.length;
  return html`<section class="prompt watch-bar" aria-label="Watching">
    <div class="prompt-words">
      <p class="prompt-sentence" aria-live="polite" aria-atomic="true"><span>${withSymbols(stateInWords(watch, live))}</span></p>
      <p class="watch-note"><${Icon} name="eye" />${shownInWords(live)} ${watchingInWords(live.count)}.</p>
    </div>
    <div class="commands">
      <${SwitchSides} watch=${watch} />
      ${live.replay && waiting === 0 && html`<a class="button command" href=${live.replay}><${Icon} name="play" /><span>Replay</span></a>`}
      ${
        waiting > 0 &&
        html`<button type="button" class="command" data-primary="" aria-keyshortcuts="Space" onClick=${() => watch.skip()}>
        <kbd aria-hidden="true">␣</kbd><span>Skip ahead</span>
      </button>`
      }
      ${watch.next && waiting === 0 && html`<${Next} watch=${watch} />`}
    </div>
  </section>`;
}

/** @param {{watch: Watch}} props */
function Top({ watch }) {
  const { table } = watch;
  const { links, ui } = table;
  const does = "how quickly what happened is shown";
  return html`<header class="top">
    <a class="top-brand" href=${links.home} aria-label="Fourfold, home page"><img src=${links.logo} alt="" width="26" height="26" /><span class="wide">Watching</span></a>
    <${Turn} table=${table} />
    <div class="controls">
      <${PaceChoice} pace=${watch.pace} does=${does} change=${(/** @type {import("./watch.js").Pace} */ pace) => watch.setPace(pace)} />
      <button type="button" class="icon-button story-open" aria-label="Open the story" aria-expanded=${String(ui.story)} onClick=${() => table.toggleStory()}><${Icon} name="story" /></button>
      <button type="button" class="icon-button help-open" aria-label="Help and keys" title="Help (?)" onClick=${() => table.update({ dialog: "help" })}><${Icon} name="help" /></button>
      <details class="drop">
        <summary class="icon-button" aria-label="More" title="More"><${Icon} name="menu" /></summary>
        <div class="drop-panel">
          <button type="button" onClick=${() => table.update({ dialog: "plays" })}><${Icon} name="hand" />The last plays</button>
          <button type="button" onClick=${() => table.update({ dialog: "help" })}><${Icon} name="help" />Help and keys</button>
          ${table.sounds && html`<${SoundControl} sounds=${table.sounds} sample="play" redraw=${table.redraw} />`}
          <p>Players cannot watch their own game in the browser in which they play. Where everything is shown, the delay keeps them from looking it up in a second one.</p>
        </div>
      </details>
    </div>
  </header>`;
}

/** Who won and why, until it has been read. @param {{watch: Watch, live: Live}} props */
function Result({ watch, live }) {
  const { table } = watch;
  const { result, turn, players } = table.view;
  if (!result || watch.resultSeen) return null;
  const close = () => {
    watch.resultSeen = true;
    table.redraw();
  };
  const health = players.map(({ seat, health }) => `${table.nameOf(seat)} ${Math.max(0, health)} health`);
  return html`<${Modal} key="result" name="result" className="dialog-result" label="The game is over" onClose=${close}>
    <div class="result" tabindex="-1" autofocus>
      <span class="result-crest" aria-hidden="true"><${Icon} name=${result.winner === null ? "defense" : "crown"} /></span>
      <h2>${result.winner === null ? "A draw" : `${joined(winnersOf(table.view).map((seat) => table.nameOf(seat)))} won`}</h2>
      <p>${result.text}</p>
      <p class="muted">Turn ${turn} · ${health.join(", ")}</p>
      <p class="result-next" role="status">${live.follows && !watch.next ? "The next game appears here when it begins." : ""}</p>
      <div class="dialog-commands">
        ${watch.next && html`<button type="button" class="primary" onClick=${() => watch.follow()}>Watch the next game</button>`}
        ${live.replay && html`<a class="button" href=${live.replay}><${Icon} name="play" />Watch the replay</a>`}
        <button type="button" onClick=${close}>View the board</button>
      </div>
    </div>
  <//>`;
}

/** Before there is anything to see. @param {{watch: Watch, live: Live}} props */
function Waiting({ watch, live }) {
  const { links } = watch.table;
  return html`<div class="watch-waiting">
    <h2>${live.names.length === 2 ? live.names.join(" against ") : live.names.join(", ")}</h2>
    <p role="status">${live.waiting}</p>
    <p class="muted">${watchingInWords(live.count)}.</p>
    ${watch.next && html`<${Next} watch=${watch} />`}
    <a class="button" href=${links.home}>Go to the home page</a>
    <${Link} table=${watch.table} />
    <${Toasts} table=${watch.table} />
  </div>`;
}

/** A hand: open where everything is shown, otherwise what is known of it. @param {{watch: Watch, live: Live}} props */
function HandBelow({ watch, live }) {
  const { table } = watch;
  if (live.sees === "all") return html`<${Hand} table=${table} />`;
  return html`<${KnownHand} table=${table} seat=${table.me} className="is-mine" />`;
}

/** @param {{watch: Watch}} props */
export function Page({ watch }) {
  const { table, live } = watch;
  if (!live) return html`<${Link} table=${table} /><${Toasts} table=${table} />`;
  if (!table.newest) return html`<${Waiting} watch=${watch} live=${live} />`;
  const { me } = table;
  return html`<div class=${`table is-watched ${table.isMany ? "is-many" : ""}`} data-at=${table.frame.at} data-game=${live.game}>
    <${Top} watch=${watch} />
    <${Others} table=${table} />
    <${Lane} table=${table} />
    <${Row} table=${table} seat=${me} />
    <${Plate} table=${table} seat=${me} />
    <${Bar} watch=${watch} live=${live} />
    <${HandBelow} watch=${watch} live=${live} />
    <div class="side">
      <${Reader} table=${table} />
      <${Story} table=${table} />
    </div>
    <${SpotlightCard} table=${table} />
    <${Sheet} table=${table} />
    <${Dialogs} table=${table} />
    <${Result} watch=${watch} live=${live} />
    <${Link} table=${table} />
    <${Toasts} table=${table} />
  </div>`;
}
