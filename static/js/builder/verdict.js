/** Whether the deck is legal, why not, and what would repair it. */
import { elements } from "../elements.js";
import { html, useEffect, useRef } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { HOUSE } from "./builder.js";
import { capital, counted, ratios } from "./groups.js";

/** @typedef {import("./types.js").Format} Format */

/** @typedef {import("./builder.js").Builder} Builder */

const SAVED = "house:"; // so begin the keys of formats that the person saved

/** "at least 60", as far as the format says so. @param {Format} parts */
function wanted({ least, most }) {
  if (most === least) return `of ${least}`;
  return most ? `of ${least} to ${most}` : `of ${least} or more`;
}

/** What the deck is made for. @param {{builder: Builder}} props */
function Format({ builder }) {
  const { formats, meta, rules } = builder;
  const mine = formats.filter(({ key }) => key.startsWith(SAVED));
  /** @param {{key: string, name: string}} format */
  const option = ({ key, name }) => html`<option key=${key} value=${key}>${name}</option>`;
  return html`<label class="deck-verdict-format"><span class="visually-hidden">Format</span>
    <select value=${meta.format} onChange=${({ currentTarget }) => builder.choose(currentTarget.value)}>
      ${formats.filter((one) => !mine.includes(one)).map(option)}
      ${mine.length > 0 && html`<optgroup label="Your formats">${mine.map(option)}</optgroup>`}
      ${rules && html`<optgroup label="House rules of this deck">${option({ key: HOUSE, name: rules.name })}</optgroup>`}
    </select>
  </label>`;
}

/** The line that is always in view: legal or not, and the size. @param {{builder: Builder, short?: boolean}} props */
export function VerdictLine({ builder, short = false }) {
  const { verdict, problem } = builder.judge;
  const count = verdict?.violations.length ?? 0;
  const kind = problem || !verdict ? "is-unknown" : verdict.legal ? "is-legal" : "is-not";
  const words = {
    "is-unknown": problem ? "Not checked" : "Checking…",
    "is-legal": "Legal",
    "is-not": short ? `Not legal (${count})` : "Not legal",
  }[kind];
  return html`<div class=${`deck-verdict ${kind}`}>
    <p class="deck-verdict-legality">
      ${kind !== "is-unknown" && html`<${Icon} name=${kind === "is-legal" ? "check" : "close"} />`}
      <b>${words}</b>${!short && html`<span class="muted"> in</span>`}
    </p>
    ${!short && html`<${Format} builder=${builder} />`}
    <p class="deck-verdict-size"><b>${builder.size}</b>${builder.sideboardSize > 0 && html`<span class="muted">+${builder.sideboardSize}</span>`} <span class="muted">${short ? `/ ${builder.format.least}` : wanted(builder.format)}</span></p>
    ${!short && kind === "is-not" && html`<button type="button" class="primary ask-repair" aria-keyshortcuts="Control+M" onClick=${() => builder.askRepair()}>Fix it</button>`}
  </div>`;
}

/**
 * What the rules ask of the deck: one quiet line, which opens to the sentences, and to the rules of the format.
 * @param {{builder: Builder}} props
 */
function Rules({ builder }) {
  const { verdict, problem } = builder.judge;
  const { rules = [], name } = builder.format;
  if (!verdict || problem) return null;
  const { legal, broken, violations } = verdict;
  return html`<details class=${`rules-line ${legal ? "" : "is-broken"}`}>
    <summary><span>${legal ? `All rules of ${name} are met` : html`Rules not met: <b>${broken}</b>`}</span></summary>
    ${
      !legal &&
      html`<ul class="violations" aria-label="Why the deck is not legal">
        ${violations.map((one) => html`<li key=${one.text}>${one.fact}: <b>${one.advice}</b></li>`)}
      </ul>`
    }
    <${Ratios} builder=${builder} />
    <${Counted} builder=${builder} />
    ${rules.length > 0 && html`<p class="muted">${name}:</p><ul class="rules-asked">${rules.map((rule) => html`<li key=${rule}>${rule}</li>`)}</ul>`}
  </details>`;
}

/** @param {{builder: Builder}} props */
export function Verdict({ builder }) {
  const { problem } = builder.judge;
  return html`<div class="reasons">
    ${problem && html`<p class="error">The deck could not be checked. ${problem} <button type="button" onClick=${() => builder.check()}>Check again</button></p>`}
    <${Rules} builder=${builder} />
    ${builder.repair && html`<${Repair} builder=${builder} offered=${builder.repair} />`}
  </div>`;
}

