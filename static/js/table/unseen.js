/** Which lines of the story a player has not seen yet: those that came while they were away, or beside a closed story. */

/** @typedef {import("./types.js").Entry} Entry */

/** Where the number of the last line that was seen is kept, so that a reload forgets nothing. @typedef {Pick<Storage, "getItem" | "setItem">} Memory */

export class Unseen {
  /** @param {string} key @param {Memory|null} memory */
  constructor(key, memory) {
    this.key = `fourfold-seen ${key}`;
    this.memory = memory;
    /** @type {number|null} the number of the last line that was seen; null: nothing was kept of this table */
    this.last = this.kept();
    this.away = false; // since the player last did something
  }

  /** The connection is gone, or not there yet; who has seen nothing of the table has not been away from it. */
  leave() {
    this.away = this.last !== null;
  }

  kept() {
    try {
      const stored = this.memory?.getItem(this.key);
      return stored ? Number(stored) : null;
    } catch {
      return null;
    }
  }

  /** All lines so far have been seen. @param {Entry[]} log */
  see(log) {
    this.last = log.at(-1)?.n ?? -1;
    try {
      this.memory?.setItem(this.key, String(this.last));
    } catch {
      // it holds until the page closes
    }
  }

  /** New lines came. Whoever sees the story beside the board, and was not away, sees them. @param {Entry[]} log @param {boolean} isOpen */
  follow(log, isOpen) {
    if (this.last === null || (isOpen && !this.away)) this.see(log);
  }

  /** The lines that others wrote and that were not seen. @param {Entry[]} log @param {number} me */
  lines(log, me) {
    const { last } = this;
    return last === null ? [] : log.filter(({ n, seat, kind }) => n > last && seat !== me && kind !== "turn");
  }
}
