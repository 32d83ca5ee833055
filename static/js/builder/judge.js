/**
 * What the site finds about the deck while it changes: whether it is legal, and what would repair it.
 *
 * @typedef {import("./types.js").Verdict} Verdict
 * @typedef {import("./types.js").Repair} Repair
 * @typedef {import("./types.js").Bundle} Bundle
 */
import { Latest } from "./latest.js";

/** @typedef {import("./api.js").Api} Api */
/** @typedef {import("./types.js").Deck} Deck */
/** @typedef {import("./types.js").Swap} Swap */

const PAUSE = 200;

/** What the API needs to check a deck. @param {Deck} deck @param {import("./types.js").Meta} meta */
export function requestBody(deck, meta) {
  const rules = meta.house ? { house: meta.house } : { format: meta.format };
  const made = meta.pool ? { pool: meta.pool } : {};
  const beside = deck.sideboard ? { sideboard: deck.sideboard } : {};
  return { deck: meta.slug, cards: deck.cards, ...beside, deity: deck.deity, ...rules, ...made };
}

/** Equal swaps as one, with how often each is made. @param {Swap[]} swaps */
export function bundled(swaps) {
  /** @type {Map<string, Bundle>} */
  const found = new Map();
  for (const swap of swaps) {
    const key = JSON.stringify([swap.out, swap.in, swap.why, swap.part]);
    const bundle = found.get(key) ?? { ...swap, key, times: 0 };
    found.set(key, { ...bundle, times: bundle.times + 1 });
  }
  return [...found.values()];
}

/** The counts after swaps. @param {Object<string, number>} cards @param {{out: string|null, in: string|null, times: number}[]} swaps */
export function swapped(cards, swaps) {
  const counts = { ...cards };
  for (const { out, in: added, times } of swaps) {
    if (out) counts[out] = (counts[out] ?? 0) - times;
    if (added) counts[added] = (counts[added] ?? 0) + times;
  }
  return counts;
}

export class Judge {
  /** @param {Api} api @param {() => void} changed */
  constructor(api, changed) {
    this.api = api;
    this.changed = changed;
    this.latest = new Latest(PAUSE);
    /** @type {Verdict|null} */
    this.verdict = null;
    this.fresh = false; // whether it is of the deck as it is now
    this.problem = "";
  }

  /** Judge this. @param {Object} asked as `requestBody` makes it */
  ask(asked) {
    this.fresh = false;
    this.latest.ask(
      (signal) => this.api.send("POST", "check/", asked, { signal }),
      (/** @type {Verdict} */ verdict) => this.update({ verdict, fresh: true, problem: "" }),
      (error) => this.update({ problem: error.message }),
    );
  }

  /** @param {Partial<Judge>} result */
  update(result) {
    Object.assign(this, result);
    this.changed();
  }

  /** @param {Object} asked @returns {Promise<Repair>} */
  repair(asked) {
    return this.api.send("POST", "repair/", asked);
  }
}
