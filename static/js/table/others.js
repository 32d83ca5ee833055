/**
 * The side of the opponents. One of two players has a single one, who is shown large. Of several, each has a strip, in turn
 * order from the left, and one of them is shown large: whoever acts, until a strip is pressed and holds its player.
 */
import { Row } from "./board.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { KnownHand, Plate, TeamMark } from "./players.js";
import { noteOn } from "./sight.js";
import { areTogether, teamName } from "./teams.js";
import { words } from "./terms.js";

/** @typedef {import("./types.js").Champion} Champion */
/** @typedef {import("./table.js").Table} Table */

/** @type {Record<import("./sight.js").Note["sign"], string>} */
const SIGNS = { attack: "offense", block: "defense", out: "flag", far: "covered", near: "eye", "": "" };

/** A thing in play as small as it can be: its alignment, and whether it fights, is expended or can be chosen. @param {{table: Table, champion: Champion}} props */
function Mini({ table, champion }) {
  const { id, alignments, expended, attacking, blocking } = champion;
  const state = table.stateOf(id);
  const classes = [
    "mini",
    `al-${alignments[0] ?? "sage"}`,
    champion.token && "is-token",
    expended && "is-expended",
    attacking && "is-attacking",
    blocking && "is-blocking",
    state.choosable && "is-choosable",
    state.selected && "is-selected",
  ].filter(Boolean);
  if (champion.has_numbers === false)
    return html`<i class=${classes.join(" ")} data-ref=${id} title=${champion.card}>·</i>`;
  return html`<i class=${classes.join(" ")} data-ref=${id} title=${`${champion.card} ${champion.offense}/${champion.defense}`}>${champion.offense}</i>`;
}

/** @param {number} count @param {string} one */
const counted = (count, one) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What a strip says to who does not see it. @param {Table} table @param {number} seat @param {string} note @param {number} choices */
function stripInWords(table, seat, note, choices) {
  const { players, champions, active, initiative } = table.view;
  const { health, gold, hand_count } = players[seat];
  const theirs = champions.filter(({ controller }) => controller === seat);
  const objects = theirs.filter(({ kind }) => kind === "object").length;
  return [
    `${table.nameOf(seat)}: ${Math.max(0, health)} ${words().life.name}, ${gold} ${gold === 1 ? words().purse.one : words().purse.name}, ${counted(hand_count, "card")} in hand, ${counted(theirs.length - objects, "champion")}${objects ? `, ${counted(objects, "object")}` : ""}`,
    teamName(table.view, seat, !table.watches),
    areTogether(table.view, active, seat) && "Their turn",
    initiative === seat && "Has initiative",
    table.isAway(seat) && "Away",
    note,
    choices > 0 && `${counted(choices, "choice")} here`,
    table.large.seat === seat
      ? table.large.held === seat
        ? "Shown large and held; press to follow the game"
        : "Shown large; press to hold"
      : "Press to show large",
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(" ");
}

/** @param {{table: Table, seat: number}} props */
function Strip({ table, seat }) {
  const { view, large } = table;
  const player = view.players[seat];
  const isShown = table.large.seat === seat;
  const isPressed = table.stateOf(`p${seat}`).choosable && !isShown && !table.isNarrow; // a narrow one is opened first
  const plays = !table.watches && !table.isOut(table.me);
  const note = noteOn(view, seat, plays, (other) => (table.isOwn(other) ? "you" : table.nameOf(other)));
  const { cards, tokens } = table.championsOf(seat);
  const champions = [...cards, ...tokens];
  const choices = champions.filter(({ id }) => table.stateOf(id).choosable).length;
  const self = table.stateOf(`p${seat}`);
  const name = table.nameOf(seat);
  const gold = player.gold + player.restricted_gold.reduce((sum, one) => sum + one.gold, 0);
  const classes = [
    "strip",
    isShown && "is-shown",
    isPressed && "piece",
    large.held === seat && "is-held",
    areTogether(view, view.active, seat) && "is-active",
    !table.watches && areTogether(view, seat, table.me) && "is-teammate",
    note.sign && `is-${note.sign}`,
    choices > 0 && "has-choices",
    self.choosable && "is-choosable",
    self.selected && "is-selected",
    player.health <= words().life.low && "is-low",
  ].filter(Boolean);
  return html`<li class=${classes.join(" ")} data-ref=${isShown ? undefined : `p${seat}`}>
    <button type="button" class="strip-open" aria-pressed=${String(isShown)} aria-label=${stripInWords(table, seat, note.words, choices)} onClick=${() => table.large.hold(large.held === seat ? null : seat)}>
      <span class="strip-name"><b>${name}</b>${view.initiative === seat && html`<${Icon} name="initiative" className="has-flame" />`}</span>
      <span class="strip-counts">
        ${teamName(view, seat, !table.watches) && html`<${TeamMark} table=${table} seat=${seat} />`}
        <span class=${`strip-health is-${words().life.icon}`} data-health=${isShown ? undefined : seat}><${Icon} name=${words().life.icon} />${Math.max(0, player.health)}</span>
        <span class=${`strip-gold ${gold ? "" : "is-spent"}`}><${Icon} name=${words().purse.icon} />${gold}</span>
        <span class="strip-hand"><${Icon} name="hand" />${player.hand_count}</span>
        <span class="strip-count"><${Icon} name="champion" />${champions.length}</span>
      </span>
      <span class="strip-champions" data-none=${`No ${words().any_things}`}>${champions.map((champion) => html`<${Mini} key=${champion.id} table=${table} champion=${champion} />`)}</span>
      <span class="strip-note">${note.sign && html`<${Icon} name=${SIGNS[note.sign]} />`}<span>${table.isAway(seat) && !note.words ? "Away" : note.words}</span></span>
    </button>
    ${choices > 0 && html`<span class="strip-choices" aria-hidden="true">${choices}</span>`}
    ${
      isPressed &&
      html`<button type="button" class="piece-button strip-choose" aria-label=${self.hint === name ? `Choose ${name}` : `${name}: ${self.hint}`} aria-pressed=${self.toggles ? String(self.selected) : undefined} onClick=${(/** @type {import("./html.js").Heard} */ event) => table.press(`p${seat}`, event.currentTarget)}>
      ${self.number || html`<${Icon} name=${self.selected ? "check" : view.battle?.defender === null ? "offense" : "plus"} />`}
    </button>`
    }
  </li>`;
}

/** @param {{table: Table}} props */
export function Others({ table }) {
  const shown = table.large.seat;
  const side = html`<${Plate} table=${table} seat=${shown} />
    <${KnownHand} table=${table} seat=${shown} />
    <${Row} table=${table} seat=${shown} />`;
  if (!table.isMany) return side;
  return html`<ol class="strips" data-count=${table.others.length} style=${{ "--others": table.others.length }} aria-label="The other players, clockwise from the left">
      ${table.others.map((seat) => html`<${Strip} key=${seat} table=${table} seat=${seat} />`)}
    </ol>
    ${side}`;
}
