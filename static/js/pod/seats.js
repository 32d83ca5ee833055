/** Who sits where, in the order in which packs are passed, and what lies in front of each. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { HeardAt, PersonButton } from "../talk/box.js";
import { Left } from "./bar.js";
import { capital } from "./messages.js";

/** @typedef {import("./types.js").Seat} Seat */

/** @typedef {import("./pod.js").Pod} Pod */

/** The sign of who sits there. @param {{seat: Seat}} props */
export function Sitter({ seat }) {
  if (seat.kind === "bot") return html`<${Icon} name="bot" label="bot" />`;
  if (seat.kind === "free") return html`<${Icon} name="seat" label="free" />`;
  return html`<${Icon} name="person" label="player" />`;
}

/** @param {Pod} pod @param {number} seat */
function state(pod, seat) {
  const { asked, packs } = pod.game.seats[seat];
  if (!asked) return pod.game.over ? "ready" : "waits";
  if (pod.plan.shape !== "passed") return "chooses";
  return packs > 1 ? `chooses, ${packs - 1} more waiting` : "chooses";
}

/** @param {{count: number}} props */
function Packs({ count }) {
  return html`<span class="packs" aria-hidden="true">
    ${Array.from({ length: Math.min(count, 8) }, (_, at) => html`<i key=${at}></i>`)}
  </span>`;
}

/** Opens the menu of a seat. @param {{pod: Pod, seat: number}} props */
export function More({ pod, seat }) {
  const open = () => pod.update({ dialog: { kind: "person", seat } });
  return html`<${PersonButton} talk=${pod.talk} seat=${seat} className="icon-button seat-more" open=${open}><${Icon} name="menu" /><//>`;
}

/** @param {{pod: Pod, number: number}} props */
function Seat({ pod, number }) {
  const seat = pod.payload.seats[number];
  const { asked, packs, picked } = pod.game.seats[number];
  const name = seat.kind === "free" ? "Free seat" : seat.name || capital(pod.nameOf(number));
  const inside = html`
    <span class="seat-name"><${Sitter} seat=${seat} /><b>${name}</b>${number === pod.me && html`<span class="seat-you">you</span>`}</span>
    <span class="seat-state">
      <${Packs} count=${packs} /><span class="visually-hidden">${state(pod, number)}, </span>
      <span title="Cards picked"><span class="seat-picked">${picked}</span> <span class="visually-hidden">cards picked</span><${Icon} name="deck" /></span>
      ${seat.away && html`<span class="seat-away">away</span>`}
      ${number !== pod.me && asked && html`<${Left} pod=${pod} seat=${number} />`}
    </span>
    <${HeardAt} talk=${pod.talk} seat=${number} />`;
  const shape = `seat ${asked ? "is-asked" : ""} ${number === pod.me ? "is-me" : ""} ${seat.away ? "is-away" : ""}`;
  if (!pod.seesAll) return html`<li class=${shape}>${inside}<${More} pod=${pod} seat=${number} /></li>`;
  const watched = pod.ui.watched === number;
  return html`<li class=${`${shape} ${watched ? "is-watched" : ""}`}>
    <button type="button" aria-pressed=${String(watched)} onClick=${() => pod.update({ watched: number })}>${inside}</button>
  </li>`;
}

/** @param {{pod: Pod}} props */
export function Seats({ pod }) {
  const { seats } = pod.payload;
  const first = pod.me ?? 0;
  const order = seats.map((_, at) => (first + at) % seats.length);
  const { direction } = pod.game;
  const passes = pod.plan.shape === "passed" && !pod.plan.alternate && direction && seats.length > 1;
  const passing = passes
    ? `Packs go to the ${direction}${pod.me === null ? "" : `: from ${pod.nameOf(pod.neighbour(pod.me, true))} to you, and on to ${pod.nameOf(pod.neighbour(pod.me))}`}.`
    : "";
  return html`<section class="seats" aria-label="The table">
    ${passing && html`<p class="visually-hidden">${passing}</p>`}
    <ol tabindex="0" aria-label="Seats" class=${passes ? `is-passing to-${direction}` : ""} title=${passing || null}>
      ${order.map((number) => html`<${Seat} key=${number} pod=${pod} number=${number} />`)}
    </ol>
  </section>`;
}
