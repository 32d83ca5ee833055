/**
 * The state of the page and everything that may change it. Whoever changes it calls `update`, which redraws.
 * The server's payload is the truth; `ui` holds what this page has collected since: a selection, a pick on its way, what is open.
 */

import { Toasts } from "../live/toasts.js";
import { sure } from "../sure.js";
import { Talk } from "../talk/talk.js";
import { Clock } from "./clock.js";
import { Coach } from "./coach.js";
import { Heard } from "./heard.js";
import { closeHover } from "./hover.js";
import { Memory } from "./memory.js";
import { announcement, missedPicks, newsOf, takenBy } from "./messages.js";
import { keyOf, optionOf, splitOption } from "./offers.js";
import { openedBy } from "./opening.js";
import { readyNews } from "./ready.js";
import { ordersOf } from "./sorting.js";

/** @typedef {import("../live/connection.js").Connection<Payload>} Connection */
/** @typedef {import("../live/connection.js").LinkKind} LinkKind */
/** @typedef {import("../live/connection.js").Refusal} Refusal */
/** @typedef {import("../live/connection.js").Status} Status */
/** @typedef {import("./types.js").Advice} Advice */
/** @typedef {import("./types.js").PodPayload} PodPayload */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Links} Links */
/** @typedef {import("./types.js").Order} Order */
/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").Payload} Payload */
/** @typedef {import("./types.js").Ui} Ui */

const STILL = 350; // milliseconds in which a new pack takes no input: a click that was meant for the last one

export class Pod {
  /**
   * @param {Object} parts
   * @param {Map<string, Card>} parts.cards by name
   * @param {import("./types.js").Sorting} parts.sorting how pools are grouped and counted
   * @param {Plan} parts.plan
   * @param {Links} parts.links
   * @param {import("../live/sounds.js").Sounds} parts.sounds
   * @param {(sentence: string) => void} parts.tell says something to who does not look at the page
   * @param {() => boolean} parts.isHidden whether nobody looks at the page
   * @param {() => void} parts.redraw
   * @param {(pod: Pod) => Connection} parts.connect
   */
  constructor({ cards, sorting, plan, links, sounds, tell, isHidden, redraw, connect }) {
    this.cards = cards;
    this.sorting = sorting;
    this.orders = ordersOf(sorting);
    this.plan = plan;
    this.links = links;
    this.sounds = sounds;
    this.tell = tell;
    this.isHidden = isHidden;
    this.redraw = redraw;
    /** @type {PodPayload|null} the last one that came */
    this.newest = null;
    /** @type {Status} */
    this.status = { link: "connecting", seconds: 0, why: "" };
    this.clock = new Clock();
    this.coach = new Coach(this);
    this.heard = new Heard();
    this.memory = new Memory(links.slug, null);
    this.connection = connect(this);
    this.elsewhere = false; // another device drafts for this seat
    this.looks = false; // whether the last `hello` of this page was only to look
    this.announcement = "";
    this.taken = ""; // what others took from the table last
    this.toasts = new Toasts(redraw);
    this.talk = new Talk({
      send: (command, payload) => this.send(command, payload),
      redraw,
      tell,
      isOpen: () => this.ui.dialog?.kind === "talk",
    });
    /** @type {Ui} */
    this.ui = {
      selected: null,
      chosen: [],
      typed: "",
      taking: null,
      ready: true,
      at: 0,
      hover: null,
      dialog: null,
      opening: "",
      tab: "pack",
      watched: 0,
      order: this.memory.orderOf(this.orders),
      ...this.memory.look,
    };
  }

  // --- what components read -------------------------------------------------------------------------------------------

  /** The last payload of the server. Before the first one, only the line about the connection is drawn. */
  get payload() {
    return sure(this.newest);
  }

  /** The engine's view, null before the draft begins. */
  get view() {
    return this.newest?.view ?? null;
  }

  /** The same, for those parts of the page that are drawn only while a draft goes on. */
  get game() {
    return sure(this.view);
  }

  get question() {
    return this.newest?.status === "running" && !this.back ? (this.view?.question ?? null) : null;
  }

