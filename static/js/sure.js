/**
 * What must be there, such as an element that the page's own template has made.
 *
 * @template T
 * @param {T|null|undefined} what
 * @returns {T}
 */
export function sure(what) {
  if (what === null || what === undefined) throw new Error("Something that this page needs is missing.");
  return what;
}
