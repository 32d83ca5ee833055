/** How a swap of cards with a sideboard stands. */

/**
 * As in "2 out, 1 in: take one more in."
 * @param {number} out copies that go out of the deck
 * @param {number} into copies that come in
 * @param {boolean} isSwapped the server knows of it
 */
export function balance(out, into, isSwapped) {
  const more = Math.abs(out - into);
  const both = `${out} out, ${into} in`;
  if (more) return `${both}: take ${more === 1 ? "one" : more} more ${out > into ? "in" : "out"}.`;
  if (!isSwapped) return `${both}. Not swapped yet.`;
  return out ? `${both}. Swapped.` : "Nothing is swapped.";
}
