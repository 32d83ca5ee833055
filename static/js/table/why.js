/** Why a thing cannot be chosen: asked of the server when it is pressed, and said in one sentence with its rule. */
import { html } from "./html.js";
import { cited, Rule } from "./rules.js";
import { withSymbols } from "./symbols.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").WhyAnswer} WhyAnswer */
/** @typedef {{ref: string, text: string, rule: string}} Shown */

const TIME = 12_000; // milliseconds for which a sentence stays
const SOON = 250; // milliseconds after which what has the focus is asked about

/**
 * What an answer of the server comes to for this page: a thing that could be chosen is full of others chosen already.
 * @param {WhyAnswer} answer
 * @param {Decision|null} asked
 * @param {number} selected how many are selected
 * @returns {Shown|null}
 */
export function sentenceOf({ ref, why }, asked, selected) {
  if (why) return { ref, text: why.text, rule: why.rule };
  const most = asked?.multi_pick?.max ?? 0;
  if (!asked || most === 0 || selected < most) return null;
  return {
    ref,
    text: `You have selected all ${most} that you may choose. Take one back first.`,
    rule: asked.rule ?? "",
  };
}

export class Why {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Shown|null} what is said now */
    this.shown = null;
    this.timer = 0;
    this.soon = 0;
    this.sent = 0; // the number of the last question
  }

  /** Who comes by on the way to something else is told nothing. @param {string} ref which has the focus */
  askSoon(ref) {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => {
      const focused = document.activeElement?.getAttribute("data-ref");
      if (this.table.asked && focused === ref) this.ask(ref);
    }, SOON);
  }

  /** @param {string} ref */
  ask(ref) {
    const { table } = this;
    if (table.newest && !table.view.result && !table.ui.pending)
      this.sent = table.send("why", { at: table.frame.at, ref });
  }

  /** @param {number} id @param {WhyAnswer} answer */
  receive(id, answer) {
    const { table } = this;
    if (id !== this.sent || answer.at !== table.frame.at) return;
    this.shown = sentenceOf(answer, table.asked, table.ui.selected.length);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.forget(), TIME);
    table.redraw();
  }

  /** True for a question about a moment that is over: its answer is missed by nobody. @param {number} id @param {string} code */
  isOutdated(id, code) {
    return id > 0 && id === this.sent && code === "stale";
  }

  /** Nothing is said any more: it was about an earlier moment, or has stood long enough. */
  forget() {
    clearTimeout(this.timer);
    if (!this.shown) return;
    this.shown = null;
    this.table.redraw();
  }
}

/** The sentence, announced when it comes. @param {{table: Table}} props */
export function WhyNote({ table }) {
  const { shown } = table.why;
  return html`<p class=${`why ${shown ? "is-shown" : ""}`} role="status">
    ${shown && html`${withSymbols(shown.text)}${shown.rule && html`${" "}<${Rule} of="why-rule" rule=${shown.rule} words=${cited("short", shown.rule)} />`}`}
  </p>`;
}
