/** The page of “What would you do?”: the table as one saw it, and the ideas where the prompt would be. */
import { percent } from "../replay/chances.js";
import { Lane, Row } from "../table/board.js";
import { Dialogs } from "../table/dialogs.js";
import { Hand } from "../table/hand.js";
import { Turn } from "../table/header.js";
import { html, useLayoutEffect, useRef } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Others } from "../table/others.js";
import { Plate } from "../table/players.js";
import { Reader, Sheet } from "../table/reader.js";
import { Story } from "../table/story.js";
import { withSymbols } from "../table/symbols.js";
import { verdict } from "./practice.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("./practice.js").Practice} Practice */

/** @param {{table: Table, games: string}} props */
function Top({ table, games }) {
  const { links, ui } = table;
  return html`<header class="top">
    <a class="top-brand" href=${links.home} aria-label="Fourfold, home page"><img src=${links.logo} alt="" width="26" height="26" /><span class="wide">What would you do?</span></a>
    <${Turn} table=${table} />
    <div class="controls">
      <a class="button" href=${games}>Your games</a>
      <button type="button" class="icon-button story-open" aria-label="Open the story" aria-expanded=${String(ui.story)} onClick=${() => table.update({ story: !ui.story })}><${Icon} name="story" /></button>
    </div>
  </header>`;
}

/** One idea; pressed to choose it, until an answer was given. @param {{practice: Practice, text: string, place: number}} props */
function Idea({ practice, text, place }) {
  const { said, chosen, isBusy } = practice;
  if (!said)
    return html`<li><button type="button" class="practice-idea" disabled=${isBusy} onClick=${() => practice.choose(place)}><span>${withSymbols(text)}</span></button></li>`;
  const { chance } = said.ideas[place];
  const marks = [
    place === said.best && "the bot’s choice",
    place === chosen && "your answer",
    place === said.taken && "in the game",
  ].filter(Boolean);
  return html`<li class=${`practice-idea ${place === said.best ? "is-best" : ""} ${place === chosen ? "is-chosen" : ""}`}>
    <span>${withSymbols(text)}${marks.length > 0 && html` <small>${marks.join(", ")}</small>`}</span><b>${percent(chance)}</b>
  </li>`;
}

/** What came of the answer. @param {{practice: Practice}} props */
function Result({ practice }) {
  const { question, said, chosen, isRight, error } = practice;
  if (error) return html`<p class="error">${error}</p>`;
  if (!question || !said) return html`<p class="muted">Choose. Then you see what the bot would do.</p>`;
  return html`<p class=${`practice-verdict ${isRight ? "is-right" : ""}`}><${Icon} name=${isRight ? "check" : "close"} /><span>${withSymbols(verdict(question, said, chosen))}</span></p>
    ${
      said.why.length > 0 &&
      html`<div class="practice-why">
        <h3>What came of the better choice</h3>
        <ul>${said.why.map((reason) => html`<li>${reason}</li>`)}</ul>
      </div>`
    }
    ${said.unexplained && html`<p class="practice-why">${said.unexplained}</p>`}`;
}

/** On to the next question, and to where this one comes from. @param {{practice: Practice}} props */
function On({ practice }) {
  const { said, isBusy, isLast } = practice;
  if (!said) return null;
  return html`<div class="practice-on">
    <a class="button" href=${said.replay}>See it in the replay</a>
    <button type="button" class="primary" data-primary disabled=${isBusy} onClick=${() => practice.next()}>${isLast ? "Begin again" : "Next position"}</button>
  </div>`;
}

/** Where the page scrolls, a new position is shown from its top, and what is said of an answer whole. @param {{practice: Practice}} props */
function Question({ practice }) {
  const { question, said, answered, right } = practice;
  const section = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (said) section.current?.scrollIntoView({ block: "nearest" });
    else window.scrollTo(0, 0);
  }, [question, said]);
  if (!question) return null;
  return html`<section class="prompt practice" aria-labelledby="asked" ref=${section}>
    <div class="practice-head">
      <h2 id="asked">${!said && html`<b class="wide">What would you do? </b>`}<span>${question.moment}</span></h2>
      <p class="practice-tally">${answered > 0 && html`${right} of ${answered} right`}</p>
    </div>
    <div class="practice-result" role="status"><${Result} practice=${practice} /></div>
    <ul class="practice-ideas" aria-label="Ideas">
      ${question.ideas.map((text, place) => html`<${Idea} key=${place} practice=${practice} text=${text} place=${place} />`)}
    </ul>
    <${On} practice=${practice} />
  </section>`;
}

/** @param {{table: Table, practice: Practice, games: string}} props */
export function Page({ table, practice, games }) {
  return html`<div class="table" data-at=${table.frame.at}>
    <${Top} table=${table} games=${games} />
    <${Others} table=${table} />
    <${Lane} table=${table} />
    <${Row} table=${table} seat=${table.me} />
    <${Plate} table=${table} seat=${table.me} />
    <${Question} practice=${practice} />
    <${Hand} table=${table} />
    <div class="side">
      <${Reader} table=${table} />
      <${Story} table=${table} />
    </div>
    <${Sheet} table=${table} />
    <${Dialogs} table=${table} />
  </div>`;
}
