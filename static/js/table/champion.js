/** A champion in play: its face with today's numbers, its position, and what lies on it. */

import { Back, Face } from "./face.js";
import { championInWords } from "./facts.js";
import { FateMark, fateInWords } from "./forecast.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Piece } from "./piece.js";
import { inWords } from "./symbols.js";

/** @typedef {import("./types.js").Champion} Champion */
/** @typedef {import("./table.js").Table} Table */

/** @type {("expended"|"flipped"|"deploying"|"attacking"|"blocking")[]} */
const STATES = ["expended", "flipped", "deploying", "attacking", "blocking"];

/** @param {{champion: Champion}} props */
function Badges({ champion }) {
  const {
    flipped,
    deploying,
    expended,
    abilities,
    counters,
    counted,
    damage,
    defense,
    face_down,
    under = [],
  } = champion;
  return html`<span class="badges" aria-hidden="true">
    ${expended && html`<span class="badge badge-expended" title="Expended"><${Icon} name="expend" /></span>`}
    ${flipped && html`<span class="badge badge-flipped" title="Flipped until the turn ends"><${Icon} name="flip" /></span>`}
    ${deploying && html`<span class="badge badge-deploying" title="Deploying: entered play this turn"><${Icon} name="deploying" /></span>`}
    ${champion.lost_abilities && html`<span class="badge badge-lost-abilities" title="Lost its powers and abilities this turn"><${Icon} name="lost-abilities" /></span>`}
    ${abilities.length > 0 && html`<span class="badge badge-ability" title=${`Gained: ${abilities.map(inWords).join(" ")}`}>→</span>`}
    ${face_down && !champion.is_hidden && html`<span class="badge badge-veiled" title="Face down: only you may look at it"><${Icon} name="veiled" /></span>`}
    ${under.length > 0 && html`<span class="badge badge-under" title=${`On ${under.map(({ card }) => card).join(", ")}`}><${Icon} name="deck" />${under.length}</span>`}
    ${counters > 0 && html`<span class="badge badge-counters" title=${counted?.join(", ") ?? "Counters"}><${Icon} name="counter" />${counters}</span>`}
  </span>
  ${
    damage > 0 &&
    html`<span class="badge badge-damage" aria-hidden="true" title=${`${damage} damage of ${defense} defense`}>
    <${Icon} name="damage" />${damage}
  </span>`
  }`;
}

/**
 * @param {Object} props
 * @param {Table} props.table
 * @param {Champion} props.champion
 * @param {number} [props.count] how many that look like it lie on one pile with it
 * @param {string} [props.next] the one of them that is taken when the pile is pressed
 */
export function ChampionPiece({ table, champion, count = 1, next }) {
  const kind = champion.kind ?? "champion";
  const facts = { ...table.catalogue.of(champion.card), kind, token: champion.token };
  const states = STATES.filter((state) => champion[state]).map((state) => `is-${state}`);
  if (champion.lost_abilities) states.push("has-lost-abilities");
  if (champion.face_down) states.push("is-face-down");
  return html`<${Piece}
    table=${table}
    thing=${champion.id}
    next=${next}
    label=${`${count > 1 ? `${count} alike: ` : ""}${championInWords(champion)}${fateInWords(table, champion.id)}`}
    preview=${champion.is_hidden ? null : { card: champion.card }}
    className=${`champion ${champion.token ? "is-token" : ""} ${count > 1 ? "is-pile" : ""} ${states.join(" ")}`}
  >
    ${champion.is_hidden ? html`<span class="face face-board face-hidden"><${Back} /></span>` : html`<${Face} facts=${facts} form=${champion.token ? "tile" : "board"} champion=${champion} isNamed />`}
    <${Badges} champion=${champion} />
    <${FateMark} table=${table} thing=${champion.id} />
    ${count > 1 && html`<span class="badge badge-pile" aria-hidden="true">×${count}</span>`}
  <//>`;
}
