/**
 * What people say to each other at a table or in a draft: what the server sent, what is heard just now, what has not been
 * read yet, and whom this browser has muted.
 */

/** @typedef {import("./types.js").TalkPayload} TalkPayload */
/** @typedef {import("./types.js").Said} Said */
/** @typedef {{key: number, seat: number, name: string, text: string}} Heard */

const HEARD = 6000; // milliseconds for which something stands at the seat of who said it
const KEY = "fourfold-muted";
const MOST_MUTED = 200;

/** @returns {string[]} */
function muted() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // no storage, or not ours
  }
}

export class Talk {
  /**
   * @param {Object} parts
   * @param {(command: string, payload: Object) => number} parts.send 0 when nobody is there to send to
   * @param {() => void} parts.redraw
   * @param {() => boolean} [parts.isOpen] whether what is written is being read
   * @param {(sentence: string) => void} [parts.tell] says something to who does not look at the page
   */
  constructor({ send, redraw, isOpen = () => false, tell = () => {} }) {
    this.send = send;
    this.redraw = redraw;
    this.isOpen = isOpen;
    this.tell = tell;
    /** @type {TalkPayload|null} */
    this.payload = null;
    /** @type {Heard[]} */
    this.heard = [];
    this.muted = new Set(muted());
    this.read = 0; // the number of the last line that was read
    this.said = 0; // of what was heard, to tell things apart
    this.asked = ""; // who sat there when the talk was asked for
  }

  /** Whether there is anything to say, and anybody to say it to. */
  get isThere() {
    return this.payload !== null && this.payload.mode !== "none";
  }

  get hasText() {
    return this.payload?.mode === "text";
  }

  /** The lines to read, without those of whom this browser has muted. */
  get lines() {
    return (this.payload?.lines ?? []).filter(({ who }) => !this.muted.has(who));
  }

  /** How many lines of others have not been read. */
  get unread() {
    return this.lines.filter(({ n, mine }) => !mine && n > this.read).length;
  }

  /** Who else sits there, if anybody may be told from others. @param {number} seat */
  other(seat) {
    return this.payload?.others.find((one) => one.seat === seat);
  }

  /** Asks what may be said, when it is another company than before. @param {string} company */
  ask(company) {
    if (company !== this.asked) this.asked = this.send("talk", {}) ? company : "";
  }

  /** The connection is lost, and the next one has to be asked again. */
  leave() {
    this.asked = "";
  }

  /**
   * Takes a frame of the server; whether it was one of talk.
   * @param {string} command
   * @param {unknown} payload
   */
  receive(command, payload) {
    if (command === "talk") this.show(/** @type {TalkPayload} */ (payload));
    else if (command === "said") this.hear(/** @type {Said} */ (payload));
    else return false;
    return true;
  }

  /** @param {TalkPayload} payload */
  show(payload) {
    const old = this.payload;
    this.payload = payload;
    const last = old?.lines.at(-1)?.n ?? 0;
    if (!old) this.read = payload.lines.at(-1)?.n ?? 0;
    else for (const line of this.lines) if (line.n > last) this.put(line, line.mine);
    if (this.isOpen()) this.readAll();
    this.redraw();
  }

  /** @param {Said} said */
  hear(said) {
    if (this.muted.has(said.who)) return;
    this.put(said, !this.payload?.others.some(({ who }) => who === said.who));
    this.redraw();
  }

  /** Lets it stand at the seat for a while. @param {{seat: number, name: string, text: string}} what @param {boolean} mine */
  put({ seat, name, text }, mine) {
    const heard = { key: ++this.said, seat, name: mine ? "You" : name, text };
    this.heard = [...this.heard.filter((other) => other.seat !== seat), heard];
    if (!mine) this.tell(`${name}: ${text}`);
    setTimeout(() => {
      this.heard = this.heard.filter((other) => other !== heard);
      this.redraw();
    }, HEARD);
  }

  readAll() {
    this.read = Math.max(this.read, this.payload?.lines.at(-1)?.n ?? 0);
  }

  /** Hears somebody no more in this browser, or again. @param {string} who @param {boolean} on */
  mute(who, on) {
    if (on) this.muted.add(who);
    else this.muted.delete(who);
    const kept = [...this.muted].slice(-MOST_MUTED);
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // it holds until the page closes
    }
    this.redraw();
  }
}
