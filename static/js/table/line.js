/** The line: what was played and waits to resolve, the last one first, with all that was announced for it. */

import { html, useLayoutEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { Piece } from "./piece.js";
import { FACE_DOWN } from "./received.js";
import { inWords, withSymbols } from "./symbols.js";

/** @typedef {import("./types.js").LineItem} LineItem */
/** @typedef {import("./table.js").Table} Table */

/** @type {Record<LineItem["kind"], string>} */
const KINDS = { card: "plays", ability: "uses", trigger: "triggers" };

/** "You play", "Ann plays", "Ann's" of a trigger. @param {Table} table @param {LineItem} item */
function whose(table, { controller, kind }) {
  const own = table.isOwn(controller);
  if (kind === "trigger") return own ? "Your trigger" : `${table.nameOf(controller)}'s trigger`;
  return own ? `You ${kind === "card" ? "play" : "use"}` : `${table.nameOf(controller)} ${KINDS[kind]}`;
}

/** What was announced, in short lines. @param {LineItem} item */
function announced({ modes, targets, x }) {
  const aims = targets.map(({ name, amount }) => (amount === null ? name : `${name}: ${amount}`));
  return [...modes, ...(x === null ? [] : [`X is ${x}`]), ...(aims.length ? [`→ ${aims.join(", ")}`] : [])];
}

/** @param {{table: Table, item: LineItem, isNext: boolean}} props */
function Item({ table, item, isNext }) {
  const [alignment] = item.card === FACE_DOWN ? ["unaligned"] : table.catalogue.of(item.card).alignments;
  const own = table.isOwn(item.controller);
  const lines = announced(item);
  const label = [`${whose(table, item)} ${item.card}`, inWords(item.text), ...lines.map(inWords)]
    .filter(Boolean)
    .join(". ");
  return html`<${Piece}
    table=${table}
    thing=${item.id}
    label=${`${label}. ${isNext ? "Resolves first." : ""}`}
    preview=${item.face_down ? null : { card: item.card }}
    className=${`line-item al-${alignment} ${own ? "is-mine" : "is-theirs"} ${isNext ? "is-next" : ""}`}
  >
    <p class="line-head"><span>${whose(table, item)}</span> <b>${item.card}</b></p>
    ${item.text && html`<p class="line-text">${withSymbols(item.text)}</p>`}
    ${lines.length > 0 && html`<p class="line-aims">${lines.map((line) => html`<span key=${line}>${withSymbols(line)}</span>`)}</p>`}
  <//>`;
}

/** @param {{table: Table}} props */
export function Line({ table }) {
  const line = [...(table.view.line ?? [])].reverse();
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => box.current?.scrollTo({ left: 0 }), [line[0]?.id]); // what resolves first is in sight
  if (line.length === 0) return null;
  return html`<section ref=${box} class="line" aria-label="The line: the first of these resolves first">
    <h2 class="line-title"><${Icon} name="line" />The line${line.length > 1 && html`<small>the first resolves first</small>`}</h2>
    ${line.map((item, i) => html`<${Item} key=${item.id} table=${table} item=${item} isNext=${i === 0} />`)}
  </section>`;
}
