/**
 * What must be there, such as an element that the page's own template has made.
 *
 * @template T
 * @param {T|null|undefined} what
 * @returns {T}
 */
export function sure(what) {
  if (what === null || what === undefined) throw new Error("What this page needs is not there.");
  return what;
}
