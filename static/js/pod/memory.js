/**
 * What this browser remembers of one seat of a draft: how its cards lie in the sketch of a deck, which packs it saw, how far
 * it had come; and how its player likes the page, in all drafts: how the pool is sorted, when the coach speaks, how large
 * faces are, and whether the pool is folded away.
 */

/** @typedef {import("./types.js").CoachMode} CoachMode */
/** @typedef {import("./types.js").Counts} Counts */
/** @typedef {import("./types.js").Order} Order */
/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").Question} Question */

import { scaleOf } from "./sizes.js";

const ORDER = "fourfold-pool-order";
const COACH = "fourfold-coach";
const LOOK = "fourfold-pod-look";

/** @type {Record<Order, string>} */

/** @template T @param {string} key @param {T} usual @returns {T} */
function read(key, usual) {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    return usual;
  }
}

/** @param {string} key @param {Object} what */
function write(key, what) {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    return; // full or forbidden: it holds until the page is left
  }
}

export class Memory {
  /** @param {string} slug @param {number|null} seat */
  constructor(slug, seat) {
    this.seat = seat;
    this.key = `fourfold-pod-${slug}-${seat}`;
    /** @type {{side: Counts, packs: Object<string, string[]>, reached: number|null, opened: string}} */
    this.kept = read(this.key, { side: {}, packs: {}, reached: null, opened: "" });
  }

  get sideboard() {
    return this.kept.side;
  }

  /** How pools are sorted, in all drafts; the first of these orders where another game has it. @param {Object<string, string>} orders */
  orderOf(orders) {
    const { order } = read(ORDER, { order: /** @type {Order} */ ("") });
    return Object.hasOwn(orders, order) ? order : Object.keys(orders)[0];
  }

  /** When the coach speaks, in all drafts. */
  get coach() {
    const { mode } = read(COACH, { mode: /** @type {CoachMode} */ ("off") });
    return ["after", "now"].includes(mode) ? mode : "off";
  }

  /** How large faces are, in percent of the usual, and whether the pool is folded away. */
  get look() {
    const { scale, folded } = read(LOOK, { scale: 0, folded: false });
    return { scale: scaleOf(scale), folded: folded === true };
  }

  /** @param {{scale: number, folded: boolean}} look */
  keepLook(look) {
    write(LOOK, look);
  }

  /** @param {{order?: Order, coach?: CoachMode, sideboard?: Counts}} what */
  keep({ order, coach, sideboard }) {
    if (order) write(ORDER, { order });
    if (coach) write(COACH, { mode: coach });
    if (sideboard) {
      this.kept.side = sideboard;
      write(this.key, this.kept);
    }
  }

  /** Which pack or pool opened before this player last. */
  get opened() {
    return this.kept.opened;
  }

  /** @param {string} opened */
  open(opened) {
    this.kept.opened = opened;
    write(this.key, this.kept);
  }

  /** How many choices of this seat the player has seen made. */
  get reached() {
    return this.kept.reached;
  }

  /** How far the draft has come, and the pack in front. @param {Pod} pod */
  see(pod) {
    this.kept.reached = pod.mine?.choices ?? null;
    if (pod.question?.kind === "pick") this.notice(pod.question);
    write(this.key, this.kept);
  }

  /** Packs come round within a round only. @param {Question} question */
  notice({ pack, pick, cards }) {
    const ofRound = Object.entries(this.kept.packs).filter(([key]) => key.startsWith(`${pack}.`));
    this.kept.packs = { ...Object.fromEntries(ofRound), [`${pack}.${pick}`]: cards };
  }

  /**
   * The pack that was in front at that pick. @returns {string[]|undefined}
   * @param {number} round
   * @param {number} pick
   */
  pack(round, pick) {
    return this.kept.packs[`${round}.${pick}`];
  }
}
