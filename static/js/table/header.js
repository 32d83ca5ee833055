/** The bar on top: whose turn, which phase and step, and the controls of the table. */
import { SoundControl } from "../live/sound-control.js";
import { sure } from "../sure.js";
import { TalkButton } from "../talk/box.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Rematch } from "./rematch.js";
import { OpenToSpectators, SpectatorsButton } from "./spectators.js";
import { areTogether, teamName } from "./teams.js";
import { rulesOf2015, words } from "./terms.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Pace} Pace */

const DECLARED = new Set(["attackers", "blockers"]);

/** @type {[Pace, string][]} */
const PACES = [
  ["slow", "Slow"],
  ["normal", "Normal"],
  ["quick", "Quick"],
  ["instant", "Instant"],
];

/** @param {{table: Table}} props */
export function Turn({ table }) {
  const { turn, active, phase, step, rules_of: year } = table.view;
  const team = teamName(table.view, active, !table.watches);
  const whose = team ? `${team}’s turn` : `${table.whose(active)} turn`;
  const now = phase === "over" ? "Game over" : phase === "mulligan" ? "Mulligan" : whose;
  return html`<div class=${`turn ${!table.watches && areTogether(table.view, active, table.me) ? "is-mine" : ""}`}>
    <strong>${now}</strong>
    ${turn > 0 && html`<span class="turn-number"><span class="wide">turn </span><span class="narrow">Turn </span>${turn}</span>`}
    ${table.frame.match && html`<span class="turn-match">match ${[table.me, table.others[0]].map((seat) => table.frame.match?.score[seat]).join(" : ")}</span>`}
    ${year && html`<span class="turn-rules" title=${rulesOf2015()}>${year}<span class="turn-rules-word"> rules</span></span>`}
    <ol class="phases" aria-label="Phase">
      ${words().phases.map(
        ([
          name,
          label,
        ]) => html`<li class=${`phase ${phase === name ? "is-now" : ""}`} aria-current=${phase === name ? "step" : undefined}>
        ${label}${phase === name && step && html`<small>${DECLARED.has(step) && html`<span class="wide">declare </span>`}${words().steps[step] ?? step.replaceAll("_", " ")}</small>`}
      </li>`,
      )}
    </ol>
  </div>`;
}

/** Being asked also where only passing is possible, and what happens otherwise, by the kind of opponent. @type {Partial<Record<import("./types.js").Sitting["kind"], {label: string, otherwise: string}>>} */
const ALWAYS = {
  person: {
    label: "Always ask me, also when I can only pass",
    otherwise:
      "Otherwise such a window passes by itself after a moment, so that nobody learns that you could do nothing.",
  },
  hot_seat: {
    label: "Hand me the device also when I can only pass",
    otherwise: "Otherwise such a window passes by itself, and your opponent learns that you could do nothing.",
  },
};

/** @param {{table: Table}} props */
function Stops({ table }) {
  const { stops } = table.frame;
  const always = table.kinds.has("person") ? ALWAYS.person : table.kinds.has("hot_seat") ? ALWAYS.hot_seat : undefined;
  const set = words().stops.filter(([name]) => stops[name]).length;
  return html`<details class="drop">
    <summary class="icon-button" aria-label=${`Stops, ${set} set`} title="Stops: where the game waits for you instead of passing"><${Icon} name="stop" /><span class="wide">Stops</span>${set > 0 && html`<b class="dot" data-count=${set}></b>`}</summary>
    <div class="drop-panel">
      <p>Also stop for me at:</p>
      ${words().stops.map(
        ([name, label]) => html`<label>
        <input type="checkbox" checked=${Boolean(stops[name])} onChange=${(event) => table.setStop(name, event.currentTarget.checked)} />${label}
      </label>`,
      )}
      ${
        always &&
        html`<label>
        <input type="checkbox" checked=${Boolean(stops.always)} onChange=${(event) => table.setStop("always", event.currentTarget.checked)} />${always.label}
      </label>
      <p class="muted">${always.otherwise}</p>`
      }
      <label>
        <input type="checkbox" checked=${table.frame.passing} onChange=${(event) => table.passUntilMyTurn(event.currentTarget.checked)} />Pass until my turn
      </label>
    </div>
  </details>`;
}

/** The pace that follows, from the slowest to the quickest and round. @param {Pace} pace @returns {Pace} */
export function nextPace(pace) {
  const names = PACES.map(([name]) => name);
  return names[(names.indexOf(pace) + 1) % names.length];
}

