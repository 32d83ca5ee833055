/**
 * What can complete a search at the caret: fields, values after an operator, names of cards. No page is touched here.
 *
 * @typedef {Object} Field
 * @property {string} name
 * @property {string} short
 * @property {string} means
 * @property {string[]} values
 *
 * @typedef {{fields: Field[], names: string[]}} Words what `/cards/search.json` holds
 *
 * @typedef {Object} Completion
 * @property {string} text what replaces the letters from `from` to the caret
 * @property {string} label what the list shows
 * @property {string} hint
 * @property {number} from
 */

const MOST = 8;
const MOST_NAMES = 5;
const VALUE = /(?:^|[\s(-])(\p{L}[\p{L}-]*)\s*(?:!=|<=|>=|[:=<>])\s*("[^"]*|[^\s()"]*)$/u;
const WORD = /(?:^|[\s(]|[\s(]-|^-)([\p{L}][\p{L}\d'-]*)$/u;

/** Without case, accents and apostrophes. @param {string} text */
function fold(text) {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’"]/gu, "")
    .toLowerCase();
}

/** Whether the text or a word in it begins so. @param {string} text @param {string} typed */
function begins(text, typed) {
  return ` ${fold(text)}`.includes(` ${fold(typed)}`);
}

/** As it is written in a search. @param {string} value */
function written(value) {
  return /^[\p{L}\d-]+$/u.test(value) ? value : `"${value}"`;
}

/** @param {Words} words @param {string} text up to the caret @returns {Completion[]} */
export function completions(words, text) {
  const value = text.match(VALUE);
  if (value) {
    const [, name, typed] = value;
    const known = words.fields.find((field) => field.name === name.toLowerCase() || field.short === name.toLowerCase());
    const found = (known?.values ?? []).filter((one) => begins(one, typed) && one !== typed);
    return found
      .slice(0, MOST)
      .map((one) => ({ text: `${written(one)} `, label: one, hint: "", from: text.length - typed.length }));
  }
  const typed = text.match(WORD)?.[1];
  if (!typed || (text.split('"').length - 1) % 2) return [];
  const from = text.length - typed.length;
  const fields = words.fields.filter((field) => field.name.startsWith(typed.toLowerCase()));
  const names = typed.length < 2 ? [] : words.names.filter((name) => begins(name, typed)).slice(0, MOST_NAMES);
  return [
    ...fields.map(({ name, means }) => ({ text: `${name}:`, label: `${name}:`, hint: means, from })),
    ...names.map((name) => ({ text: `${written(name)} `, label: name, hint: "card", from })),
  ].slice(0, MOST);
}
