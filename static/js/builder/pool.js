/**
 * The pool that a drafted deck is made from: counts by name. What is not in it cannot be added. Of a pool that a team
 * shares it is what the teammates do not hold, beside what they hold.
 */
/** @typedef {import("./types.js").Counts} Counts */
/** @typedef {import("./types.js").Teammate} Teammate */

export class Pool {
  /** @param {Counts} counts @param {Teammate[]} [teammates] */
  constructor(counts, teammates = []) {
    this.teammates = teammates;
    this.counts = new Map(Object.entries(counts));
    this.size = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @param {string} name */
  count(name) {
    return this.counts.get(name) ?? 0;
  }

  /** Copies that teammates hold. @param {string} name */
  held(name) {
    return this.teammates.reduce((sum, { cards }) => sum + (cards[name] ?? 0), 0);
  }

  /** "Ben holds 1", "" where no teammate holds any. @param {string} name */
  heldInWords(name) {
    return this.teammates
      .filter(({ cards }) => cards[name])
      .map((teammate) => `${teammate.name} holds ${teammate.cards[name]}`)
      .join(", ");
  }

  /** Who holds copies of a card: "Ben", "Ben and Cat"; a team has no more than two teammates. @param {string} name */
  holders(name) {
    return this.teammates
      .filter(({ cards }) => cards[name])
      .map((teammate) => teammate.name)
      .join(" and ");
  }

  /**
   * Cards of a deck of which teammates hold so many that the deck has more than are left.
   * @param {Counts} cards
   */
  contested(cards) {
    return Object.keys(cards).filter((name) => cards[name] > this.count(name) && this.held(name));
  }

  /** Copies that are not among so many. @param {string} name @param {number} taken */
  left(name, taken = 0) {
    return Math.max(0, this.count(name) - taken);
  }

  /**
   * Copies that are left when a deck has these: of all cards, or of those that are named.
   * @param {Object<string, number>} cards
   * @param {string[]} [names]
   */
  leftOf(cards, names = [...this.counts.keys()]) {
    return names.reduce((sum, name) => sum + this.left(name, cards[name]), 0);
  }

  /** "1 of 2 left"; "" for a card of which teammates hold all. @param {string} name @param {number} taken */
  leftInWords(name, taken) {
    if (!this.count(name) && this.held(name)) return "";
    return `${this.left(name, taken)} of ${this.count(name)} left`;
  }

  /**
   * Those of these cards that are in the pool, with what teammates hold, or still left in it.
   *
   * @param {string[]} names
   * @param {Object<string, number>} cards of the deck
   * @param {boolean} left
   */
  offered(names, cards, left) {
    return names.filter((name) => (left ? this.left(name, cards[name]) > 0 : this.count(name) + this.held(name) > 0));
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
    const holders = this.holders(name);
    if (!count) return holders ? `${holders} took ${name} first.` : `${name} is not in your pool.`;
    if (holders) return `No more ${name} is left for your ${what}: ${this.heldInWords(name)}.`;
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
