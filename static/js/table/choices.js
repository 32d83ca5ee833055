/**
 * What the decision offers, sorted for the page: which things on the table can be pressed, which choices need a button,
 * and the text and the answer of the one confirm button. Pure functions of the decision and of what is selected so far.
 */

import { words } from "./terms.js";

/** @typedef {import("./types.js").MultiPick} MultiPick */

/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {{codes?: number[], amounts?: Object<string, number>}} Answer */
/** @typedef {{id: string, label: string, answer: Answer|null, primary?: boolean, key?: string, refs?: string[], asks?: string}} Command `asks`: the thing whose options are shown instead of answering at once */

/** The key that attacks. */
export const ATTACK = "A";

/** Kinds of decision whose options are sentences, so they are always buttons. */
const WORDED = new Set(["mode", "may", "order", "payment", "alignment"]);

/**
 * True when the viewer is asked for something.
 * @param {Decision|null} decision
 * @returns {decision is Decision}
 */
export function isAsked(decision) {
  return decision !== null && decision.kind !== "wait";
}

/**
 * The champion that an attack is sent with at once, because no other one can attack: "" where who attacks is asked, or
 * nobody can.
 * @param {Decision|null} decision
 */
export function loneAttacker(decision) {
  if (!isAsked(decision) || decision.kind !== "window") return "";
  const { refs } = decision.options.find(({ verb }) => verb === "battle") ?? { refs: [] };
  return refs.length === 1 ? refs[0] : "";
}

/** Options (or, of a multi-pick, candidates) by the thing they name. @param {Decision|null} decision @returns {Map<string, Offer[]>} */
export function optionsByRef(decision) {
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  if (!isAsked(decision) || WORDED.has(decision.kind) || decision.divide) return found;
  const offers = decision.multi_pick ? decision.multi_pick.candidates : decision.options;
  for (const offer of offers) {
    for (const ref of offer.refs) found.set(ref, [...(found.get(ref) ?? []), offer]);
  }
  return found;
}

/** The words of an option; candidates of a multi-pick have none. @param {Offer} offer */
export function textOf(offer) {
  return "text" in offer ? offer.text : "";
}

/**
 * Toggles one thing of a multi-pick; with a maximum of one, the new one replaces the old, and what must be chosen stays.
 * @param {MultiPick} multiPick
 * @param {string[]} selected
 * @param {string} ref
 */
export function toggled(multiPick, selected, ref) {
  if (multiPick.must?.includes(ref)) return selected;
  if (selected.includes(ref)) return selected.filter((other) => other !== ref);
  if (multiPick.max === 1) return [ref];
  return selected.length < multiPick.max ? [...selected, ref] : selected;
}

/** @type {Partial<Record<Decision["kind"], (n: number) => string>>} */
const CONFIRM = {
  mulligan: (n) => (n ? `Mulligan ${n} for ${n} ${words().life.name}` : "Keep this hand"),
  attackers: (n) => (n ? `Attack with ${n}` : "Attack with none"),
  blockers: (n) => (n ? `Block with ${n}` : "No block"),
  discard: (n) => (n ? `Discard ${n}` : "Discard none"),
  reveal: (n) => (n ? `Reveal ${n}` : "Reveal none"),
};

/** @type {Partial<Record<Decision["kind"], string>>} what is selected, in one word */
const COUNTED = { attackers: "attacker", blockers: "blocker", discard: "card", reveal: "card" };

/**
 * What is selected when a multi-pick begins: what must be; all of it where there is nothing to choose but yes or no, such as
 * showing the only two cards that loyalty can take; of attackers the one that was pressed to begin the attack.
 * @param {Decision|null} decision @param {string} [attacker] @returns {string[]}
 */
export function preselected(decision, attacker = "") {
  if (!isAsked(decision) || !decision.multi_pick) return [];
  const { candidates, min, must } = decision.multi_pick;
  if (must?.length) return [...must];
  if (decision.kind === "attackers") return candidates.some(({ refs }) => refs.includes(attacker)) ? [attacker] : [];
  if (decision.kind !== "reveal") return [];
  return candidates.length === min ? candidates.map((candidate) => candidate.refs[0]) : [];
}

/**
 * The confirm button of a multi-pick, and the button that declines where it may be declined.
 * @param {Decision} decision
 * @param {MultiPick} multiPick
 * @param {string[]} selected
 * @returns {Command[]}
 */
