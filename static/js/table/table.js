/**
 * The state of the page and everything that may change it. Whoever changes it calls `update`, which redraws.
 * The server's frame is the truth; `ui` holds only what this page has collected since (selection, amounts, what is open).
 */
import { Toasts } from "../live/toasts.js";
import { Talk } from "../talk/talk.js";
import { all, breaks, given, isLegal, lethal, shares, start, step } from "./amounts.js";
import { Announcer } from "./announced.js";
import { isAsked, loneAttacker, optionsByRef, preselected, textOf, toggled, trayRefs } from "./choices.js";
import { Catalogue } from "./facts.js";
import { Forecasts } from "./forecast.js";
import { Large } from "./large.js";
import { Practice } from "./practice.js";
import { received } from "./received.js";
import { Repeats } from "./repeats.js";
import { Spotlight } from "./spotlight.js";
import { inWords } from "./symbols.js";
import { words } from "./terms.js";
import { Unseen } from "./unseen.js";
import { Why } from "./why.js";

/** @typedef {import("../live/connection.js").Connection<Payload>} Connection */
/** @typedef {import("../live/connection.js").LinkKind} LinkKind */
/** @typedef {import("../live/connection.js").Status} Status */
/** @typedef {import("./types.js").CardFacts} CardFacts */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Divide} Divide */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Links} Links */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").PieceState} PieceState */
/** @typedef {import("../live/connection.js").Refusal} Refusal */
/** @typedef {import("./types.js").SentFrame} SentFrame */
/** @typedef {import("./types.js").Stops} Stops */
/** @typedef {import("./types.js").TableFrame} TableFrame */
/** @typedef {import("./types.js").Payload} Payload */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").HintAnswer} HintAnswer */
/** @typedef {import("./types.js").WhyAnswer} WhyAnswer */
/** @typedef {import("./types.js").ForecastAnswer} ForecastAnswer */

/** What is thrown away when the game moves on. @param {Decision | null} decision @param {string} [attacker] */
function freshDraft(decision, attacker = "") {
  const amounts = decision?.divide && decision.divide.total > 1 ? start(decision.divide) : {};
  return {
    selected: preselected(decision, attacker),
    amounts,
    amount: decision?.amount?.least ?? 0,
    sure: false,
    warned: null,
    menu: null,
    pending: 0,
    isCareful: false,
  };
}

/** @param {Offer} offer */
const isAttack = (offer) => "verb" in offer && offer.verb === "battle";

const NARROW = 900; // pixels below which the story lies under a button

