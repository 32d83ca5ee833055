/** Short sentences that a live page shows for a while, the newest three of them. */

const TIME = 8000;
const MOST = 3;

export class Toasts {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /** @type {{key: number, text: string}[]} */
    this.shown = [];
  }

  /** @param {string} text */
  show(text) {
    const toast = { key: Date.now() + Math.random(), text };
    this.shown = [...this.shown.slice(1 - MOST), toast];
    setTimeout(() => {
      this.shown = this.shown.filter((other) => other !== toast);
      this.redraw();
    }, TIME);
    this.redraw();
  }
}
