/** Cards on the table between the players: piles, a square, what is to be split or exchanged. */
import { elements } from "../elements.js";
import { sure } from "../sure.js";
import { html, useRef } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { FaceOf, labelOf } from "./card.js";
import { roomOf, useFit } from "./fitting.js";
import { hovering } from "./hover.js";
import { capital, cards, pileInWords } from "./messages.js";
import { linesOf, pileOf } from "./offers.js";
import { widthBeside, widthInPiles, widthInSquare } from "./sizes.js";

/** @typedef {import("../table/html.js").Drawn} Drawn */
/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Layout} Layout */

const NONE = -1; // no card of an exchange

/**
 * A card: pressed, it is enlarged. What can be done with it stands below.
 * @param {{pod: Pod, name: string, marked?: boolean, children?: Drawn}} props
 */
function Lying({ pod, name, marked = false, children }) {
  const card = pod.card(name);
  const read = () => pod.update({ hover: null, dialog: { kind: "card", name } });
  return html`<li class=${marked ? "is-marked" : ""}>
    <button type="button" class="option" data-card=${name} aria-label=${`Read ${labelOf(card)}`} onClick=${read} ...${hovering(pod, name)}>
      <${FaceOf} card=${card} />
    </button>
    ${children}
  </li>`;
}

/** @param {{pod: Pod, names: string[], label: string, marked?: boolean}} props */
function Faces({ pod, names, label, marked = false }) {
  return html`<ul class="pack laid-cards" aria-label=${label}>
    ${names.map((name, at) => html`<${Lying} key=${`${name}${at}`} pod=${pod} name=${name} marked=${marked} />`)}
  </ul>`;
}

/** Cards that nobody sees here. @param {{count: number}} props */
function Backs({ count }) {
  return html`<p class="backs"><span class="packs" aria-hidden="true">${Array.from({ length: Math.min(count, 12) }, (_, at) => html`<i key=${at}></i>`)}</span> ${capital(cards(count))}, face down</p>`;
}

/** A pile, and the button that selects it. @param {{pod: Pod, layout: Layout, at: number, option: number|null}} props */
function Pile({ pod, layout, at, option }) {
  const { count, cards: names } = layout.piles[at];
  const selected = option !== null && pod.ui.selected === option;
  const name = `Pile ${at + 1}`;
  return html`<section class=${`laid-pile ${selected ? "is-chosen" : ""} ${layout.looks === at ? "is-looked-at" : ""}`} aria-label=${`${name}, ${cards(count)}`}>
    <h3>${name} <span class="muted">${pileInWords(pod, layout, at)}</span></h3>
    ${option !== null && html`<button type="button" class="choose" aria-pressed=${String(selected)} onClick=${() => pod.press(option)}>${selected ? html`<${Icon} name="check" /> Selected` : `Select pile ${at + 1}`}</button>`}
    ${names ? names.length > 0 && html`<${Faces} pod=${pod} names=${names} label=${name} marked=${selected} />` : count > 0 && html`<${Backs} count=${count} />`}
  </section>`;
}

/** @param {{pod: Pod, layout: Layout, question: Question|null}} props */
function Piles({ pod, layout, question }) {
  const options = new Map(
    question?.kind === "pile" ? question.options.map((one) => [pileOf(question, layout, one), one]) : [],
  );
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const most = Math.max(1, ...layout.piles.map((pile) => pile.cards?.length ?? 0));
  useFit(box, (piles) => {
    const [shown = piles] = elements(piles, ".laid-cards");
    return widthBeside(most, { ...roomOf(shown), height: roomOf(piles).height }, pod.ui.scale);
  });
  return html`<div ref=${box} class="laid-piles is-beside" style=${{ "--piles": layout.piles.length }}>
    ${layout.piles.map((_, at) => html`<${Pile} key=${at} pod=${pod} layout=${layout} at=${at} option=${options.get(at) ?? null} />`)}
  </div>`;
}

/**
 * The room for the cards of a square: beside and below the buttons that select its lines.
 * @param {HTMLElement} square
 * @param {HTMLElement} corner between the buttons
 * @returns {import("./sizes.js").Room}
 */
function roomIn(square, corner) {
  const { width, height, gap } = roomOf(square);
  return { width: width - corner.offsetWidth - gap, height: height - corner.offsetHeight - gap, gap };
}

/** A square of cards, with a button for each row and column. @param {{pod: Pod, layout: Layout, question: Question|null}} props */
function Square({ pod, layout, question }) {
  const square = useRef(/** @type {HTMLElement|null} */ (null));
  const corner = useRef(/** @type {HTMLElement|null} */ (null));
  const { side } = layout;
  useFit(square, (element, phone) => widthInSquare(side, roomIn(element, sure(corner.current)), phone, pod.ui.scale));
  const lines = question ? linesOf(question, layout) : [];
  const chosen = lines.find(({ option }) => option === pod.ui.selected);
  /** @param {typeof lines[number] | undefined} line */
  const button = (line) =>
    line &&
    html`<button type="button" class="choose" aria-pressed=${String(line === chosen)} onClick=${() => pod.press(line.option)}>${line.name}</button>`;
  const across = Array.from({ length: side }, (_, at) => at);
  return html`<div ref=${square} class="square" role="group" aria-label="The square">
    <span ref=${corner} class="square-corner"></span>
    ${across.map((column) => html`<span key=${`c${column}`} class="square-column">${button(lines.find((line) => line.column === column))}</span>`)}
    ${across.map(
      (row) => html`<span key=${`r${row}`} class="square-row">${button(lines.find((line) => line.row === row))}</span>
      ${across.map((column) => {
        const [name] = layout.piles[row * side + column].cards ?? [];
        const marked = chosen !== undefined && (chosen.row === row || chosen.column === column);
        return html`<ul key=${`${row}${column}`} class="pack square-cell">${name ? html`<${Lying} pod=${pod} name=${name} marked=${marked} />` : html`<li class="square-gone">taken</li>`}</ul>`;
      })}`,
    )}
  </div>`;
}