export class Table {
  /**
   * @param {Object} parts
   * @param {Object<string, CardFacts>} parts.cards
   * @param {Links} parts.links
   * @param {import("../live/sounds.js").Sounds|null} [parts.sounds]
   * @param {Unseen} [parts.unseen] which lines of the story are new
   * @param {boolean} [parts.watches] who reads is a spectator, and plays no seat
   * @param {() => void} parts.redraw
   * @param {(table: Table) => Connection} parts.connect
   * @param {(ref: string) => DOMRect|undefined} [parts.placeOf] where a thing lies on the page, or lay before it went
   * @param {() => void} [parts.cover] called when the other player of this device is asked
   * @param {(old: TableFrame|null) => void} [parts.beforeFrame] called before a frame is drawn
   * @param {(old: TableFrame|null, now: TableFrame) => void} [parts.afterFrame] called after it was drawn
   */
  constructor({
    cards,
    links,
    sounds = null,
    unseen = new Unseen("", null),
    watches = false,
    redraw,
    connect,
    placeOf = () => undefined,
    cover = () => {},
    beforeFrame = () => {},
    afterFrame = () => {},
  }) {
    this.redraw = redraw;
    this.placeOf = placeOf;
    this.cover = cover;
    this.beforeFrame = beforeFrame;
    this.afterFrame = afterFrame;
    this.addresses = links;
    this.watches = watches;
    /** @type {number[]} seats of players who have no page open, as a spectator is told */
    this.absent = [];
    this.sounds = sounds;
    this.catalogue = new Catalogue(cards);
    /** @type {TableFrame|null} the last one that came */
    this.newest = null;
    this.newestAt = 0; // when it came, in milliseconds of the page
    /** @type {Entry[]} */
    this.log = [];
    /** @type {Status} */
    this.status = { link: "connecting", seconds: 0, why: "" };
    this.toasts = new Toasts(redraw);
    this.talk = new Talk({
      send: (command, payload) => this.send(command, payload),
      redraw,
      isOpen: () => this.ui.dialog === "talk",
    });
    this.connection = connect(this);
    this.why = new Why(this);
    this.forecasts = new Forecasts(this);
    this.practice = new Practice(this);
    this.large = new Large(this);
    this.repeats = new Repeats();
    this.spotlight = new Spotlight(this);
    this.announcer = new Announcer(redraw);
    this.unseen = unseen;
    /** @type {Map<string, Offer[]>} */
    this.offers = new Map();
    this.askedAt = 0; // when this question was first shown, as events count time
    /** @type {import("./choices.js").Answer|null} what was sent last */
    this.lastAnswer = null;
    this.attacker = ""; // the champion that was pressed to begin an attack
    /** @type {Ui} */
    this.ui = {
      ...freshDraft(null),
      preview: null,
      sheet: null,
      dialog: null,
      story: false,
      storySearch: null,
      rules: false,
      reminders: false,
      position: "",
      sceneRead: false,
      resultSeen: false,
    };
  }

  // --- what components read -------------------------------------------------------------------------------------------

  /** The last frame of the server. Before the first one, only the line about the connection is drawn. */
  get frame() {
    if (!this.newest) throw new Error("No frame of this table has been received yet.");
    return this.newest;
  }

  get view() {
    return this.frame.view;
  }

  /** The addresses of pages that we may read by now. */
  get links() {
    return this.newest?.withheld ? { ...this.addresses, record: "", replay: "", coach: "" } : this.addresses;
  }

  get decision() {
    return this.newest?.view.decision ?? null;
  }

  /** The decision when it is ours, else null. */
  get asked() {
    const { decision } = this;
    return isAsked(decision) && !this.view.result ? decision : null;
  }

  get me() {
    return this.view.seat;
  }

  /** @param {number} seat */
  nameOf(seat) {
    const name = this.newest?.names[seat] ?? "";
    return this.newest?.players?.[seat]?.stand_in ? `${name} (a bot plays)` : name;
  }

  /** The seats of the others, clockwise: the next to the left first. */
  get others() {
    const { players, seat } = this.view;
    return players.slice(1).map((_, i) => (seat + 1 + i) % players.length);
  }

  /** More than two play. */
  get isMany() {
    return Boolean(this.view.seating);
  }

  /** Whether the player of this seat has left the game, which goes on without them. @param {number} seat */
  isOut(seat) {
    return this.view.seating?.out.some((one) => one.seat === seat) ?? false;
  }

  /** Whether we and all other persons are out of the game, which bots play to its end. */
  get isLeftToBots() {
    const goesOn = (/** @type {number} */ seat) => !this.isOut(seat) && this.frame.players[seat]?.kind !== "bot";
    return this.isOut(this.me) && !this.view.result && !this.others.some(goesOn);
  }

  /** What the others are: "bot", "person", "hot_seat" or "nobody", each once. */
  get kinds() {
    return new Set(this.others.map((seat) => this.frame.players[seat]?.kind ?? "nobody"));
  }

  /** Whether who reads plays this seat. @param {number} seat */
  isOwn(seat) {
    return !this.watches && seat === this.me;
  }

  /** "Your", or whose it is. @param {number} seat */
  whose(seat) {
    return this.isOwn(seat) ? "Your" : `${this.newest?.names[seat] ?? ""}'s`;
  }

