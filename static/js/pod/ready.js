/** The ready check before a draft of strangers begins: the question, how much time is left, and what became of it. */
import { numberOf } from "../counting.js";
import { html, useEffect, useRef, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { inLong, inShort } from "./clock.js";

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").PodPayload} PodPayload */

const STEP = 500; // milliseconds from one look at the clock to the next

/** Whether who looks is asked and has not answered. @param {PodPayload|null} payload */
export function isAsked(payload) {
  return payload !== null && payload.ready_by !== null && payload.seat !== null && !payload.seats[payload.seat].ready;
}

/** Whether players of this draft are asked when its last seat is taken. @param {PodPayload} payload */
export function willAsk(payload) {
  return payload.open && payload.start === "full" && payload.clock.kind !== "days";
}

/** What is new about it, for the live region; "" for nothing. @param {Pod} pod @param {PodPayload|null} old */
export function readyNews({ payload, clock }, old) {
  const { ready_by, status } = payload;
  if (isAsked(payload) && !isAsked(old)) {
    return `All seats are taken. Are you ready? You have ${inLong(clock.until(ready_by ?? 0))}.`;
  }
  return old?.ready_by && !ready_by && status === "gathering" ? "The draft goes on waiting for players." : "";
}

/** Redraws itself and nothing else. @param {{pod: Pod, until: number}} props */
function TimeLeft({ pod, until }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), STEP);
    return () => clearInterval(timer);
  }, []);
  return html`<b class="ready-time" role="timer" aria-live="off" aria-label="Time left">${inShort(pod.clock.until(until))}</b>`;
}

/** The button has the focus, unless somebody is typing. @param {{pod: Pod}} props */
function Answer({ pod }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => {
    if (!document.activeElement?.matches("input, textarea")) button.current?.focus();
  }, []);
  return html`<button ref=${button} type="button" class="primary" onClick=${() => pod.send("ready")}><${Icon} name="check" /> Ready</button>`;
}

/** @param {{pod: Pod}} props */
export function ReadyCheck({ pod }) {
  const { ready_by, seats, late } = pod.payload;
  if (ready_by === null) {
    const why = "You were not ready in time, so your seat is free again. Sit down again when you like.";
    return late && html`<section class="panel ready-check"><p role="status">${why}</p></section>`;
  }
  const people = seats.filter((seat) => seat.kind === "person");
  const ready = people.filter((seat) => seat.ready).length;
  const asked = isAsked(pod.payload);
  const title = asked ? "Ready?" : pod.me === null ? "All seats are taken" : "You are ready";
  return html`<section class=${`panel ready-check ${asked ? "is-asked" : ""}`} aria-labelledby="ready-title">
    <h2 id="ready-title">${title}</h2>
    <p><${TimeLeft} pod=${pod} until=${ready_by} /> ${ready} of ${numberOf(people.length, "player")} ready. The draft starts when all are; who is not ready in time loses the seat.</p>
    ${asked && html`<${Answer} pod=${pod} />`}
  </section>`;
}