/** Two piles, one below the other, of which one may have so many cards. @param {{pod: Pod, most: number, children: Drawn}} props */
function Rows({ pod, most, children }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useFit(box, (piles) => {
    const [cards] = elements(piles, ".laid-cards");
    const { width, gap } = roomOf(cards);
    return widthInPiles(2, most, { width, gap, height: roomOf(piles).height }, pod.ui.scale);
  });
  return html`<div ref=${box} class="laid-piles is-fitted">${children}</div>`;
}

/** Cards, each with a button that puts it into the other pile. @param {{pod: Pod, question: Question}} props */
function Split({ pod, question }) {
  const second = pod.ui.chosen;
  /** @param {number} place */
  const move = (place) =>
    pod.choose(second.includes(place) ? second.filter((one) => one !== place) : [...second, place]);
  return html`<${Rows} pod=${pod} most=${question.cards.length}>
    ${[0, 1].map((pile) => {
      const inside = question.cards.flatMap((name, place) =>
        Number(second.includes(place)) === pile ? [{ name, place }] : [],
      );
      const label = pile ? "Second pile" : "First pile";
      return html`<section key=${pile} class="laid-pile" aria-label=${`${label}, ${cards(inside.length)}`}>
        <h3>${label} <span class="muted">${cards(inside.length)}</span></h3>
        <ul class="pack laid-cards">
          ${inside.map(
            ({ name, place }) => html`<${Lying} key=${place} pod=${pod} name=${name}>
            <button type="button" class="choose" data-place=${place} aria-label=${`Move ${name} to the ${pile ? "first" : "second"} pile`} onClick=${() => move(place)}><${Icon} name=${pile ? "up" : "down"} /> Move</button>
          <//>`,
          )}
        </ul>
        ${!inside.length && html`<p class="muted">No card. Whoever takes this pile gets nothing.</p>`}
      </section>`;
    })}
  <//>`;
}

/** The hand and what lies on the table: one card of each is exchanged. @param {{pod: Pod, layout: Layout, question: Question|null}} props */
function Exchange({ pod, layout, question }) {
  const lie = layout.piles.flatMap((pile) => pile.cards ?? []);
  const hand = pod.mine?.pack ?? [];
  const [taken = NONE, given = NONE] = pod.ui.chosen;
  /** @param {number} place @param {boolean} mine */
  const press = (place, mine) => {
    pod.choose(mine ? [taken, given === place ? NONE : place] : [taken === place ? NONE : place, given]);
  };
  /** @param {string} label @param {string[]} names @param {boolean} mine */
  const part = (label, names, mine) =>
    html`<section class="laid-pile" aria-label=${`${label}, ${cards(names.length)}`}>
      <h3>${label} <span class="muted">${cards(names.length)}</span></h3>
      <ul class="pack laid-cards">
        ${names.map((name, at) => {
          const place = mine ? lie.length + at : at;
          const pressed = (mine ? given : taken) === place;
          return html`<${Lying} key=${`${name}${at}`} pod=${pod} name=${name} marked=${pressed}>
            ${question && html`<button type="button" class="choose" data-place=${place} aria-label=${`${mine ? "Give" : "Take"} ${name}`} aria-pressed=${String(pressed)} onClick=${() => press(place, mine)}>${mine ? "Give" : "Take"}</button>`}
          <//>`;
        })}
      </ul>
    </section>`;
  return html`<${Rows} pod=${pod} most=${Math.max(hand.length, lie.length)}>
    ${pod.me !== null && part("Your hand", hand, true)}
    ${part("On the table", lie, false)}
  <//>`;
}

/** Take the pile that one looks at, or leave it. @param {{pod: Pod, question: Question}} props */
function Look({ pod, question }) {
  const busy = !pod.listens;
  const [take, leave] = question.options;
  const all = cards(question.cards.length);
  return html`<div class="answers">
    <button type="button" class="primary" data-take disabled=${busy} onClick=${() => pod.take(take)}>Take ${question.cards.length === 1 ? "this card" : `these ${all}`}</button>
    ${leave !== undefined && html`<button type="button" data-leave disabled=${busy} onClick=${() => pod.take(leave)}>Leave ${question.cards.length === 1 ? "it" : "them"}</button>`}
  </div>`;
}

/** All that lies on the table, with what I can do with it if I am asked. @param {{pod: Pod, layout: Layout}} props */
export function Laid({ pod, layout }) {
  const { question } = pod;
  if (layout.act === "split" && question) return html`<${Split} pod=${pod} question=${question} />`;
  if (layout.act === "exchange") return html`<${Exchange} pod=${pod} layout=${layout} question=${question} />`;
  if (layout.side) return html`<${Square} pod=${pod} layout=${layout} question=${question} />`;
  return html`
    ${question?.kind === "look" && html`<${Look} pod=${pod} question=${question} />`}
    <${Piles} pod=${pod} layout=${layout} question=${question} />`;
}
