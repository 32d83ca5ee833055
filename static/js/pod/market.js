/** Very many cards that lie face up: rows to look through and to pick from, by alignment and by what is typed. */
import { Cost, numbers, Signs } from "../builder/row.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { inWords } from "../table/symbols.js";
import { Fast, labelOf } from "./card.js";
import { hovering } from "./hover.js";
import { cards } from "./messages.js";
import { fits, piles } from "./sorting.js";

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").Card} Card */

export const MANY = 60; // cards, more of which are rows

/**
 * @param {{pod: Pod, card: Card, count: number, option: number|null, first: boolean}} props
 */
function Row({ pod, card, count, option, first }) {
  const { selected, taking } = pod.ui;
  const inside = html`<span class="pool-count">${count > 1 ? count : ""}</span><${Cost} card=${card} /><${Signs} card=${card} />
    <span class="pool-name">${card.name}</span>
    <span class="pool-numbers"><${Fast} card=${card} />${numbers(card)}</span>`;
  const label = `${count > 1 ? `${count} ` : ""}${labelOf(card)}`;
  if (option === null) {
    const read = () => pod.update({ hover: null, dialog: { kind: "card", name: card.name } });
    return html`<li><button type="button" class="market-row" data-card=${card.name} aria-label=${`Read ${label}`} onClick=${read} ...${hovering(pod, card.name)}>${inside}</button></li>`;
  }
  return html`<div
    class=${`market-row ${selected === option ? "is-selected" : ""} ${taking?.option === option ? "is-taking" : ""}`}
    role="option"
    data-card=${card.name}
    data-option=${option}
    tabindex=${selected === option || (selected === null && first) ? 0 : -1}
    aria-selected=${String(selected === option)}
    aria-label=${label}
    aria-description=${inWords([card.text, card.discard_text].filter(Boolean).join("\n"))}
    onClick=${(event) => (event.pointerType === "touch" ? pod.tap(option) : pod.press(option))}
    ...${hovering(pod, card.name)}
  >${inside}</div>`;
}

/** @param {{pod: Pod, shown: Shown}} props */
export function Market({ pod, shown }) {
  const { options } = shown;
  const { typed } = pod.ui;
  const optionOf = new Map(shown.cards.map((name, at) => [name, options?.[at] ?? null]));
  const known = new Map(shown.cards.map((name) => [name, pod.card(name)]));
  const there = shown.cards.filter((name) => !typed.trim() || fits(pod.card(name), typed.trim(), pod.sorting));
  const found = there.length;
  const [{ key: by }] = pod.sorting.groupings;
  const laid = piles(there, known, by, pod.sorting);
  const first = laid[0]?.rows[0]?.card.name;
  const rows = laid.map(
    (pile) => html`<div key=${pile.key} class="market-pile" role=${options ? "group" : null} aria-label=${pile.title}>
      <h3 aria-hidden=${options ? "true" : null}>${pile.icon && html`<${Icon} name=${pile.icon} className=${`symbol-${pile.icon}`} />`}${pile.title} <span class="muted">${pile.size}</span></h3>
      ${
        options
          ? pile.rows.map(
              ({ card, count }) =>
                html`<${Row} key=${card.name} pod=${pod} card=${card} count=${count} option=${optionOf.get(card.name) ?? null} first=${card.name === first} />`,
            )
          : html`<ul>${pile.rows.map(({ card, count }) => html`<${Row} key=${card.name} pod=${pod} card=${card} count=${count} option=${null} first=${false} />`)}</ul>`
      }
    </div>`,
  );
  const many = `${cards(found)}${typed.trim() ? ` of ${shown.cards.length}` : ""}`;
  return html`<div class="market">
    <label class="market-search"><${Icon} name="search" /><span class="visually-hidden">Find among the cards</span>
      <input type="search" placeholder="Name, kind or text" value=${typed} onInput=${(event) => pod.update({ typed: event.currentTarget.value })} />
      <span class="muted" role="status">${many}</span>
    </label>
    ${
      options
        ? html`<div class=${`market-rows ${pod.ui.taking ? "is-taken" : ""}`} role="listbox" aria-label=${`All cards, ${many}`}>${rows}</div>`
        : html`<div class="market-rows" aria-label=${`All cards, ${many}`} role="group">${rows}</div>`
    }
    ${!found && html`<p class="muted">No card fits. Type less, or something else.</p>`}
  </div>`;
}