/** What the doctor offers. Who asked by a key is led there; who pressed the button stands before it. @param {{builder: Builder, offered: import("./types.js").Offered}} props */
function Repair({ builder, offered }) {
  const section = useRef(/** @type {HTMLElement|null} */ (null));
  const found = "ways" in offered;
  useEffect(() => {
    if (found && !document.activeElement?.matches(".ask-repair")) section.current?.focus();
  }, [found]);
  const close = () => builder.update({}, { repair: null });
  /** @param {import("./types.js").Bundle[]} selected */
  const apply = (selected) => () => {
    builder.apply(selected);
    builder.show();
    if (!builder.repair) elements(document, ".deck-scroll")[0]?.focus(); // the button is gone
  };
  if ("waiting" in offered) return html`<p class="repair" role="status">Looking for the smallest fix…</p>`;
  if ("problem" in offered)
    return html`<p class="repair error" role="alert">${offered.problem} <button type="button" onClick=${close}>Close</button></p>`;
  const { ways, chosen } = offered;
  const { text, swaps, exact } = ways[chosen];
  return html`<section ref=${section} class="repair" tabindex="-1" aria-labelledby="repair-title">
    <h3 id="repair-title">${text ? `${text} to fix the deck` : "The rest that fixes the deck"}</h3>
    ${
      ways.length > 1 &&
      html`<label class="repair-way"><span>How</span>
      <select value=${chosen} onChange=${({ currentTarget }) => builder.chooseWay(Number(currentTarget.value))}>
        ${ways.map(({ name }, i) => html`<option key=${name} value=${i}>${name}</option>`)}
      </select>
    </label>`
    }
    <p class="muted">${exact ? `This is the minimum${ways.length > 1 ? " in this way" : ""}.` : "Fewer changes might be enough."}</p>
    <ul>
      ${swaps.map(
        (swap, i) => html`<li key=${swap.key}>
          ${swap.why !== swaps[i - 1]?.why && html`<p class="swap-why">${swap.why}</p>`}
          <p class="swap">
            ${swap.part === "sideboard" && html`<span class="swap-part">Sideboard:</span>`}
            ${swap.out && html`<span class="swap-out"><${Icon} name="minus" label="Cut" /> ${swap.times} ${swap.out}</span>`}
            ${swap.in && html`<span class="swap-in"><${Icon} name="plus" label="Add" /> ${swap.times} ${swap.in}</span>`}
          </p>
          ${
            swaps.length > 1 &&
            html`<button type="button" aria-label=${`Apply: ${[swap.out && `cut ${swap.out}`, swap.in && `add ${swap.in}`].filter(Boolean).join(", ")}`} onClick=${apply([swap])}>Apply</button>`
          }
        </li>`,
      )}
    </ul>
    <p class="repair-commands">
      <button type="button" class="primary" onClick=${apply(swaps)}>${swaps.length > 1 ? "Apply all" : "Apply this"}</button>
      <button type="button" onClick=${close}>Cancel</button>
    </p>
  </section>`;
}

/** Cards of some sorts against how many of them the format allows, deck and sideboard together. @param {{builder: Builder}} props */
function Counted({ builder }) {
  const { deck, format, known } = builder;
  if (!format.limits?.length) return null;
  return html`<ul class="ratios" aria-label="Cards that the format limits">
    ${format.limits.map(({ title, where, most }) => {
      const count = counted([deck.cards, deck.sideboard ?? {}], known, where);
      const over = count - most;
      return html`<li key=${title} class=${`ratio ${over > 0 ? "is-short" : ""}`}>
        <span>${title}</span>
        <span><b>${count}</b> of <b>${most}</b> ${over > 0 ? html`<b class="error">(${over} too many)</b>` : html`<${Icon} name="check" label="enough" />`}</span>
      </li>`;
    })}
  </ul>`;
}

/** Free cards against the cards of cost 1 that they need, by alignment. @param {{builder: Builder}} props */
function Ratios({ builder }) {
  const found = ratios(builder.deck.cards, builder.known, builder.layout);
  if (!found.length || !builder.format.ratio) return null;
  return html`<ul class="ratios" aria-label="Free cards and the one-cost cards they need">
    ${found.map(({ alignment, free, paid, needs }) => {
      const short = paid < needs;
      return html`<li key=${alignment} class=${`ratio ${short ? "is-short" : ""}`}>
        <span class=${`alignment ${alignment}`}><${Icon} name=${alignment} /> ${capital(alignment)}</span>
        <span><b>${free}</b> free</span>
        ${
          free
            ? html`<span>need <b>${needs}</b> one-cost: <b>${paid}</b> ${short ? html`<b class="error">(${needs - paid} short)</b>` : html`<${Icon} name="check" label="enough" />`}</span>`
            : html`<span><b>${paid}</b> one-cost</span>`
        }
      </li>`;
    })}
  </ul>`;
}
