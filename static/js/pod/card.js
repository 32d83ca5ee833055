/** A card of a pack or pool: its face, and the same in words. */

import { Cost, numbers, Signs } from "../builder/row.js";
import { addressOf } from "../cards/faces.js";
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
        : html`<span class="face-words"><b>${card.name}</b><span>${card.type_line} ${numbers(card)}</span><${RulesText} text=${card.text} /></span>`
    }
  </span>`;
}

/** The sign of one that can be played at any time, where faces have none. @param {{card: Card}} props */
export function Fast({ card }) {
  return card.traits.fast === true && html`<${Icon} name="ambush" label="fast" />`;
}

/** "Kong, wild giant ape champion, costs 1, 13 offense, 14 defense". @param {Card} card */
export function labelOf(card) {
  const words = [
    card.name,
    card.said,
    card.type_line.toLowerCase(),
    numbers(card).replace(/(.+)\/(.+)/, "$1 offense, $2 defense"),
    card.speed,
  ];
  return words.filter(Boolean).join(", ");
}

/** Its kind and numbers in a line. @param {{card: Card}} props */
export function TypeLine({ card }) {
  return html`<${Cost} card=${card} /> <${Signs} card=${card} /> ${card.type_line} <b>${numbers(card)}</b>`;
}
