/** What a card looks like in a list: its signs, its line, and the buttons that change its count. */
import { addressOf } from "../cards/faces.js";
import { elements } from "../elements.js";
import { sure } from "../sure.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { CALLED } from "./limits.js";

/** @typedef {import("./builder.js").Builder} Builder */

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Card} Card */

/** What stands in the corner of its face: a coin, or the signs of its speed and its price. @param {{card: Card}} props */
export function Cost({ card }) {
  if (!/^\d?$/.test(card.signs.join()))
    return html`<span class="corner-signs" role="img" aria-label=${card.said}>${card.signs.map((sign, at) => html`<${Icon} key=${at} name=${sign} className=${`symbol-${sign}`} />`)}</span>`;
  const [cost] = card.signs;
  if (cost === undefined) return html`<span class="coin coin-none" aria-hidden="true"></span>`;
  return html`<span class=${`coin coin-${cost}`} role="img" aria-label=${`costs ${cost}`}>${cost}</span>`;
}

/** @param {{card: Card}} props */
export function Signs({ card }) {
  return card.alignments.map((word) => html`<${Icon} name=${word} label=${word} className=${`symbol-${word}`} />`);
}

/** "13/14", nothing for an event. @param {Card} card */
export function numbers(card) {
  return card.numbers?.join("/") ?? "";
}

/**
 * "own 2", nothing without a collection; of a pool "1 of 2 left", and what teammates hold.
 * @param {Builder} builder
 * @param {Card} card
 * @returns {string[]}
 */
export function owning(builder, card) {
  const { pool } = builder;
  if (pool && card.kind !== "deity")
    return [pool.leftInWords(card.name, builder.plays(card.name)), pool.heldInWords(card.name)].filter(Boolean);
  const own = builder.own(card.name);
  return own === null ? [] : [`own ${own}`];
}

/** The line of a card for screen readers. @param {Builder} builder @param {Card} card */
export function rowInWords(builder, card) {
  const deity = builder.deck.deity === card.name;
  const [count, beside] = [builder.count(card.name), builder.count(card.name, "maybeboard")];
  const side = builder.count(card.name, "sideboard");
  const words = [
    card.name,
    card.alignments.join(" and "),
    card.line,
    card.said,
    card.numbers ? `${card.numbers[0]} offense, ${card.numbers[1]} defense` : "",
    card.speed,
    card.kind === "deity" ? (deity ? "the deity of this deck" : "") : `${count || "none"} in the deck`,
    side ? `${side} in the sideboard` : "",
    beside ? `${beside} in the maybeboard` : "",
    ...owning(builder, card).map((words) => words.replace(/^own /, "you own ")),
  ];
  return words.filter(Boolean).join(", ");
}

/** Moves a copy from one place of the deck to another. @param {{builder: Builder, card: Card, from: Board, to: Board}} props */
function Mover({ builder, card, from, to }) {
  const move = (/** @type {Event} */ event) => {
    event.stopPropagation();
    builder.shift(card.name, to, from);
  };
  return html`<button type="button" tabindex="-1" class="step step-move" aria-label=${moving(card, to)} title=${moving(card, to)} onClick=${move}><${Icon} name=${WAYS[to]} /></button>`;
}

/** @type {Record<Board, string>} the signs of the ways there */
const WAYS = { cards: "up", sideboard: "swap", maybeboard: "down" };

/** @param {Card} card @param {Board} to */
function moving(card, to) {
  return `Move one ${card.name} to the ${CALLED[to]}`;
}

/**
 * What of a card that is read is beside the deck, and the ways there and back. A button that goes hands the focus on.
 * @param {{builder: Builder, card: Card}} props
 */
export function Beside({ builder, card }) {
  if (card.kind === "deity") return null;
  const [count, beside] = [builder.count(card.name), builder.count(card.name, "maybeboard")];
  /** @param {string} icon @param {string} words @param {string} label @param {() => void} act */
  const button = (icon, words, label, act) => {
    const press = (/** @type {import("../table/html.js").Heard} */ { currentTarget }) => {
      const around = sure(currentTarget.closest(".reading-beside"));
      act();
      builder.show();
      if (!currentTarget.isConnected) elements(around, "button")[0].focus();
    };
    return html`<button key=${words} type="button" aria-label=${label} onClick=${press}><${Icon} name=${icon} /> ${words}</button>`;
  };
  const keep = () => builder.add(card.name, 1, "maybeboard");
  const { sideboards } = builder.layout;
  const side = builder.count(card.name, "sideboard");
  return html`<div class="reading-beside">
    ${side > 0 && html`<p class="reading-count"><${Stepper} builder=${builder} card=${card} count=${side} board="sideboard" /> in the sideboard</p>`}
    ${beside > 0 && html`<p class="reading-count"><${Stepper} builder=${builder} card=${card} count=${beside} board="maybeboard" /> in the maybeboard</p>`}
    <p class="reading-moves">
      ${sideboards && count > 0 && button("swap", "To sideboard", moving(card, "sideboard"), () => builder.shift(card.name, "sideboard", "cards"))}
      ${sideboards && count + side === 0 && button("plus", "Sideboard", `Add one ${card.name} to the sideboard`, () => builder.add(card.name, 1, "sideboard"))}
      ${side > 0 && button("up", "From sideboard", moving(card, "cards"), () => builder.shift(card.name, "cards", "sideboard"))}
      ${count > 0 && button("down", "To maybeboard", moving(card, "maybeboard"), () => builder.shift(card.name, "maybeboard"))}
      ${count + beside === 0 && button("plus", "Maybeboard", `Add one ${card.name} to the maybeboard`, keep)}
      ${beside > 0 && button("up", "To deck", moving(card, "cards"), () => builder.shift(card.name, "cards"))}
    </p>
  </div>`;
}

