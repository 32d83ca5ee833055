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

/** @type {Object<string, string>} */
const KEYWORDS = {
  airborne: "Airborne: blocked only by champions with airborne",
  ambush: "Ambush: may be played whenever an event may",
  blitz: "Blitz: ignores deploying",
  breakthrough: "Breakthrough: damage beyond the blockers' defense hits the player",
  righteous: "Righteous",
  unbanishable: "Unbanishable: cannot be banished from play",
  unblockable: "Unblockable: no blocker may be assigned to it",
  unbreakable: "Unbreakable: cannot be broken",
  untargetable: "Untargetable: cannot be chosen as a target",
  "must-attack": "Must attack each turn if able",
  "must-be-blocked": "Must be blocked if able",
  "breaks-damaged": "Breaks any champion that it damages",
  "unblockable-by-weaker": "Unblockable by champions with less offense",
  "cannot-gain": "Cannot gain powers or abilities",
};

/** @param {string} word a keyword as the view says it */
function keywordName(word) {
  return word.toLowerCase().replaceAll(/[\s_]+/g, "-");
}

/**
 * A keyword of a champion; a gained one is marked.
 * @param {{word: string, gained?: boolean}} props
 */
export function Keyword({ word, gained = false }) {
  const name = keywordName(word);
  const label = `${KEYWORDS[name] ?? word}${gained ? " (gained)" : ""}`;
  return html`<span class=${`keyword ${gained ? "is-gained" : ""}`} title=${label}>
    ${KEYWORDS[name] ? html`<${Icon} name=${name} label=${label} />` : word}
  </span>`;
}
