/** The state of “What would you do?”: the positions, the one that is asked about, and what was answered on this visit. */
import { Refused, UNREACHABLE } from "../replay/asking.js";

/** @typedef {import("../table/types.js").View} View */
/** @typedef {import("../table/types.js").Entry} Entry */
/** @typedef {{names: string[], view: View, log: Entry[], kind: string, moment: string, ideas: string[]}} Question ideas by the alphabet */
/** @typedef {{ideas: {chance: number, cost: number, right: boolean}[], best: number, taken: number, why: string[], unexplained: string, replay: string}} Said of the ideas in their order: `best` the bot's, `taken` what was chosen in the game; `why`: what came of the best one against what was chosen, or else `unexplained`, unless that was as good */

export class Practice {
  /**
   * @param {Object} parts
   * @param {string[]} parts.addresses of the questions
   * @param {(address: string) => Promise<Question>} parts.load
   * @param {(address: string, idea: number) => Promise<Said>} parts.send
   * @param {(question: Question) => void} parts.show called with each position that is to be drawn
   * @param {() => void} parts.redraw
   */
  constructor({ addresses, load, send, show, redraw }) {
    this.addresses = addresses;
    this.load = load;
    this.send = send;
    this.show = show;
    this.redraw = redraw;
    this.at = -1; // the place of the question
    /** @type {Question|null} */
    this.question = null;
    /** @type {Said|null} */
    this.said = null;
    this.chosen = -1;
    this.answered = 0;
    this.right = 0;
    this.error = "";
    this.isBusy = false;
  }

  get isLast() {
    return this.at === this.addresses.length - 1;
  }

  /** Whether what was chosen is as good as the bot’s choice; null as long as nothing is. */
  get isRight() {
    return this.said?.ideas[this.chosen].right ?? null;
  }

  /** Goes to the next question, after the last one to the first. */
  next() {
    return this.#ask(async () => {
      const question = await this.#following();
      Object.assign(this, { question, said: null, chosen: -1 });
      this.show(question);
    });
  }

  /** The next question that can be asked: after the rules have changed some cannot. @returns {Promise<Question>} */
  async #following() {
    for (let left = this.addresses.length - 1; ; left -= 1) {
      const at = (this.at + 1) % this.addresses.length;
      try {
        const question = await this.load(this.addresses[at]);
        this.at = at;
        return question;
      } catch (why) {
        if (!(why instanceof Refused) || left === 0) throw why;
        this.at = at;
      }
    }
  }

  /** Answers with an idea; a second answer changes nothing. @param {number} idea */
  choose(idea) {
    if (this.said) return Promise.resolve();
    return this.#ask(async () => {
      const said = await this.send(this.addresses[this.at], idea);
      Object.assign(this, { said, chosen: idea });
      this.answered += 1;
      if (said.ideas[idea].right) this.right += 1;
    });
  }

  /** One thing at a time; what goes wrong is said. @param {() => Promise<void>} what */
  async #ask(what) {
    if (this.isBusy) return;
    Object.assign(this, { isBusy: true, error: "" });
    this.redraw();
    try {
      await what();
    } catch (why) {
      this.error = why instanceof Refused ? why.message : UNREACHABLE;
    }
    this.isBusy = false;
    this.redraw();
  }
}

/** What came of the answer, in sentences, with symbols in braces. @param {Question} question @param {Said} said @param {number} chosen */
export function verdict(question, said, chosen) {
  const { cost, right } = said.ideas[chosen];
  if (chosen === said.best) return "That is the bot’s choice, too.";
  if (right) return "As good as the bot’s choice, as far as it can tell.";
  return `The bot would choose “${question.ideas[said.best].replace(/\.$/, "")}”. Yours costs about ${Math.round(100 * cost)} of 100.`;
}