  /** What a bot picked for me and I may take back: until I have said, nothing is asked. */
  get back() {
    return this.newest?.mine?.back ?? null;
  }

  /** The number of one's own seat, null for whoever watches. */
  get me() {
    return this.payload.seat;
  }

  get mine() {
    return this.me === null || !this.view ? null : this.view.seats[this.me];
  }

  get picks() {
    return this.question?.kind === "pick" || this.burns;
  }

  /** A card is to be put away. */
  get burns() {
    return this.question?.kind === "burn";
  }

  /** A press that was meant for the last question could hit this one. */
  get hurries() {
    return this.picks || Boolean(this.question?.offers);
  }

  /** The option that is put together from what was pressed; null as long as something is missing. */
  get chosenOption() {
    const { question, ui } = this;
    if (question?.kind === "split") return splitOption(question, ui.chosen);
    if (question?.kind === "exchange") return ui.chosen.length === 2 ? optionOf(question, ui.chosen) : null;
    return ui.selected;
  }

  get isOpen() {
    return !["over", "closed"].includes(this.payload.status);
  }

  /** @param {string} name @returns {Card} */
  card(name) {
    return this.cards.get(name) ?? unknown(name);
  }

  /** @param {number} seat */
  nameOf(seat) {
    const { name, kind } = this.payload.seats[seat];
    if (seat === this.me) return "you";
    return name || (kind === "bot" ? `Bot ${seat + 1}` : `seat ${seat + 1}`);
  }

  /** The number of a seat's team, from 1; 0 where there are none. @param {number} seat */
  teamOf(seat) {
    return this.plan.team > 1 ? Math.floor(seat / this.plan.team) + 1 : 0;
  }

  /** To whom a seat passes, or from whom it gets its packs. @param {number} seat @param {boolean} [back] */
  neighbour(seat, back = false) {
    const step = (this.view?.direction === "right") === back ? 1 : -1;
    const seats = this.payload.seats.length;
    return (seat + step + seats) % seats;
  }

  /** The card that an option of the question takes. @param {number|null|undefined} option */
  cardOf(option) {
    const { question } = this;
    if (question?.offers) return undefined; // it is about several cards
    const at = typeof option === "number" ? question?.options.indexOf(option) : undefined;
    return at === undefined ? undefined : question?.cards[at];
  }

  /** The pack on the page: one's own, or the one that lies open for all. @returns {Shown|null} */
  get shown() {
    if (!this.view) return null;
    const { question } = this;
    if (this.picks && question)
      return { seat: sure(this.me), cards: question.cards, options: this.elsewhere ? null : question.options };
    const { layout } = this.view;
    if (layout?.act === "pick" && this.isOpen)
      return { seat: sure(layout.seat), cards: layout.piles.flatMap((pile) => pile.cards ?? []), options: null };
    const seat = this.me ?? this.ui.watched;
    const open = this.view.seats.find((one) => one.pack?.length && (this.plan.alternate || one.seat === seat));
    return open?.pack && this.isOpen ? { seat: open.seat, cards: open.pack, options: null } : null;
  }

  /** One's own cards in the order of the picks, with the one that is on its way; null when they lie face down. */
  get pool() {
    const pool = this.mine?.pool ?? null;
    return pool && this.ui.taking?.card && !this.burns ? [...pool, this.ui.taking.card] : pool;
  }

  /** Everybody's cards and packs are to be seen. */
  get seesAll() {
    return this.me === null && this.view !== null && this.view.seats.every((seat) => seat.pool);
  }

  // --- what the server sends ------------------------------------------------------------------------------------------

  /** @param {string} command @param {number} id @param {Payload} payload */
  receive(command, id, payload) {
    if (this.talk.receive(command, payload)) return;
    if (command === "pod") {
      this.showPayload(id, /** @type {PodPayload} */ (payload));
      this.askForTalk();
    } else if (command === "coach") this.coach.hear(id, /** @type {Advice} */ (payload));
    else if (command === "error") this.showError(id, /** @type {Refusal} */ (payload));
    else if (command === "elsewhere") this.moveAway();
  }

