/**
 * Card faces of our own. Forms: `board` (a champion in play), `tile` (a token in play), `deity` (a god card beside its
 * player), `hand` (a card to hold), `large` (a card to read). All measures follow `--card`, the width, so one drawing fits every size.
 *
 * A picture that whoever looks has put on the card lies over the face that is drawn, which says its words to those who do
 * not see it, and is there when the picture does not come. Where the face tells of the moment, it is the art alone.
 */

import { ownAddressOf } from "../cards/faces.js";
import { Emblem } from "./emblem.js";
import { isLong, typeLine } from "./facts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { RulesText, signsInWords } from "./symbols.js";
import { Keyword } from "./terms.js";

/** @typedef {import("./types.js").Alignment} Alignment */
/** @typedef {import("./types.js").CardFacts} CardFacts */
/** @typedef {import("./types.js").Champion} Champion */
/** @typedef {import("./html.js").Heard} Heard */

/** @param {string[]} alignments @returns {string} class names that set the face's tinctures */
function tinctures(alignments) {
  const [first = "sage", second] = alignments;
  return `al-${first}${second ? ` al2-${second}` : ""}`;
}

/** @param {number | null} now @param {number | null | undefined} before */
function trend(now, before) {
  if (now === null || before === null || before === undefined || now === before) return "";
  return now > before ? "is-raised" : "is-lowered";
}

/**
 * A number with its sign, "X" where the game tells it; a changed one is coloured and carries an arrow.
 * @param {{kind: string, value: number | null, base: number | null}} props
 */
function Stat({ kind, value, base }) {
  const changed = trend(value, base);
  return html`<span class=${`stat stat-${kind} ${changed}`}>
    <${Icon} name=${kind} label=${kind} />
    <b>${value ?? "X"}</b>
    ${changed && html`<${Icon} name=${changed === "is-raised" ? "up" : "down"} label=${`was ${base}`} className="trend" />`}
  </span>`;
}

/** @param {{facts: CardFacts, champion: Champion | undefined}} props */
function Stats({ facts, champion }) {
  if (facts.kind !== "champion" || champion?.has_numbers === false) return null;
  const now = champion ?? { ...facts, base_offense: facts.offense, base_defense: facts.defense };
  return html`<div class="face-stats">
    <${Stat} kind="offense" value=${now.offense} base=${now.base_offense} />
    <${Stat} kind="defense" value=${now.defense} base=${now.base_defense} />
  </div>`;
}

/** @param {{facts: CardFacts, alignments: Alignment[]}} props */
function Head({ facts, alignments }) {
  return html`<div class="face-head">
    <span class="face-alignments">
      ${alignments.map((name) => html`<${Icon} name=${name} label=${name} className=${`symbol-${name}`} />`)}
    </span>
    <span class=${`face-name ${isLong(facts.name) ? "is-long" : ""}`}>${facts.name}</span>
    ${
      facts.signs
        ? html`<span class="face-signs" role="img" aria-label=${signsInWords(facts.signs)}>${facts.signs.map((sign) => html`<${Icon} name=${sign} className=${`symbol-${sign}`} />`)}</span>`
        : facts.token || facts.kind === "deity"
          ? null
          : html`<span class=${`coin coin-${facts.cost}`} role="img" aria-label=${`costs ${facts.cost}`}>${facts.cost}</span>`
    }
  </div>`;
}

/**
 * How much the text box must shrink its type: by letters, by lines, and by the room that a champion's numbers take.
 * @param {CardFacts} facts
 */
function density(facts) {
  const letters = facts.text.length + facts.discard_text.length * 1.1;
  const length =
    letters + facts.text.split("\n").length * 22 + (facts.kind === "champion" ? 30 : 0) + (facts.signs ? 60 : 0);
  if (length > 300) return "is-dense";
  return length > 190 ? "is-full" : "";
}

/** @param {{facts: CardFacts, champion: Champion | undefined}} props */
function TextBox({ facts, champion }) {
  const gained = (champion?.abilities ?? []).join("\n");
  return html`<div class=${`face-box ${density(facts)} ${champion?.lost_abilities ? "has-lost-abilities" : ""}`}>
    <div class="face-text">
      <${RulesText} text=${facts.text} />
      ${gained && html`<div class="face-gained"><b>Gained this turn</b><${RulesText} text=${gained} /></div>`}
    </div>
    ${
      facts.discard_text &&
      html`<div class="face-discard">
      <${Icon} name="discard" label="In your discard pile" />
      <div><${RulesText} text=${facts.discard_text} /></div>
    </div>`
    }
  </div>`;
}

/** Whether it is other than its card says. @param {CardFacts} facts @param {Champion} champion */
function isChanged(facts, champion) {
  const { offense, defense, alignments, abilities, gained, lost_abilities } = champion;
  return (
    lost_abilities ||
    abilities.length + gained.length > 0 ||
    offense !== facts.offense ||
    defense !== facts.defense ||
    alignments.join() !== facts.alignments.join()
  );
}

/** @param {Heard} event of a picture that does not come */
function giveWay({ currentTarget }) {
  currentTarget.hidden = true;
}

/**
 * @param {Object} props
 * @param {CardFacts} props.facts
 * @param {"board"|"tile"|"deity"|"hand"|"large"} props.form
 * @param {Champion} [props.champion] its present state, for a champion in play
 * @param {boolean} [props.isNamed] what lies around says all of it in words
 */
export function Face({ facts, form, champion, isNamed = false }) {
  const alignments = champion?.alignments?.length ? champion.alignments : facts.alignments;
  const readable = form === "hand" || form === "large";
  const own = ownAddressOf(facts.name, form === "large" ? "medium" : "small");
  const covers = own && readable && !(champion && isChanged(facts, champion));
  return html`<div class=${`face face-${form} kind-${facts.kind} ${tinctures(alignments)} ${covers ? "is-covered" : ""}`} aria-hidden=${isNamed ? "true" : undefined}>
    <${Head} facts=${facts} alignments=${alignments} />
    <div class="face-art">
      <${Emblem} facts=${facts} />
      ${own && html`<img key=${own} class="face-own" src=${own} alt="" draggable=${false} onError=${giveWay} />`}
      ${
        form === "board" &&
        champion &&
        html`<div class="face-keywords">
        ${champion.keywords.map((word) => html`<${Keyword} word=${word} gained=${champion.gained.includes(word)} />`)}
      </div>`
      }
    </div>
    ${
      readable &&
      html`<div class="face-type">
      <span>${typeLine(facts, alignments)}</span>
      ${facts.gem && html`<span class=${`gem gem-${facts.gem}`} role="img" aria-label=${`${facts.gem} gem`}></span>`}
    </div>`
    }
    ${(readable || form === "deity") && html`<${TextBox} facts=${facts} champion=${champion} />`}
    <${Stats} facts=${facts} champion=${champion} />
  </div>`;
}

/** The back of a card. */
export function Back() {
  return html`<span class="back" aria-hidden="true"></span>`;
}
