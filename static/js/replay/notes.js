/** What the viewer has written about moments of a game. The server keeps it, for them alone. */
import { Refused, UNREACHABLE } from "./asking.js";

/** @typedef {{step: number, text: string}} Note `step`: after how many choices */
/** @typedef {(step: number, text: string) => Promise<{notes: Note[]}>} Save an empty text takes a note back */

export class Notes {
  /**
   * @param {Object} parts
   * @param {Note[]} parts.all by moment
   * @param {number} parts.longest characters of a note
   * @param {Save} parts.save
   * @param {() => void} parts.redraw
   */
  constructor({ all, longest, save, redraw }) {
    this.all = all;
    this.longest = longest;
    this.save = save;
    this.redraw = redraw;
    this.isOpen = false; // the window in which they are read and written
    this.step = 0; // the moment that is written about there
    this.typed = "";
    this.isBusy = false; // one is on its way
    this.error = "";
  }

  /** What is written about a moment; "" for nothing. @param {number} step */
  at(step) {
    return this.all.find((note) => note.step === step)?.text ?? "";
  }

  /** Opens the window at a moment. @param {number} step */
  open(step) {
    Object.assign(this, { isOpen: true, step, typed: this.at(step), error: "" });
    this.redraw();
  }

  close() {
    this.isOpen = false;
    this.redraw();
  }

  /**
   * Closes the window by Escape, by its cross or beside it: what was typed is kept. Only “Delete” takes a note back. Where
   * the server does not take the text, the window opens again with it.
   * @returns {Promise<boolean>} whether something new was kept
   */
  async leave() {
    const text = this.typed.trim();
    this.close();
    if (!text || text === this.at(this.step) || this.isBusy) return false;
    const kept = await this.write(this.step, text);
    if (!kept) this.isOpen = true;
    this.redraw();
    return kept;
  }

  /**
   * Keeps the text, or takes the note back where there is none. What was typed stays where it cannot be kept.
   * @param {number} step @param {string} text @returns {Promise<boolean>} whether it was kept
   */
  async write(step, text) {
    if (this.isBusy) return false;
    Object.assign(this, { isBusy: true, error: "" });
    this.redraw();
    try {
      this.all = (await this.save(step, text)).notes;
    } catch (why) {
      this.error = why instanceof Refused ? why.message : UNREACHABLE;
    }
    this.isBusy = false;
    this.redraw();
    return this.error === "";
  }
}
