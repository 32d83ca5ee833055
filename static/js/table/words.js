/** Keywords of champions, states of those in play and traits of players, in the server's words. */
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { inWords, withSymbols } from "./symbols.js";

/** @typedef {import("./types.js").Words} Words */

/** @type {Words} */
let words = { keywords: {}, traits: {}, states: [] };

/** @param {Words} told what the page came with */
export function useWords(told) {
  words = told;
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Name and meaning of a keyword in one line. @param {string} word @param {boolean} gained */
export function keywordInWords(word, gained) {
  const name = `${capital(word)}${gained ? " (gained)" : ""}`;
  return words.keywords[word] ? `${name}: ${inWords(words.keywords[word].meaning)}` : name;
}

/**
 * A keyword of a champion; a gained one is marked.
 * @param {{word: string, gained?: boolean}} props
 */
export function Keyword({ word, gained = false }) {
  const label = keywordInWords(word, gained);
  return html`<span class=${`keyword ${gained ? "is-gained" : ""}`} title=${label}>
    ${words.keywords[word] ? html`<${Icon} name=${words.keywords[word].icon} label=${label} />` : word}
  </span>`;
}

/** Icon and name of what holds for a player. @param {string} trait as the view says it */
export function traitWords(trait) {
  const { icon, name } = words.traits[trait];
  return { icon, name: capital(name) };
}

/** A state's sign and what it means. @param {{icon: string}} props */
export function State({ icon }) {
  const state = words.states.find((one) => one.icon === icon);
  return html`<${Icon} name=${icon} />${state && withSymbols(state.meaning)}`;
}

/** The signs of the states, each with what it means. */
export function States() {
  return words.states.map(
    ({ icon, name, meaning }) => html`<li><${Icon} name=${icon} /> ${name}: ${withSymbols(meaning)}</li>`,
  );
}
