/**
 * The state of the page and everything that may change it. Whoever changes it calls `update`, which redraws.
 * The server's body is the truth; `ui` holds what this page has collected since: a selection, a pick on its way, what is open.
 */
import { Toasts } from "../live/toasts.js";
import { Clock } from "./clock.js";
import { letGo } from "./hover.js";
import { Memory } from "./memory.js";
import { newsOf, said, since } from "./saying.js";

/** @typedef {import("./types.js").Body} Body */
/** @typedef {import("./types.js").Shown} Shown */

const STILL = 350; // milliseconds in which a new pack takes no input: a click that was meant for the last one

/** Which question it is. @param {import("./types.js").Question|null} question */
function keyOf(question) {
  return question ? `${question.kind}-${question.pack}-${question.pick}` : "";
}

export class Pod {
  /**
   * @param {Object} parts
   * @param {Map<string, import("./types.js").Card>} parts.cards by name
   * @param {import("./types.js").Plan} parts.plan
   * @param {Object<string, string>} parts.links
   * @param {() => void} parts.redraw
   */
  constructor({ cards, plan, links, redraw }) {
    Object.assign(this, { cards, plan, links, redraw });
    /** @type {Body|null} */
    this.body = null;
    this.status = { link: "connecting", seconds: 0, why: "" };
    this.clock = new Clock();
    this.memory = null;
    this.connection = null;
    this.elsewhere = false; // another device drafts for this seat
    this.looks = false; // what this page said last when it came: that it only looks
    this.said = "";
    this.toasts = new Toasts(redraw);
    this.ui = {
      selected: null,
      taking: null,
      ready: true,
      at: 0,
      hover: null,
      dialog: null,
      tab: "pack",
      watched: 0,
      order: "alignment",
    };
  }

  // --- what components read -------------------------------------------------------------------------------------------

  get view() {
    return this.body?.view ?? null;
  }

  get question() {
    return this.body?.status === "running" ? (this.view?.question ?? null) : null;
  }

  /** The number of one's own seat, null for whoever watches. */
  get me() {
    return this.body.seat;
  }

  get mine() {
    return this.me === null || !this.view ? null : this.view.seats[this.me];
  }

  get picks() {
    return this.question?.kind === "pick";
  }

  get isOpen() {
    return !["over", "closed"].includes(this.body.status);
  }

  /** @param {string} name @returns {import("./types.js").Card} */
  card(name) {
    return this.cards.get(name) ?? unknown(name);
  }

  nameOf(seat) {
    const { name, kind } = this.body.seats[seat];
    if (seat === this.me) return "you";
    return name || (kind === "bot" ? `Bot ${seat + 1}` : `seat ${seat + 1}`);
  }

  /** To whom a seat passes, or from whom it gets its packs. */
  neighbour(seat, back = false) {
    const step = (this.view?.direction === "right") === back ? 1 : -1;
    const seats = this.body.seats.length;
    return (seat + step + seats) % seats;
  }

  /** The pack on the page: one's own, or the one that lies open for all. @returns {Shown|null} */
  get shown() {
    if (!this.view) return null;
    const { question } = this;
    if (this.picks) return { seat: this.me, cards: question.cards, options: this.elsewhere ? null : question.options };
    const seat = this.me ?? this.ui.watched;
    const open = this.view.seats.find((one) => one.pack?.length && (this.plan.alternate || one.seat === seat));
    return open && this.isOpen ? { seat: open.seat, cards: open.pack, options: null } : null;
  }

  /** One's own cards in the order of the picks, with the one that is on its way; null when they lie face down. */
  get pool() {
    const pool = this.mine?.pool ?? null;
    return pool && this.ui.taking?.card ? [...pool, this.ui.taking.card] : pool;
  }

