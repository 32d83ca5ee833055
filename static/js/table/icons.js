/** Icons from the sprite, drawn in the colour of the text around them. */
import { html } from "./html.js";

let sprite = "";
let charges = "";

/**
 * @param {string} icons address of `icons/sprite.svg`
 * @param {string} heraldry address of `icons/charges.svg`
 */
export function useSprites(icons, heraldry) {
  sprite = icons;
  charges = heraldry;
}

/** @param {string} name of a charge @returns {string} the address of its shape, on a field of 64 by 64 */
export function chargeUrl(name) {
  return `${charges}#${name}`;
}

/**
 * With `label` the icon is a picture with that name, without it is decoration.
 * @param {{name: string, label?: string, className?: string}} props
 */
export function Icon({ name, label, className = "" }) {
  return html`<svg
    class=${`icon icon-${name} ${className}`}
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
    focusable="false"
  >
    ${label && html`<title>${label}</title>`}
    <use href=${`${sprite}#${name}`} />
  </svg>`;
}
