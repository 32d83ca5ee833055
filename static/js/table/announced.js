/**
 * What a screen reader says without being asked: what can be chosen when a question comes, and what happened, in brief.
 * The story itself is read by whoever goes there.
 */
import { shares } from "./amounts.js";
import { commands } from "./choices.js";
import { html } from "./html.js";
import { plain } from "./story-text.js";
import { inWords } from "./symbols.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */

const MOST_NAMES = 12; // in a row
const MOST_LINES = 6; // of the story at once
const GATHERED = 600; // milliseconds in which lines of the story come together

/** Names in a row: alike ones are counted, and of very many some are left out. @param {string[]} names */
export function listed(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const words = [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name));
  const more = words.length - MOST_NAMES;
  return more > 0 ? `${words.slice(0, MOST_NAMES).join(", ")} and ${more} more` : words.join(", ");
}

/** Where a thing lies and what it is called, in words. @param {Table} table @param {string} ref @returns {[string, string]} */
function placeAndName(table, ref) {
  const { view, me } = table;
  const name = table.cardOf(ref) ?? "";
  const player = view.players.find(({ seat }) => `p${seat}` === ref);
  if (player) return ["Players", player.seat === me ? "you" : table.nameOf(player.seat)];
  const champion = view.champions.find(({ id }) => id === ref);
  if (champion)
    return [champion.controller === me ? "Your champions" : `${table.nameOf(champion.controller)}'s champions`, name];
  return [view.players[me].hand.some(({ id }) => id === ref) ? "Your hand" : "Cards", name];
}

/** What can be chosen now, by where it lies; "" when nothing is asked. @param {Table} table */
export function choicesInWords(table) {
  const { asked } = table;
  if (!asked) return "";
  if (asked.amount) return `Choose from ${asked.amount.least} to ${asked.amount.most}.`;
  if (asked.divide) {
    const names = shares(asked.divide).map((ref) => placeAndName(table, ref)[1]);
    return `Divide ${asked.divide.total} among ${listed(names)}.`;
  }
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const ref of table.offers.keys()) {
    const [place, name] = placeAndName(table, ref);
    places.set(place, [...(places.get(place) ?? []), name]);
  }
  const things = [...places].map(([place, names]) => `${place}: ${listed(names)}.`);
  /** @param {string} ref */
  const isThing = (ref) => table.isShown(ref) || table.inTray(ref);
  const buttons = asked.multi_pick ? [] : commands(asked, table.draft, isThing).map(({ label }) => inWords(label));
  return ["Choices.", ...things, ...(buttons.length ? [`Buttons: ${buttons.join("; ")}.`] : [])].join(" ");
}

/** What can be chosen, where it is heard and not seen. @param {{table: Table}} props */
export function Choices({ table }) {
  return html`<p class="visually-hidden" aria-live="polite" aria-atomic="true">${choicesInWords(table)}</p>`;
}

/** Lines of the story in brief: of very many, the last ones. @param {Entry[]} entries */
export function inBrief(entries) {
  const more = entries.length - MOST_LINES;
  const lines = entries.slice(-MOST_LINES).map(({ text }) => plain(text));
  return [...(more > 0 ? [`${more} more in the story.`] : []), ...lines].join(" ");
}

/** Gathers what happens, so that it is said at once and not line by line. */
export class Announcer {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.text = "";
    /** @type {Entry[]} what has not been said yet */
    this.waiting = [];
  }

  /** @param {Entry[]} entries that came now */
  follow(entries) {
    if (entries.length === 0) return;
    if (this.waiting.length === 0) setTimeout(() => this.say(), GATHERED);
    this.waiting = [...this.waiting, ...entries];
  }

  say() {
    this.text = inBrief(this.waiting);
    this.waiting = [];
    this.redraw();
  }
}

/** What happened, where it is heard and not seen. @param {{table: Table}} props */
export function Happened({ table }) {
  return html`<p class="visually-hidden" role="status" aria-atomic="true">${table.announcer.text}</p>`;
}
