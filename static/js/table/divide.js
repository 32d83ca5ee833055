/** Steppers: those that divide a total, where every click keeps the sum legal, and the one that chooses a number. */

import { breaks, shares } from "./amounts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { piles } from "./piles.js";

/** The name of a whole pile, from that of one of it: "Wolf (expended; 2 of 3)". @param {string} name */
function withoutPlace(name) {
  return name.replace(/; \d+ of \d+\)$/, ")").replace(/ \(\d+ of \d+\)$/, "");
}

function Share({ table, share, next = share, count = 1 }) {
  const { divide } = table.decision;
  const champion = table.view.champions.find((other) => other.id === share);
  const seat = champion ? null : Number(share.slice(1));
  const target = divide.targets.find((other) => other.ref === share);
  const apart = count > 1 ? withoutPlace(target.name) : target?.name;
  const name = champion ? apart : seat === table.me ? "You" : table.nameOf(seat);
  const amount = table.ui.amounts[share] ?? 0;
  const lethal = champion && breaks(target, amount);
  const note = champion
    ? `${champion.offense}/${champion.defense}${champion.damage ? `, ${champion.damage} damage` : ""}${lethal ? " · breaks" : ""}`
    : `${table.view.players[seat].health} health`;
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

/** Everybody who may get a part, theirs first, for there the damage mostly goes; tokens alike are one share. */
function rows(table) {
  const refs = shares(table.decision.divide);
  const champions = table.view.champions.filter((champion) => refs.includes(champion.id));
  const tokens = piles(
    table,
    champions.filter((champion) => champion.token),
  );
  const alone = refs.filter((ref) => !champions.some((champion) => champion.token && champion.id === ref));
  const seatOf = ({ share }) =>
    champions.find((champion) => champion.id === share)?.controller ?? Number(share.slice(1));
  const found = [
    ...alone.map((share) => ({ share })),
    ...tokens.map(({ top, next, count }) => ({ share: top.id, next: next.id, count })),
  ].sort((a, b) => refs.indexOf(a.share) - refs.indexOf(b.share));
  return found.sort((a, b) => Number(seatOf(a) === table.me) - Number(seatOf(b) === table.me));
}

/** @param {{table: import("./table.js").Table}} props */
export function DividePanel({ table }) {
  const { divide } = table.decision;
  return html`<div class="divide" role="group" aria-label=${`Divide ${divide.total}`}>
    <span class="divide-total"><b>${divide.total}</b> to divide</span>
    <ul>
      ${rows(table).map((row) => html`<${Share} key=${row.share} table=${table} ...${row} />`)}
    </ul>
  </div>`;
}

/** @param {{table: import("./table.js").Table}} props */
export function AmountPanel({ table }) {
  const { least, most } = table.decision.amount;
  const { amount } = table.ui;
  const choose = (wanted) => table.update({ amount: Math.min(most, Math.max(least, wanted)) });
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
