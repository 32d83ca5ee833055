/** What a player chooses about the page: when the coach speaks, the size of faces, and whether the pool is there. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { CoachSwitch } from "./coach.js";
import { SCALES } from "./sizes.js";

/** @typedef {import("./pod.js").Pod} Pod */

/** @param {{pod: Pod}} props */
export function Size({ pod }) {
  const { least, most, step } = SCALES;
  const { scale } = pod.ui;
  return html`<label class="face-size"><span class="wide">Card size</span><span class="narrow">Size</span>
    <input type="range" min=${least} max=${most} step=${step} value=${scale} aria-valuetext=${`${scale} percent`} onInput=${(event) => pod.look({ scale: Number(event.currentTarget.value) })} />
  </label>`;
}

/** @param {{pod: Pod, faces: boolean}} props `faces`: some are on the page */
export function Look({ pod, faces }) {
  const { folded } = pod.ui;
  const what = pod.me === null ? "pools" : "pool";
  return html`<div class="look">
    <${CoachSwitch} pod=${pod} />
    ${faces && html`<${Size} pod=${pod} />`}
    <button type="button" class="fold" aria-expanded=${String(!folded)} aria-controls="pool" onClick=${() => pod.look({ folded: !folded })}><${Icon} name="deck" /> ${folded ? `Show ${what}` : `Hide ${what}`}</button>
  </div>`;
}
