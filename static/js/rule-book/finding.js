/** Which rules somebody looks for. */

/** As people type it and as it is printed alike. @param {string} text */
function plain(text) {
  return text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
}

/**
 * Which of these texts have all the words that are typed, in any order; each may be the beginning of a word.
 * @param {string[]} texts
 * @param {string} typed
 * @returns {boolean[]}
 */
export function found(texts, typed) {
  const words = plain(typed).split(" ").filter(Boolean);
  return texts.map((text) => {
    const all = ` ${plain(text).replace(/[^\p{L}\p{N}']+/gu, " ")}`;
    return words.every((word) => all.includes(` ${word}`));
  });
}

/** How many were found, in a sentence. @param {number} count */
export function foundInWords(count) {
  if (count === 0) return "No rule has these words.";
  return count === 1 ? "1 rule" : `${count} rules`;
}