  /** Whether no page of this player is open, as far as who reads is told. @param {number} seat */
  isAway(seat) {
    return this.watches ? this.absent.includes(seat) : Boolean(this.frame.players[seat]?.away) && !this.isOwn(seat);
  }

  /** Everything of that controller in play, cards first, then tokens. @param {number} seat */
  championsOf(seat) {
    const own = this.view.champions.filter((champion) => champion.controller === seat);
    return { cards: own.filter((champion) => !champion.token), tokens: own.filter((champion) => champion.token) };
  }

  /** There is no room beside the board. */
  get isNarrow() {
    return innerWidth < NARROW;
  }

  /** The story stands beside the board, or lies open over it. */
  get isStoryOpen() {
    return this.ui.story || !this.isNarrow;
  }

  /** Opens or closes the story where it does not stand beside the board. What was new has been seen when it closes. */
  toggleStory() {
    if (this.ui.story) this.unseen.see(this.log);
    this.update({ story: !this.ui.story });
  }

  isTouch() {
    return matchMedia("(hover: none)").matches;
  }

  /** True where a thing lies on the table as a piece of its own. @param {string} ref */
  isShown(ref) {
    const { players, champions, line = [] } = this.view;
    return (
      line.some(({ id }) => id === ref) ||
      players.some((player) => `p${player.seat}` === ref || player.deity?.id === ref) ||
      champions.some((champion) => champion.id === ref) ||
      players.some(({ hand }) => hand.some((card) => card.id === ref))
    );
  }

  /** The name of the card or champion behind a ref, wherever it is, or undefined. @param {string} ref */
  cardOf(ref) {
    const { players, champions, resolving, revealed, line = [] } = this.view;
    const zones = [
      champions,
      line,
      ...champions.map(({ under = [] }) => under),
      revealed,
      ...players.flatMap(({ hand, discard, supplemental, deity }) => [hand, discard, supplemental, deity ?? []]),
    ];
    return [...zones.flat(), ...(resolving ? [resolving] : [])].find((thing) => thing.id === ref)?.card;
  }

  /** What is revealed just now, and things to choose among that lie in no row and no hand. */
  trayRefs() {
    const offered = trayRefs(
      this.decision,
      (ref) => this.isShown(ref),
      (ref) => this.cardOf(ref),
    );
    return [...new Set([...this.view.revealed.map((card) => card.id), ...offered])];
  }

  /** @param {string} ref */
  inTray(ref) {
    return this.trayRefs().includes(ref);
  }

  /** How a thing stands to the decision. @param {string} ref @returns {PieceState} */
  stateOf(ref) {
    const { asked } = this;
    const multiPick = asked?.multi_pick ?? null;
    const divide = asked?.divide ?? null;
    if (divide && shares(divide).includes(ref)) return this.stateOfShare(divide, ref);
    const offers = asked ? (this.offers.get(ref) ?? []) : [];
    const selected = this.ui.selected.includes(ref);
    const full = multiPick !== null && multiPick.max > 1 && this.ui.selected.length >= multiPick.max;
    const offered = offers.length > 0 && (!full || selected);
    const [choosable, waits] = [offered && !this.ui.pending, offered && this.ui.pending > 0];
    const hint = multiPick
      ? selected
        ? multiPick.must?.includes(ref)
          ? "Must be chosen"
          : "Selected"
        : "Can be selected"
      : offers.map((offer) => inWords(textOf(offer))).join("; or ");
    const number = multiPick?.ordered && selected ? this.ui.selected.indexOf(ref) + 1 : 0;
    return { choosable, waits, selected, toggles: Boolean(multiPick), hint, offers, number };
  }

