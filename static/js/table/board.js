/** The field: both rows of champions and the lane between them, where events resolve and battles form. */

import { ChampionPiece } from "./champion.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Line } from "./line.js";
import { piles } from "./piles.js";
import { CardName } from "./players.js";
import { withSymbols } from "./symbols.js";
import { fighters, joined } from "./teams.js";
import { words } from "./terms.js";

/** @typedef {import("./types.js").Champion} Champion */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").View} View */

/** Up to so many card widths, tokens stand side by side; beyond, two on top of each other. */
const roomy = () => (innerWidth < 900 ? 3.6 : 5.5);

const LEAST = 72; // pixels that a card on a phone needs with its gap

/** Beyond so many the row is wider than its place and scrolls. */
const crowd = () => (innerWidth < 900 ? (innerWidth - 16) / LEAST : 10);

/**
 * How many card widths a row needs; tokens are smaller.
 * @param {number} cards
 * @param {number} tokens
 * @param {boolean} stacked
 */
function columns(cards, tokens, stacked) {
  return Math.max(1, cards + (stacked ? Math.ceil(tokens / 2) * 0.64 : tokens * 0.74));
}

/** What is said where a player has nothing in play. @param {Table} table @param {number} seat */
function nothing(table, seat) {
  const { any_things } = words();
  if (table.isOwn(seat)) return `You have no ${any_things} in play.`;
  return table.watches ? `${table.nameOf(seat)} has no ${any_things} in play.` : `No ${any_things} in play.`;
}

/** @param {{table: Table, seat: number}} props */
export function Row({ table, seat }) {
  const { cards, tokens } = table.championsOf(seat);
  const mine = seat === table.view.seat;
  const whose = `${table.whose(seat)} ${words().things}`;
  const empty = cards.length + tokens.length === 0;
  const heaps = piles(table, tokens);
  const stacked = heaps.length > 1 && columns(cards.length, heaps.length, false) > roomy();
  const cols = columns(cards.length, heaps.length, stacked);
  const isCrowded = cols > crowd();
  const idle = isCrowded && ![...cards, ...tokens].some(({ id }) => table.stateOf(id).choosable); // it is scrolled by keys
  return html`<section class=${`row ${mine ? "is-mine" : "is-theirs"}`} aria-label=${whose}>
    <div class=${`row-line ${isCrowded ? "is-crowded" : ""}`} tabindex=${idle ? "0" : undefined} role=${idle ? "group" : undefined} aria-label=${idle ? whose : undefined} style=${{ "--cols": cols }}>
      ${empty && html`<p class="row-empty">${nothing(table, seat)}</p>`}
      ${cards.map((champion) => html`<${ChampionPiece} key=${champion.id} table=${table} champion=${champion} />`)}
      ${
        heaps.length > 0 &&
        html`<div class=${`tokens ${stacked ? "is-stacked" : ""}`}>
        ${heaps.map(({ top, next, count }) => html`<${ChampionPiece} key=${top.id} table=${table} champion=${top} next=${next.id} count=${count} />`)}
      </div>`
      }
    </div>
  </section>`;
}

/** @param {Champion[]} champions @param {"offense" | "defense"} number */
function sum(champions, number) {
  return champions.reduce((total, champion) => total + Math.max(0, champion[number]), 0);
}

