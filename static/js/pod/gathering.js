/** Before the start: what will be drafted, who sits where, how others come, and when it begins. */
import { numberOf } from "../counting.js";
import { copied } from "../live/copying.js";
import { formToken } from "../live/token.js";
import { html, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { HeardAt } from "../talk/box.js";
import { cards } from "./messages.js";
import { ReadyCheck, willAsk } from "./ready.js";
import { ChooseSeat, SamePacks } from "./repeats.js";
import { More, Sitter } from "./seats.js";

/** @typedef {import("./types.js").Seat} Seat */

/** @typedef {import("./pod.js").Pod} Pod */

/** @type {Record<import("./types.js").PodPayload["clock"]["kind"], (days: number) => string>} */
const CLOCKS = {
  none: () => "No clock: take as long as you like.",
  relaxed: () => "Relaxed clock: 90 seconds per pick.",
  tournament: () => "Tournament clock: 75 seconds for the first pick of a pack, then less each time.",
  days: (days) => `Draft over several days: ${days === 1 ? "one day" : `${days} days`} per pick.`,
};

/** @param {{pod: Pod, free: number}} props */
function Share({ pod, free }) {
  const [done, setDone] = useState(false);
  const { link } = pod.links;
  const put = async () => {
    const isCopied = await copied(link);
    setDone(isCopied);
    pod.announce(isCopied ? "Link copied." : "Your browser does not let this page copy. Select the link and copy it.");
  };
  return html`<section class="panel share" aria-labelledby="share-title">
    <h2 id="share-title">Invite players</h2>
    ${pod.payload.open && free > 0 && html`<p>This draft stands in the <a href=${pod.links.lobby}>lobby</a>: anybody may join.</p>`}
    <p>${free ? `${free === 1 ? "One seat is" : `${free} seats are`} free. Anyone with this link can take a seat or watch:` : "All seats are taken. Anyone with this link can watch:"}</p>
    <div class="share-line">
      <input readonly aria-label="Link to this draft" value=${link} onFocus=${(event) => event.currentTarget.select()} />
      <button type="button" onClick=${put}><${Icon} name=${done ? "check" : "copy"} /> ${done ? "Copied" : "Copy"}</button>
    </div>
  </section>`;
}

/** Sit down: a form of the page, since the guest key is set with it. @param {{pod: Pod}} props */
export function SitDown({ pod }) {
  const { sit, token, typed } = pod.links;
  return html`<form method="post" action=${sit} class="sit-down">
    <input type="hidden" name="csrfmiddlewaretoken" value=${formToken() ?? token} />
    <label>Your name in this draft
      <input name="shown" defaultValue=${typed} maxlength="30" autocomplete="nickname" />
    </label>
    <${ChooseSeat} pod=${pod} />
    <button type="submit" class="primary"><${Icon} name="seat" /> Sit down</button>
    <p class="muted">Leave it empty to use your account name. Without an account you are called Guest.</p>
  </form>`;
}

/** My name, and leaving. @param {{pod: Pod, name: string}} props */
export function MySeat({ pod, name }) {
  const [typed, type] = useState(name);
  /** @param {Event} event */
  const rename = (event) => {
    event.preventDefault();
    pod.send("rename", { shown: typed });
  };
  return html`<div class="my-seat">
    <form onSubmit=${rename}>
      <label>Your name in this draft
        <input value=${typed} maxlength="30" onInput=${(event) => type(event.currentTarget.value)} />
      </label>
      <button type="submit">Rename</button>
    </form>
    <button type="button" class="quiet" onClick=${() => pod.update({ dialog: { kind: "leave" } })}>Leave this seat</button>
  </div>`;
}

/** @param {{pod: Pod, seat: Seat}} props */
function SeatLine({ pod, seat }) {
  const { host } = pod.payload;
  const mine = seat.seat === pod.me;
  /** @param {"bot"|"open"} to */
  const hand = (to) => () => pod.send("hand_over", { seat: seat.seat, to });
  const name = seat.kind === "free" ? "Free" : seat.name || `Bot ${seat.seat + 1}`;
  return html`<li class=${`seat-line is-${seat.kind} ${mine ? "is-me" : ""}`}>
    <span class="seat-number">${seat.seat + 1}</span>
    <${Sitter} seat=${seat} />
    <b class="seat-line-name">${name}</b>
    ${mine && html`<span class="seat-you">you</span>`}
    ${pod.teamOf(seat.seat) > 0 && html`<span class="muted seat-team">team ${pod.teamOf(seat.seat)}</span>`}
    ${seat.away && html`<span class="seat-away">away</span>`}
    ${pod.payload.ready_by !== null && seat.ready && html`<span class="muted"><${Icon} name="check" /> ready</span>`}
    ${seat.brings && html`<span class="muted"><${Icon} name="check" /> brings cards</span>`}
    <span class="seat-commands">
      ${host && seat.kind === "free" && html`<button type="button" aria-label=${`Put a bot in seat ${seat.seat + 1}`} onClick=${hand("bot")}><${Icon} name="bot" /> Bot</button>`}
      ${host && seat.kind !== "free" && !mine && html`<button type="button" aria-label=${`Free the seat of ${name}`} onClick=${hand("open")}><${Icon} name="close" /> Clear seat</button>`}
      <${More} pod=${pod} seat=${seat.seat} />
    </span>
    <${HeardAt} talk=${pod.talk} seat=${seat.seat} />
  </li>`;
}

/** @param {{pod: Pod, free: number}} props */
function Begin({ pod, free }) {
  const { host, start, ready_by } = pod.payload;
  const stay = pod.plan.comes_and_goes;
  const bots =
    free && stay
      ? "; a bot picks in each free seat until somebody comes"
      : free
        ? `; bots take the ${free === 1 ? "free seat" : `${free} free seats`}`
        : "";
  const full = `The draft starts when all seats are taken${willAsk(pod.payload) ? " and all players are ready" : ""}.`;
  const when = start === "full" ? full : "The draft starts when the host starts it.";
  if (!host) return html`<p class="muted">${when}</p>`;
  return html`<div class="begin">
    <button type="button" class=${ready_by === null ? "primary" : ""} onClick=${() => pod.send("start")}><${Icon} name="play" /> Start now</button>
    <p class="muted">${free ? `Start now${bots}.` : ready_by === null ? "Everybody is here." : "Start without waiting until all are ready."} ${start === "full" && free ? when : ""}</p>
  </div>`;
}

/** What I bring, in a draft that is dealt from cards of its players. @param {{pod: Pod}} props */
function Bringing({ pod }) {
  const { brought, mine } = pod.payload;
  if (brought !== "players" || !mine) return null;
  const said = mine.brings ? `You bring ${cards(mine.brings)}.` : "You bring no cards yet.";
  return html`<p class="bringing"><a class="button" href=${pod.links.brings}><${Icon} name="hand" /> ${mine.brings ? "Change what you bring" : "Say what you bring"}</a> <span class="muted">${said}</span></p>`;
}

/** The cube that is drafted. @param {{pod: Pod}} props */
export function FromCube({ pod }) {
  const { cube } = pod.plan;
  return cube && html`<p class="muted">Drafted from <a href=${cube.address}>${cube.name}</a></p>`;
}

/** What the hash is for. @param {{pod: Pod}} props */
function Commitment({ pod }) {
  if (!pod.payload.hash)
    return html`<p class="muted">The packs are fixed when the draft starts, from what the players bring by then.</p>`;
  if (pod.plan.repeats) return null; // its packs are known
  return html`<details class="commitment">
    <summary>The packs are already fixed</summary>
    <p>They follow from a secret seed. This is its hash. When the draft is over, the seed is shown, and everybody can check that nothing was changed.</p>
    <p><code>${pod.payload.hash}</code></p>
  </details>`;
}

/** How the draft goes. @param {{pod: Pod}} props */
export function Procedure({ pod }) {
  const { clock, spectators, delay, away_after } = pod.payload;
  const absent =
    clock.kind === "none"
      ? `A bot picks for who is away for ${numberOf(away_after, "minute")}, if they do not wish otherwise. They can take that back as long as nobody has picked from those packs.`
      : "The clock alone decides: nothing is picked for anybody whose time has not run out.";
  const watch =
    spectators === "all"
      ? `Spectators see everything, ${delay} ${delay === 1 ? "pick" : "picks"} later.`
      : "Spectators see only public information.";
  const time = pod.plan.shape === "dealt" ? [] : [CLOCKS[clock.kind](clock.days), absent]; // without picks there is no clock
  return html`<ul class="procedure">
    ${[...pod.plan.sentences, ...time, watch].map((one) => html`<li key=${one}>${one}</li>`)}
  </ul>`;
}

/** @param {{pod: Pod}} props */
export function Gathering({ pod }) {
  const { seats } = pod.payload;
  const free = seats.filter((seat) => seat.kind === "free").length;
  return html`<${ReadyCheck} pod=${pod} />
  <div class="gathering">
    <section class="panel keeps-focus" tabindex="-1" aria-labelledby="seats-title">
      <h2 id="seats-title">Seats <span class="muted">${seats.length - free} of ${seats.length} taken</span></h2>
      <ol class="seat-list">${seats.map((seat) => html`<${SeatLine} key=${seat.seat} pod=${pod} seat=${seat} />`)}</ol>
      ${pod.me === null ? (free ? html`<${SitDown} pod=${pod} />` : html`<p>You can watch. If a seat becomes free, you can take it.</p>`) : html`<${MySeat} key=${seats[pod.me].name} pod=${pod} name=${seats[pod.me].name} />`}
      <${Bringing} pod=${pod} />
      <${Begin} pod=${pod} free=${free} />
    </section>
    <div class="gathering-side">
      <${Share} pod=${pod} free=${free} />
      <section class="panel" aria-labelledby="format-title">
        <h2 id="format-title">${pod.plan.format}</h2>
        <${FromCube} pod=${pod} />
        <${SamePacks} pod=${pod} />
        <${Procedure} pod=${pod} />
        <${Commitment} pod=${pod} />
      </section>
    </div>
  </div>`;
}
