/** A card of a pack or pool: its face, and the same in words. */

import { Cost as Coin, numbers as printed, Signs } from "../builder/row.js";
import { addressOf } from "../cards/faces.js";
import { typeLine } from "../table/facts.js";
import { html, useEffect, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { RulesText } from "../table/symbols.js";
import { isHere, load } from "./faces.js";

/** @typedef {import("./types.js").Card} Card */

/** The picture; until it has come, the same in words. @param {{card: Card, size?: "small"|"medium"}} props */
export function FaceOf({ card, size = "small" }) {
  const address = addressOf(card, size);
  const [come, came] = useState("");
  useEffect(() => {
    if (!address || isHere(address)) return came(address);
    return load(address, () => came(address), size === "medium");
  }, [address]);
  const shows = Boolean(address) && (come === address || isHere(address));
  return html`<span class=${`pod-face al-${card.alignments[0] ?? "none"}`}>
    ${
      shows
        ? html`<img src=${address} alt="" width="504" height="704" decoding="async" draggable=${false} />`
        : html`<span class="face-words"><b>${card.name}</b><span>${typeOf(card)} ${numbers(card)}</span><${RulesText} text=${card.text} /></span>`
    }
  </span>`;
}

/** What it costs: a coin, or the signs of its face. @param {{card: Card}} props */
export function Cost({ card }) {
  if (!card.signs) return html`<${Coin} card=${card} />`;
  return html`<span class="card-signs" role="img" aria-label=${card.said}>${card.signs.map((sign, at) => html`<${Icon} key=${at} name=${sign} className=${`symbol-${sign}`} />`)}</span>`;
}

/** "13/14", nothing for an event. @param {Card} card */
export function numbers(card) {
  return card.numbers === undefined ? printed(card) : (card.numbers?.join("/") ?? "");
}

/** "Wild giant ape champion". @param {Card} card */
function typeOf(card) {
  return card.type_line ?? typeLine(card);
}

/** "Kong, wild giant ape champion, costs 1, 13 offense, 14 defense". @param {Card} card */
export function labelOf(card) {
  const words = [
    card.name,
    card.said ?? (card.cost === null ? "" : `costs ${card.cost}`),
    typeOf(card).toLowerCase(),
    numbers(card).replace(/(.+)\/(.+)/, "$1 offense, $2 defense"),
    card.fast && card.kind === "champion" ? "fast" : "",
  ];
  return words.filter(Boolean).join(", ");
}

/** Its kind and numbers in a line. @param {{card: Card}} props */
export function TypeLine({ card }) {
  return html`<${Cost} card=${card} /> <${Signs} card=${card} /> ${typeOf(card)} <b>${numbers(card)}</b>`;
}