/** @param {{table: Table, battle: NonNullable<View["battle"]>}} props */
function Battle({ table, battle }) {
  const { champions, players, active } = table.view;
  const attackers = champions.filter((champion) => battle.attackers.includes(champion.id));
  const blockers = champions.filter((champion) => battle.blockers.includes(champion.id));
  const fighting = fighters(table.view, "attackers");
  /** @param {number[]} seats @param {string} you */
  const named = (seats, you) => {
    const others = seats.filter((seat) => !table.isOwn(seat)).map((seat) => table.nameOf(seat));
    return joined(others.length < seats.length ? [you, ...others] : others);
  };
  if (battle.defender === null) {
    const question = table.isOwn(active) ? "Whom do you attack?" : `${table.nameOf(active)} attacks`;
    return html`<div class="lane-battle"><${Icon} name="offense" />${question}</div>`;
  }
  const prey = champions.find(({ id }) => id === battle.hunted);
  const defends = table.isOwn(battle.defender);
  const defender = defends ? "you" : table.nameOf(battle.defender);
  if (attackers.length === 0) {
    const coming = table.isMany ? `${table.nameOf(active)} attacks you` : "An attack is coming";
    const asking = defends
      ? coming
      : table.isMany && !table.isOwn(active)
        ? `${table.nameOf(active)} attacks ${defender}`
        : "Who attacks?";
    const said = table.view.step === "attackers" ? asking : "No attackers left";
    return html`<div class="lane-battle"><${Icon} name="offense" />${said}</div>`;
  }
  return html`<div class="lane-battle">
    ${table.isMany && html`<span class="lane-who">${named(fighting, "You")}</span>`}
    <span class="force is-attack"><${Icon} name="offense" label="attacking offense" /><b>${sum(attackers, "offense")}</b></span>
    <span class="lane-arrow" aria-hidden="true"></span>
    ${
      battle.blocked
        ? html`<span class="force is-block"><${Icon} name="defense" label="blocking defense" /><b>${sum(blockers, "defense")}</b></span>
          <span class=${table.isMany ? "lane-who" : ""}>Blocked${blockers.length === 0 ? ", but no blockers left" : table.isMany ? ` by ${named(fighters(table.view, "blockers"), "you")}` : ""}</span>`
        : prey
          ? html`<span class="force is-block"><${Icon} name="defense" label="defense" /><b>${Math.max(0, prey.defense)}</b></span>
          <span class="lane-words">hunts ${prey.card}</span>`
          : html`<span class="force is-player"><${Icon} name=${words().life.icon} label=${words().life.name} /><b>${players[battle.defender].health}</b></span>
          ${table.isMany && html`<span class="lane-who">${defends ? "You" : defender}</span>`}
          ${!table.isMany && html`<span class="lane-words">${attackers.length === 1 ? "One champion attacks" : `${attackers.length} champions attack`} ${defender}</span>`}`
    }
  </div>`;
}

/** @param {{table: Table, resolving: NonNullable<View["resolving"]>}} props */
function Resolving({ table, resolving }) {
  const who = table.isOwn(resolving.controller) ? "You" : table.nameOf(resolving.controller);
  const facts = table.catalogue.of(resolving.card);
  return html`<div class=${`lane-resolving al-${facts.alignments[0]}`} data-ref=${resolving.id}>
    <${Icon} name=${facts.alignments[0]} label=${facts.alignments[0]} />
    <div>
      ${resolving.announcing && html`<small class="lane-step">Being played</small>`}
      <strong>${who}: <${CardName} table=${table} card=${resolving.card} /></strong>
      ${resolving.text && html`<span class="lane-text">${withSymbols(resolving.text)}</span>`}
    </div>
  </div>`;
}

/** @param {{table: Table}} props */
function PendingTriggers({ table }) {
  const { pending } = table.view;
  if (pending.length === 0) return null;
  return html`<ul class="lane-pending" aria-label="Waiting to resolve">
    ${pending.map(
      (trigger, i) => html`<li key=${i} title=${trigger.text}>
      <${Icon} name="waiting" label="waits" />
      <${CardName} table=${table} card=${trigger.card} />
    </li>`,
    )}
  </ul>`;
}

/** @param {{table: Table}} props */
export function Lane({ table }) {
  const { resolving, pending, line = [], battle } = table.view;
  const idle = !battle && !resolving && pending.length === 0 && line.length === 0;
  return html`<section class=${`lane ${idle ? "is-idle" : ""} ${battle ? "has-battle" : ""} ${line.length ? "has-line" : ""}`} aria-label="Between the boards">
    ${idle && html`<span class="lane-ornament" aria-hidden="true"><i class="lozenge"></i></span>`}
    ${battle && html`<${Battle} table=${table} battle=${battle} />`}
    ${resolving && html`<${Resolving} table=${table} resolving=${resolving} />`}
    <${PendingTriggers} table=${table} />
    <${Line} table=${table} />
  </section>`;
}
