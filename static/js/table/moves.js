/** Where things on the table come from and go to between two frames, read from the story. */

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").View} View */

/** @param {string} text @returns {string[]} the cards that a line names, in its order */
const named = (text) => [...text.matchAll(/\[\[(.*?)\]\]/g)].map((match) => match[1]);

/**
 * What happened to things that left: how, and to which zone if it is drawn, as in "discard-1".
 * @param {Entry[]} log @param {View} old
 * @returns {Map<string, {how: string, to: string}>}
 */
export function departures(log, old) {
  const owners = new Map(old.champions.map(({ id, owner }) => [id, owner]));
  for (const { seat, hand } of old.players) for (const { id } of hand) owners.set(id, seat);
  /** @type {Object<string, string>} */
  const zones = { return: "hand", discard: "discard", bottom: "deck", recycle: "deck" };
  /** @type {Map<string, {how: string, to: string}>} */
  const found = new Map();
  for (const { kind, refs } of log) {
    if (!["break", "banish", "transform", ...Object.keys(zones)].includes(kind)) continue;
    for (const ref of refs) found.set(ref, { how: kind, to: zones[kind] ? `${zones[kind]}-${owners.get(ref)}` : "" });
  }
  return found;
}

/**
 * Where things came from that were not there: another thing, or a zone. A champion that was played comes from its card,
 * a card in hand from the deck.
 * @param {Entry[]} log @param {View} old @param {View} now
 * @returns {Map<string, string>}
 */
export function origins(log, old, now) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const there = new Set(old.champions.map(({ id }) => id));
  const played = log.filter(({ kind }) => kind === "play");
  for (const { id, card, token, controller } of now.champions) {
    if (there.has(id) || token) continue;
    const play = played.find(({ seat, text }) => seat === controller && named(text)[0] === card);
    if (play) found.set(id, play.seat === now.seat ? play.refs[0] : `hand-${controller}`);
  }
  const held = new Set(old.players.flatMap(({ hand }) => hand.map(({ id }) => id)));
  for (const { kind, seat, refs } of log) {
    if (kind !== "draw") continue;
    for (const ref of refs) if (!held.has(ref)) found.set(ref, `deck-${seat}`);
  }
  return found;
}

/**
 * Damage from champions in play or from players' cards: from whom to whom. The story names who deals it, not which one of
 * two alike, so it is the one who fights, or the first.
 * @param {Entry[]} log @param {View} old
 * @returns {{from: string, to: string}[]}
 */
export function hits(log, old) {
  const found = [];
  for (const { kind, text, seat, refs } of log) {
    if (kind !== "damage" && kind !== "hurt") continue;
    const [card] = named(text);
    const alike = old.champions.filter((champion) => champion.card === card && champion.controller === seat);
    const source = alike.find(({ attacking, blocking }) => attacking || blocking) ?? alike[0];
    const from = source?.id ?? (seat === null ? "" : `p${seat}`);
    for (const to of refs) if (from && from !== to) found.push({ from, to });
  }
  return found;
}
