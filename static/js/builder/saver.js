/**
 * Saves the deck as it changes. One request is on its way at a time; what changes meanwhile is saved after it. Without a
 * connection it tries again by itself; when the deck was saved elsewhere it waits until somebody chooses.
 *
 * @typedef {import("./types.js").Deck} Deck
 * @typedef {import("./types.js").StoredDeck} StoredDeck
 * @typedef {Pick<StoredDeck, "cards"|"sideboard"|"maybeboard"|"deity"|"number"|"revision">} Stored what of it is saved here
 * @typedef {{kind: "saved"|"saving"|"waiting"|"refused"|"stale", sentence: string}} Status
 *   "waiting": it will be tried again; "refused": trying again changes nothing; "stale": the deck was saved elsewhere
 */
import { Refused, sentenceOf, Unreachable } from "./api.js";
import { draftOf } from "./draft.js";
import { same } from "./history.js";

/** @typedef {import("./api.js").Api} Api */

const PAUSE = 600; // milliseconds after the last change
const FIRST_WAIT = 1500;
const LONGEST_WAIT = 20000;

/** What of a stored deck is its cards. @param {Deck} stored @returns {Deck} */
export function deckOf({ cards, sideboard, maybeboard, deity }) {
  return { cards, ...(sideboard && { sideboard }), maybeboard, ...(deity !== undefined && { deity }) };
}

export class Saver {
  /**
   * @param {Object} parts
   * @param {Api} parts.api
   * @param {StoredDeck} parts.stored as it was opened
   * @param {() => void} parts.changed is called when the status is another
   */
  constructor({ api, stored, changed }) {
    this.api = api;
    this.changed = changed;
    this.path = `decks/${stored.slug}/`;
    this.draft = draftOf(stored.slug);
    this.number = stored.number;
    this.base = stored.revision;
    this.saved = deckOf(stored);
    this.wanted = this.saved;
    /** @type {Deck[]} */
    this.sent = []; // without an answer so far: any of them may have been saved
    /** @type {Stored|null} */
    this.theirs = null; // what was saved elsewhere
    this.busy = false;
    this.running = Promise.resolve(false); // the save that is on its way, or the last one
    this.failures = 0;
    this.timer = 0;
    /** @type {Status} */
    this.status = { kind: "saved", sentence: "" };
  }

  get dirty() {
    return !same(this.wanted, this.saved) || this.sent.length > 0;
  }

  /** @param {Status["kind"]} kind @param {string} [sentence] */
  show(kind, sentence = "") {
    this.status = { kind, sentence };
    this.changed();
  }

  /** What was kept in this browser and is not saved: the deck, and whether it goes on from what is stored now. */
  left() {
    const kept = this.draft.read();
    this.draft.settle();
    if (!kept) return null;
    const [deck, ...sent] = [kept.deck, ...kept.sent].map((one) => this.ofItsGame(one));
    if (same(deck, this.saved)) return null;
    if (kept.base === this.base) this.sent = sent;
    return { deck, follows: kept.base === this.base || sent.some((one) => same(one, this.saved)) };
  }

  /**
   * A deck that was kept, with a deity where the game has them and without one where it has none: it may be older than
   * that distinction, and the site refuses what a game does not have.
   * @param {Deck} kept
   * @returns {Deck}
   */
  ofItsGame({ deity = "", ...deck }) {
    return this.saved.deity === undefined ? deck : { ...deck, deity };
  }

  /** The deck is to be this. @param {Deck} deck */
  want(deck) {
    this.wanted = deck;
    this.remember();
    if (this.status.kind === "stale" || this.busy) return;
    clearTimeout(this.timer);
    if (!this.dirty) return this.show("saved");
    if (this.status.kind !== "waiting") this.show("saving");
    this.timer = setTimeout(() => this.save(), PAUSE);
  }

  remember() {
    if (this.dirty) this.draft.keep(this.base, this.wanted, this.sent);
    else this.draft.drop();
  }

