/** The state of a replay: its steps, which one is shown, and from whose seat. The board is drawn from a `Table` that is
 * given one frame after the other and asks its player nothing. */
import { QUIET } from "../table/quiet.js";
import { within } from "./moments.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../table/types.js").Entry} Entry */
/** @typedef {import("./moments.js").Step} Step */
/** @typedef {import("./notes.js").Notes} Notes */
/** @typedef {{names: string[], first: number, steps: Step[], log: Entry[], note: string, chances_of: number, has_thoughts: boolean}} Game `chances_of`: the seat whose chance of winning is known; `has_thoughts`: of bots, seen with their hands */
/** @typedef {string} SeenBy a seat, or "open" */

const PACE = 900; // milliseconds from one step to the next while it plays

export class Replay {
  /**
   * @param {Object} parts
   * @param {Table} parts.table
   * @param {SeenBy} parts.seenBy
   * @param {Game} parts.game as it is seen at first
   * @param {Record<string, number[]>} parts.costly the steps of the choices that cost most, by the viewer's seats that the coach has looked at
   * @param {[string, string][]} parts.bots who can be played against, and what they are called
   * @param {(seenBy: SeenBy) => Promise<Game>} parts.load
   * @param {(step: number, seenBy: SeenBy) => void} parts.moved called when another moment is shown
   * @param {Notes|null} parts.notes the viewer's own, where they played the game
   */
  constructor({ table, seenBy, game, costly, bots, load, moved, notes }) {
    this.table = table;
    this.seenBy = seenBy;
    this.costly = costly;
    this.bots = bots;
    this.load = load;
    this.moved = moved;
    this.notes = notes;
    /** @type {Map<SeenBy, Game>} */
    this.known = new Map([[seenBy, game]]);
    this.step = 0;
    this.timer = 0;
    this.showsThought = false; // the window with it
  }

  get game() {
    const game = this.known.get(this.seenBy);
    if (!game) throw new Error("The replay has not been loaded yet.");
    return game;
  }

  get last() {
    return this.game.steps.length - 1;
  }

  /** After how many choices the moment is that is shown. */
  get moment() {
    return this.step + this.game.first;
  }

  /** The game is kept here; one from a file is not. */
  get isStored() {
    return this.bots.length > 0;
  }

  /** What a bot thought of the choice that is next, if that is known here. */
  get thought() {
    return this.game.steps[this.step]?.thought ?? null;
  }

  /** Opens or closes the window with it. @param {boolean} shows */
  showThought(shows) {
    this.pause();
    this.showsThought = shows;
    this.table.redraw();
  }

  get isPlaying() {
    return this.timer !== 0;
  }

  /** @param {SeenBy} seenBy @param {number} step */
  async look(seenBy, step) {
    if (!this.known.has(seenBy)) this.known.set(seenBy, await this.load(seenBy));
    this.seenBy = seenBy;
    this.go(step);
  }

  /** @param {number} wanted */
  go(wanted) {
    const { names, steps, log } = this.game;
    const before = this.step;
    this.step = within(steps, wanted);
    this.showsThought = false;
    const { view, events } = steps[this.step];
    if (this.step === this.last) this.pause();
    this.table.log = log.filter((entry) => entry.n < events);
    if (this.step > before) this.table.announcer.follow(this.table.log.filter(({ n }) => n >= steps[before].events));
    this.table.ui.resultSeen = true;
    this.table.showFrame({ ...QUIET, at: view.choices, view, names });
    this.moved(this.step, this.seenBy);
  }

  /** A step that a person chose: what plays stops. @param {number} wanted */
  jump(wanted) {
    this.pause();
    this.go(wanted);
  }

  toggle() {
    if (this.isPlaying) {
      this.pause();
      this.table.redraw();
      return;
    }
    this.timer = window.setInterval(() => this.go(this.step + 1), PACE);
    this.go(this.step === this.last ? 0 : this.step + 1);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
  }
}
