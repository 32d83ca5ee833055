/**
 * Help in a game of practice. A hint is asked for twice: first it points, then it says what a bot would do. And a choice is
 * weighed by the server before it is made. What is said here is the server's.
 */
import { html } from "./html.js";
import { withSymbols } from "./symbols.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").HintAnswer} HintAnswer */
/** @typedef {import("./types.js").Tip} Tip */

/** The chance of an idea; the first of several says what the number is. @param {Tip} idea @param {number} at its place */
export function chanceInWords({ chance }, at) {
  return chance === null ? "" : `${at ? "" : "wins "}${Math.round(chance * 100)} of 100`;
}

export class Practice {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.sent = 0; // the number of the question that has no answer yet, 0 for none
    /** @type {HintAnswer|null} the hint for the choice that waits */
    this.hint = null;
    this.isWhole = false; // the ideas are shown, too
  }

  /** Hints are given at this table. */
  get hasHints() {
    return this.table.frame.practice.hints;
  }

  /** The choice that was sent is looked at before it is made. */
  get isWeighing() {
    const { ui, frame } = this.table;
    return frame.practice.warns && ui.pending > 0 && ui.isCareful;
  }

  /** What is waited for, in a sentence; "" for nothing. */
  get waits() {
    return this.isWeighing ? "Looking at your choice." : this.sent ? "Thinking of a hint." : "";
  }

  /** There is something that another press brings. */
  get hasMore() {
    return this.sent === 0 && (!this.hint || (this.hint.ideas.length > 0 && !this.isWhole));
  }

  ask() {
    const { table } = this;
    if (!this.hasHints || !table.asked || table.ui.pending || !this.hasMore) return;
    if (!this.hint) this.sent = table.send("hint", { at: table.frame.at });
    else this.isWhole = true;
    table.redraw();
  }

  /** @param {number} id @param {HintAnswer} answer */
  receive(id, answer) {
    if (id !== this.sent || answer.at !== this.table.frame.at) return;
    this.sent = 0;
    this.hint = answer;
    this.table.redraw();
  }

  /** True where an answer comes too late, and is missed by nobody. @param {number} id @param {string} code */
  isOutdated(id, code) {
    if (id === 0 || id !== this.sent) return false;
    this.sent = 0;
    this.table.redraw();
    return code === "stale";
  }

  /** Another question is asked, or nothing can be heard. */
  forget() {
    Object.assign(this, { sent: 0, hint: null, isWhole: false });
  }
}

/** @param {{ideas: Tip[]}} props */
function Ideas({ ideas }) {
  return html`<ol class="ideas" aria-label="Ideas with their chances of winning">
    ${ideas.map((idea, at) => html`<li key=${idea.text}>${withSymbols(idea.text)} <b>${chanceInWords(idea, at)}</b></li>`)}
  </ol>`;
}

/** A nudge, or the ideas; for who cannot see the dots, that somebody thinks. @param {{table: Table}} props */
export function PracticeNote({ table }) {
  const { hint, isWhole, waits } = table.practice;
  const shown = table.ui.warned ? null : hint;
  return html`<div class=${`practice ${shown ? "is-shown" : ""}`} role="status">
    ${waits && html`<p class="visually-hidden">${waits}</p>`}
    ${shown && (isWhole ? html`<${Ideas} ideas=${shown.ideas} />` : html`<p>${shown.nudge}</p>`)}
  </div>`;
}
