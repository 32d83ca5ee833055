/** The pool, always in view: sorted as its player likes, counted, with the sketch of a deck. */

import { Cost, numbers, Signs } from "../builder/row.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Fast, labelOf } from "./card.js";
import { hovering } from "./hover.js";
import { capital, cards } from "./messages.js";
import { turnOf } from "./opening.js";
import { ReadOnlyCard } from "./pack.js";
import { counts, piles, sketched, spread } from "./sorting.js";

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Order} OrderOf */

/** What there is of each alignment, cost and speed. @param {{pod: Pod, names: string[]}} props */
export function Counts({ pod, names }) {
  const { alignments, sorts } = counts(names, pod.cards, pod.sorting);
  /** @param {import("./sorting.js").Count} sort */
  const said = ({ key, title, icon, size }) =>
    icon
      ? html`<span class=${`coin coin-${icon}`} role="img" aria-label=${title}>${icon}</span><b>${size}</b>`
      : html`<b>${size}</b> ${size === 1 ? key : title.toLowerCase()}`;
  return html`<ul class="counts" aria-label="Pool counts">
    ${alignments.map(
      ({ word, title, size }) => html`<li key=${word} class=${`count-of ${size ? "" : "is-none"}`} title=${title}>
      <${Icon} name=${word} label=${title} className=${`symbol-${word}`} /><b>${size}</b>
    </li>`,
    )}
    ${sorts.map((sort) => html`<li key=${sort.key} class=${`count-of ${sort.size ? "" : "is-none"}`}>${said(sort)}</li>`)}
  </ul>`;
}

/** @param {{pod: Pod}} props */
export function Order({ pod }) {
  return html`<label class="order"><span>Sort by</span>
    <select onChange=${(event) => pod.sortBy(/** @type {OrderOf} */ (event.currentTarget.value))}>
      ${Object.entries(pod.orders).map(([key, title]) => html`<option key=${key} value=${key} selected=${pod.ui.order === key}>${title}</option>`)}
    </select>
  </label>`;
}

/**
 * A row, and where it goes. `toSideboard` null: nowhere.
 * @param {{pod: Pod, card: Card, count: number, toSideboard: boolean | null, coming: boolean}} props
 */
function Row({ pod, card, count, toSideboard, coming }) {
  const read = () => pod.update({ hover: null, dialog: { kind: "card", name: card.name } });
  const where = toSideboard ? `Move one ${card.name} to the sideboard` : `Move one ${card.name} to the deck`;
  return html`<li class=${`pool-row ${coming ? "is-coming" : ""}`} data-card=${card.name}>
    <button type="button" class="pool-card" aria-label=${`${count > 1 ? `${count} ` : ""}${labelOf(card)}`} onClick=${read} ...${hovering(pod, card.name)}>
      <span class="pool-count">${count > 1 ? count : ""}</span><${Cost} card=${card} /><${Signs} card=${card} />
      <span class="pool-name">${card.name}</span>
      <span class="pool-numbers"><${Fast} card=${card} />${numbers(card)}</span>
    </button>
    ${toSideboard !== null && html`<button type="button" class="pool-move" aria-label=${where} title=${where} onClick=${() => pod.move(card.name, toSideboard)}><${Icon} name=${toSideboard ? "minus" : "plus"} /></button>`}
  </li>`;
}

/** @param {{pod: Pod, names: string[], toSideboard: boolean|null}} props */
export function Piles({ pod, names, toSideboard = null }) {
  const coming = pod.burns ? null : pod.ui.taking?.card;
  return piles(names, pod.cards, pod.ui.order, pod.sorting).map(
    (pile) => html`<div class="pile" key=${pile.key}>
    ${pile.title && html`<h4>${pile.icon && html`<${Icon} name=${pile.icon} className=${`symbol-${pile.icon}`} />`}${pile.title} <span class="muted">${pile.size}</span></h4>`}
    <ul>
      ${pile.rows.map(({ card, count }) => html`<${Row} key=${card.name} pod=${pod} card=${card} count=${count} toSideboard=${toSideboard} coming=${coming === card.name} />`)}
    </ul>
  </div>`,
  );
}

/**
 * A whole pool as faces, to look through: first the cards that are new in it, if it had others before.
 * @param {{pod: Pod, names: string[], added?: number}} props
 */
export function Spread({ pod, names, added = 0 }) {
  const opening = pod.ui.opening && `is-opening-${pod.ui.opening}`;
  const shown = spread(names, added, pod.cards, pod.ui.order, pod.sorting);
  let before = 0;
  const turn = () => turnOf(before++, names.length);
  return html`<div class=${`spread ${opening}`}>
    ${shown.map(
      (pile) => html`<section key=${pile.key} aria-label=${pile.title || "The pool"}>
      ${pile.title && html`<h3>${pile.icon && html`<${Icon} name=${pile.icon} className=${`symbol-${pile.icon}`} />`}${pile.title} <span class="muted">${pile.size}</span></h3>`}
      <ul class="pack">
        ${pile.rows.flatMap(({ card, count }) => Array.from({ length: count }, (_, at) => html`<${ReadOnlyCard} key=${`${card.name}${at}`} pod=${pod} name=${card.name} turn=${turn()} />`))}
      </ul>
    </section>`,
    )}
  </div>`;
}