  /** Everybody's cards and packs are to be seen. */
  get seesAll() {
    return this.me === null && Boolean(this.view) && this.view.seats.every((seat) => seat.pool);
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  receive(command, id, body) {
    if (command === "pod") this.showBody(id, body);
    else if (command === "error") this.showError(id, body);
    else if (command === "elsewhere") this.moveAway();
  }

  /** @param {number} id @param {Body} body */
  showBody(id, body) {
    const old = this.body;
    const before = keyOf(this.question);
    this.body = { ...body, setup: body.setup ?? old?.setup };
    if (body.setup && !this.looks) this.elsewhere = false; // only what answers `hello` brings it
    this.clock.set(body.now);
    if (old && old.seat !== body.seat) this.ui.dialog = null; // it was somebody else's
    this.recall();
    const now = keyOf(this.question);
    this.settleTaking(id, Boolean(body.setup));
    if (now !== before) this.turnTo(now);
    else if (this.ui.selected && !this.question?.options.includes(this.ui.selected)) this.ui.selected = null;
    this.tell(old, now !== before);
    this.redraw();
  }

  /** What this browser remembers of this seat. */
  recall() {
    if (this.memory?.seat === this.me) return;
    this.memory = new Memory(this.links.slug, this.me);
    this.ui.order = this.memory.order;
  }

  /** A pick that was on its way has arrived, or was sent into a broken connection and is sent again. */
  settleTaking(id, fresh) {
    const { taking } = this.ui;
    if (!taking) return;
    const open = this.question?.options.includes(taking.option);
    if (open && fresh && this.body.status === "running")
      this.ui.taking = { ...taking, id: this.connection.send("pick", { option: taking.option }) };
    else if (!open || id === taking.id) this.ui.taking = null;
  }

  /** Another question: nothing of the last one is left, and for a moment no press on a pack counts. */
  turnTo(key) {
    letGo();
    Object.assign(this.ui, { selected: null, at: 0, hover: null, ready: !this.picks, tab: "pack" });
    if (this.ui.dialog?.kind === "card") this.ui.dialog = null;
    if (this.ui.ready) return;
    setTimeout(() => {
      if (keyOf(this.question) === key) this.update({ ready: true });
    }, STILL);
  }

  /** Say what is new, aloud, and what happened while nobody was here. */
  tell(old, turned) {
    if (turned || old?.status !== this.body.status) this.said = said(this);
    for (const text of newsOf(this, old)) this.toast(text);
    if (this.mine) {
      const missed = since(this);
      if (missed) this.toast(missed);
      this.memory.see(this);
    }
  }

  showError(id, { code, text }) {
    if (this.ui.taking && id === this.ui.taking.id) this.ui.taking = null;
    if (code === "elsewhere") this.elsewhere = true;
    this.toast(text);
  }

  moveAway() {
    this.elsewhere = true;
    Object.assign(this.ui, { selected: null, taking: null });
    this.said = "You draft on another device now.";
    this.redraw();
  }

  showStatus(link, seconds, why = "") {
    this.status = { link, seconds, why };
    this.redraw();
  }

  toast(text) {
    this.toasts.say(text);
  }

  say(sentence) {
    this.said = sentence;
    this.redraw();
  }

  // --- what the person does -------------------------------------------------------------------------------------------

  update(changes) {
    Object.assign(this.ui, changes);
    this.redraw();
  }

  /** A press on a card of the pack: the first one selects it, the next one takes it. */
  press(option) {
    if (!this.listens) return;
    if (this.ui.selected === option) this.take(option);
    else this.select(option);
  }

  /** A finger hits the wrong card more easily: the first tap selects it, the next one shows it large. */
  tap(option) {
    if (this.ui.selected !== option) this.select(option);
    else this.update({ dialog: { kind: "card", name: this.question.cards[this.question.options.indexOf(option)] } });
  }

  select(option) {
    if (!this.listens) return;
    letGo();
    this.update({ selected: option, at: Math.max(0, this.question.options.indexOf(option)), hover: null });
  }

  /** Whether a press counts now. */
  get listens() {
    return this.ui.ready && !this.ui.taking && !this.elsewhere && Boolean(this.question);
  }

  /** Choose an option: a card, or the answer to a question without cards. It is sent at once. */
  take(option) {
    const { question } = this;
    if (!this.listens || !question.options.includes(option)) return;
    const card = question.cards[question.options.indexOf(option)] ?? null;
    const id = this.connection.send("pick", { option });
    if (!id) {
      this.connection.retry();
      this.toast("Not connected just now. Your pick is sent as soon as the connection is back.");
    }
    this.update({ taking: { option, card, id }, hover: null });
  }

  /** Sends, or says politely that nobody listens just now. */
  ask(command, body = {}) {
    const id = this.connection.send(command, body);
    if (!id) {
      this.connection.retry();
      this.toast("Not connected just now. Try again when the connection is back.");
    }
    return id;
  }

  /** What this page says when it has a connection: it does not take the seat from another device by coming back. */
  hello() {
    this.looks = this.elsewhere;
    return this.looks ? { looks: true } : {};
  }

  /** Draft here again, after another device had taken over. */
  goOnHere() {
    this.looks = false;
    if (this.connection.send("hello", {})) return;
    this.elsewhere = false;
    this.connection.retry();
  }

  sortBy(order) {
    this.memory.keep({ order });
    this.update({ order });
  }

  /** Move a card of the sketch from the deck to the side, or back. */
  move(name, toSide) {
    const side = { ...this.memory.side };
    side[name] = (side[name] ?? 0) + (toSide ? 1 : -1);
    if (side[name] <= 0) delete side[name];
    this.memory.keep({ side });
    this.redraw();
  }
}

/** A card that the catalogue no longer knows still has a name. */
function unknown(name) {
  return {
    name,
    slug: "",
    kind: "champion",
    cost: null,
    alignments: [],
    classes: [],
    offense: null,
    defense: null,
    text: "",
    discard_text: "",
    fast: false,
    faces: null,
  };
}
