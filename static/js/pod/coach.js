/**
 * The coach of who drafts against bots only: what a bot would take, asked of the server at once or when one has marked one's
 * own choice. The server decides whether it advises; what is known here says whether to offer it.
 */

import { html, useEffect } from "../table/html.js";
import { capital } from "./messages.js";

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").Advice} Advice */
/** @typedef {import("./types.js").AdviceLine} AdviceLine */
/** @typedef {import("./types.js").CoachMode} CoachMode */

/** @type {Record<CoachMode, string>} */
export const MODES = { off: "Off", after: "After my choice", now: "At once" };

const MARKED = ["pick", "burn", "pile", "line", "exchange"]; // kinds of questions in which a choice is marked first
const LITTLE = 0.05; // points: less is not written as a number
const FEW = 5; // options that are shown with their parts
const REASONS = "coach-title"; // the heading above them

/** Whether bots have all other seats, and keep them. @param {Pick<Pod, "me"|"payload"|"plan">} pod */
export function isAlone({ me, payload, plan }) {
  const comes = plan.comes_and_goes || plan.scored === false;
  return me !== null && !comes && payload.seats.every((seat) => seat.seat === me || seat.kind === "bot");
}

/**
 * What is said of one's own choice.
 * @param {Advice} advice
 * @returns {string}
 */
export function ownWords({ lines, marked, best, count }) {
  const mine = lines.find((line) => line.option === marked);
  if (!mine) return "";
  if (marked === best) return "That is your choice, too.";
  const behind = Number(mine.behind);
  if (!behind) return "Your choice is as good.";
  if (mine.place === 2) return "Your choice comes second.";
  return `Your choice is ${behind < LITTLE ? "less than 0.1" : behind.toFixed(1)} points behind, in place ${mine.place} of ${count}.`;
}

export class Coach {
  /** @param {Pod} pod */
  constructor(pod) {
    this.pod = pod;
    /** @type {Advice|null} of the question in front */
    this.advice = null;
    this.refused = ""; // why there is no advice
    this.asked = 0; // the number of the request on its way
    this.wanted = false; // a button asked for it, where no choice is marked first
  }

  /** One's own choice, if it is marked; the first split of all is none. */
  get marked() {
    const { question } = this.pod;
    return question && MARKED.includes(question.kind) ? this.pod.chosenOption : null;
  }

  /** What the coach said, with one's own choice only while it is the one that is marked. @returns {Advice|null} */
  get current() {
    const { advice, marked } = this;
    return advice && { ...advice, marked: advice.marked === marked ? marked : null };
  }

  /** Where choices are made without being marked first, a button asks. */
  get asksFirst() {
    const { question } = this.pod;
    return this.pod.memory.coach === "after" && question !== null && !MARKED.includes(question.kind) && !this.wanted;
  }

  /** Whether advice is to be shown now. */
  get speaks() {
    const { question, memory, elsewhere } = this.pod;
    if (!question || elsewhere || memory.coach === "off") return false;
    return memory.coach === "now" || this.wanted || this.marked !== null;
  }

  /** The next question: nothing of the last one is left. */
  turn() {
    Object.assign(this, { advice: null, refused: "", asked: 0, wanted: false });
  }

  /** Ask the server, if something is to be told that was not. */
  ask() {
    const { marked, advice } = this;
    if (
      !this.speaks ||
      !isCoached(this.pod) ||
      this.pod.ui.taking ||
      (advice && (marked === null || advice.marked === marked))
    )
      return;
    this.asked = this.pod.connection.send("coach", marked === null ? {} : { option: marked });
  }

  /** @param {number} id @param {Advice} advice */
  hear(id, advice) {
    const { question } = this.pod;
    if (id !== this.asked || question?.kind !== advice.kind) return;
    if (question.pack !== advice.pack || question.pick !== advice.pick) return;
    Object.assign(this, { advice, refused: "" });
    this.pod.redraw();
  }

  /** Whether what was refused was a request of the coach. @param {number} id @param {string} text */
  isRefused(id, text) {
    if (!id || id !== this.asked) return false;
    this.refused = text;
    this.pod.redraw();
    return true;
  }

  /** @param {CoachMode} coach */
  set(coach) {
    this.pod.memory.keep({ coach });
    this.wanted = false;
    this.pod.redraw();
  }
}