  /** @param {number} id @param {PodPayload} payload */
  showPayload(id, payload) {
    const old = this.newest;
    const before = keyOf(this.question);
    this.newest = { ...payload, setup: payload.setup ?? old?.setup };
    if (payload.setup && !this.looks) this.elsewhere = false; // only what answers `hello` brings it
    this.clock.set(payload.now);
    if (old && old.seat !== payload.seat) this.ui.dialog = null; // it was somebody else's
    this.recall();
    const now = keyOf(this.question);
    this.taken = takenBy(this, old) || this.taken;
    this.settleTaking(id, Boolean(payload.setup));
    if (now !== before) this.turnTo(now);
    else if (this.ui.selected && !this.question?.options.includes(this.ui.selected)) this.ui.selected = null;
    this.open();
    this.announceNews(old, now !== before);
    this.sound(old);
    this.redraw();
  }

  /** A pack or a pool that is new to whoever sits here opens with a ceremony: once, whatever is loaded again. */
  open() {
    const opened = openedBy(this);
    if (!opened || opened === this.memory.opened) return;
    this.memory.open(opened);
    closeHover();
    Object.assign(this.ui, { opening: "runs", hover: null });
  }

  /** Who sits here now may have something to say to each other. */
  askForTalk() {
    const { seats, seat } = this.payload;
    const people = seats.map(({ kind, name }) => (kind === "person" ? name : ""));
    this.talk.ask(JSON.stringify([seat, people]));
  }

  /** What this browser remembers of this seat. */
  recall() {
    if (this.memory.seat === this.me) return;
    this.memory = new Memory(this.links.slug, this.me);
    this.ui.order = this.memory.orderOf(this.orders);
  }

  /**
   * A pick that was on its way has arrived, or was sent into a broken connection and is sent again.
   * @param {number} id
   * @param {boolean} fresh
   */
  settleTaking(id, fresh) {
    const { taking } = this.ui;
    if (!taking) return;
    const open = this.question?.options.includes(taking.option);
    if (open && fresh && this.payload.status === "running")
      this.ui.taking = { ...taking, id: this.connection.send("pick", { option: taking.option }) };
    else if (!open || id === taking.id) this.ui.taking = null;
  }

  /**
   * Another question: nothing of the last one is left, and for a moment no press on a pack counts.
   * @param {string} key
   */
  turnTo(key) {
    this.coach.turn();
    closeHover();
    Object.assign(this.ui, {
      selected: null,
      chosen: [],
      at: 0,
      hover: null,
      ready: !this.hurries,
      opening: "",
      tab: "pack",
    });
    if (this.ui.dialog?.kind === "card") this.ui.dialog = null;
    if (this.ui.ready) return;
    setTimeout(() => {
      if (keyOf(this.question) === key) this.update({ ready: true });
    }, STILL);
  }

  /**
   * Announce what is new, and what happened while nobody was here.
   * @param {PodPayload | null} old
   * @param {boolean} turned
   */
  announceNews(old, turned) {
    if (turned || old?.status !== this.payload.status) this.announcement = announcement(this);
    this.announcement = readyNews(this, old) || this.announcement;
    for (const text of newsOf(this, old)) this.toast(text);
    if (this.mine) {
      const missed = missedPicks(this);
      if (missed) this.toast(missed);
      if (!this.back) this.memory.see(this);
    }
  }

  /** Let hear what has come; the end is told in the title, too. @param {PodPayload | null} old */
  sound(old) {
    const heard = this.heard.of(this, old, this.isHidden());
    if (heard) this.sounds.play(heard);
    if (heard === "over") this.tell("The draft is over");
  }

  /** My time is short. @param {string} left */
  hurry(left) {
    this.announce(`${left} left.`);
    if (!this.elsewhere) this.sounds.play("soon");
  }

  /** @param {number} id @param {{code: string, text: string}} parts */
  showError(id, { code, text }) {
    if (this.ui.taking && id === this.ui.taking.id) this.ui.taking = null;
    if (this.coach.isRefused(id, text)) return;
    if (code === "elsewhere") this.elsewhere = true;
    this.toast(text);
  }

