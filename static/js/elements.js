/**
 * The elements of a page that a selector names, in their order.
 *
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function elements(within, selector) {
  return [...within.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement);
}

/**
 * What the nearest element around has in its data attribute, as in `data-card`.
 *
 * @param {Element} inside
 * @param {string} name
 */
export function named(inside, name) {
  const around = inside.closest(`[data-${name}]`);
  return (around instanceof HTMLElement && around.dataset[name]) || "";
}
