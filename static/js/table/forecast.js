/** What comes of a battle when both players pass: asked of the server while attackers or blockers are picked. */
import { loneAttacker } from "./choices.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { words } from "./terms.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Forecast} Forecast */
/** @typedef {import("./types.js").ForecastAnswer} ForecastAnswer */
/** @typedef {import("./types.js").Outcome} Outcome */
/** @typedef {import("./types.js").View} View */
/** @typedef {{at: number, codes: number[]}} Question */

/** Steps in which somebody may still block. */
const UNTIL_BLOCKS = new Set(["attackers", "before_blocks", "blockers"]);

const WAIT = 120; // milliseconds without another pick before the server is asked

/**
 * What to ask for: the battle with what is picked so far, or as it stands; null where there is none to tell of.
 * @param {View} view
 * @param {Decision|null} asked
 * @param {string[]} selected
 * @param {string} [looked] the thing whose options are looked at
 * @returns {Question|null}
 */
export function questionOf(view, asked, selected, looked = "") {
  if (!asked || view.result || !words().forecasts) return null;
  const question = { at: view.choices, codes: /** @type {number[]} */ ([]) };
  if (!view.battle) {
    const attack = asked.options.find(({ verb }) => verb === "battle");
    return attack && looked && looked === loneAttacker(asked) ? { ...question, codes: [attack.code] } : null;
  }
  if (asked.kind === "window") return view.battle.attackers.length ? question : null;
  if ((asked.kind !== "attackers" && asked.kind !== "blockers") || !asked.multi_pick) return null;
  const { candidates, min } = asked.multi_pick;
  if (asked.kind === "attackers" && selected.length === 0) return null;
  if (selected.length > 0 && selected.length < min) return null;
  const codes = candidates.filter(({ refs }) => selected.includes(refs[0])).map(({ code }) => code);
  return { ...question, codes };
}

/** @param {Outcome} outcome @param {number} me @param {string[]} names */
function damageInWords(outcome, me, names) {
  const parts = outcome.players
    .filter(({ damage, lethal }) => damage > 0 || lethal)
    .map(({ seat, damage, through, health, lethal }) => {
      const whom = seat === me ? "you" : names[seat];
      const way = through > 0 && through === damage ? " through blockers" : "";
      const part = through > 0 && through < damage ? ` (${through} through blockers)` : "";
      return `${damage} damage${way} to ${whom}${part}, ${lethal ? "lethal" : `${health} left`}`;
    });
  return parts.length ? parts.join("; ") : "no damage goes through";
}

/**
 * A forecast in one short line.
 * @param {Forecast} forecast
 * @param {View["step"]} step of the battle
 * @param {number} me
 * @param {string[]} names by seat
 */
export function lineOf({ outcome, unblocked, hidden, choices }, step, me, names) {
  if (!outcome) return "Cards that nobody knows decide what comes of this.";
  const begin = UNTIL_BLOCKS.has(step) && outcome.blockers.length === 0 ? "If nobody blocks" : "If both pass";
  const line = `${begin}: ${damageInWords(outcome, me, names)}`;
  const other = unblocked ? ` (without blocks: ${damageInWords(unblocked, me, names)})` : "";
  const doubt = hidden ? " Hidden cards may change it." : choices ? " Choices may change it." : "";
  return `${line}${other}.${doubt}`;
}

/** Whether somebody would lose by it. @param {Forecast} forecast */
export function isLethal({ outcome }) {
  return outcome?.players.some(({ lethal }) => lethal) ?? false;
}

export class Forecasts {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Question|null} what was asked last */
    this.question = null;
    /** @type {Forecast|null} the answer to it, or to the one before while it is on its way */
    this.shown = null;
    this.timer = 0;
    /** @type {Set<number>} numbers of the questions that are on their way */
    this.sent = new Set();
  }

  /** Something may have been picked, or something else is asked. */
  refresh() {
    const { newest, ui, asked } = this.table;
    const looked = ui.menu?.ref ?? ui.sheet?.ref;
    const question = newest ? questionOf(newest.view, asked, ui.selected, looked) : null;
    if (JSON.stringify(question) === JSON.stringify(this.question)) return;
    if (!question || question.at !== this.question?.at) this.shown = null;
    this.question = question;
    clearTimeout(this.timer);
    if (question) this.timer = setTimeout(() => this.ask(question), WAIT);
  }

  /** @param {Question} question */
  ask(question) {
    const id = this.table.connection.send("forecast", question);
    if (id) this.sent.add(id);
    else this.question = null; // the next frame asks again
  }

  /** @param {number} id @param {ForecastAnswer} answer */
  receive(id, { at, codes, forecast }) {
    this.sent.delete(id);
    if (JSON.stringify({ at, codes }) !== JSON.stringify(this.question)) return;
    this.shown = forecast;
    this.table.redraw();
  }

  /** True for a question of ours that was refused: nobody pressed anything, so nothing is said. @param {number} id */
  isRefused(id) {
    return this.sent.delete(id);
  }

  /** The connection is lost, and with it what was on its way. */
  drop() {
    this.question = null;
    this.sent.clear();
  }

  /** What becomes of a champion, or undefined. @param {string} ref */
  fateOf(ref) {
    return this.shown?.outcome?.champions.find((one) => one.ref === ref)?.fate;
  }
}

/** @type {Record<import("./types.js").Fate, {icon: string, name: string}>} */
const FATES = {
  breaks: { icon: "close", name: "Would break" },
  survives: { icon: "defense", name: "Would survive" },
  leaves: { icon: "next", name: "Would leave play" },
};

/** What would become of a champion, in words for its label. @param {Table} table @param {string} ref */
export function fateInWords(table, ref) {
  const fate = table.forecasts.fateOf(ref);
  return fate ? ` ${FATES[fate].name}.` : "";
}

/**
 * A mark on a champion. Its place is always there: who comes and goes beside a button would take the focus from it.
 * @param {{table: Table, thing: string}} props
 */
export function FateMark({ table, thing }) {
  const fate = table.forecasts.fateOf(thing);
  const { icon, name } = FATES[fate ?? "survives"];
  return html`<span class=${`badge fate ${fate ? `is-${fate}` : ""}`} hidden=${!fate} aria-hidden="true" title=${`${name} if both pass`}><${Icon} name=${icon} /></span>`;
}

/** The line under the question, which keeps its place while attackers or blockers are asked for. @param {{table: Table}} props */
export function ForecastLine({ table }) {
  const { asked, forecasts, me, frame } = table;
  const { shown } = forecasts;
  if (!asked || !(shown || asked.kind === "attackers" || asked.kind === "blockers")) return null;
  return html`<p class=${`forecast ${shown && isLethal(shown) ? "is-lethal" : ""}`} role="status">
    ${shown && lineOf(shown, frame.view.step || "attackers", me, frame.names)}
  </p>`;
}

/** The same where the options of the only champion that can attack are looked at. @param {{table: Table, thing: string|undefined}} props */
export function AttackForecast({ table, thing }) {
  return thing && thing === loneAttacker(table.asked) && html`<${ForecastLine} table=${table} />`;
}
