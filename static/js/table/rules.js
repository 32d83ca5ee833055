/** Rules that something cites, and where they stand on the page of the rules, if the game has such a page. */
import { html } from "./html.js";
import { words } from "./terms.js";

/**
 * Where a rule stands on that page, as `anchor` of decks/rule_book.py has it.
 * @param {string} rule a section of the rule book, perhaps after its part: "Game Terms: Break"
 */
export function anchorOf(rule) {
  const name = rule
    .slice(rule.lastIndexOf(": ") + 1)
    .toLowerCase()
    .replace(/[’']/g, "");
  return `rule-${name.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}

/**
 * What cites a rule: a link where there is a page to lead to, in a window of its own, since a game goes on here.
 * @param {{of: string, rule: string, words: string, title?: string}} props `of`: its class
 */
export function Rule({ of, rule, words: said, title }) {
  const page = words().rules_page;
  if (!page) return html`<span class=${of} title=${title}>${said}</span>`;
  return html`<a class=${of} title=${title} href=${`${page}#${anchorOf(rule)}`} target="_blank">${said}</a>`;
}

/** As in "Rule 5.6". @param {"short"|"long"} how @param {string} rule */
export function cited(how, rule) {
  return words().rules[how].replace("{}", rule);
}
