/** The other side: the deck by groups, what it is made for, and whether it is legal. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Beside } from "./beside.js";
import { Glance } from "./glance.js";
import { groups } from "./groups.js";
import { Missing } from "./missing.js";
import { Listed } from "./row.js";
import { Verdict, VerdictLine } from "./verdict.js";

/** @typedef {import("./builder.js").Builder} Builder */
/** @typedef {import("./groups.js").Group} Group */

/** @param {{builder: Builder}} props */
function Deity({ builder }) {
  return html`<label class="deck-choice">Deity
    <select value=${builder.deck.deity} onChange=${({ currentTarget }) => builder.worship(currentTarget.value)}>
      <option value="">None</option>
      ${builder.deities.map(({ name }) => html`<option key=${name} value=${name}>${name}</option>`)}
    </select>
  </label>`;
}

/** @param {{builder: Builder}} props */
function Grouping({ builder }) {
  return html`<fieldset class="segments">
    <legend class="visually-hidden">Group by</legend>
    ${builder.layout.groupings.map(
      ({ key, title }) => html`<label>
        <input type="radio" name="grouping" value=${key} checked=${builder.ui.grouping === key} onChange=${() => builder.update({ grouping: key })} />
        <span>${title}</span>
      </label>`,
    )}
  </fieldset>`;
}

/**
 * A group and its parts. Its heading lies in the first of them, which no column divides: not every browser keeps a heading
 * with what follows it.
 * @param {{builder: Builder, group: Group, reached: string | undefined}} props
 */
function Section({ builder, group, reached }) {
  const titled = group.parts.length > 1 || group.parts[0].title;
  return html`<section class="build-group" aria-labelledby=${`group-${group.key}`}>
    ${group.parts.map(
      (part, at) => html`<div key=${part.key} class="build-part">
        ${at === 0 && html`<h3 id=${`group-${group.key}`} class=${group.icon}>${group.icon && html`<${Icon} name=${group.icon} />`} ${group.title} <span class="size">${group.size}</span></h3>`}
        ${titled && part.title && html`<h4>${part.title} <span class="size">${part.size}</span></h4>`}
        <ul>
          ${part.rows.map((row) => html`<${Listed} key=${row.card.name} builder=${builder} row=${row} list="deck" reachable=${row.card.name === reached} signs=${!group.icon} />`)}
        </ul>
      </div>`,
    )}
  </section>`;
}

/** Rows or pictures, of the deck and what lies beside it. @param {{builder: Builder}} props */
function Pictures({ builder }) {
  const shown = builder.ui.deckView === "pictures";
  const label = "Show the deck as pictures";
  return html`<button type="button" class="chip deck-pictures" aria-pressed=${String(shown)} aria-label=${label} title=${label} onClick=${() => builder.update({ deckView: shown ? "rows" : "pictures" })}>Pictures</button>`;
}

/** @param {{builder: Builder}} props */
function Empty({ builder }) {
  return html`<div class="deck-empty">
    <p><b>This deck is empty.</b></p>
    ${
      builder.pool
        ? html`<p>Choose from your pool: press <kbd>↓</kbd> to move down and <kbd>Enter</kbd> to add a card. You can also click cards or drag them here.</p>`
        : html`<p>Type a few letters of a card name, press <kbd>↓</kbd> to move down and <kbd>3</kbd> to add three copies. You can also click cards or drag them here.</p>`
    }
    <p>
      <button type="button" onClick=${() => builder.update({ dialog: { kind: "paste" } })}>Paste a list</button>
      <button type="button" onClick=${() => builder.update({ dialog: { kind: "help" } })}>All keys</button>
    </p>
  </div>`;
}

/** @param {{builder: Builder}} props */
export function DeckPanel({ builder }) {
  const found = groups(builder.deck.cards, builder.known, builder.ui.grouping, builder.layout);
  const names = found.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows.map(({ card }) => card.name)));
  const here = builder.ui.at?.deck;
  const at = names.find((name) => name === here) ?? names[0];
  return html`<section class="deck-side" aria-labelledby="deck-title" data-drop="deck">
    <h2 id="deck-title" class="visually-hidden">Deck</h2>
    <${VerdictLine} builder=${builder} />
    <div class="deck-scroll" tabindex="-1">
      <${Verdict} builder=${builder} />
      <${Missing} builder=${builder} />
      <${Glance} builder=${builder} />
      <div class="deck-choices">
        <${Grouping} builder=${builder} />
        <${Pictures} builder=${builder} />
        ${builder.deities.length > 0 && html`<${Deity} builder=${builder} />`}
      </div>
      <div class=${`build-groups is-${builder.ui.deckView}`} data-list="deck">
        ${found.map((group) => html`<${Section} key=${group.key} builder=${builder} group=${group} reached=${at} />`)}
      </div>
      ${names.length === 0 && html`<${Empty} builder=${builder} />`}
      <${Beside} builder=${builder} />
    </div>
  </section>`;
}