/** The sentence that stands beside the switch. @param {Coach} coach */
function sentenceOf(coach) {
  if (coach.refused) return coach.refused;
  const { current } = coach;
  if (coach.speaks && current) return [current.said, ownWords(current)].filter(Boolean).join(" ");
  if (coach.speaks) return "The coach is thinking…";
  return coach.asksFirst || !coach.pod.question ? "" : "Mark your choice. Then the coach says what a bot would take.";
}

/** When the coach speaks. @param {{pod: Pod}} props */
export function CoachSwitch({ pod }) {
  const { coach, memory } = pod;
  if (!isAlone(pod)) return null;
  return html`<label class="coach">Coach
    <select value=${memory.coach} onChange=${(event) => coach.set(/** @type {CoachMode} */ (event.target.value))}>
      ${Object.entries(MODES).map(([mode, name]) => html`<option key=${mode} value=${mode} selected=${mode === memory.coach}>${name}</option>`)}
    </select>
  </label>`;
}

/** Whether what the coach says has a place on the page: where there is something to choose. @param {Pod} pod */
export function isCoached(pod) {
  const { question, memory, elsewhere } = pod;
  return memory.coach !== "off" && !elsewhere && question !== null && question.options.length > 1 && isAlone(pod);
}

/** The option that a bot would take, as far as it is told. @param {Pod} pod */
export function coachedOption(pod) {
  return isCoached(pod) && pod.coach.speaks ? (pod.coach.advice?.best ?? null) : null;
}

/** What the coach said with its reasons, as far as they stand on the page. @param {Pod} pod */
function reasonsOf(pod) {
  const { current, speaks } = pod.coach;
  return speaks && current?.lines.length && isCoached(pod) ? current : null;
}

/** Leads to the reasons: they stand below the cards, where the bar covers how they begin. */
function readReasons() {
  const heading = document.getElementById(REASONS);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** What a bot would take. @param {{pod: Pod}} props */
export function CoachSaid({ pod }) {
  const { coach, memory } = pod;
  const { question, ui, status } = pod;
  useEffect(
    () => coach.ask(),
    [question?.kind, question?.pack, question?.pick, memory.coach, coach.marked, coach.wanted, ui.taking, status.link],
  );
  const show = () => {
    coach.wanted = true;
    pod.redraw();
  };
  return html`<div class="coach-said">
    <p role="status" tabindex="0">${sentenceOf(coach)}</p>
    ${coach.asksFirst && html`<button type="button" onClick=${show}>What would a bot do?</button>`}
    ${reasonsOf(pod) && html`<button type="button" onClick=${readReasons}>Why?</button>`}
  </div>`;
}

/** The best few options, and one's own. @param {Pick<Advice, "lines"|"marked">} advice */
export function shownLines({ lines, marked }) {
  return lines.filter(({ place, option }) => place <= FEW || option === marked);
}

/** @param {{line: AdviceLine, advice: Advice}} props */
function Line({ line, advice }) {
  const mine = line.option === advice.marked;
  return html`<li>
    <h3>${line.place}. ${line.name}${mine && html` <span class="tag">yours</span>`}<span class="coach-cost">${line.total}</span></h3>
    <p class="coach-parts">${line.parts.map(([part, number]) => html`<span key=${part}>${capital(part)} ${number}</span>`)}</p>
  </li>`;
}

/** The reasons, below the cards: the scores of the best options and of one's own, in parts. @param {{pod: Pod}} props */
export function Reasons({ pod }) {
  const advice = reasonsOf(pod);
  if (!advice) return null;
  return html`<section class="panel coach-more" aria-labelledby=${REASONS}>
    <h2 id=${REASONS} tabindex="-1">Why a bot would take it</h2>
    <ol class="coach-list">${shownLines(advice).map((line) => html`<${Line} key=${line.option} line=${line} advice=${advice} />`)}</ol>
    <dl class="coach-meanings">${advice.meanings.map(([part, meaning]) => html`<div key=${part}><dt>${capital(part)}</dt><dd>${meaning}</dd></div>`)}</dl>
    <p class="muted">The parts are in points too, and add up to the score; all are rounded. ${advice.point} The bot sees what you see and nothing else.</p>
  </section>`;
}
