/** The whole page of a draft, drawn from its state. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { HeardAloud } from "../talk/box.js";
import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { Closed, Over } from "./ending.js";
import { Gathering } from "./gathering.js";
import { Hover } from "./hover.js";
import { useOpening } from "./opening.js";

/** @typedef {import("./pod.js").Pod} Pod */

/** @type {Record<import("../live/connection.js").LinkKind, (seconds: number, why: string) => string>} */
const LINK = {
  open: () => "",
  connecting: () => "Finding the draft…",
  lost: (seconds) =>
    `Connection lost. Your picks are safe${seconds ? `; trying again in ${seconds} s` : "; trying again"}…`,
  anew: () => "You signed in or out. Reconnecting…",
  out: (_, why) => why,
  ended: (_, why) => why,
};

/** What stands between this page and the draft. @param {{pod: Pod}} props */
function Banner({ pod }) {
  const { link, seconds, why } = pod.status;
  if (pod.elsewhere) {
    return html`<div class="banner is-shown" role="status"><${Icon} name="copy" /><p>You are now drafting on another device.</p>
      <button type="button" class="primary" onClick=${() => pod.goOnHere()}>Continue here</button>
    </div>`;
  }
  if (link === "open") return html`<div class="banner" role="status"></div>`;
  return html`<div class="banner is-shown" role="status"><${Icon} name="link" /><p>${LINK[link](seconds, why)}</p>
    ${link === "lost" && html`<button type="button" onClick=${() => pod.connection.retry()}>Try now</button>`}
  </div>`;
}

/** @param {{pod: Pod}} props */
function Toasts({ pod }) {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${pod.toasts.shown.map((toast) => html`<p key=${toast.key} class="toast">${toast.text}</p>`)}
  </div>`;
}

const STAGES = { gathering: Gathering, running: Board, paused: Board, over: Over, closed: Closed };

/** @param {{pod: Pod}} props */
export function App({ pod }) {
  useOpening(pod);
  if (!pod.newest) return html`<div class="pod"><${Banner} pod=${pod} /><${Toasts} pod=${pod} /></div>`;
  const Stage = STAGES[pod.payload.status];
  return html`<div class=${`pod is-${pod.payload.status} shows-${pod.ui.tab} ${pod.ui.folded ? "is-folded" : ""}`}>
    <${Banner} pod=${pod} />
    <${Bar} pod=${pod} />
    <${Stage} pod=${pod} />
    <${Hover} pod=${pod} />
    <div class="visually-hidden" role="status" aria-live="polite" data-announcement>${pod.announcement}</div>
    <${HeardAloud} talk=${pod.talk} />
    <${Toasts} pod=${pod} />
    <${Dialogs} pod=${pod} />
  </div>`;
}
