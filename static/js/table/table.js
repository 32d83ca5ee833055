/**
 * The state of the page and everything that may change it. Whoever changes it calls `update`, which redraws.
 * The server's frame is the truth; `ui` holds only what this page has collected since (selection, amounts, what is open).
 */
import { Toasts } from "../live/toasts.js";
import { given, isLegal, shares, start, step } from "./amounts.js";
import { isAsked, optionsByRef, preselected, toggled, trayRefs } from "./choices.js";
import { Catalogue } from "./facts.js";
import { inWords } from "./symbols.js";

/** @typedef {import("./types.js").TableFrame} TableFrame */

/** What is thrown away when the game moves on. */
function freshDraft(decision) {
  const amounts = decision?.divide ? start(decision.divide) : {};
  return { selected: preselected(decision), amounts, amount: decision?.amount?.least ?? 0, menu: null, pending: 0 };
}

export class Table {
  /**
   * @param {Object} parts
   * @param {Object<string, import("./types.js").CardFacts>} parts.cards
   * @param {() => void} parts.redraw
   * @param {(old: TableFrame|null) => void} [parts.beforeFrame] called before a frame is drawn
   * @param {(old: TableFrame|null, now: TableFrame) => void} [parts.afterFrame] called after it was drawn
   */
  constructor({ cards, redraw, beforeFrame = () => {}, afterFrame = () => {} }) {
    Object.assign(this, { redraw, beforeFrame, afterFrame });
    this.catalogue = new Catalogue(cards);
    /** @type {TableFrame|null} */
    this.frame = null;
    /** @type {import("./types.js").Entry[]} */
    this.log = [];
    this.status = { link: "connecting", seconds: 0, why: "" };
    this.toasts = new Toasts(redraw);
    this.connection = null;
    this.offers = new Map();
    this.ui = {
      ...freshDraft(null),
      look: null,
      sheet: null,
      dialog: null,
      story: false,
      rules: false,
      words: false,
      position: "",
      resultSeen: false,
    };
  }

  // --- what components read -------------------------------------------------------------------------------------------

  get view() {
    return this.frame?.view ?? null;
  }

  get decision() {
    return this.view?.decision ?? null;
  }

  get asked() {
    return isAsked(this.decision) && !this.view.result;
  }

  get me() {
    return this.view.seat;
  }

  nameOf(seat) {
    return this.frame?.names[seat] ?? "";
  }

  /** Everything of that controller in play, cards first, then tokens. */
  championsOf(seat) {
    const own = this.view.champions.filter((champion) => champion.controller === seat);
    return { cards: own.filter((champion) => !champion.token), tokens: own.filter((champion) => champion.token) };
  }

  isTouch() {
    return matchMedia("(hover: none)").matches;
  }

  /** True where a thing lies on the table as a piece of its own. */
  isShown(ref) {
    const { players, champions, seat } = this.view;
    return (
      players.some((player) => `p${player.seat}` === ref || player.deity?.id === ref) ||
      champions.some((champion) => champion.id === ref) ||
      players[seat].hand.some((card) => card.id === ref) ||
      players[1 - seat].hand.some((card) => card.id === ref)
    );
  }

