/** Dividing a total: on the cards, with what was given in the bar; and the stepper that chooses a number. */

import { left, portions } from "./amounts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Divide} Divide */

/** What a player or a champion that may get a part is called. @param {Table} table @param {Divide} divide @param {string} share */
function nameOf(table, divide, share) {
  const target = divide.targets.find(({ ref }) => ref === share);
  if (target) return target.name;
  const seat = Number(share.slice(1));
  return seat === table.me ? "You" : table.nameOf(seat);
}

/** What was given so far; pressing a part takes one of it back. @param {{table: Table, divide: Divide}} props */
export function DivideLine({ table, divide }) {
  const { amounts, pending } = table.ui;
  const rest = left(divide, amounts);
  return html`<div class="divide" role="group" aria-label=${`Divide ${divide.total}`}>
    <span class="divide-left" role="status">${rest ? html`<b>${rest}</b> left of ${divide.total}` : html`All <b>${divide.total}</b> given`}</span>
    ${portions(divide, amounts, (share) => nameOf(table, divide, share)).map(({ name, refs, amount, isLethal }) => {
      const whom =
        refs.length > 1 ? `one of ${refs.length} ${name}, which have ${amount} each` : `${name}, which has ${amount}`;
      return html`<button
        type="button"
        key=${refs[0]}
        class=${`share ${isLethal ? "is-lethal" : ""}`}
        aria-label=${`Take one back from ${whom}${isLethal ? " and break" : ""}${isLethal && refs.length === 1 ? "s" : ""}`}
        title="Take one back"
        disabled=${Boolean(pending)}
        onClick=${() => table.stepAmount(refs[refs.length - 1], -1)}
      >
        ${isLethal && html`<${Icon} name="breaks-damaged" />`}<span>${name}${refs.length > 1 && ` ×${refs.length}`}</span><b>${amount}</b><i aria-hidden="true">−</i>
      </button>`;
    })}
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