  /** A thing that damage is divided to: pressing it gives it one more, holding it all. @param {Divide} divide @param {string} ref */
  stateOfShare(divide, ref) {
    const amount = this.ui.amounts[ref] ?? 0;
    const target = divide.targets.find((one) => one.ref === ref);
    const isLethal = target !== undefined && breaks(target, amount);
    const part = `${amount} of ${divide.total}${isLethal ? ", breaks" : ""}. Press for one more, hold for all`;
    const hint = divide.total === 1 ? "Press to deal it the damage" : part;
    const [choosable, waits] = [!this.ui.pending, this.ui.pending > 0];
    return { choosable, waits, selected: amount > 0, toggles: false, hint, offers: [], number: amount, isLethal };
  }

  // --- what the server sends ------------------------------------------------------------------------------------------

  /** @param {string} command @param {number} id @param {Payload} payload */
  receive(command, id, payload) {
    if (this.talk.receive(command, payload)) return;
    if (command === "table") {
      this.showFrame(/** @type {SentFrame} */ (payload));
      if (this.kinds.has("person")) this.talk.ask(this.frame.names.join());
    } else if (command === "error") this.showError(id, /** @type {Refusal} */ (payload));
    else if (command === "position")
      this.update({ position: /** @type {{text: string}} */ (payload).text, dialog: "position" });
    else if (command === "hint") this.practice.receive(id, /** @type {HintAnswer} */ (payload));
    else if (command === "why") this.why.receive(id, /** @type {WhyAnswer} */ (payload));
    else if (command === "forecast") this.forecasts.receive(id, /** @type {ForecastAnswer} */ (payload));
    else if (command === "moved") window.location.assign(/** @type {{url: string}} */ (payload).url);
  }

  /** @param {SentFrame} sent */
  showFrame(sent) {
    const frame = { ...sent, view: received(sent.view) };
    const old = this.newest;
    const sameQuestion = old && old.at === frame.at && isAsked(old.view.decision) === isAsked(frame.view.decision);
    this.beforeFrame(old);
    this.newest = frame;
    this.newestAt = performance.now();
    const last = this.log.at(-1)?.n ?? -1;
    this.log = [...this.log, ...frame.log.filter((entry) => entry.n > last)];
    this.unseen.follow(this.log, this.isStoryOpen);
    this.offers = optionsByRef(frame.view.decision);
    if (!sameQuestion) Object.assign(this.ui, freshDraft(frame.view.decision, this.attacker), { sheet: null });
    if (frame.view.decision?.kind !== "window") this.attacker = "";
    this.ui.pending = 0;
    if (!sameQuestion) this.why.forget();
    if (!sameQuestion) this.practice.forget();
    this.large.follow();
    this.forecasts.refresh();
    const fresh = this.log.filter(({ n }) => n > last);
    if (old) this.spotlight.follow(last);
    if (old) this.announcer.follow(fresh);
    const next = sameQuestion ? null : this.repeats.next(frame.view, fresh);
    this.redraw();
    if (!sameQuestion) this.askedAt = performance.now();
    this.afterFrame(old, frame);
    this.answer(next, false);
  }

  /** @param {number} id @param {{code: string, text: string}} parts */
  showError(id, { code, text }) {
    if (code === "covered") return this.cover();
    if (code === "changed") window.location.reload(); // the page explains why, and what can be done
    if (this.forecasts.isRefused(id) || this.why.isOutdated(id, code) || this.practice.isOutdated(id, code)) return;
    const isPending = id && id === this.ui.pending;
    if (isPending) this.repeats.stop();
    if (isPending) this.ui.pending = 0;
    if (isPending && code === "warned" && this.lastAnswer) this.update({ warned: { answer: this.lastAnswer, text } });
    else this.toast(text);
  }

  /** @param {LinkKind} link @param {number} seconds @param {string} [why] */
  showStatus(link, seconds, why = "") {
    if (link !== "open") {
      this.talk.leave();
      this.unseen.leave();
      this.ui.pending = 0;
      this.forecasts.drop();
      this.practice.forget();
    }
    if (link === "out") this.clear();
    this.status = { link, seconds, why };
    this.redraw();
  }

