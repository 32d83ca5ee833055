/** The card being read: a panel beside the board, a sheet on a phone, and the small menu of a card with several options. */

import { textOf } from "./choices.js";
import { Face } from "./face.js";
import { conditions } from "./facts.js";
import { AttackForecast } from "./forecast.js";
import { html, useEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { Modal } from "./modal.js";
import { withSymbols } from "./symbols.js";
import { Keyword, State, words } from "./terms.js";
import { WhyNote } from "./why.js";

/** @typedef {import("./types.js").CardFacts} CardFacts */
/** @typedef {import("./types.js").Champion} Champion */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./table.js").Table} Table */

/** What a champion in play is just now, beyond its face. @param {{table: Table, champion: Champion}} props */
function Condition({ table, champion }) {
  const whose = table.isOwn(champion.controller) ? "Yours" : `Controlled by ${table.nameOf(champion.controller)}`;
  const facts = [
    whose,
    champion.owner !== champion.controller &&
      `owned by ${champion.owner === table.me ? "you" : table.nameOf(champion.owner)}`,
    ...conditions(champion),
  ].filter(Boolean);
  return html`<div class="condition">
    <p>${facts.join(" · ")}</p>
    ${champion.lost_abilities && html`<p class="condition-lost-abilities"><${State} icon="lost-abilities" /></p>`}
    ${
      champion.keywords.length > 0 &&
      html`<p class="condition-keywords">
      ${champion.keywords.map(
        (word) => html`<span>
        <${Keyword} word=${word} gained=${champion.gained.includes(word)} />${word}${champion.gained.includes(word) ? " (gained)" : ""}
      </span>`,
      )}
    </p>`
    }
  </div>`;
}

/** What the terms on the card mean, if the reader wants to know. @param {{table: Table, facts: CardFacts}} props */
function Reminders({ table, facts }) {
  if (!table.ui.reminders || facts.reminders.length === 0) return null;
  return html`<dl class="reminders">
    ${facts.reminders.map(([word, meaning]) => html`<div><dt>${withSymbols(word)}</dt> <dd>${withSymbols(meaning)}</dd></div>`)}
  </dl>`;
}

/** Switches reminders on or off, for this card and all that are read after it. @param {{table: Table}} props */
function RemindersToggle({ table }) {
  return html`<label class="reminders-toggle">
    <input type="checkbox" data-key="W" checked=${table.ui.reminders} onChange=${(event) => table.update({ reminders: event.currentTarget.checked })} />
    Explain the words
  </label>`;
}

/** @param {{table: Table, preview: Preview}} props */
function Reading({ table, preview }) {
  const champion = preview.ref && table.view.champions.find((other) => other.id === preview.ref);
  const known = table.catalogue.of(preview.card);
  const facts = champion ? { ...known, token: champion.token, kind: champion.kind ?? known.kind } : known;
  return html`<div class="reading-face"><${Face} facts=${facts} form="large" champion=${champion || undefined} /></div>
    ${champion && html`<${Condition} table=${table} champion=${champion} />`}`;
}

/**
 * What the panel shows when nothing is pointed at: the champion whose menu is open, or the card that acts or asks.
 * @param {Table} table
 * @returns {Preview | null}
 */
function defaultCard({ view, asked, ui }) {
  const champion = ui.menu && view.champions.find(({ id }) => id === ui.menu?.ref);
  if (champion) return { card: champion.card, ref: champion.id };
  if (asked?.source) return { card: asked.source.card, ref: asked.source.id ?? undefined };
  if (view.resolving) return { card: view.resolving.card };
  return null;
}

/** @param {{table: Table}} props */
export function Reader({ table }) {
  const preview = table.ui.preview ?? defaultCard(table);
  return html`<aside class="reader" aria-label="Selected card">
    ${
      preview
        ? html`<${Reading} table=${table} preview=${preview} />`
        : html`<div class="reader-empty">
          <span class="reader-crest" aria-hidden="true">
            ${words().alignments.map((name) => html`<${Icon} name=${name} className=${`symbol-${name}`} />`)}
          </span>
          <p>Point at a card to read it.</p>
        </div>`
    }
    <${RemindersToggle} table=${table} />
  </aside>
  ${preview && html`<${Reminders} table=${table} facts=${table.catalogue.of(preview.card)} />`}`;
}

/** @param {{table: Table}} props */
export function Sheet({ table }) {
  const { sheet } = table.ui;
  if (!sheet) return null;
  const close = () => table.update({ sheet: null });
  const press = () => {
    if (sheet.ref) table.press(sheet.ref);
    close();
  };
  const { offers, choosable, toggles, selected } = sheet.ref ? table.stateOf(sheet.ref) : { offers: [] };
  return html`<${Modal} key=${`${sheet.ref}${sheet.card}`} name="sheet" className="sheet" label=${sheet.card} onClose=${close}>
    <${Reading} table=${table} preview=${sheet} />
    <${Reminders} table=${table} facts=${table.catalogue.of(sheet.card)} />
    <${WhyNote} table=${table} />
    <${AttackForecast} table=${table} thing=${sheet.ref} />
    <${RemindersToggle} table=${table} />
    <div class="sheet-commands">
      ${
        choosable &&
        toggles &&
        html`<button type="button" class="primary" onClick=${press}>${selected ? "Deselect" : "Select"}</button>`
      }
      ${
        choosable &&
        !toggles &&
        offers.map(
          (offer) => html`<button type="button" class="primary" onClick=${() => table.choose(offer, sheet.ref ?? "")}>
        <span>${withSymbols(textOf(offer))}</span>
      </button>`,
        )
      }
      <button type="button" onClick=${close}>Close</button>
    </div>
  <//>`;
}

/** @param {{table: Table}} props */
export function OptionMenu({ table }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const { menu } = table.ui;
  useEffect(() => box.current?.querySelector("button")?.focus({ focusVisible: true }), [menu?.ref]);
  if (!menu) return null;
  const { offers } = table.stateOf(menu.ref);
  const left = Math.min(Math.max(menu.x, 150), innerWidth - 150);
  const below = menu.y < innerHeight * 0.35;
  return html`<div class="menu-veil" onClick=${() => table.update({ menu: null })}>
    <div
      ref=${box}
      class=${`option-menu ${below ? "is-below" : ""}`}
      role="group"
      aria-label=${`Options of ${table.cardOf(menu.ref) ?? "this"}`}
      style=${{ left: `${left}px`, top: `${below ? menu.y + 60 : menu.y - 8}px` }}
    >
      <h3>${table.cardOf(menu.ref)}</h3>
      <${AttackForecast} table=${table} thing=${menu.ref} />
      ${offers.map(
        (offer, i) => html`<button type="button" data-key=${i + 1} onClick=${() => table.choose(offer, menu.ref)}>
        <kbd aria-hidden="true">${i + 1}</kbd><span>${withSymbols(textOf(offer))}</span>
      </button>`,
      )}
    </div>
  </div>`;
}
