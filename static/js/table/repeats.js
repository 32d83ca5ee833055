/**
 * Answers that a player gave for several questions at once: attacks one by one, no blocks against all of these, yes to all
 * alike. They end with the turn, and as soon as something else happens; nothing is answered that the player did not see
 * coming. Pure of the page: it reads a frame and says what to send.
 */
import { isAsked } from "./choices.js";

/** @typedef {import("./choices.js").Answer} Answer */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Champion} Champion */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").View} View */

const INTERRUPTS = new Set(["play", "power"]);

/** What makes two questions the same. @param {Decision} decision */
const questionOf = ({ source, prompt }) => `${source?.card}: ${prompt}`;

/** What makes two attackers alike. @param {Champion} champion */
const looksOf = ({ card, offense, keywords }) => JSON.stringify([card, offense, [...keywords].sort()]);

/** @param {Decision} decision @param {string} verb @returns {Answer|null} */
function byVerb({ options }, verb) {
  const option = options.find((one) => one.verb === verb);
  return option ? { codes: [option.code] } : null;
}

/** @param {View} view */
const attackersOf = ({ champions, battle }) => champions.filter(({ id }) => battle?.attackers.includes(id));

export class Repeats {
  constructor() {
    this.turn = 0;
    /** @type {string[]} who still attacks, one after the other */
    this.attackers = [];
    /** @type {Set<string>} the looks of attackers that are not to be blocked */
    this.unblocked = new Set();
    this.question = ""; // which is answered with yes
  }

  stop() {
    this.attackers = [];
    this.unblocked.clear();
    this.question = "";
  }

  // --- what can be begun ----------------------------------------------------------------------------------------------

  /** How many more triggers wait that ask the same, as far as one can see. @param {View} view */
  alikeWaiting({ decision, pending }) {
    if (!isAsked(decision) || decision.kind !== "may") return 0;
    return pending.filter(({ card }) => card === decision.source?.card).length;
  }

  /** Yes now and to all alike that follow. @param {View} view @returns {Answer|null} */
  yesToAll({ decision, turn }) {
    if (!isAsked(decision)) return null;
    this.turn = turn;
    this.question = questionOf(decision);
    return byVerb(decision, "yes");
  }

  /** More of those who attack us could do so later. @param {View} view */
  moreCouldAttack(view) {
    const { decision, champions, seat, battle } = view;
    if (!isAsked(decision) || decision.kind !== "blockers") return false;
    const looks = new Set(attackersOf(view).map(looksOf));
    return champions.some(
      (one) =>
        one.controller !== seat && !one.expended && !battle?.attackers.includes(one.id) && looks.has(looksOf(one)),
    );
  }

  /** No block now, and none against such attackers this turn. @param {View} view @returns {Answer|null} */
  noBlocks(view) {
    if (!isAsked(view.decision)) return null;
    this.turn = view.turn;
    this.unblocked = new Set(attackersOf(view).map(looksOf));
    return byVerb(view.decision, "stop");
  }

  /** The first of these attacks now, the others later, each alone. @param {View} view @param {string[]} refs @returns {Answer|null} */
  oneByOne(view, refs) {
    this.turn = view.turn;
    this.attackers = refs;
    return this.attack(view);
  }

  // --- what goes on by itself -----------------------------------------------------------------------------------------

  /** What to answer now, or null. @param {View} view @param {Entry[]} news the lines that came with it @returns {Answer|null} */
  next(view, news) {
    const { decision, turn, seat } = view;
    const interrupted = news.some((entry) => entry.seat !== seat && INTERRUPTS.has(entry.kind));
    if (turn !== this.turn || view.result || interrupted) this.stop();
    if (!isAsked(decision)) return null;
    if (this.question) {
      if (decision.kind === "may" && questionOf(decision) === this.question) return byVerb(decision, "yes");
      this.question = "";
    }
    if (decision.kind === "blockers") return this.withoutBlock(view);
    return this.attackers.length > 0 ? this.goOn(view) : null;
  }

  /** @param {View} view */
  withoutBlock(view) {
    const { players, seat, decision } = view;
    const attackers = attackersOf(view);
    const coming = attackers.reduce((sum, { offense }) => sum + offense, 0);
    const known = attackers.length > 0 && attackers.every((one) => this.unblocked.has(looksOf(one)));
    return known && coming < players[seat].health && decision ? byVerb(decision, "stop") : null;
  }

  /** The next attack, or a pass on the way to it. @param {View} view */
  goOn(view) {
    const { decision, active, seat, phase } = view;
    if (!decision || active !== seat) return null;
    if (decision.kind === "attackers") return this.attack(view);
    if (decision.kind === "attack") return this.attackAgain(decision);
    if (decision.kind !== "window") return null;
    if (phase === "battle") return byVerb(decision, "pass");
    const offered = decision.options.find(({ verb }) => verb === "battle");
    this.attackers = this.attackers.filter((ref) => offered?.refs.includes(ref));
    return offered && this.attackers.length > 0 ? { codes: [offered.code] } : null;
  }

  /** Another attack on the same, where there is only one to attack. @param {Decision} decision */
  attackAgain(decision) {
    return decision.options.filter(({ verb }) => verb === "pick").length === 1 ? byVerb(decision, "pick") : null;
  }

  /** @param {View} view @returns {Answer|null} */
  attack({ decision }) {
    const [first, ...rest] = this.attackers;
    const candidate = decision?.multi_pick?.candidates.find(({ refs }) => refs.includes(first));
    this.attackers = rest;
    return candidate ? { codes: [candidate.code] } : null;
  }
}
