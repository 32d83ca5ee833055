/** The line on top: where the draft stands, how much time is left, and what else can be done. */
import { html, useEffect, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { TalkButton } from "../talk/box.js";
import { inLong, inShort } from "./clock.js";
import { cards, where } from "./messages.js";

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").Dialog["kind"]} Kind */
/** @typedef {{kind: Kind, key: string, icon: string, title: string, sign?: boolean}} Item of what else can be done; a `sign` needs no word in the bar */

const TICK = 250;

/**
 * The time left for a seat; it redraws itself and nothing else.
 * @param {{pod: Pod, seat: number, onTick?: (seconds: number) => void}} props
 */
export function Left({ pod, seat, onTick }) {
  const { deadline, left } = pod.payload.seats[seat];
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      onTick?.(pod.clock.until(deadline));
    }, TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  const seconds = deadline === null ? left : pod.clock.until(deadline);
  if (seconds === null) return null;
  const soon = deadline !== null && seconds <= pod.payload.clock.warning;
  return html`<span class=${`left ${soon ? "is-soon" : ""} ${deadline === null ? "is-still" : ""}`} title=${`${inLong(seconds)} left`}>
    <${Icon} name=${deadline === null ? "pause" : "clock"} label=${deadline === null ? "time left, paused" : "time left"} />${inShort(seconds)}
  </span>`;
}

/** My own time, with a warning aloud before it ends. @param {{pod: Pod}} props */
function MyTime({ pod }) {
  const [warned, warn] = useState(/** @type {number|null} */ (null));
  if (pod.me === null || !pod.mine?.asked) return null;
  const { deadline } = pod.payload.seats[pod.me];
  /** @param {number} seconds */
  const listen = (seconds) => {
    if (warned === deadline || seconds > pod.payload.clock.warning || seconds <= 0) return;
    warn(deadline);
    pod.hurry(inLong(seconds));
  };
  return html`<${Left} key=${deadline} pod=${pod} seat=${pod.me} onTick=${listen} />`;
}

/** @type {Partial<Record<import("./types.js").PodPayload["status"], string>>} */
const STATES = { gathering: "Waiting for players", over: "The draft is over", closed: "Closed" };

/** "Pack 1 of 3, pick 2"; on a phone there is room for less. @param {{pod: Pod}} props */
function Where({ pod }) {
  const [round, pick] = where(pod).split(/(?=,)/);
  const [unit, many] = round.split(/(?= of )/);
  return html`${unit}${many && html`<span class="wide">${many}</span>`}${pick ?? ""}`;
}

/** More commands, and the key that does it. @param {Pod} pod */
function commands({ payload, isOpen, sounds }) {
  /** @type {(Item|false|null)[]} */
  const all = [
    payload.mine && isOpen && { kind: "absence", key: "A", icon: "away", title: "When I am away" },
    payload.host && { kind: "host", key: "H", icon: "crown", title: "Host" },
    isOpen && { kind: "sounds", key: "S", icon: sounds.wish.on ? "sound" : "silent", title: "Sounds", sign: true },
    { kind: "help", key: "?", icon: "help", title: "Help", sign: true },
  ];
  return all.filter((one) => one !== null && one !== false);
}

/** The same commands on a phone. @param {{pod: Pod}} props */
export function Commands({ pod }) {
  return html`<ul class="commands">
    ${commands(pod).map(({ kind, icon, title }) => html`<li key=${kind}><button type="button" onClick=${() => pod.update({ dialog: { kind } })}><${Icon} name=${icon} /> ${title}</button></li>`)}
  </ul>`;
}

/** @param {{pod: Pod}} props */
export function Bar({ pod }) {
  const { payload, question } = pod;
  /** @param {Kind} kind */
  const dialog = (kind) => () => pod.update({ dialog: { kind } });
  const drafting = ["running", "paused"].includes(payload.status);
  return html`<div class="bar">
    <p class="bar-where">
      <strong>${drafting ? html`<${Where} pod=${pod} />` : payload.status === "over" && pod.plan.shape === "dealt" ? "The cards are dealt" : STATES[payload.status]}</strong>
      ${drafting && pod.picks && question && html`<span class="bar-size">${cards(question.cards.length)}</span>`}
      ${payload.status === "paused" && html`<span class="tag is-paused"><${Icon} name="pause" />Paused</span>`}
      ${pod.plan.repeats && html`<span class="tag"><${Icon} name="again" />Repeat</span>`}
      ${payload.behind > 0 && html`<span class="tag"><${Icon} name="clock" />${payload.behind} ${payload.behind === 1 ? "pick" : "picks"} behind</span>`}
      ${payload.seat === null && pod.isOpen && html`<span class="tag"><${Icon} name="eye" />${payload.host ? "Hosting and watching" : "Watching"}</span>`}
    </p>
    ${drafting && html`<${MyTime} pod=${pod} />`}
    <div class="bar-commands">
      <${TalkButton} talk=${pod.talk} open=${dialog("talk")} />
      ${commands(pod).map(({ kind, key, icon, title, sign }) => html`<button key=${kind} type="button" class="icon-button wide" data-key=${key} aria-label=${title} title=${`${title} (${key})`} onClick=${dialog(kind)}><${Icon} name=${icon} />${!sign && title}</button>`)}
      <button type="button" class="icon-button narrow" aria-label="More commands" onClick=${dialog("commands")}><${Icon} name="menu" /></button>
    </div>
  </div>`;
}
