/**
 * Sounds of a page, off until somebody switches them on. Whether they are on and how loud they are is kept in this
 * browser, for all pages. A page names its files in <script id="sounds" type="application/json">.
 */

const KEY = "fourfold-sounds";

/** @typedef {{on: boolean, volume: number}} Wish volume: 0 to 1 */

/** @returns {Wish} */
function kept() {
  const usual = { on: false, volume: 0.5 };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual; // no storage, or not ours
  }
}

export class Sounds {
  constructor() {
    const files = document.querySelector("#sounds")?.textContent;
    /** @type {Object<string, string>} addresses by name */
    this.files = files ? JSON.parse(files) : {};
    /** @type {Wish} */
    this.wish = kept();
  }

  /** @param {Partial<Wish>} wish */
  change(wish) {
    this.wish = { ...this.wish, ...wish };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.wish));
    } catch {
      // it holds until the page closes
    }
  }

  /** @param {string} name */
  play(name) {
    const { on, volume } = this.wish;
    if (!on || !this.files[name]) return;
    const sound = new Audio(this.files[name]);
    sound.volume = volume;
    sound.play().catch(() => {}); // browsers refuse before the page was first touched
  }
}
