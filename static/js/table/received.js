/**
 * Views as they are sent, turned into the one shape that the page draws: that of the first game. What another game has in
 * its place is named here and nowhere else; what it is called stands in the words that the page came with (`terms.js`).
 */

/** @typedef {import("./types.js").AnyView} AnyView */
/** @typedef {import("./types.js").Champion} Champion */
/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").LineItem} LineItem */
/** @typedef {import("./types.js").SentDecision} SentDecision */
/** @typedef {import("./types.js").SentPiece} SentPiece */
/** @typedef {import("./types.js").SentView} SentView */
/** @typedef {import("./types.js").View} View */

export const FACE_DOWN = "Face-down champion"; // what is called so that nobody may look at

/** @type {Partial<Record<SentDecision["kind"], Decision["kind"]>>} */
const KINDS = { priority: "window" };
/** @type {Object<string, import("./types.js").Verb>} */
const VERBS = { use: "power" };

/** Of exactly one thing there is nothing to collect: to press it chooses it. @param {SentDecision["multi_pick"]} multiPick */
const several = (multiPick) => (multiPick && multiPick.min === 1 && multiPick.max === 1 ? null : multiPick);

/** @param {SentDecision} decision @returns {Decision} */
function asked({ kind, options, multi_pick, ...rest }) {
  return {
    ...rest,
    multi_pick: several(multi_pick),
    kind: KINDS[kind] ?? /** @type {Decision["kind"]} */ (kind),
    options: options.map(({ verb, ...option }) => ({
      ...option,
      verb: VERBS[verb] ?? /** @type {import("./types.js").Verb} */ (verb),
    })),
  };
}

/** @param {SentPiece} piece @returns {Champion} */
function piece({ card, counters, offense, defense, base_offense, base_defense, ...rest }) {
  const kinds = Object.entries(counters);
  return {
    ...rest,
    card: card ?? FACE_DOWN,
    offense: offense ?? 0,
    defense: defense ?? 0,
    base_offense: base_offense ?? 0,
    base_defense: base_defense ?? 0,
    has_numbers: offense !== null,
    is_hidden: card === null,
    counters: kinds.reduce((sum, [, count]) => sum + count, 0),
    counted: kinds.map(([name, count]) => `${count} ${name} ${count === 1 ? "counter" : "counters"}`),
    deploying: false,
    abilities: [],
  };
}

/** What is announced, resolves or waits, of a card that may be hidden. @template {{card: string|null}} T @param {T} shown @returns {T & {card: string}} */
const named = (shown) => ({ ...shown, card: shown.card ?? FACE_DOWN });

/** @param {AnyView} sent @returns {sent is SentView} */
const isOfPieces = (sent) => "pieces" in sent;

/** The view as the page draws it. @param {AnyView} sent @returns {View} */
export function received(sent) {
  if (!isOfPieces(sent)) return sent;
  const { pieces, priority, players, decision, resolving, pending, line, seating, battle, ...rest } = sent;
  return {
    ...rest,
    first: -1,
    initiative: priority,
    seating: seating && {
      format: "",
      attackable: [],
      reach: [],
      shared_hands: false,
      playing: seating.playing,
      out: seating.out.map(({ seat, why }) => ({ seat, why: why === "mojo" ? "health" : why })),
    },
    battle: rest.step === "before_attack" ? null : battle, // nobody attacks yet
    players: players.map(({ mojo, actions, limited_actions, discard, ...player }) => ({
      ...player,
      discard,
      health: mojo,
      gold: actions,
      restricted_gold: limited_actions.map((signs) => ({
        alignment: signs[0],
        pays: `${signs.join(" or ")} cards`,
        gold: 1,
      })),
      deity: null,
      supplemental: [],
    })),
    champions: pieces.map(piece),
    line: line.map((item) => named(item)),
    resolving: resolving && named(resolving),
    pending: pending.map((item) => named(item)),
    decision: decision && asked(decision),
  };
}
