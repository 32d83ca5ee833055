/** Short sentences that a live page shows for a while, the newest three of them. */

const TIME = 8000;
const MOST = 3;

export class Toasts {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /** @type {{key: number, text: string, about: string}[]} */
    this.shown = [];
  }

  /** Of several about the same, only the newest is shown. @param {string} text @param {string} [about] "" for nothing */
  show(text, about = "") {
    const toast = { key: Date.now() + Math.random(), text, about };
    const others = this.shown.filter((other) => !about || other.about !== about);
    this.shown = [...others.slice(1 - MOST), toast];
    setTimeout(() => {
      this.shown = this.shown.filter((other) => other !== toast);
      this.redraw();
    }, TIME);
    this.redraw();
  }

  /** What was said about something is outdated. The caller draws. @param {string} about */
  forget(about) {
    this.shown = this.shown.filter((other) => other.about !== about);
  }
}
