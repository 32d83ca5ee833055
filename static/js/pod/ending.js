/** When the draft has ended: what was drafted, what comes next, and the seed that the commitment was made of. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Build, Faces } from "./dealt.js";
import { FromCube } from "./gathering.js";
import { capital, cards } from "./messages.js";
import { Counts, Order, Piles, Sketched } from "./pool.js";
import { ComparePacks, DraftAgain, SamePacks } from "./repeats.js";
import { Sitter } from "./seats.js";

/** @typedef {import("./pod.js").Pod} Pod */

/** @param {{pod: Pod}} props */
function Seed({ pod }) {
  const { seed, hash } = pod.payload;
  if (!hash) return null; // it was closed before its players' cards were dealt
  return html`<section class="panel seed" aria-labelledby="seed-title">
    <h2 id="seed-title">Fair packs</h2>
    <${FromCube} pod=${pod} />
    <${SamePacks} pod=${pod} />
    <p>${seed ? "The hash was shown before the first pick; now you see its seed. All packs follow from the seed." : "The hash was shown before the first pick. Its seed reveals all packs: you see it when you can read the log, after the matches."}</p>
    <dl>
      ${seed && html`<div><dt>Seed</dt><dd><code>${seed}</code></dd></div>`}
      <div><dt>Hash</dt><dd><code>${hash}</code></dd></div>
    </dl>
    <p><a href=${`${pod.links.verify}?pod=${pod.links.slug}`}>Verify this draft</a></p>
  </section>`;
}

/** @param {{pod: Pod}} props */
function Players({ pod }) {
  return html`<section class="panel" aria-labelledby="players-title">
    <h2 id="players-title">Players</h2>
    <ul class="seat-list">
      ${pod.payload.seats.map(
        (seat) => html`<li key=${seat.seat} class=${`seat-line ${seat.seat === pod.me ? "is-me" : ""}`}>
        <span class="seat-number">${seat.seat + 1}</span><${Sitter} seat=${seat} />
        <b class="seat-line-name">${seat.kind === "free" ? "Nobody (a bot picked)" : seat.name || `Bot ${seat.seat + 1}`}</b>
        ${seat.seat === pod.me && html`<span class="seat-you">you</span>`}
        ${pod.teamOf(seat.seat) > 0 && html`<span class="muted seat-team">team ${pod.teamOf(seat.seat)}</span>`}
        ${pod.view && html`<span class="muted">${cards(pod.view.seats[seat.seat].picked)}</span>`}
      </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{pod: Pod}} props */
function Mine({ pod }) {
  if (!pod.mine?.pool) {
    const title = pod.me === null ? "You were not a player in this draft" : "The cards have changed since this draft";
    return html`<section class="panel keeps-focus" tabindex="-1"><h2>${title}</h2>${pod.payload.log ? html`<p class="others-draft"><a class="button" href=${pod.links.log}><${Icon} name="story" /> View all packs and picks</a> <${DraftAgain} pod=${pod} /></p>` : html`<p>The log of this draft is private.</p>`}</section>`;
  }
  const dealt = pod.plan.shape === "dealt";
  return html`<section class=${`panel pool is-over keeps-focus ${dealt ? "is-dealt" : ""}`} tabindex="-1" aria-labelledby="pool-title">
    <h2 id="pool-title">${pod.plan.team > 1 ? "Your team’s pool" : "Your pool"} <b class="pool-total">${pod.mine.pool.length}</b></h2>
    ${dealt && html`<${Build} pod=${pod} />`}
    <p class="after-draft">
      ${!dealt && html`<a class="button primary to-deck" href=${pod.links.deck}><${Icon} name="deck" /> Build your deck</a>`}
      <a class="button" href=${pod.links.games}><${Icon} name="play" /> Play games</a>
      ${pod.payload.log && html`<a class="button" href=${pod.links.log}><${Icon} name="story" /> ${dealt ? "View all pools" : "View all picks"}</a>`}
      ${pod.payload.log && pod.links.coach && pod.plan.shape !== "dealt" && html`<a class="button" href=${pod.links.coach}><${Icon} name="eye" /> Compare with a bot</a>`}
      <${DraftAgain} pod=${pod} />
      <${ComparePacks} pod=${pod} />
      ${pod.plan.pulls && html`<a class="button" href=${pod.links.brings}><${Icon} name="hand" /> Cards to bring</a>`}
    </p>
    <${Counts} pod=${pod} names=${pod.mine.pool} />
    ${dealt ? html`<${Faces} pod=${pod} names=${pod.mine.pool} />` : html`<${Order} pod=${pod} /><div class="columns"><${Sketched} pod=${pod} names=${pod.mine.pool} /></div>`}
  </section>`;
}

/** Whether a seat has the same pool as mine. @param {Pod} pod @param {number} seat */
function sharesWith(pod, seat) {
  return pod.me !== null && pod.teamOf(seat) > 0 && pod.teamOf(seat) === pod.teamOf(pod.me);
}

/** @param {{pod: Pod}} props */
export function Over({ pod }) {
  const others = (pod.view?.seats ?? []).filter(
    ({ seat, pool }) => seat !== pod.me && pool?.length && !sharesWith(pod, seat),
  );
  return html`<div class="over">
    <${Mine} pod=${pod} />
    <div class="gathering-side"><${Players} pod=${pod} /><${Seed} pod=${pod} /></div>
    ${others.map(
      ({
        seat,
        pool,
      }) => html`<section key=${seat} class="panel pool is-over" aria-label=${`The pool of ${pod.nameOf(seat)}`}>
      <h2>${capital(pod.nameOf(seat))} <b class="pool-total">${pool?.length}</b></h2>
      <${Counts} pod=${pod} names=${pool} /><div class="columns"><${Piles} pod=${pod} names=${pool} /></div>
    </section>`,
    )}
  </div>`;
}

/** @param {{pod: Pod}} props */
export function Closed({ pod }) {
  return html`<div class="over"><section class="panel keeps-focus" tabindex="-1">
      <h2>The host has closed this draft</h2>
      ${pod.payload.hash && html`<p>The seed and the hash still prove that the packs were fixed from the start.</p>`}
    </section>
    <div class="gathering-side"><${Players} pod=${pod} /><${Seed} pod=${pod} /></div>
  </div>`;
}
