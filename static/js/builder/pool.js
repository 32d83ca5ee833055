/** The pool that a drafted deck is made from: counts by name. What is not in it cannot be added. */

/** @typedef {import("./types.js").Counts} Counts */

export class Pool {
  /** @param {Object<string, number>} counts */
  constructor(counts) {
    this.counts = new Map(Object.entries(counts));
    this.size = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @param {string} name */
  count(name) {
    return this.counts.get(name) ?? 0;
  }

  /** Copies that are not among so many. @param {string} name @param {number} taken */
  left(name, taken = 0) {
    return Math.max(0, this.count(name) - taken);
  }

  /** All that is left when a deck has these. @param {Object<string, number>} cards */
  leftOf(cards) {
    return [...this.counts.keys()].reduce((sum, name) => sum + this.left(name, cards[name]), 0);
  }

  /** "1 of 2 left". @param {string} name @param {number} taken */
  leftInWords(name, taken) {
    return `${this.left(name, taken)} of ${this.count(name)} left`;
  }

  /**
   * Those of these cards that are in the pool, or still left in it.
   *
   * @param {string[]} names
   * @param {Object<string, number>} cards of the deck
   * @param {boolean} left
   */
  offered(names, cards, left) {
    return names.filter((name) => (left ? this.left(name, cards[name]) > 0 : this.count(name) > 0));
  }

  /**
   * How many copies come of a wish for so many. What is there already may stay.
   * @param {string} name
   * @param {number} before
   * @param {number} wanted
   */
  allowed(name, before, wanted) {
    return Math.min(wanted, Math.max(before, this.count(name)));
  }

  /** Why there are no more in the deck, or in what else they are. @param {string} name @param {string} [what] */
  refusal(name, what = "deck") {
    const count = this.count(name);
    if (!count) return `${name} is not in your pool.`;
    return count === 1
      ? `Your pool has one ${name}, and it is in the ${what}.`
      : `Your pool has ${count} ${name}, and all are in the ${what}.`;
  }

  /**
   * What of these cards, beside those of the deck, the pool has not: "2 Kong".
   * @param {Counts} cards
   * @param {Counts} deck
   */
  beyond(cards, deck) {
    return Object.entries(cards)
      .map(([name, count]) => ({ name, over: count - this.left(name, deck[name]) }))
      .filter(({ over }) => over > 0)
      .map(({ name, over }) => `${over} ${name}`);
  }

  /** The same cards, no more of each than there are. @param {Counts} cards @param {Counts} deck */
  within(cards, deck) {
    /** @type {Counts} */
    const fit = {};
    for (const [name, count] of Object.entries(cards)) {
      const copies = Math.min(count, this.left(name, deck[name]));
      if (copies > 0) fit[name] = copies;
    }
    return fit;
  }
}
