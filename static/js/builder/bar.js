/** The bar over the builder: the deck's name, whether it is saved, undo and redo, and the ways out. */
import { sure } from "../sure.js";
import { html, useRef } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { changes, last, next } from "./history.js";
import { deckOf } from "./saver.js";

/** @typedef {import("../table/html.js").Heard} Heard */
/** @typedef {import("./builder.js").Builder} Builder */

const SHOWN = 8; // differences that are named

/** @param {{builder: Builder}} props */
function Name({ builder }) {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  const { name } = builder.meta;
  const settle = async () => {
    const box = sure(input.current);
    const typed = box.value.trim();
    if (!typed) box.value = name;
    else if (typed !== name) await builder.describe({ name: typed }); // what is refused stays to be corrected
  };
  /** @param {Heard} event */
  const keys = ({ key, currentTarget }) => {
    if (key === "Escape") currentTarget.value = name;
    if (key === "Enter" || key === "Escape") currentTarget.blur();
  };
  return html`<label class="deck-name"><span class="visually-hidden">Name of the deck</span>
    <input ref=${input} key=${name} defaultValue=${name} maxlength="80" autocomplete="off" spellcheck=${false} onBlur=${settle} onKeyDown=${keys} />
  </label>`;
}

/** Whether what is on the page is saved. @param {{builder: Builder}} props */
function Saving({ builder }) {
  const { kind, sentence } = builder.saver.status;
  const again = html`<button type="button" onClick=${() => builder.saver.save()}>Retry</button>`;
  const inside = {
    saved: () =>
      html`<${Icon} name="check" /> <span class="saved-word">Saved</span> <span class="muted">as version ${builder.saver.number}</span>`,
    saving: () => "Saving…",
    waiting: () =>
      html`<span class="error">Not saved: ${sentence}</span> <span class="muted">Your changes are kept in this browser.</span> ${again}`,
    refused: () => html`<span class="error">Not saved: ${sentence}</span> ${again}`,
    stale: () => html`<span class="error">Not saved: see below.</span>`,
  }[kind];
  return html`<p class=${`saving is-${kind}`}>${inside()}</p>`;
}

/** Somebody saved the deck elsewhere: what differs, and whose is to count. @param {{builder: Builder}} props */
export function Elsewhere({ builder }) {
  const { theirs, status } = builder.saver;
  if (status.kind !== "stale" || !theirs) return null;
  const stored = deckOf(theirs);
  /** @type {(change: [string, number, number]) => string} */
  const said = ([name, mine, its]) => `${name}: ${mine || "none"} here, ${its || "none"} there`;
  const found = [
    ...changes(builder.deck.cards, stored.cards).map(said),
    ...changes(builder.deck.sideboard ?? {}, stored.sideboard ?? {}).map((change) => `Sideboard, ${said(change)}`),
    ...changes(builder.deck.maybeboard, stored.maybeboard).map((change) => `Maybeboard, ${said(change)}`),
  ];
  if (stored.deity !== builder.deck.deity)
    found.push(`Deity: ${builder.deck.deity || "none"} here, ${stored.deity || "none"} there`);
  return html`<section class="elsewhere" role="alert">
    <p><b>This deck was also saved</b> in another tab or on another device (version ${theirs.number}). Nothing is lost: yours is
      still here, and not saved.</p>
    <ul>
      ${found.slice(0, SHOWN).map((line) => html`<li key=${line}>${line}</li>`)}
      ${found.length > SHOWN && html`<li>and ${found.length - SHOWN} more</li>`}
    </ul>
    <p class="elsewhere-commands">
      <button type="button" class="primary" onClick=${() => builder.keepMine()}>Keep mine</button>
      <button type="button" onClick=${() => builder.takeTheirs()}>Load theirs</button>
    </p>
  </section>`;
}

/** @param {{builder: Builder}} props */
export function Bar({ builder }) {
  const { links, session } = builder;
  const [taken, again] = [last(session), next(session)];
  /** @param {"help"|"more"|"note"|"paste"} kind */
  const open = (kind) => () => builder.update({ dialog: { kind } });
  return html`<header class="builder-bar">
    <a class="button to-deck" href=${links.deck} aria-label="Go to the deck's page" title="Go to the deck's page"><span aria-hidden="true">‹</span></a>
    <${Name} builder=${builder} />
    <${Saving} builder=${builder} />
    <div class="bar-commands">
      <button type="button" disabled=${!taken} aria-label=${taken ? `Undo: ${taken.description}` : "Undo"} title=${taken ? `Undo: ${taken.description}` : "Undo"} aria-keyshortcuts="Control+Z" onClick=${() => builder.undo()}><${Icon} name="undo" /></button>
      <button type="button" disabled=${!again} aria-label=${again ? `Redo: ${again.description}` : "Redo"} title=${again ? `Redo: ${again.description}` : "Redo"} aria-keyshortcuts="Control+Shift+Z" onClick=${() => builder.redo()}><${Icon} name="redo" /></button>
      <button type="button" class="wide-only" aria-keyshortcuts="Control+S" onClick=${open("note")}>Save version</button>
      <button type="button" class="wide-only" onClick=${open("paste")}>Paste a list</button>
      <button type="button" class="wide-only" aria-label="Help and keys" title="Help and keys" aria-keyshortcuts="?" onClick=${open("help")}><${Icon} name="help" /></button>
      <button type="button" class="narrow-only" aria-label="More" onClick=${open("more")}><${Icon} name="menu" /></button>
    </div>
  </header>`;
}
