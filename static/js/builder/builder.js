/**
 * The state of the page and everything that can be done in it. Views read it and call its verbs; each verb that changes
 * something ends in `redraw`, which draws once for all that happens at once.
 *
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Deck} Deck
 * @typedef {import("./types.js").Layout} Layout
 * @typedef {import("./types.js").StoredDeck} StoredDeck
 */
import { numberOf } from "../counting.js";
import { sentenceOf } from "./api.js";
import { CardSearch, composed } from "./card-search.js";
import { total } from "./groups.js";
import * as history from "./history.js";
import { bundled, Judge, requestBody, swapped } from "./judge.js";
import { allowed, CALLED } from "./limits.js";
import { Pool } from "./pool.js";
import { prefer, preferences } from "./prefs.js";
import { deckOf, Saver } from "./saver.js";
import { addsAny, newsOf } from "./team.js";

/** @typedef {import("./api.js").Api} Api */
/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Bundle} Bundle */
/** @typedef {import("./types.js").Format} Format */
/** @typedef {import("./types.js").Limits} Limits */
/** @typedef {import("./types.js").Links} Links */
/** @typedef {import("./types.js").Meta} Meta */
/** @typedef {import("./types.js").Offered} Offered */
/** @typedef {import("./types.js").Shared} Shared */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {{repair?: Offered|null, toast?: string|null}} Others */

export const HOUSE = "house"; // the format of a deck whose rules are its own
const TOAST = 6000;

/**
 * What somebody likes, as far as the game has it.
 * @template {{grouping: string, sort: string}} P
 * @param {Layout} layout
 * @param {P} liked
 * @returns {P}
 */
function within({ groupings, orders }, liked) {
  const grouping = groupings.some(({ key }) => key === liked.grouping) ? liked.grouping : groupings[0].key;
  return { ...liked, grouping, sort: liked.sort in orders ? liked.sort : "match" };
}

/** @type {Partial<Record<import("./saver.js").Status["kind"], string>>} announcements of saving that went well or stands still */
const SAVING = { saved: "Saved.", stale: "This deck was also saved somewhere else." };

export class Builder {
  /**
   * @param {Object} parts
   * @param {Api} parts.api
   * @param {StoredDeck} parts.stored
   * @param {Card[]} parts.cards all cards, deities too
   * @param {Layout} parts.layout
   * @param {Format[]} parts.formats the site's, and those that the person saved
   * @param {Map<string, number>|null} parts.owned copies by name; null without a collection
   * @param {Limits} parts.limits
   * @param {Links} parts.links
   * @param {() => void} parts.draw
   */
  constructor({ api, stored, cards, layout, formats, owned, limits, links, draw }) {
    this.api = api;
    this.layout = layout;
    this.formats = formats;
    this.owned = owned;
    this.limits = limits;
    this.links = links;
    this.draw = draw;
    this.due = false;
    /** @type {Format|null} */
    this.rules = null; // those that the deck had of its own, to be chosen again
    const redraw = () => this.redraw();
    this.path = `decks/${stored.slug}/`;
    this.known = new Map(cards.map((card) => [card.name, card]));
    this.drafted = stored.pool && new Pool(stored.pool);
    this.meta = this.readMeta(stored);
    this.session = history.begin(deckOf(stored));
    this.saver = new Saver({ api, stored, changed: () => this.kept() });
    this.judge = new Judge(api, () => this.judged());
    this.cardSearch = new CardSearch(
      api,
      redraw,
      cards.map(({ name }) => name),
    );
    /** @type {Ui} */
    this.ui = {
      ...within(layout, preferences()),
      q: "",
      filters: [],
      desc: false,
      left: true,
      tab: "find",
      preview: null,
      dialog: null,
    };
    /** @type {Offered|null} */
    this.repair = null;
    this.describing = Promise.resolve(true);
    this.announcement = ""; // for screen readers
    this.toasting = 0;
    /** @type {string|null} */
    this.toast = null; // a sentence, and perhaps what can be done about it
    /** @type {boolean|null} */
    this.announcedLegal = null; // the last announced verdict
    /** @type {import("./saver.js").Status["kind"]} */
    this.announcedStatus = "saved"; // the last announced status
  }

  // --- reading ---

  /** @returns {Deck} */
  get deck() {
    return this.session.deck;
  }

  get size() {
    return total(this.deck.cards);
  }

  get sideboardSize() {
    return total(this.deck.sideboard ?? {});
  }

  /** @param {string} name @param {Board} [board] */
  count(name, board = "cards") {
    return this.deck[board]?.[name] ?? 0;
  }