/** How quickly a bot acts, and how long what the opponent plays is shown; each press is the next pace. @param {{table: Table}} props */
function PaceButton({ table }) {
  /** @param {Pace} pace */
  const change = (pace) => table.setPace(pace);
  const does = "how quickly bots act, and how long a card that your opponent plays is shown";
  return html`<${PaceChoice} pace=${table.frame.pace} does=${does} change=${change} />`;
}

/** @param {Pace} pace */
const named = (pace) => sure(PACES.find(([name]) => name === pace))[1];

/** @param {{pace: Pace, does: string, change: (pace: Pace) => void}} props */
export function PaceChoice({ pace, does, change }) {
  const next = nextPace(pace);
  return html`<button
    type="button"
    class="icon-button pace-open"
    data-key="H"
    aria-label=${`Pace: ${named(pace)}. Change to ${named(next)}`}
    title=${`Pace: ${does} (H). Next: ${named(next)}`}
    onClick=${() => change(next)}
  >
    <${Icon} name="hurry" /><span class="wide">${named(pace)}</span>
  </button>`;
}

/** @param {{table: Table}} props */
function More({ table }) {
  const over = Boolean(table.view.result);
  const { scene } = table.frame;
  return html`<details class="drop">
    <summary class="icon-button" aria-label="More" title="More"><${Icon} name="menu" /></summary>
    <div class="drop-panel">
      ${table.view.rules_of && html`<p>This game is played by the rules of ${table.view.rules_of}: see Help.</p>`}
      ${
        scene &&
        html`<button type="button" onClick=${() => table.send("scene", { key: scene.key })}><${Icon} name="again" />Start the ${scene.kind} again</button>`
      }
      <button type="button" onClick=${() => table.setPace(nextPace(table.frame.pace))}><${Icon} name="hurry" />Pace: ${named(table.frame.pace)}</button>
      <button type="button" onClick=${() => table.send("position")}><${Icon} name="copy" />Copy position</button>
      ${over && table.links.replay && html`<a class="button" href=${table.links.replay}><${Icon} name="play" />Watch the replay</a>`}
      ${over && table.links.record && html`<a class="button" href=${table.links.record} download><${Icon} name="download" />Download record</a>`}
      <button type="button" onClick=${() => table.update({ dialog: "plays" })}><${Icon} name="hand" />The last plays</button>
      <${OpenToSpectators} table=${table} />
      ${table.sounds && html`<${SoundControl} sounds=${table.sounds} sample="play" redraw=${table.redraw} />`}
      <button type="button" onClick=${() => table.update({ dialog: "help" })}><${Icon} name="help" />Help and keys</button>
      ${over && html`<${Rematch} table=${table}><${Icon} name="again" /><//>`}
      ${
        !over &&
        !table.isOut(table.me) &&
        html`<button type="button" onClick=${() => table.update({ dialog: "concede" })}><${Icon} name="flag" />Concede</button>`
      }
      <a class="button" href=${table.links.games || table.links.home}>Leave the table</a>
    </div>
  </details>`;
}

/** @param {{table: Table}} props */
export function Header({ table }) {
  const { ui } = table;
  const unseen = ui.story ? 0 : table.unseen.lines(table.log, table.me).length;
  return html`<header class="top">
    <a class="top-brand" href=${table.links.home} aria-label="Fourfold, home page"><img src=${table.links.logo} alt="" width="26" height="26" /><span class="wide">Fourfold</span></a>
    <${Turn} table=${table} />
    <div class="controls">
      <${PaceButton} table=${table} />
      <${Stops} table=${table} />
      <${SpectatorsButton} table=${table} />
      <${TalkButton} talk=${table.talk} open=${() => table.update({ dialog: "talk" })} />
      <button
        type="button"
        class="icon-button story-open"
        aria-label=${unseen ? `Open the story, ${unseen} new` : "Open the story"}
        aria-expanded=${String(ui.story)}
        onClick=${() => table.toggleStory()}
      >
        <${Icon} name="story" />${unseen > 0 && html`<b class="dot" data-count=${unseen}></b>`}
      </button>
      <button type="button" class="icon-button help-open" aria-label="Help and keys" title="Help (?)" onClick=${() => table.update({ dialog: "help" })}><${Icon} name="help" /></button>
      <${More} table=${table} />
    </div>
  </header>`;
}
