/** Steppers: those that divide a total, where every click keeps the sum legal, and the one that chooses a number. */

import { sure } from "../sure.js";
import { breaks, shares } from "./amounts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { piles } from "./piles.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Divide} Divide */
/** @typedef {{share: string, next?: string, count?: number}} Part of a thing or a pile: `next` of it gives and takes */

/** The name of a whole pile, from that of one of it: "Wolf (expended; 2 of 3)". @param {string} name */
function withoutNumber(name) {
  return name.replace(/; \d+ of \d+\)$/, ")").replace(/ \(\d+ of \d+\)$/, "");
}

/** A player who gets a part, or a champion. @param {Table} table @param {Divide} divide @param {string} share @param {number} count */
function sharer(table, divide, share, count) {
  const champion = table.view.champions.find((other) => other.id === share);
  const amount = table.ui.amounts[share] ?? 0;
  if (!champion) {
    const seat = Number(share.slice(1));
    const note = `${table.view.players[seat].health} health`;
    return { name: seat === table.me ? "You" : table.nameOf(seat), amount, lethal: false, note };
  }
  const target = sure(divide.targets.find((other) => other.ref === share));
  const lethal = breaks(target, amount);
  const { offense, defense, damage } = champion;
  const note = `${offense}/${defense}${damage ? `, ${damage} damage` : ""}${lethal ? " · breaks" : ""}`;
  return { name: count > 1 ? withoutNumber(target.name) : target.name, amount, lethal, note };
}

/** @param {{table: Table, divide: Divide} & Part} props */
function Share({ table, divide, share, next = share, count = 1 }) {
  const { name, amount, lethal, note } = sharer(table, divide, share, count);
  /** @param {1 | -1} by @param {string} sign @param {string} word */
  const button = (by, sign, word) => html`<button
    type="button"
    class="stepper"
    aria-label=${`${word} for ${name}`}
    disabled=${!table.canStep(next, by)}
    onClick=${() => table.stepAmount(next, by)}
  >
    ${sign}
  </button>`;
  return html`<li class=${`share ${lethal ? "is-lethal" : ""}`}>
    <span class="share-name">${name}${count > 1 && ` ×${count}`}<small>${lethal && html`<${Icon} name="breaks-damaged" />`}${note}</small></span>
    ${button(-1, "−", "One less")}
    <output aria-label=${`${amount} for ${name}`}>${amount}</output>
    ${button(1, "+", "One more")}
  </li>`;
}

/**
 * Everybody who may get a part, theirs first, for there the damage mostly goes; tokens alike are one share.
 * @param {Table} table
 * @param {Divide} divide
 */
function rows(table, divide) {
  const refs = shares(divide);
  const champions = table.view.champions.filter((champion) => refs.includes(champion.id));
  const tokens = piles(
    table,
    champions.filter((champion) => champion.token),
  );
  const alone = refs.filter((ref) => !champions.some((champion) => champion.token && champion.id === ref));
  /** @param {Part} part */
  const seatOf = ({ share }) =>
    champions.find((champion) => champion.id === share)?.controller ?? Number(share.slice(1));
  /** @type {Part[]} */
  const found = [
    ...alone.map((share) => ({ share })),
    ...tokens.map(({ top, next, count }) => ({ share: top.id, next: next.id, count })),
  ].sort((a, b) => refs.indexOf(a.share) - refs.indexOf(b.share));
  return found.sort((a, b) => Number(seatOf(a) === table.me) - Number(seatOf(b) === table.me));
}

/** @param {{table: Table, divide: Divide}} props */
export function DividePanel({ table, divide }) {
  return html`<div class="divide" role="group" aria-label=${`Divide ${divide.total}`}>
    <span class="divide-total"><b>${divide.total}</b> to divide</span>
    <ul>
      ${rows(table, divide).map((row) => html`<${Share} key=${row.share} table=${table} divide=${divide} ...${row} />`)}
    </ul>
  </div>`;
}

/** @param {{table: Table, amount: {least: number, most: number}}} props */
export function AmountPanel({ table, amount: { least, most } }) {
  const { amount } = table.ui;
  /** @param {number} wanted */
  const choose = (wanted) => table.update({ amount: Math.min(most, Math.max(least, wanted)) });
  /** @param {1 | -1} by @param {string} sign @param {string} word */
  const button = (by, sign, word) => html`<button
    type="button"
    class="stepper"
    aria-label=${word}
    disabled=${amount + by < least || amount + by > most}
    onClick=${() => choose(amount + by)}
  >
    ${sign}
  </button>`;
  return html`<div class="divide is-amount" role="group" aria-label=${`Choose from ${least} to ${most}`}>
    ${button(-1, "−", "One less")}
    <input
      type="range"
      class="amount-slider"
      aria-label="Amount"
      min=${least}
      max=${most}
      value=${amount}
      onInput=${(event) => choose(Number(event.currentTarget.value))}
    />
    ${button(1, "+", "One more")}
    <output class="divide-total" aria-label="Chosen"><b>${amount}</b> of ${most}</output>
  </div>`;
}
