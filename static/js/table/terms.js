/** Keywords of champions, states of those in play and traits of players, as the server names them. */
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { inWords, withSymbols } from "./symbols.js";

/** @typedef {import("./types.js").Terms} Terms */

/** @type {Terms} */
let terms = {
  game: "",
  named: "",
  keywords: {},
  traits: {},
  states: [],
  rules_of_2015: "",
  rules: { short: "Rule {}", long: "Complete rules {}", shown: "Rule numbers", linked: false },
  rules_page: "",
  phases: [],
  steps: {},
  stops: [],
  life: { icon: "health", name: "health", low: 10 },
  purse: { icon: "gold", name: "gold", one: "gold" },
  alignments: [],
  ends_turn: "End your turn",
  things: "champions",
  any_things: "champions",
  winning: "",
  leaving: "",
  also_wins: "",
  deities: true,
  forecasts: true,
  begun_positions: true,
};

/** @param {Terms} loaded what the page came with */
export function useTerms(loaded) {
  terms = loaded;
}

/** What the game calls what is on its table. */
export function words() {
  return terms;
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Name and meaning of a keyword in one line. @param {string} word @param {boolean} gained */
export function keywordInWords(word, gained) {
  const name = `${capital(word)}${gained ? " (gained)" : ""}`;
  return terms.keywords[word] ? `${name}: ${inWords(terms.keywords[word].meaning)}` : name;
}

/**
 * A keyword of a champion; a gained one is marked.
 * @param {{word: string, gained?: boolean}} props
 */
export function Keyword({ word, gained = false }) {
  const label = keywordInWords(word, gained);
  return html`<span class=${`keyword ${gained ? "is-gained" : ""}`} title=${label}>
    ${terms.keywords[word] ? html`<${Icon} name=${terms.keywords[word].icon} label=${label} />` : word}
  </span>`;
}

/** Icon and name of what holds for a player. @param {string} trait as the view says it */
export function traitTerm(trait) {
  const { icon, name } = terms.traits[trait];
  return { icon, name: capital(name) };
}

/** What the rules of 2015 say otherwise, in a sentence. */
export function rulesOf2015() {
  return terms.rules_of_2015;
}

/** A state's icon and what it means. @param {{icon: string}} props */
export function State({ icon }) {
  const state = terms.states.find((one) => one.icon === icon);
  return html`<${Icon} name=${icon} />${state && withSymbols(state.meaning)}`;
}

/** The icons of the states, each with what it means. */
export function States() {
  return terms.states.map(
    ({ icon, name, meaning }) => html`<li><${Icon} name=${icon} /> ${name}: ${withSymbols(meaning)}</li>`,
  );
}