/**
 * Fewer and more of a card. Keys on the row do the same, so that Tab does not stop at each of them.
 * @param {{builder: Builder, card: Card, count: number, shows?: boolean, board?: Board}} props
 */
export function Stepper({ builder, card, count, shows = true, board = "cards" }) {
  /** @param {number} by */
  const step = (by) => (/** @type {Event} */ event) => {
    event.stopPropagation();
    builder.add(card.name, by, board);
  };
  if (card.kind === "deity") {
    const verb = count ? "Remove" : "Choose";
    return html`<button type="button" class="deity-choice" tabindex="-1" aria-label=${`${verb} ${card.name} as the deity`} onClick=${step(count ? -1 : 1)}>
      ${verb}
    </button>`;
  }
  const most = builder.most(card.name);
  const many = board === "cards" && most !== null && count > most;
  const where = board === "cards" ? "" : ` in the ${CALLED[board]}`;
  const none = builder.pool !== null && most !== null && count + builder.elsewhere(card.name, board) >= most;
  return html`<span class=${`stepper ${count ? "is-in" : ""} ${many ? "is-many" : ""}`}>
    <button type="button" tabindex="-1" class="step" hidden=${count === 0} aria-label=${`Remove one ${card.name}${where}`} onClick=${step(-1)}><${Icon} name="minus" /></button>
    ${shows && html`<b class="step-count" aria-hidden="true">${count || ""}</b>`}
    <button type="button" tabindex="-1" class="step" aria-disabled=${none ? "true" : undefined} aria-label=${`Add one ${card.name}${where}`} onClick=${step(1)}><${Icon} name="plus" /></button>
  </span>`;
}

/**
 * What belongs on every row, whatever it shows: the card it is about, reading it, and where the arrow keys are.
 *
 * @param {Builder} builder
 * @param {import("./types.js").List} list
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
    onPointerEnter: (event) => event.pointerType !== "touch" && builder.update({ preview: card.name }),
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

/**
 * A card of the deck or of what lies beside it, as a row or as a picture.
 * @param {{builder: Builder, row: import("./groups.js").Row, list: "deck"|"sideboard"|"maybeboard", reachable: boolean, signs: boolean}} props
 */
export function Listed({ builder, row: { card, count }, list, reachable, signs }) {
  const most = builder.most(card.name);
  /** @type {Board} */
  const board = list === "deck" ? "cards" : list;
  const many = list === "deck" && most !== null && count > most ? "is-many" : "";
  const press = onPress(builder, card, () => builder.update({ dialog: { kind: "card", name: card.name } }));
  const { onPointerEnter, ...about } = rowProps(builder, list, card, reachable); // of the whole row, its commands too
  const props = { ...about, "aria-label": rowInWords(builder, card), onClick: press };
  /** @type {Board[]} */
  const ways =
    board === "cards" ? (builder.layout.sideboards ? ["sideboard", "maybeboard"] : ["maybeboard"]) : ["cards"];
  const commands = html`${ways.map((to) => html`<${Mover} key=${to} builder=${builder} card=${card} from=${board} to=${to} />`)}
    <${Stepper} builder=${builder} card=${card} count=${count} shows=${false} board=${board} />`;
  if (builder.ui.deckView === "pictures")
    return html`<li class=${`deck-row deck-picture ${many}`} data-card=${card.name} onPointerEnter=${onPointerEnter}>
      <b class="row-count" aria-hidden="true">${count}</b>
      <button ...${props}><img src=${addressOf(card, "small")} alt="" width="252" height="352" loading="lazy" draggable=${false} /></button>
      <span class="row-commands">${commands}</span>
    </li>`;
  return html`<li class=${`deck-row ${many}`} data-card=${card.name} onPointerEnter=${onPointerEnter}>
    <b class="row-count" aria-hidden="true">${count}</b>
    <button ...${props}>
      <${Cost} card=${card} />${signs && html`<${Signs} card=${card} />`}
      <span class="row-name">${card.name}</span>
      <span class="row-numbers">${numbers(card)}</span>
    </button>
    <span class="row-commands">${commands}</span>
  </li>`;
}
