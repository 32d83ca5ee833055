/** The whole builder, drawn from its state. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Bar, Elsewhere } from "./bar.js";
import { DeckPanel } from "./deck-panel.js";
import { Dialogs } from "./dialogs.js";
import { Finder } from "./finder.js";
import { Reader } from "./reader.js";
import { Contested } from "./team.js";
import { VerdictLine } from "./verdict.js";

/** @typedef {import("./builder.js").Builder} Builder */

/**
 * On a phone one side is in view; which, and how the deck stands, is always at hand below.
 * @param {{builder: Builder}} props
 */
function Tabs({ builder }) {
  const { tab } = builder.ui;
  /** @param {"find"|"deck"} to */
  const show = (to) => () => builder.update({ tab: to });
  return html`<nav class="builder-tabs" aria-label="Sides of the builder">
    <${VerdictLine} builder=${builder} short=${true} />
    <button type="button" aria-pressed=${String(tab === "find")} onClick=${show("find")}><${Icon} name="search" /> ${builder.pool ? "Pool" : "Search"}</button>
    <button type="button" aria-pressed=${String(tab === "deck")} onClick=${show("deck")}><${Icon} name="deck" /> Deck</button>
  </nav>`;
}

/** @param {{builder: Builder}} props */
export function App({ builder }) {
  return html`<div class=${`builder shows-${builder.ui.tab}`}>
    <${Bar} builder=${builder} />
    <div class="notices"><${Elsewhere} builder=${builder} /><${Contested} builder=${builder} /></div>
    <${Finder} builder=${builder} />
    <${DeckPanel} builder=${builder} />
    <${Reader} builder=${builder} />
    <${Tabs} builder=${builder} />
    <div class="visually-hidden" role="status" aria-live="polite" data-announcement>${builder.announcement}</div>
    ${builder.toast && html`<p class="toast">${builder.toast}</p>`}
    <${Dialogs} builder=${builder} />
  </div>`;
}