  /** Copies of a card that are played, in the deck or its sideboard: what a pool must have. @param {string} name */
  plays(name) {
    return this.count(name) + this.count(name, "sideboard");
  }

  /** The same of all cards. @returns {import("./types.js").Counts} */
  get played() {
    const { cards, sideboard = {} } = this.deck;
    return Object.fromEntries(
      [...Object.keys(cards), ...Object.keys(sideboard)].map((name) => [name, this.plays(name)]),
    );
  }

  /** Copies that the person owns; null without a collection, and where a pool has the cards. @param {string} name */
  own(name) {
    return this.owned && !this.pool ? (this.owned.get(name) ?? 0) : null;
  }

  /** What the deck must be made from; null if it is made of all cards. @returns {Pool|null} */
  get pool() {
    return this.format.pool ? this.drafted : null;
  }

  /** Copies of a card that the deck may have; null for any number. @param {string} name */
  most(name) {
    return this.pool ? this.pool.count(name) : (this.format.copies ?? null);
  }

  /** The cards to choose from: those that were found, of a pool those in it, and perhaps what is left alone. */
  get found() {
    const { names } = this.cardSearch;
    return this.pool ? this.pool.offered(names, this.played, this.ui.left) : names;
  }

  /** The format as far as it is known; house rules come with the deck. */
  get format() {
    return this.meta.house ?? this.formats.find(({ key }) => key === this.meta.format) ?? this.formats[0];
  }

  get deities() {
    return [...this.known.values()].filter(({ kind }) => kind === "deity");
  }

  // --- begin ---

  start() {
    const left = this.saver.left();
    if (left?.follows) this.change(left.deck, "Restore unsaved changes");
    else if (left) {
      this.session = history.act(this.session, left.deck, "Restore unsaved changes");
      this.saver.wanted = left.deck;
      this.saver.differ({ ...this.saver.saved, number: this.saver.number, revision: this.saver.base });
    }
    this.check();
    this.show();
  }

