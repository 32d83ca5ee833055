/** What a card looks like in a list: its signs, its line, and the buttons that change its count. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";

/** @typedef {import("./builder.js").Builder} Builder */

/** @typedef {import("./types.js").Card} Card */

/** @param {{card: Card}} props */
export function Cost({ card }) {
  if (card.cost === null) return html`<span class="coin coin-none" aria-hidden="true"></span>`;
  return html`<span class=${`coin coin-${card.cost}`} role="img" aria-label=${`costs ${card.cost}`}>${card.cost}</span>`;
}

/** @param {{card: Card}} props */
export function Signs({ card }) {
  return card.alignments.map((word) => html`<${Icon} name=${word} label=${word} className=${`symbol-${word}`} />`);
}

/** "giant ape 13/14", "event", "god". @param {Card} card */
export function kindLine(card) {
  if (card.kind === "deity") return card.rank ?? "deity";
  const words = [...card.classes, card.kind === "event" ? "event" : ""].filter(Boolean).join(" ");
  return words || "champion";
}

/** "13/14", nothing for an event. @param {Card} card */
export function numbers(card) {
  return card.kind === "champion" ? `${card.offense}/${card.defense}` : "";
}

/** "own 2", nothing without a collection; of a pool "1 of 2 left". @param {Builder} builder @param {Card} card */
export function owning(builder, card) {
  if (builder.pool && card.kind !== "deity") return builder.pool.leftInWords(card.name, builder.count(card.name));
  const own = builder.own(card.name);
  return own === null ? "" : `own ${own}`;
}

/** The line of a card for screen readers. @param {Builder} builder @param {Card} card @param {number} count */
export function rowInWords(builder, card, count) {
  const words = [
    card.name,
    card.alignments.join(" and "),
    kindLine(card),
    card.cost === null ? "" : `costs ${card.cost}`,
    card.kind === "champion" ? `${card.offense} offense, ${card.defense} defense` : "",
    card.fast && card.kind === "champion" ? "fast" : "",
    card.kind === "deity" ? (count ? "the deity of this deck" : "") : `${count || "none"} in the deck`,
    owning(builder, card).replace("own", "you own"),
  ];
  return words.filter(Boolean).join(", ");
}

/**
 * Fewer and more of a card. Keys on the row do the same, so that Tab does not stop at each of them.
 * @param {{builder: Builder, card: Card, count: number, shows?: boolean}} props
 */
export function Stepper({ builder, card, count, shows = true }) {
  /** @param {number} by */
  const step = (by) => (/** @type {Event} */ event) => {
    event.stopPropagation();
    builder.add(card.name, by);
  };
  if (card.kind === "deity") {
    const verb = count ? "Remove" : "Choose";
    return html`<button type="button" class="deity-choice" tabindex="-1" aria-label=${`${verb} ${card.name} as the deity`} onClick=${step(count ? -1 : 1)}>
      ${verb}
    </button>`;
  }
  const most = builder.most(card.name);
  const many = most !== null && count > most;
  const none = builder.pool !== null && most !== null && count >= most;
  return html`<span class=${`stepper ${count ? "is-in" : ""} ${many ? "is-many" : ""}`}>
    <button type="button" tabindex="-1" class="step" hidden=${count === 0} aria-label=${`Remove one ${card.name}`} onClick=${step(-1)}><${Icon} name="minus" /></button>
    ${shows && html`<b class="step-count" aria-hidden="true">${count || ""}</b>`}
    <button type="button" tabindex="-1" class="step" aria-disabled=${none ? "true" : undefined} aria-label=${`Add one ${card.name}`} onClick=${step(1)}><${Icon} name="plus" /></button>
  </span>`;
}

/**
 * What belongs on every row, whatever it shows: the card it is about, reading it, and where the arrow keys are.
 *
 * @param {Builder} builder
 * @param {"find"|"deck"} list
 * @param {Card} card
 * @param {boolean} reachable by Tab: one row of each list is
 */
export function rowProps(builder, list, card, reachable) {
  const preview = () => builder.ui.preview !== card.name && builder.update({ preview: card.name });
  return {
    type: "button",
    class: "row-card",
    tabindex: reachable ? 0 : -1,
    /** @param {PointerEvent} event */
    onPointerEnter: (event) =>
      event.pointerType !== "touch" && builder.update({ preview: card.name, previewing: true }),
    onFocus: () => {
      builder.ui.at = { ...builder.ui.at, [list]: card.name };
      preview();
    },
    /** @param {Event} event */
    onContextMenu: (event) => {
      event.preventDefault();
      builder.update({ dialog: { kind: "card", name: card.name } });
    },
  };
}

/**
 * A finger reads the card first; all else does what the row is for.
 * @param {Builder} builder
 * @param {Card} card
 * @param {() => void} act
 */
export function onPress(builder, card, act) {
  return (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch") builder.update({ dialog: { kind: "card", name: card.name } });
    else act();
  };
}
