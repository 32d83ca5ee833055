/** The plate of a player: health, gold, hand, deck, discard pile and deity; pressed when the player can be chosen. */

import { HeardAt, PersonButton } from "../talk/box.js";
import { textOf } from "./choices.js";
import { ClockNote } from "./clock.js";
import { Back, Face } from "./face.js";
import { cardInWords } from "./facts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Piece, previewListeners } from "./piece.js";
import { areTogether, letterOf, teamName } from "./teams.js";
import { capital, traitTerm, words } from "./terms.js";

/** @typedef {import("./types.js").PlayerView} PlayerView */
/** @typedef {import("./types.js").SeenCard} SeenCard */
/** @typedef {import("./html.js").Drawn} Drawn */
/** @typedef {import("./table.js").Table} Table */

/** @param {{icon: string, label: string, value: number, zone: string, onClick?: (() => void) | null, glows?: boolean}} props */
function Count({ icon, label, value, zone, onClick, glows }) {
  const inside = html`<${Icon} name=${icon} /><b>${value}</b>${" "}<span class="count-label">${label}</span>`;
  if (!onClick)
    return html`<span class="count" data-zone=${zone} role="group" aria-label=${`${label}: ${value}`}>${inside}</span>`;
  return html`<button
    type="button"
    data-zone=${zone}
    class=${`count count-button ${glows ? "is-choosable" : ""}`}
    onClick=${onClick}
  >
    ${inside}<span class="visually-hidden">${" "}Open</span>
  </button>`;
}

/** What holds for a player just now. @param {{trait: string}} props */
function TraitNote({ trait }) {
  const { icon, name } = traitTerm(trait);
  return html`<span class="crest-note" title=${`${name} now`}><${Icon} name=${icon} />${name}</span>`;
}

/** The letter of a player's team, beside the health that the team has in common. @param {{table: Table, seat: number}} props */
export function TeamMark({ table, seat }) {
  const letter = letterOf(table.view, seat);
  const name = teamName(table.view, seat, !table.watches);
  return html`<span class=${`team-mark is-team-${letter.toLowerCase()}`} title=${`${name}: its health is common`}>${letter}</span>`;
}

/** No page of the player is open just now. */
function AwayNote() {
  return html`<span class="crest-note is-away" title="This player has no open page of this table"><${Icon} name="waiting" />Away</span>`;
}

/** Gold, and gold for one alignment only: "0 gold, 1 gold for wild costs". @param {PlayerView} player */
function goldInWords(player) {
  const { name, one } = words().purse;
  /** @param {number} count */
  const counted = (count) => `${count} ${count === 1 ? one : name}`;
  const restricted = player.restricted_gold.map(({ gold, pays }) => `${counted(gold)} for ${pays}`);
  return [counted(player.gold), ...restricted].join(", ");
}

/** @param {{player: PlayerView}} props */
function Purse({ player }) {
  const { icon, name } = words().purse;
  const called = capital(name);
  return html`<span class="crest-purse">
    <span class=${`crest-gold is-${icon} ${player.gold ? "" : "is-spent"}`} title=${player.gold ? `${called} to spend` : `${called} spent`}>
      <${Icon} name=${icon} label=${called} /><b>${player.gold}</b>
    </span>
    ${player.restricted_gold.map(
      (
        { alignment, gold, pays },
        i,
      ) => html`<span key=${`${pays}${i}`} class=${`crest-gold is-${icon}`} title=${`${called} only for ${pays}`}>
      <span class="restricted-coin"><${Icon} name=${icon} label=${`${called} only for ${pays}`} /><${Icon} name=${alignment} className=${`symbol-${alignment}`} /></span>
      <b>${gold}</b>
    </span>`,
    )}
  </span>`;
}

/**
 * A god card, which lies beside its player from the start; pressed when its power can be used.
 * @param {{table: Table, deity: SeenCard}} props
 */
function Deity({ table, deity }) {
  const facts = table.catalogue.of(deity.card);
  const offered = table.stateOf(deity.id).offers.map(textOf); // its button says them itself
  const text = facts.text
    .split("\n")
    .filter((line) => !offered.includes(line))
    .join("\n");
  const label = cardInWords({ ...facts, text });
  return html`<${Piece} table=${table} thing=${deity.id} className="deity" preview=${{ card: deity.card }} label=${label}>
    <${Face} facts=${facts} form="deity" isNamed />
  <//>`;
}