  /** Whoever looks now has no seat here, and no business with its cards. */
  clear() {
    this.spotlight.hide();
    this.talk.payload = null;
    Object.assign(this, { newest: null, log: [] });
  }

  /** @param {string} text */
  toast(text) {
    this.toasts.show(text);
  }

  // --- what the person does -------------------------------------------------------------------------------------------

  /** @param {Partial<Ui>} changes */
  update(changes) {
    Object.assign(this.ui, changes);
    if (changes.selected) this.why.forget();
    if ("selected" in changes || "menu" in changes || "sheet" in changes) this.forecasts.refresh();
    this.redraw();
  }

  /** What lost the focus is no longer read. The card under the pointer still is. @param {Preview} preview */
  hidePreview({ card, ref }) {
    const { preview } = this.ui;
    if (preview?.card === card && preview?.ref === ref) this.update({ preview: null });
  }

  /** @param {Preview | null} preview */
  showPreview(preview) {
    const { card, ref } = this.ui.preview ?? {};
    if (preview?.card !== card || preview?.ref !== ref) this.update({ preview });
  }

  /** @param {Preview} sheet */
  openSheet(sheet) {
    if (this.isTouch() || this.isNarrow) this.update({ sheet, story: false });
  }

  /**
   * A thing was pressed: choose it, collect it, or ask which of its options is meant.
   * @param {string} ref
   * @param {Element} [element] beside which its options are shown
   */
  press(ref, element) {
    const { asked } = this;
    const { choosable, offers } = this.stateOf(ref);
    if (!asked || !choosable) return;
    const card = this.cardOf(ref);
    if (asked.divide?.total === 1) {
      this.answer({ amounts: { [ref]: 1 } }); // there is nothing to divide
    } else if (asked.divide) {
      this.stepAmount(ref, 1);
    } else if (asked.multi_pick) {
      this.update({ selected: toggled(asked.multi_pick, this.ui.selected, ref) });
    } else if (this.isTouch() && asked.kind === "window" && card) {
      this.update({ sheet: { ref, card } });
    } else if (offers.length === 1 && ref !== loneAttacker(asked)) {
      this.choose(offers[0], ref);
    } else {
      this.showOptions(ref, element?.getBoundingClientRect());
    }
  }

  /** Shows what can be done with a thing, beside it. @param {string} ref @param {DOMRect} [box] where it lies */
  showOptions(ref, box = this.placeOf(ref)) {
    if (box) this.update({ menu: { ref, x: box.left + box.width / 2, y: box.top } });
  }

  /** Whether a champion can be sent to attack now, or be the first of those who are. @param {string} ref */
  canAttack(ref) {
    const { asked } = this;
    const { choosable, offers, selected } = this.stateOf(ref);
    return choosable && !selected && (asked?.kind === "attackers" || offers.some(isAttack));
  }

  /** A champion was dragged to the other side: it attacks, and nothing else was meant. @param {string} ref */
  attackWith(ref) {
    const { asked } = this;
    if (!asked || !this.canAttack(ref)) return;
    const attack = this.stateOf(ref).offers.find(isAttack);
    if (asked.multi_pick) this.update({ selected: toggled(asked.multi_pick, this.ui.selected, ref) });
    else if (ref === loneAttacker(asked)) this.showOptions(ref);
    else if (attack) this.choose(attack, ref);
  }

  /** Answers with one of the offers of a thing; a champion that begins an attack is the first to be selected for it. @param {Offer} offer @param {string} ref */
  choose(offer, ref) {
    this.attacker = isAttack(offer) ? ref : "";
    this.answer({ codes: [offer.code] });
  }

  /** @param {string} ref @param {1 | -1} by */
  stepAmount(ref, by) {
    const amounts = this.stepped(ref, by);
    if (amounts) this.update({ amounts });
  }