  /** The name of the card or champion behind a ref, wherever it is, or undefined. */
  cardOf(ref) {
    const { players, champions, resolving, revealed } = this.view;
    const places = [
      champions,
      revealed,
      ...players.flatMap(({ hand, discard, supplemental, deity }) => [hand, discard, supplemental, deity ?? []]),
    ];
    return [...places.flat(), ...(resolving ? [resolving] : [])].find((thing) => thing.id === ref)?.card;
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

  inTray(ref) {
    return this.trayRefs().includes(ref);
  }

  /** How a thing stands to the decision. */
  stateOf(ref) {
    const run = this.asked ? this.decision.run : null;
    const divide = this.asked ? this.decision.divide : null;
    if (divide && shares(divide).includes(ref)) return this.stateOfShare(divide, ref);
    const offers = this.asked ? (this.offers.get(ref) ?? []) : [];
    const selected = this.ui.selected.includes(ref);
    const full = run && run.max > 1 && this.ui.selected.length >= run.max;
    const choosable = offers.length > 0 && !this.ui.pending && (!full || selected);
    const hint = run
      ? selected
        ? "Selected"
        : "Can be selected"
      : offers.map((offer) => inWords(offer.text)).join("; or ");
    const place = run?.ordered && selected ? this.ui.selected.indexOf(ref) + 1 : 0;
    return { choosable, selected, toggles: Boolean(run), hint, offers, place };
  }

  /** A thing that damage is divided to: pressing it gives it one more. */
  stateOfShare(divide, ref) {
    const amount = this.ui.amounts[ref] ?? 0;
    const hint = `${amount} of ${divide.total}. Press for one more`;
    return { choosable: !this.ui.pending, selected: amount > 0, toggles: false, hint, offers: [], place: amount };
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  receive(command, id, body) {
    if (command === "table") this.showFrame(body);
    else if (command === "error") this.showError(id, body);
    else if (command === "position") this.update({ position: body.text, dialog: "position" });
    else if (command === "moved") window.location.assign(body.url);
  }

  /** @param {TableFrame} frame */
  showFrame(frame) {
    const old = this.frame;
    const sameQuestion = old && old.at === frame.at && isAsked(old.view.decision) === isAsked(frame.view.decision);
    this.beforeFrame(old);
    this.frame = frame;
    const last = this.log.at(-1)?.n ?? -1;
    this.log = [...this.log, ...frame.log.filter((entry) => entry.n > last)];
    this.offers = optionsByRef(frame.view.decision);
    if (!sameQuestion) Object.assign(this.ui, freshDraft(frame.view.decision), { sheet: null });
    this.ui.pending = 0;
    this.redraw();
    this.afterFrame(old, frame);
  }

  showError(id, { code, text }) {
    if (code === "changed") window.location.reload(); // the page says why, and what can be done
    if (id && id === this.ui.pending) this.ui.pending = 0;
    this.toast(text);
  }

  showStatus(link, seconds, why = "") {
    if (link !== "open") this.ui.pending = 0;
    if (link === "out") this.frame = null; // whoever looks now has no seat, and no business with its cards
    this.status = { link, seconds, why };
    this.redraw();
  }

  toast(text) {
    this.toasts.say(text);
  }

  // --- what the person does -------------------------------------------------------------------------------------------

  update(changes) {
    Object.assign(this.ui, changes);
    this.redraw();
  }

  look(look) {
    if (look?.card !== this.ui.look?.card || look?.ref !== this.ui.look?.ref) this.update({ look });
  }

  openSheet(sheet) {
    if (this.isTouch() || innerWidth < 900) this.update({ sheet, story: false });
  }

  /** A thing was pressed: choose it, collect it, or ask which of its options is meant. */
  press(ref, element) {
    const { choosable, toggles, offers } = this.stateOf(ref);
    if (!choosable) return;
    if (this.decision.divide) {
      this.stepAmount(ref, 1);
    } else if (toggles) {
      this.update({ selected: toggled(this.decision.run, this.ui.selected, ref) });
    } else if (this.isTouch() && this.decision.kind === "window" && this.cardOf(ref)) {
      this.update({ sheet: { ref, card: this.cardOf(ref) } });
    } else if (offers.length === 1) {
      this.answer({ codes: [offers[0].code] });
    } else {
      const box = element.getBoundingClientRect();
      this.update({ menu: { ref, x: box.left + box.width / 2, y: box.top } });
    }
  }

  stepAmount(ref, by) {
    const amounts = step(this.decision.divide, this.ui.amounts, ref, by);
    if (amounts) this.update({ amounts });
  }

  canStep(ref, by) {
    return step(this.decision.divide, this.ui.amounts, ref, by) !== null;
  }

  /** Everybody who can attack, where there are many to choose from. */
  get everybody() {
    const { kind, run } = this.asked ? this.decision : {};
    return kind === "attackers" && run?.candidates.length > 2 ? run.candidates.map(({ refs }) => refs[0]) : [];
  }

  get draft() {
    const { selected, amounts, amount } = this.ui;
    const divide = this.decision?.divide;
    return { selected, amounts: given(amounts), legal: Boolean(divide) && isLegal(divide, amounts), amount };
  }

  /** @param {import("./choices.js").Answer|null} answer */
  answer(answer) {
    if (!answer || this.ui.pending) return;
    const id = this.say("choose", { at: this.frame.at, ...answer });
    if (id) this.update({ pending: id, menu: null, sheet: null, look: null });
  }

  /** Sends, or says politely that nobody listens just now. */
  say(command, body = {}) {
    const id = this.connection.send(command, body);
    if (!id) {
      this.connection.retry();
      this.toast("Not connected just now. Your game is safe; trying again.");
    }
    return id;
  }

  /** That we are still there: another person at the table is told so, and we are told what we may have missed. */
  sayHere() {
    if (this.frame && !this.view.result) this.connection.send("here", {});
  }

  setStop(name, on) {
    this.say("stops", { ...this.frame.stops, [name]: on });
  }

  passUntilMyTurn(on) {
    this.say("pass_until", { my_turn: on });
  }

  setHurry(hurry) {
    this.say("pace", { hurry });
  }

  concede() {
    this.update({ dialog: null });
    this.say("concede", { at: this.frame.at });
  }
}
