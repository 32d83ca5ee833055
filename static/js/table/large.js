/** Which of several opponents the page shows large: whoever acts, or one who is held. */
import { shares } from "./amounts.js";
import { followed } from "./sight.js";

/** @typedef {import("./table.js").Table} Table */

export class Large {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {number|null} who stays large until somebody else is held, or nobody */
    this.held = null;
    /** @type {number|null} who is large while nobody is held */
    this.followed = null;
  }

  get seat() {
    const { others } = this.table;
    return [this.held, this.followed].find((seat) => seat !== null && others.includes(seat)) ?? others[0];
  }

  /** The game went on. */
  follow() {
    const { table } = this;
    const before = this.followed !== null && table.others.includes(this.followed) ? this.followed : null;
    const refs = table.asked?.divide ? shares(table.asked.divide) : table.offers.keys();
    this.followed = table.isMany ? followed(table.view, table.others, before, refs) : null;
  }

  /** Holds somebody; null: follows the game again. @param {number|null} seat */
  hold(seat) {
    this.held = seat;
    this.table.redraw();
  }

  /** Holds the next one, clockwise or the other way. @param {1|-1} by */
  step(by) {
    const { others } = this.table;
    this.hold(others[(others.indexOf(this.seat) + by + others.length) % others.length]);
  }
}