  /** All that is left to divide goes there, or all there is. @param {string} ref */
  giveAll(ref) {
    const { divide } = this.asked ?? {};
    const amounts = divide && all(divide, this.ui.amounts, ref);
    if (amounts && !this.ui.pending) this.update({ amounts });
  }

  /** As much as is lethal to one after the other. */
  giveLethal() {
    if (this.decision?.divide) this.update({ amounts: lethal(this.decision.divide) });
  }

  /** @param {string} ref @param {1 | -1} by */
  stepped(ref, by) {
    const divide = this.decision?.divide;
    return divide ? step(divide, this.ui.amounts, ref, by) : null;
  }

  /** One of several opponents is chosen and nothing else: each is a button too, so that nobody has to be looked for. */
  get choosesPlayer() {
    const { asked } = this;
    return (
      this.isMany &&
      asked !== null &&
      asked.kind !== "window" &&
      asked.options.every(({ refs }) => refs.length > 0 && refs.every((ref) => ref.startsWith("p")))
    );
  }

  /** Everybody who can attack, where there are many to choose from. */
  get everybody() {
    const { asked } = this;
    const candidates = (asked?.kind === "attackers" && asked.multi_pick?.candidates) || [];
    return candidates.length > 1 ? candidates.map(({ refs }) => refs[0]) : [];
  }

  /** The main button would end our turn although something else can still be done. */
  get endsTurnEarly() {
    const { asked, view } = this;
    if (asked?.kind !== "window" || view.active !== view.seat || asked.options.length < 2) return false;
    return asked.options.some(({ verb, text }) => verb === "pass" && text === words().ends_turn);
  }

  get draft() {
    const { selected, amounts, amount } = this.ui;
    const divide = this.decision?.divide;
    return { selected, amounts: given(amounts), legal: divide ? isLegal(divide, amounts) : false, amount };
  }

  /**
   * Whoever is careful is warned before a choice that they would hardly want: a person, who has not been warned of it yet.
   * @param {import("./choices.js").Answer|null} answer @param {boolean} [byPerson] false for what the page answers by itself
   */
  answer(answer, byPerson = true) {
    if (!answer || this.ui.pending) return;
    const isCareful = byPerson && JSON.stringify(answer) !== JSON.stringify(this.ui.warned?.answer);
    const id = this.send("choose", { at: this.frame.at, ...answer, ...(isCareful ? { careful: true } : {}) });
    if (!id) return;
    this.lastAnswer = answer;
    this.unseen.away = false;
    this.unseen.see(this.log);
    this.update({ pending: id, isCareful, warned: null, menu: null, sheet: null, preview: null });
  }

  /** Sends a command, or shows a toast when there is no connection. @param {string} command @param {Object} [payload] */
  send(command, payload = {}) {
    const id = this.connection.send(command, payload);
    if (!id) {
      this.connection.retry();
      this.toast("Not connected. Your game is safe; reconnecting.");
    }
    return id;
  }

  /** A sign that we are still there: the other person at the table sees it, and we get what we may have missed. */
  sendHeartbeat() {
    if (this.newest && !this.view.result) this.connection.send("here", {});
  }

  /** @param {string} name @param {boolean} on */
  setStop(name, on) {
    this.send("stops", { ...this.frame.stops, [name]: on });
  }

  /** @param {boolean} on */
  passUntilMyTurn(on) {
    this.send("pass_until", { my_turn: on });
  }

  /** @param {import("./types.js").Pace} pace */
  setPace(pace) {
    this.send("pace", { pace });
  }

  /** Takes back what was done last, where nothing was learned by it (3.7.1). */
  takeBack() {
    if (this.ui.pending || !this.frame.take_back) return;
    const id = this.send("take_back", { at: this.frame.at });
    if (id) this.update({ pending: id, menu: null, sheet: null });
  }

  concede() {
    this.update({ dialog: null });
    this.send("concede", { at: this.frame.at });
  }
}
