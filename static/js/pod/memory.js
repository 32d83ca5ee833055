/**
 * What this browser remembers of one seat of a draft: how its cards lie in the sketch of a deck, which packs it saw, how far
 * it had come; and how its player likes the pool sorted, in all drafts.
 */

const ORDER = "fourfold-pool-order";

export const ORDERS = { alignment: "Alignment", cost: "Cost", kind: "Kind", pick: "Order of picks", name: "Name" };

function read(key, usual) {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(key)) };
  } catch {
    return usual;
  }
}

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
    /** @type {{side: Object<string, number>, packs: Object<string, string[]>, reached: number|null}} */
    this.kept = read(this.key, { side: {}, packs: {}, reached: null });
  }

  get side() {
    return this.kept.side;
  }

  get order() {
    const { order } = read(ORDER, { order: "alignment" });
    return ORDERS[order] ? order : "alignment";
  }

  keep({ order, side }) {
    if (order) write(ORDER, { order });
    if (side) {
      this.kept.side = side;
      write(this.key, this.kept);
    }
  }

  /** How many choices of this seat the player has seen made. */
  get reached() {
    return this.kept.reached;
  }

  /** How far the draft has come, and the pack in front. @param {import("./pod.js").Pod} pod */
  see(pod) {
    this.kept.reached = pod.mine.choices;
    if (pod.picks) this.notice(pod.question);
    write(this.key, this.kept);
  }

  /** Packs come round within a round only. */
  notice({ pack, pick, cards }) {
    const ofRound = Object.entries(this.kept.packs).filter(([key]) => key.startsWith(`${pack}.`));
    this.kept.packs = { ...Object.fromEntries(ofRound), [`${pack}.${pick}`]: cards };
  }

  /** The pack that was in front at that pick. @returns {string[]|undefined} */
  pack(round, pick) {
    return this.kept.packs[`${round}.${pick}`];
  }
}
