/** Rules text with symbols in braces, turned into words and icons. */
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** Words in braces that are drawn as icons: of every game. */
const NAMES = new Set([
  ...["expend", "flip", "offense", "defense", "action", "free", "build", "paced", "fast"],
  ...["good", "evil", "sage", "wild", "unaligned", "natural", "magical", "constructed"],
]);

/** @param {{symbol: string}} props without its braces; twice with a space where it stands twice */
function Sign({ symbol }) {
  if (/^\d+$/.test(symbol)) {
    return html`<span class=${`coin coin-${symbol}`} role="img" aria-label=${`${symbol} gold`}>${symbol}</span>`;
  }
  const [name, again] = symbol.split(" ");
  if (!NAMES.has(name)) return `{${symbol}}`;
  const drawn = `symbol symbol-${name}`;
  if (!again) return html`<${Icon} name=${name} label=${name} className=${drawn} />`;
  return html`<${Icon} name=${name} label=${`instantaneous ${name}`} className=${drawn} /><${Icon} name=${name} className=${drawn} />`;
}

/** One line of text with its symbols as icons. @param {string} text */
export function withSymbols(text) {
  return text
    .replace(/\{([^}]+)\}\{\1\}/g, "{$1 $1}")
    .split(/(\{[^}]+\})/)
    .filter(Boolean)
    .map((part) => (part[0] === "{" ? html`<${Sign} symbol=${part.slice(1, -1)} />` : part));
}

/** The same line in plain words, for accessible names. @param {string} text */
export function inWords(text) {
  return text
    .replace(/\{(\d+)\}/g, "$1 gold")
    .replace(/\{([^}]+)\}\{\1\}/g, "instantaneous $1")
    .replace(/\{([^}]+)\}/g, "$1");
}

/** The symbols in the corner of a card in words: one that stands twice is one that is instantaneous. @param {string[]} signs */
export function signsInWords(signs) {
  const named = [...new Set(signs)].map((sign) => `{${sign}}`.repeat(signs.filter((one) => one === sign).length));
  return inWords(named.join(", "));
}

const LEAD = /^((?:[^→:."]|\.(?! ))+?)( ?→|:)(.*)$/;
const KEYWORD_LINE = /^[A-Z][a-z-]+( ◆ [A-Z][a-z-]+)*$/;

/** One line: keywords stand out, and so does what comes before an arrow or a colon. @param {{line: string}} props */
function Line({ line }) {
  if (/^—?\s*OR\s*—?$/i.test(line.trim())) return html`<p class="rule-or"><span>or</span></p>`;
  if (KEYWORD_LINE.test(line)) return html`<p class="rule-keywords">${line}</p>`;
  if (/^\(.*\)$/.test(line)) return html`<p class="rule-reminder">${withSymbols(line)}</p>`;
  const lead = line.match(LEAD);
  if (!lead) return html`<p>${withSymbols(line)}</p>`;
  return html`<p><b>${withSymbols(lead[1])}${lead[2]}</b>${withSymbols(lead[3])}</p>`;
}

/** Whole rules text, line by line. @param {{text: string}} props */
export function RulesText({ text }) {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => html`<${Line} line=${line} />`);
}