  redraw() {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => this.due && this.show());
  }

  /** Draw now: for what looks at the page right after. */
  show() {
    this.due = false;
    this.draw();
  }

  // --- the deck ---

  /** Go on with another deck. @param {Deck} deck @param {string} description what was done, as in "Add Kong" */
  change(deck, description) {
    this.repair = null;
    this.move(history.act(this.session, deck, description));
  }

  /** @param {history.Session} session */
  move(session) {
    if (session === this.session) return;
    this.session = session;
    this.saver.want(session.deck);
    this.check();
    this.redraw();
  }

  /**
   * So many copies of a card; a deity takes the place beside the deck.
   * @param {string} name
   * @param {number} count
   * @param {Board} [board]
   */
  put(name, count, board = "cards") {
    const card = this.known.get(name);
    if (!card) return;
    if (card.kind === "deity") return this.worship(count > 0 ? name : "");
    const before = this.count(name, board);
    const { after, refusal } = this.allowed(name, count, board);
    if (before === after && refusal) return this.notify(refusal);
    if (before === after) return this.announce(after ? `${name}: still ${after}.` : `${name} is not in the deck.`);
    const where = board === "cards" ? "" : ` ${after > before ? "to" : "from"} the ${CALLED[board]}`;
    const verb = after > before ? "Add" : "Remove";
    this.change(history.withCounts(this.deck, { [name]: after }, board), `${verb} ${name}${where}`);
    if (refusal) this.notify(refusal);
    else this.announce(this.stands(name));
  }

  /**
   * Move one copy of a card to another place of the deck.
   * @param {string} name
   * @param {Board} to
   * @param {Board} [from]
   */
  shift(name, to, from = to === "cards" ? "maybeboard" : "cards") {
    if (!this.count(name, from)) return;
    const { after, refusal } = this.allowed(name, this.count(name, to) + 1, to, from);
    if (refusal) return this.notify(refusal);
    const without = history.withCounts(this.deck, { [name]: this.count(name, from) - 1 }, from);
    this.change(history.withCounts(without, { [name]: after }, to), `Move ${name} to the ${CALLED[to]}`);
    this.announce(this.stands(name));
  }

  /**
   * How many copies of a wish for so many are allowed, and why not all.
   * @param {string} name
   * @param {number} count
   * @param {Board} board
   * @param {Board|null} [from] where one of them comes from
   */
  allowed(name, count, board, from = null) {
    const before = this.count(name, board);
    const other = this.elsewhere(name, board) - Number(from !== null && from !== "maybeboard");
    const pooled = this.pool ? this.pool.allowed(name, before + other, count + other) - other : count;
    const size = total(this.deck[board] ?? {});
    const found = allowed({ name, before, wanted: pooled, size, what: CALLED[board] }, this.limits);
    return pooled < count && this.pool ? { ...found, refusal: this.pool.refusal(name, CALLED[board]) } : found;
  }

  /** Copies of a card in the other part that is played: a pool has the cards of deck and sideboard. @param {string} name @param {Board} board */
  elsewhere(name, board) {
    if (board === "maybeboard") return 0;
    return this.count(name, board === "cards" ? "sideboard" : "cards");
  }

  /** How many copies of a card there are now, for screen readers. @param {string} name */
  stands(name) {
    const [count, beside, side] = [this.count(name), this.count(name, "maybeboard"), this.count(name, "sideboard")];
    const most = this.format.copies;
    const many = most && count > most ? ` ${this.format.name} allows ${most}.` : "";
    const left = this.pool && this.most(name) !== 0 ? ` ${this.pool.leftInWords(name, this.plays(name))}.` : "";
    const maybe = `${side ? `, ${side} in the sideboard` : ""}${beside ? `, ${beside} in the maybeboard` : ""}`;
    return `${name}: ${count || "none"} in the deck${maybe}.${left}${many} ${numberOf(this.size, "card")}.`;
  }

  /** @param {string} name @param {number} [by] @param {Board} [board] */
  add(name, by = 1, board = "cards") {
    const deity = this.known.get(name)?.kind === "deity";
    this.put(name, deity ? Number(by > 0) : this.count(name, board) + by, board);
  }

  /** @param {string} name of a deity, "" for none */
  worship(name) {
    this.change({ ...this.deck, deity: name }, name ? `Deity: ${name}` : "No deity");
    this.announce(name ? `${name} is the deity of this deck.` : "This deck has no deity.");
  }

  undo() {
    const edit = history.last(this.session);
    if (!edit) return this.announce("There is nothing to undo.");
    this.repair = null;
    this.move(history.undo(this.session));
    this.announce(`Undone: ${edit.description}. ${numberOf(this.size, "card")}.`);
  }

  redo() {
    const edit = history.next(this.session);
    if (!edit) return this.announce("There is nothing to redo.");
    this.repair = null;
    this.move(history.redo(this.session));
    this.announce(`Redone: ${edit.description}. ${numberOf(this.size, "card")}.`);
  }

  // --- the verdict ---

  check() {
    this.judge.ask(requestBody(this.deck, this.meta));
  }

  judged() {
    const { verdict } = this.judge;
    if (verdict && verdict.legal !== this.announcedLegal) {
      if (this.announcedLegal !== null)
        this.announce(verdict.legal ? `Legal in ${this.format.name}.` : `Not legal in ${this.format.name}.`);
      this.announcedLegal = verdict.legal;
    }
    this.redraw();
  }

  /** Ask what would repair the deck. */
  async askRepair() {
    const asked = this.deck;
    this.update({}, { repair: { waiting: true } });
    try {
      const found = await this.judge.repair(requestBody(asked, this.meta));
      if (this.deck !== asked) return;
      const ways = [found, ...found.others].map((way) => ({ ...way, swaps: bundled(way.swaps) }));
      this.repair = { ways, chosen: 0 };
      this.announce(`${found.text}: then the deck is legal.`);
    } catch (error) {
      const problem = sentenceOf(error);
      this.repair = { problem };
      this.announce(problem);
    }
    this.redraw();
  }

  /** Look at another one of the offered ways. @param {number} chosen */
  chooseWay(chosen) {
    if (this.repair && "ways" in this.repair) this.repair = { ...this.repair, chosen };
    this.redraw();
  }

  /** Make these of the offered swaps. @param {Bundle[]} swaps */
  apply(swaps) {
    const { repair } = this;
    if (!repair || !("ways" in repair)) return;
    const way = repair.ways[repair.chosen];
    const rest = way.swaps.filter((swap) => !swaps.includes(swap));
    const side = swaps.filter(({ part }) => part === "sideboard");
    const counts = swapped(
      this.deck.cards,
      swaps.filter((swap) => !side.includes(swap)),
    );
    const deck = history.withCounts({ ...this.deck, cards: {} }, counts);
    const both = side.length
      ? history.withCounts({ ...deck, sideboard: {} }, swapped(deck.sideboard ?? {}, side), "sideboard")
      : deck;
    this.change(both, rest.length ? "Fix a part" : "Fix the deck");
    this.repair = rest.length ? { ways: [{ ...way, text: "", swaps: rest }], chosen: 0 } : null;
    this.announce(
      `${swaps.length === 1 ? "The change is" : "The changes are"} applied. ${numberOf(this.size, "card")}.`,
    );
    this.redraw();
  }

  // --- the team ---

  /** What the teammates hold of the pool has changed. The deck stays as it is, saved or not. @param {Shared} shared */
  share({ deck, pool, teammates }) {
    if (deck !== this.meta.slug || !this.drafted) return; // begun again: this deck holds nothing, and its pool stands still
    const before = this.drafted;
    this.drafted = new Pool(pool, teammates);
    this.meta = { ...this.meta, pool };
    if (addsAny(this.repair, (name) => before.count(name) > (pool[name] ?? 0))) this.repair = null;
    this.check();
    const news = newsOf(before, this.drafted);
    if (news) this.announce(news);
    else this.redraw();
  }

  /** Let the teammates have a card that one of them took first. @param {string} name */
  release(name) {
    this.put(name, this.most(name) ?? 0);
  }

  // --- saving ---

  /** Saving goes on in silence; screen readers hear when it fails, and when it works again. */
  kept() {
    const { kind, sentence } = this.saver.status;
    if (kind !== "saving" && kind !== this.announcedStatus) {
      this.announce(SAVING[kind] ?? `Not saved: ${sentence}`);
      this.announcedStatus = kind;
    }
    this.redraw();
  }

  // --- searching ---

  search() {
    const { q, filters, sort, desc } = this.ui;
    this.cardSearch.ask(composed(q, filters), sort, desc);
    prefer(this.ui);
    this.redraw();
  }

  /** @param {Partial<Ui>} changes of the search panel */
  seek(changes) {
    Object.assign(this.ui, changes);
    this.search();
  }

  // --- about the deck ---

  /**
   * What is stored about the deck. Rules that are its own can be chosen again, and so can a format saved elsewhere.
   * @param {Meta} stored
   * @returns {Meta}
   */
  readMeta({ slug, name, format, house, pool }) {
    if (format === HOUSE) this.rules = house;
    else if (house && !this.formats.some(({ key }) => key === format))
      this.formats = [...this.formats, { ...house, key: format }];
    return { slug, name, format, house: house ?? null, pool };
  }

  /** Make the deck for another format. @param {string} format its key */
  choose(format) {
    return this.describe(format === HOUSE ? { format, house: this.rules } : { format });
  }

  /**
   * Change name or format in place, one change after the other: of two in a row, the last one stands.
   * @param {{name?: string, format?: string, house?: Format|null}} changes
   * @returns {Promise<boolean>} whether it is saved
   */
  describe(changes) {
    this.describing = this.describing.then(() => this.sendDescription(changes));
    return this.describing;
  }

  /** @param {{name?: string, format?: string, house?: Format|null}} changes @returns {Promise<boolean>} */
  async sendDescription(changes) {
    try {
      this.meta = this.readMeta(await this.api.send("PATCH", this.path, changes));
      this.repair = null;
      this.check(); // the format may be another, too, if it was changed elsewhere
      this.announce("Saved.");
      return true;
    } catch (error) {
      this.notify(`Not saved: ${sentenceOf(error)}`);
      return false;
    } finally {
      this.redraw();
    }
  }

  /** End the version that this session made. @param {string} note @returns {Promise<boolean>} */
  async complete(note) {
    const made = await this.saver.complete(note);
    if (made) this.notify(`Version ${this.saver.number} is saved. Your next changes make a new version.`);
    return made;
  }

  takeTheirs() {
    this.session = history.act(this.session, this.saver.takeTheirs(), "Load the other version");
    this.check();
    this.announce("Loaded. Undo restores your own changes.");
  }

  keepMine() {
    this.saver.keepMine();
    this.announce("Your deck is being saved as the newest version.");
  }

  // --- the page ---

  /** @param {Partial<Ui>} ui @param {Partial<Others>} [others] */
  update(ui, others = {}) {
    Object.assign(this.ui, ui);
    Object.assign(this, others);
    if ("grouping" in ui || "view" in ui || "deckView" in ui) prefer(this.ui);
    this.redraw();
  }

  /** Announce to screen readers. @param {string} sentence */
  announce(sentence) {
    this.announcement = this.announcement === sentence ? `${sentence}\u00a0` : sentence;
    this.redraw();
  }

  /** Show a toast, and announce it. @param {string} sentence */
  notify(sentence) {
    this.toast = sentence;
    this.announce(sentence);
    clearTimeout(this.toasting);
    this.toasting = setTimeout(() => this.update({}, { toast: null }), TOAST);
  }
}
