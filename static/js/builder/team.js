/** A pool that a team shares, in the builder: what is new about it, and cards of the deck that a teammate took first. */
import { numberOf } from "../counting.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";

/** @typedef {import("./builder.js").Builder} Builder */
/** @typedef {import("./pool.js").Pool} Pool */
/** @typedef {import("./types.js").Teammate} Teammate */
/** @typedef {import("./types.js").Offered} Offered */

const NAMED = 3; // cards that are named in a sentence

/** "Kong", "Kong, Lash and 4 more". @param {string[]} names */
function named(names) {
  const more = names.length - NAMED;
  return more > 0 ? `${names.slice(0, NAMED).join(", ")} and ${more} more` : names.join(", ");
}

/** What a teammate took and let go. @param {Teammate} before @param {Teammate} after */
function newsOfTeammate({ cards: had }, { name, cards }) {
  const took = Object.keys(cards).filter((card) => cards[card] > (had[card] ?? 0));
  const released = Object.keys(had).filter((card) => had[card] > (cards[card] ?? 0));
  const parts = [took.length && `took ${named(took)}`, released.length && `let go of ${named(released)}`].filter(
    Boolean,
  );
  return parts.length ? `${name} ${parts.join(" and ")}.` : "";
}

/**
 * What is new since the teammates held that, in sentences; "" for nothing, and when it is told for the first time.
 * @param {Pool} before
 * @param {Pool} after
 */
export function newsOf(before, after) {
  const news = before.teammates.map((teammate, at) => newsOfTeammate(teammate, after.teammates[at]));
  return news.filter(Boolean).join(" ");
}

/** Whether what is offered adds a card of that kind. @param {Offered|null} offered @param {(name: string) => boolean} is */
export function addsAny(offered, is) {
  if (!offered || !("ways" in offered)) return false;
  return offered.ways.some(({ swaps }) => swaps.some((swap) => swap.in !== null && is(swap.in)));
}

/** What the teammates hold, beside what is left. @param {{pool: Pool}} props */
export function Teammates({ pool }) {
  return pool.teammates.map(({ seat, name, cards }) => {
    const size = Object.values(cards).reduce((sum, count) => sum + count, 0);
    return html`<span key=${seat}> · ${name} holds ${size || "none"}</span>`;
  });
}

/** Cards of the deck that a teammate took first: the deck keeps them until its player lets them go. @param {{builder: Builder}} props */
export function Contested({ builder }) {
  const { pool, deck } = builder;
  const names = pool?.contested(deck.cards) ?? [];
  if (!pool || !names.length) return null;
  return html`<section class="elsewhere contested" role="alert">
    <p><b>A teammate was first.</b> Your deck keeps ${names.length === 1 ? "this card, but it is" : "these cards, but it is"} not legal until one of you lets go.</p>
    <ul>
      ${names.map(
        (name) => html`<li key=${name}>
        <span>${deck.cards[name] - pool.count(name)} × ${name}: ${pool.heldInWords(name)}</span>
        <button type="button" aria-label=${`Take ${numberOf(deck.cards[name] - pool.count(name), "copy", "copies")} of ${name} out of my deck`} onClick=${() => builder.release(name)}><${Icon} name="minus" /> Take it out</button>
      </li>`,
      )}
    </ul>
  </section>`;
}
