/** What a bot thought before the next choice: its ideas with their chances of winning. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Modal, Title } from "../table/modal.js";
import { withSymbols } from "../table/symbols.js";
import { percent } from "./chances.js";

/** @typedef {import("./moments.js").Thought} Thought */
/** @typedef {import("./replay.js").Replay} Replay */

const HOW_PLAYED_ON =
  "played each idea on in games in thought, by what it could know: which share of them it would win. Ideas that did worse were tried in fewer games.";
const HOW_JUDGED =
  "judged each idea by one look ahead, by what it could know, and played none of them on: how likely it would win.";

/** @param {Replay} replay @param {Thought} thought */
const nameIn = (replay, thought) => replay.table.frame.names[thought.seat];

/** The idea that was chosen; pressed to see all. A long one is cut, so its chance comes first. @param {{replay: Replay}} props */
export function ThoughtHere({ replay }) {
  const { thought } = replay;
  if (!thought) return null;
  const [chosen] = thought.ideas;
  return html`<div class="thought-here">
    <button type="button" onClick=${() => replay.showThought(true)}><${Icon} name="bot" /><span>${nameIn(replay, thought)} saw ${thought.ideas.length} ideas. Chosen, ${percent(chosen.chance)}: ${withSymbols(chosen.text)}</span></button>
  </div>`;
}

/** All ideas. @param {{replay: Replay}} props */
export function ThoughtWindow({ replay }) {
  const { thought } = replay;
  if (!thought || !replay.showsThought) return null;
  const close = () => replay.showThought(false);
  const name = nameIn(replay, thought);
  const playedOn = thought.ideas.some((idea) => idea.games > 0);
  return html`<${Modal} name="thought" className="dialog-thought" label=${`What ${name} thought`} onClose=${close}>
    <${Title} close=${close}>What ${name} thought<//>
    <table>
      <caption>The first idea was chosen.</caption>
      <thead><tr><th scope="col">Idea</th>${playedOn && html`<th scope="col">Games</th>`}<th scope="col">Wins</th></tr></thead>
      <tbody>
        ${thought.ideas.map((idea, at) => html`<tr key=${at}><th scope="row">${withSymbols(idea.text)}</th>${playedOn && html`<td>${idea.games}</td>`}<td>${percent(idea.chance)}</td></tr>`)}
      </tbody>
    </table>
    <p class="muted">${name} ${playedOn ? HOW_PLAYED_ON : HOW_JUDGED}${thought.options > 0 && ` It looked at ${thought.options.toLocaleString("en")} options${thought.stopped ? " until its time was up" : ""}.`}</p>
  <//>`;
}
