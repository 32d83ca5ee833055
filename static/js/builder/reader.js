/** The card that somebody points at or walks on: its face, its text, and how many of it the deck has. */

import { addressOf } from "../cards/faces.js";
import { html, useEffect, useState } from "../table/html.js";
import { RulesText } from "../table/symbols.js";
import { Beside, Cost, numbers, owning, Signs, Stepper } from "./row.js";

/** @typedef {import("./types.js").Card} Card */

/** @typedef {import("./builder.js").Builder} Builder */

const PAUSE = 160; // milliseconds that somebody must stay before the face is asked for

const here = new Set(); // addresses of faces that have come
let coming = false;
/** @type {[address: string, then: () => void]|null} */
let wanted = null; // the face to load after the one that is coming

/**
 * Load one face at a time, for the site may have to draw it first; of those that wait, the last one counts.
 * @param {string} address
 * @param {() => void} then
 */
function load(address, then) {
  if (here.has(address)) return then();
  if (coming) {
    wanted = [address, then];
    return;
  }
  coming = true;
  const picture = new Image();
  picture.onload = picture.onerror = () => {
    here.add(address);
    coming = false;
    then();
    const after = wanted;
    wanted = null;
    if (after) load(...after);
  };
  picture.src = address;
}

/**
 * The face, once somebody stays on the card: who walks past twenty cards asks for none of them.
 * @param {{card: Card}} props
 */
function Face({ card }) {
  const [shown, show] = useState("");
  const address = addressOf(card, "medium");
  useEffect(() => {
    const timer = setTimeout(() => address && load(address, () => show(card.name)), PAUSE);
    return () => clearTimeout(timer);
  }, [card.name]);
  if (shown !== card.name) return html`<span class="reading-face"></span>`;
  return html`<img key=${card.name} class="reading-face" src=${address} alt="" width="504" height="704" draggable=${false} />`;
}

/** @param {{builder: Builder, card: Card}} props */
export function Reading({ builder, card }) {
  const count = card.kind === "deity" ? Number(builder.deck.deity === card.name) : builder.count(card.name);
  const own = owning(builder, card).join(", ");
  return html`<${Face} card=${card} />
    <div class="reading-words">
      <h3><a href=${builder.links.card.replace("SLUG", card.slug)} target="_blank" rel="noopener">${card.name}</a></h3>
      <p class="reading-type"><${Cost} card=${card} /> <${Signs} card=${card} /> ${card.type_line} ${numbers(card)}</p>
      <p class="reading-count"><${Stepper} builder=${builder} card=${card} count=${count} />${card.kind === "deity" ? "" : count ? " in the deck" : " not in the deck"}${own && html`<span class="muted">${builder.pool ? `Pool: ${own}` : own}</span>`}</p>
      <${Beside} builder=${builder} card=${card} />
      <div class="rules"><${RulesText} text=${card.text} /></div>
      ${card.discard_text && html`<div class="rules in-discard"><p class="muted">In your discard pile:</p><${RulesText} text=${card.discard_text} /></div>`}
    </div>`;
}

/** @param {{builder: Builder}} props */
export function Reader({ builder }) {
  const card = builder.known.get(builder.ui.preview ?? "");
  return html`<aside class="reader" aria-labelledby="reader-title">
    <h2 id="reader-title" class="visually-hidden">Selected card</h2>
    ${card ? html`<${Reading} builder=${builder} card=${card} />` : html`<p class="reader-empty muted">Point at a card or move to it to read it here.</p>`}
  </aside>`;
}
