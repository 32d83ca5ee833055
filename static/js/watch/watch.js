/**
 * The state of a spectator's page: the game that is shown, positions that wait to be shown, and which player sits below.
 * The board is drawn from a `Table` that is given one frame after the other and asks nobody anything.
 */
import { QUIET } from "../table/quiet.js";
import { asOne, pause, withNew } from "./steps.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/types.js").Pace} Pace */
/** @typedef {import("./types.js").Live} Live */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {Pick<Storage, "getItem" | "setItem">} Memory */

const KEY = "fourfold-watch-pace";
const UNSEEN = -1; // no position has been shown yet

/** @param {Memory|null} memory @returns {Pace} */
function keptPace(memory) {
  try {
    const kept = memory?.getItem(KEY);
    return kept === "slow" || kept === "quick" || kept === "instant" ? kept : "normal";
  } catch {
    return "normal"; // no storage
  }
}

export class Watch {
  /**
   * @param {Object} parts
   * @param {Table} parts.table
   * @param {Memory|null} parts.memory
   * @param {() => void} parts.redraw
   * @param {(command: string, payload: Object) => void} parts.send
   */
  constructor({ table, memory, redraw, send }) {
    this.table = table;
    this.memory = memory;
    this.redraw = redraw;
    this.send = send;
    /** @type {Live|null} what was told last */
    this.live = null;
    /** @type {Step[]} what is still to be shown */
    this.waiting = [];
    this.at = UNSEEN; // the position that is shown
    /** @type {number} who sits below */
    this.below = 0;
    this.pace = keptPace(memory);
    this.next = false; // another game has begun
    this.resultSeen = false;
    this.timer = 0;
  }

  /** What says hello: which game is shown, and how much of its story. */
  hello() {
    const story = [...this.table.log, ...this.waiting.flatMap(({ log }) => log)];
    return { game: this.live?.game ?? 0, log: (story.at(-1)?.n ?? -1) + 1 };
  }

  /** @param {string} command @param {import("./types.js").Payload} payload */
  receive(command, payload) {
    if (command === "watch") this.hear(/** @type {import("./types.js").WatchFrame} */ (payload));
    else if (command === "next") this.offer(/** @type {import("./types.js").NextFrame} */ (payload));
    else if (command === "error") this.table.toast(/** @type {{text: string}} */ (payload).text);
  }

  /** @param {import("./types.js").WatchFrame} frame */
  hear({ steps, ...live }) {
    if (this.live && live.game !== this.live.game) this.begin();
    this.live = live;
    this.table.absent = live.away;
    this.waiting = withNew(this.waiting, this.at, steps);
    if (this.at === UNSEEN || live.sees === "public" || this.pace === "instant") this.skip();
    else this.goOn();
    const { newest } = this.table;
    if (newest) {
      this.table.newest = { ...newest, clock: live.clock };
      this.table.newestAt = performance.now();
    }
    this.redraw();
  }

  /** Another game has begun. It is shown when the spectator wants it, or at once where nothing is shown. @param {import("./types.js").NextFrame} frame */
  offer({ count }) {
    this.next = true;
    if (this.live) this.live = { ...this.live, count };
    this.redraw();
  }

  /** Nothing has been shown of the game that is shown from here on. */
  begin() {
    clearTimeout(this.timer);
    Object.assign(this, { waiting: [], at: UNSEEN, timer: 0, next: false, resultSeen: false });
    this.table.log = [];
    this.table.newest = null;
  }

  /** Shows what waits, one after the other. */
  goOn() {
    if (this.timer || this.waiting.length === 0) return;
    this.timer = window.setTimeout(
      () => {
        this.timer = 0;
        const [first, ...rest] = this.waiting;
        this.waiting = rest;
        if (first) this.show(first);
        this.goOn();
      },
      pause(this.pace, this.waiting.length),
    );
  }

  /** Shows the last of what waits. */
  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    const step = asOne(this.waiting);
    this.waiting = [];
    if (step) this.show(step);
  }

  /** @param {Step} step */
  show({ at, view, log }) {
    if (!this.live) return;
    const { names, clock } = this.live;
    this.at = at;
    this.table.ui.resultSeen = true; // this page has a result of its own
    this.table.showFrame({ ...QUIET, at, view: { ...view, seat: this.below }, log, names, clock, pace: this.pace });
  }

  switchSides() {
    const { newest } = this.table;
    this.below = (this.below + 1) % (newest?.view.players.length ?? 2);
    if (newest) this.table.newest = { ...newest, view: { ...newest.view, seat: this.below } };
    if (newest) this.table.large.follow();
    this.redraw();
  }

  /** @param {Pace} pace */
  setPace(pace) {
    this.pace = pace;
    try {
      this.memory?.setItem(KEY, pace);
    } catch {
      // it holds until the page closes
    }
    const { newest } = this.table;
    if (newest) this.table.newest = { ...newest, pace };
    if (pace === "instant") this.skip();
    this.redraw();
  }

  /** Shows the game that has begun. */
  follow() {
    this.send("hello", {});
  }
}