/** "12 of 30", and whether that is enough. @param {{pod: Pod, deck: number}} props */
function Sketch({ pod, deck }) {
  const { least, most, size } = pod.plan.deck;
  const [state, words] =
    deck < least
      ? ["is-short", `${least - deck} more for a deck`]
      : most !== null && deck > most
        ? ["is-long", `${deck - most} too many for a deck`]
        : ["is-right", "enough for a deck"];
  return html`<div class=${`sketch ${state}`}>
    <h3>Deck sketch <span class="sketch-size"><b>${deck}</b> of ${size}</span></h3>
    <progress max=${least || 1} value=${Math.min(deck, least)} aria-label="Cards in the sketch"></progress>
    <p class="muted">${capital(words)}.</p>
  </div>`;
}

/** @param {{pod: Pod, names: string[]}} props */
export function Sketched({ pod, names }) {
  const { deck, sideboard } = sketched(names, pod.memory.sideboard);
  return html`<${Sketch} pod=${pod} deck=${deck.length} />
    <div class="pool-deck"><${Piles} pod=${pod} names=${deck} toSideboard=${true} /></div>
    <h3 class="pool-sideboard">Sideboard <span class="muted">${sideboard.length}</span></h3>
    ${sideboard.length ? html`<${Piles} pod=${pod} names=${sideboard} toSideboard=${false} />` : html`<p class="muted">Cards you would leave out. Only you can see the sketch; it does not affect the draft.</p>`}`;
}

/** @type {Partial<Record<import("./types.js").View["own_picks"], string>>} */
const HIDDEN = {
  review: "You can see your picks between packs and at the end.",
  end: "You can see your picks when the draft is over.",
};

/** @param {{pod: Pod, names: string[] | null}} props */
function Own({ pod, names }) {
  if (names === null) {
    return html`<p class="pool-hidden"><${Icon} name="hand" /> ${capital(cards(pod.mine?.picked ?? 0))} face down. ${HIDDEN[pod.game.own_picks] ?? ""}</p>`;
  }
  if (!names.length) return html`<p class="muted">Your picks appear here.</p>`;
  return html`<${Counts} pod=${pod} names=${names} /><${Order} pod=${pod} /><${Sketched} pod=${pod} names=${names} />`;
}

/** @param {{pod: Pod}} props */
export function PoolPanel({ pod }) {
  const names = pod.pool;
  const count = names?.length ?? pod.mine?.picked;
  return html`<aside id="pool" class="pool" aria-labelledby="pool-title">
    <h2 id="pool-title">Your pool <b class="pool-total">${count}</b></h2>
    <${Own} pod=${pod} names=${names} />
    ${pod.plan.open && html`<${Others} pod=${pod} />`}
  </aside>`;
}

/** The pools of an open draft lie open for both. @param {{pod: Pod}} props */
function Others({ pod }) {
  return pod.game.seats
    .filter(({ seat, pool }) => seat !== pod.me && pool)
    .map(
      ({ seat, pool }) => html`<section key=${seat} class="other-pool" aria-label=${`The pool of ${pod.nameOf(seat)}`}>
    <h3>${capital(pod.nameOf(seat))} <b class="pool-total">${pool?.length}</b></h3>
    ${pool?.length ? html`<${Counts} pod=${pod} names=${pool} /><${Piles} pod=${pod} names=${pool} />` : html`<p class="muted">No cards yet.</p>`}
  </section>`,
    );
}

/** What whoever watches does not see, or not yet. @param {Pod} pod */
function unseen(pod) {
  const { behind } = pod.payload;
  if (behind)
    return `You see all packs and pools ${behind === 1 ? "one pick" : `${behind} picks`} late, starting when everybody has picked ${cards(behind)}.`;
  if (pod.plan.shape === "tabled")
    return "You see whose turn it is, what lies face up, and how many cards each player has. All else is hidden during the draft.";
  return "Packs and pools are hidden during the draft. You see whose pick it is, how many packs are waiting, and how many cards each player has.";
}

/** What whoever watches may see of the pools. @param {{pod: Pod}} props */
export function WatchedPools({ pod }) {
  if (pod.plan.open) return html`<h2>The pools</h2><${Order} pod=${pod} /><${Others} pod=${pod} />`;
  const { seat, pool, picked } = pod.game.seats[pod.ui.watched];
  const name = capital(pod.nameOf(seat));
  return html`<h2>${pool ? name : "What you see"} ${pool && html`<b class="pool-total">${picked}</b>`}</h2>
    ${!pool && html`<p>${unseen(pod)}</p>`}
    ${pool && !pool.length && html`<p class="muted">No cards yet.</p>`}
    ${Boolean(pool?.length) && html`<${Counts} pod=${pod} names=${pool} /><${Order} pod=${pod} /><${Piles} pod=${pod} names=${pool} />`}`;
}
