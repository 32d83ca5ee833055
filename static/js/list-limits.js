/** How long a list may be that the site reads, so that whoever types or pastes more is told at once. */

/**
 * What of a list is too long, in a sentence; "" if nothing is. What is beyond the lines is left out, what is beyond the
 * characters refused.
 * @param {string} text
 * @param {{signs: number, lines?: number}} limits characters and lines
 */
export function tooLong(text, { signs, lines = Number.POSITIVE_INFINITY }) {
  if (text.length > signs) return `This list has ${text.length} characters. The limit is ${signs}.`;
  if (text.length < lines) return "";
  const count = text.trimEnd().split("\n").length;
  return count > lines ? `This list has ${count} lines. Only the first ${lines} are read.` : "";
}