  /** @param {Deck} deck @param {string} [note] @param {boolean} [autosave] */
  body(deck, note = "", autosave = true) {
    return { base: this.base, ...deck, note, autosave };
  }

  /** Save now. @returns {Promise<boolean>} whether it was saved @param {{ends?: boolean, note?: string}} [how] */
  save(how = {}) {
    clearTimeout(this.timer);
    if (this.busy || this.status.kind === "stale" || (!how.ends && !this.dirty)) return Promise.resolve(false);
    this.running = this.request(how);
    return this.running;
  }

  /** After what is on its way, save the session's version as complete, with a note. @param {string} note */
  async complete(note) {
    await this.running;
    return this.save({ ends: true, note });
  }

  /** @param {{ends?: boolean, note?: string}} parts */
  async request({ ends = false, note = "" }) {
    const deck = this.wanted;
    this.busy = true;
    this.sent = [...this.sent.slice(-9), deck];
    this.remember();
    this.show("saving");
    try {
      const answer = await this.api.send("POST", `${this.path}versions/`, this.body(deck, note, !ends), {
        keepalive: true,
      });
      this.accept(deck, answer);
      return true;
    } catch (error) {
      await this.failed(error, deck);
      return false;
    } finally {
      this.busy = false;
      this.goOn();
    }
  }

  /** @param {Deck} deck @param {{number: number, revision: number}} parts */
  accept(deck, { number, revision }) {
    Object.assign(this, { number, base: revision, saved: deck, sent: [], theirs: null, failures: 0 });
    this.remember();
    this.show(this.dirty ? "saving" : "saved");
  }

  /** @param {unknown} error @param {Deck} deck */
  async failed(error, deck) {
    if (error instanceof Refused && error.code === "stale") return this.meet();
    if (error instanceof Unreachable || (error instanceof Refused && error.passes)) {
      this.failures += 1;
      return this.show("waiting", sentenceOf(error));
    }
    this.sent = this.sent.filter((one) => one !== deck);
    this.remember();
    this.show("refused", sentenceOf(error));
  }

  /** The newest revision is another. It may be ours, saved by a request whose answer was lost. */
  async meet() {
    /** @type {StoredDeck} */
    let theirs;
    try {
      theirs = await this.api.get(this.path);
    } catch (error) {
      this.failures += 1;
      return this.show("waiting", sentenceOf(error));
    }
    const stored = deckOf(theirs);
    if (this.sent.slice(0, -1).some((one) => same(one, stored)) || same(this.wanted, stored))
      return this.accept(stored, theirs);
    this.differ(theirs);
  }

  /** Somebody saved another deck. @param {Stored} theirs */
  differ(theirs) {
    Object.assign(this, { theirs, sent: [] });
    this.remember();
    this.show("stale");
  }

  /** After a request: save what changed meanwhile, or try again in a while. */
  goOn() {
    const { kind } = this.status;
    if (kind === "saving" && this.dirty) this.timer = setTimeout(() => this.save(), PAUSE);
    if (kind === "waiting")
      this.timer = setTimeout(() => this.save(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1)));
  }

  /** Save this page's deck on top of theirs. */
  keepMine() {
    this.settle();
    this.show("saving");
    return this.save();
  }

  /** Go on from theirs. @returns {Deck} */
  takeTheirs() {
    this.settle();
    this.wanted = this.saved;
    this.remember();
    this.show("saved");
    return this.saved;
  }

  settle() {
    const { theirs } = this;
    if (!theirs) return;
    Object.assign(this, {
      number: theirs.number,
      base: theirs.revision,
      saved: deckOf(theirs),
      sent: [],
      theirs: null,
    });
  }

  /** The page goes away: send what is not saved, without waiting for an answer. */
  flush() {
    clearTimeout(this.timer);
    if (this.busy || !this.dirty || this.status.kind === "stale") return;
    this.save();
  }
}
