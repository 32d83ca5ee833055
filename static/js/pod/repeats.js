/** The same packs again: what a repeat says of itself, the seat one chooses in it, and the way from one draft to another. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";

/** @typedef {import("./pod.js").Pod} Pod */

/** That others may know these packs. @param {{pod: Pod}} props */
export function SamePacks({ pod }) {
  const { repeats } = pod.plan;
  if (!repeats) return null;
  const other = repeats.log ? html`<a href=${repeats.log}>an earlier draft</a>` : "an earlier draft";
  return html`<p class="same-packs"><${Icon} name="again" /> <span><b>The same packs again.</b> Every seat is dealt what it was dealt in ${other}. Whoever has read the log of that draft knows these packs.</span></p>`;
}

/** Which seat to take, where that is why one comes. @param {{pod: Pod}} props */
export function ChooseSeat({ pod }) {
  const { repeats } = pod.plan;
  if (!repeats) return null;
  const free = pod.payload.seats.filter(({ kind }) => kind === "free");
  const had = free.find(({ seat }) => seat === repeats.seat) ?? free[0];
  /** @param {number} seat */
  const title = (seat) => {
    if (seat === repeats.seat) return `${seat + 1}, which you had`;
    return repeats.names ? `${seat + 1}, which ${repeats.names[seat]} had` : String(seat + 1);
  };
  return html`<label>Seat
    <select name="number">
      ${free.map(({ seat }) => html`<option key=${seat} value=${seat} selected=${seat === had?.seat}>${title(seat)}</option>`)}
    </select>
  </label>`;
}

/** @param {{pod: Pod}} props */
export function DraftAgain({ pod }) {
  const { log, brought } = pod.payload;
  if (!log || brought === "players") return null;
  return html`<a class="button" href=${pod.links.again}><${Icon} name="again" /> Draft these packs again</a>`;
}

/** @param {{pod: Pod}} props */
export function ComparePacks({ pod }) {
  if (!pod.payload.log || !pod.plan.repeats?.log) return null;
  return html`<a class="button" href=${pod.links.compare}><${Icon} name="swap" /> Compare the same packs</a>`;
}