/** @param {{table: Table, seat: number}} props */
export function Plate({ table, seat }) {
  const { view } = table;
  const player = view.players[seat];
  const { life } = words();
  const health = Math.max(0, player.health);
  const known = player.deck_known.reduce((sum, block) => sum + block.count, 0);
  const name = table.nameOf(seat);
  const mine = seat === view.seat;
  const away = table.isAway(seat);
  const called = table.isOwn(seat) ? "You" : name;
  const team = teamName(view, seat, !table.watches);
  const noted = [
    ...(team ? [`${team}, whose health is common`] : []),
    ...(table.isOut(seat) ? ["Out of the game"] : []),
    ...(away ? ["Away"] : []),
    ...player.traits.map((trait) => traitTerm(trait).name),
  ];
  const classes = [
    "plate",
    mine ? "is-mine" : "is-theirs",
    areTogether(view, view.active, seat) && "is-active",
    player.health <= life.low && "is-low",
    view.initiative === seat && "has-initiative",
  ].filter(Boolean);
  const deity = player.deity && html`<${Deity} table=${table} deity=${player.deity} />`;
  return html`<section class=${classes.join(" ")} aria-label=${called}>
    ${mine && deity}
    <${Piece}
      table=${table}
      thing=${`p${seat}`}
      className="crest"
      label=${`${[`${called}: ${health} ${life.name}, ${goldInWords(player)}`, ...noted].join(". ")}.`}
    >
      <span class="crest-name">
        ${team && html`<${TeamMark} table=${table} seat=${seat} />`}<span class="crest-title">${name}</span>${view.initiative === seat && html`<${Icon} name="initiative" label="has initiative" className="has-flame" />`}
      </span>
      <span class=${`crest-health is-${life.icon}`} data-health=${seat}><${Icon} name=${life.icon} label=${capital(life.name)} /><b>${health}</b>${team && html`<small>team</small>`}</span>
      <${Purse} player=${player} />
      ${table.isOut(seat) && html`<span class="crest-note is-away"><${Icon} name="flag" />Out of the game</span>`}
      ${away && html`<${AwayNote} />`}
      ${player.traits.map((trait) => html`<${TraitNote} key=${trait} trait=${trait} />`)}
    <//>
    <${ClockNote} table=${table} seat=${seat} />
    <div class="counts">
      <${Count} icon="hand" label="Hand" zone=${`hand-${seat}`} value=${player.hand_count} />
      <${Count}
        icon="deck"
        label="Deck"
        zone=${`deck-${seat}`}
        value=${player.deck_count}
        onClick=${known ? () => table.update({ dialog: `deck-${seat}` }) : null}
      />
      <${Count}
        icon="discard"
        label="Discard"
        zone=${`discard-${seat}`}
        value=${player.discard.length}
        glows=${table.asked && player.discard.some((card) => table.offers.has(card.id))}
        onClick=${() => table.update({ dialog: `discard-${seat}` })}
      />
      <${PersonButton} talk=${table.talk} seat=${seat} className="count count-button count-more" open=${() => table.update({ dialog: `person-${seat}` })}>
        <${Icon} name="menu" /><span class="count-label">More</span>
      <//>
    </div>
    ${!mine && deity}
    <${HeardAt} talk=${table.talk} seat=${seat} />
  </section>`;
}

/** A hand that is not open: backs, and the cards that are known. @param {{table: Table, seat: number, className?: string}} props */
export function KnownHand({ table, seat, className = "" }) {
  const player = table.view.players[seat];
  const unseen = Math.max(0, player.hand_count - player.hand.length);
  const whose = table.watches || table.isMany ? table.whose(seat) : "Their";
  const idle = player.hand.length > 0 && !player.hand.some((card) => table.stateOf(card.id).choosable);
  return html`<div class=${`their-hand ${className}`} tabindex=${idle ? "0" : undefined} role="group" aria-label=${`${whose} hand: ${player.hand_count} cards, ${player.hand.length} known`}>
    ${Array.from({ length: unseen }, (_, i) => html`<${Back} key=${`back${i}`} />`)}
    ${player.hand.map((card) => {
      const facts = table.catalogue.of(card.card);
      return html`<${Piece} key=${card.id} table=${table} thing=${card.id} className="known-card" preview=${{ card: card.card }} label=${cardInWords(facts)}>
        <span class=${`known-name al-${facts.alignments[0]}`}>
          <${Icon} name=${facts.alignments[0]} label=${facts.alignments[0]} />${card.card}
        </span>
      <//>`;
    })}
  </div>`;
}

/** A card's name that shows the card when looked at. @param {{table: Table, card: string, children?: Drawn}} props */
export function CardName({ table, card, children }) {
  return html`<button
    type="button"
    class="card-name"
    ...${previewListeners(table, { card })}
    onClick=${() => table.openSheet({ card })}
  >
    ${children ?? card}
  </button>`;
}
