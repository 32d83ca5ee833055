/** As in "1 card", "5 cards". @param {number} count @param {string} one @param {string} [several] */
export function numberOf(count, one, several = `${one}s`) {
  return `${count} ${count === 1 ? one : several}`;
}