  moveAway() {
    this.elsewhere = true;
    Object.assign(this.ui, { selected: null, taking: null });
    this.announcement = "You are now drafting on another device.";
    this.redraw();
  }

  /** @param {LinkKind} link @param {number} seconds @param {string} [why] */
  showStatus(link, seconds, why = "") {
    if (link !== "open") this.talk.leave();
    this.status = { link, seconds, why };
    this.redraw();
  }

  /** @param {string} text */
  toast(text) {
    this.toasts.show(text);
  }

  /** @param {string} sentence */
  announce(sentence) {
    this.announcement = sentence;
    this.redraw();
  }

  // --- what the person does -------------------------------------------------------------------------------------------

  /** @param {Partial<Ui>} changes */
  update(changes) {
    Object.assign(this.ui, changes);
    this.redraw();
  }

  /** A press on a card of the pack: the first one selects it, the next one takes it. @param {number} option */
  press(option) {
    if (!this.listens) return;
    if (this.ui.selected === option) this.take(option);
    else this.select(option);
  }

  /**
   * A finger hits the wrong card more easily: the first tap selects it, the next one shows it large.
   * @param {number} option
   */
  tap(option) {
    if (this.ui.selected !== option) this.select(option);
    else this.update({ dialog: { kind: "card", name: sure(this.cardOf(option)) } });
  }

  /** @param {number} option */
  select(option) {
    const { question } = this;
    if (!this.listens || !question) return;
    closeHover();
    this.update({ selected: option, at: Math.max(0, question.options.indexOf(option)), hover: null });
  }

  /** Put cards into another pile, or into an exchange. @param {number[]} chosen */
  choose(chosen) {
    if (this.listens) this.update({ chosen });
  }

  /** Whether a press counts now. */
  get listens() {
    return this.ui.ready && !this.ui.taking && !this.elsewhere && Boolean(this.question);
  }

  /** Choose an option: a card, or the answer to a question without cards. It is sent at once. @param {number} option */
  take(option) {
    const { question } = this;
    if (!this.listens || !question?.options.includes(option)) return;
    const card = this.cardOf(option) ?? null;
    const id = this.connection.send("pick", { option });
    if (!id) {
      this.connection.retry();
      this.toast("Not connected. Your pick is sent when the connection is back.");
    }
    this.update({ taking: { option, card, id }, hover: null });
  }

  /** Sends a command, or shows a toast when there is no connection. @param {string} command @param {Object} [payload] */
  send(command, payload = {}) {
    const id = this.connection.send(command, payload);
    if (!id) {
      this.connection.retry();
      this.toast("Not connected. Try again when the connection is back.");
    }
    return id;
  }

  /** The payload of `hello`: this page does not take the seat from another device by coming back. */
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

  /** @param {Order} order */
  sortBy(order) {
    this.memory.keep({ order });
    this.update({ order });
  }

  /** Faces of another size, or the pool folded away: kept for all drafts. @param {{scale?: number, folded?: boolean}} look */
  look(look) {
    const { scale, folded } = { ...this.ui, ...look };
    this.memory.keepLook({ scale, folded });
    this.update({ scale, folded });
  }

  /** Move a card of the sketch from the deck to the sideboard, or back. @param {string} name @param {boolean} toSideboard */
  move(name, toSideboard) {
    const sideboard = { ...this.memory.sideboard };
    sideboard[name] = (sideboard[name] ?? 0) + (toSideboard ? 1 : -1);
    if (sideboard[name] <= 0) delete sideboard[name];
    this.memory.keep({ sideboard });
    this.redraw();
  }
}

/** A card that the catalogue no longer knows still has a name. @param {string} name @returns {Card} */
function unknown(name) {
  return {
    name,
    slug: "",
    kind: "champion",
    line: "champion",
    type_line: "Champion",
    alignments: [],
    signs: [],
    said: "",
    speed: "",
    numbers: null,
    offense: null,
    free: false,
    traits: {},
    text: "",
    discard_text: "",
    faces: null,
  };
}