function multiPickCommands({ kind, options }, multiPick, selected) {
  const count = selected.length;
  const missing = multiPick.min - count;
  const stop = options.find((option) => option.verb === "stop");
  const decline = stop && { id: "decline", label: stop.text, answer: { codes: [stop.code] } };
  if (missing > 0) {
    const what = COUNTED[kind];
    const thing = what ? ` ${what}${missing > 1 ? "s" : ""}` : "";
    const label = kind === "attackers" ? "Choose attackers" : `Choose ${missing}${count ? " more" : ""}${thing}`; // one is enough
    return [...(decline ? [{ ...decline, key: "1" }] : []), { id: "confirm", label, answer: null, primary: true }];
  }
  if (count === 0 && decline) return [{ ...decline, primary: true }];
  const codeOf = new Map(multiPick.candidates.map((candidate) => [candidate.refs[0], candidate.code]));
  const said = CONFIRM[kind] ?? ((/** @type {number} */ n) => (n ? `Choose ${n}` : "Choose none"));
  const confirm = {
    id: "confirm",
    label: said(count),
    answer: { codes: selected.flatMap((ref) => codeOf.get(ref) ?? []) },
    primary: true,
  };
  return multiPick.min > 0 && decline ? [{ ...decline, key: "1" }, confirm] : [confirm];
}

/** A player whom one may attack, who is a button too, so that nobody has to be looked for. @param {Decision} decision @param {Option} option */
const isAttacked = (decision, { refs }) => decision.kind === "attack" && refs.every((ref) => ref.startsWith("p"));

/**
 * The buttons of the bar. `isShown(ref)` tells whether a thing lies on the table where it can be pressed.
 * @param {Decision|null} decision
 * @param {{selected: string[], amounts: Object<string, number>, legal: boolean, amount: number}} draft
 * @param {(ref: string) => boolean} isShown
 * @returns {Command[]}
 */
export function commands(decision, draft, isShown) {
  if (!isAsked(decision)) return [];
  if (decision.divide?.total === 1) return []; // there is nothing to divide: who gets it is pressed
  if (decision.divide) {
    const answer = draft.legal ? { amounts: draft.amounts } : null;
    return [{ id: "confirm", label: decision.kind === "divide" ? "Assign" : "Confirm", answer, primary: true }];
  }
  if (decision.amount) {
    const option = decision.options[draft.amount - decision.amount.least];
    return [{ id: "confirm", label: option.text, answer: { codes: [option.code] }, primary: true }];
  }
  if (decision.multi_pick) return multiPickCommands(decision, decision.multi_pick, draft.selected);
  const worded = decision.options.filter(
    (option) =>
      WORDED.has(decision.kind) ||
      isAttacked(decision, option) ||
      option.verb === "battle" ||
      !option.refs.some(isShown),
  );
  const ends = decision.kind === "attack" ? "no" : "pass";
  const passes = worded.filter((option) => option.verb === ends);
  const others = worded.filter((option) => option.verb !== ends);
  const battle = others.filter((option) => option.verb === "battle");
  const rest = others.filter((option) => option.verb !== "battle");
  let digit = 0;
  /** @param {Option} option @param {{key?: string, primary?: boolean, asks?: string}} more @returns {Command} */
  const command = (option, more) => ({
    id: `o${option.code}`,
    label: option.text,
    answer: { codes: [option.code] },
    refs: option.verb === "battle" ? [] : option.refs,
    ...more,
  });
  return [
    ...rest.map((option) => command(option, { key: ++digit <= 9 ? String(digit) : undefined })),
    ...battle.map((option) => command(option, { key: ATTACK, asks: loneAttacker(decision) || undefined })),
    ...passes.map((option) => command(option, { primary: true })),
  ];
}

/**
 * Things to choose among that do not lie on the table: shown as cards in a tray.
 * @param {Decision|null} decision
 * @param {(ref: string) => boolean} isShown
 * @param {(ref: string) => string|undefined} cardOf
 */
export function trayRefs(decision, isShown, cardOf) {
  if (!isAsked(decision) || decision.kind === "window") return [];
  return [...optionsByRef(decision).keys()].filter((ref) => !isShown(ref) && cardOf(ref));
}
