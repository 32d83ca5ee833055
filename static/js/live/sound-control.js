/** Switches the sounds of a page on, and says how loud they are. */
import { html } from "../table/html.js";

/** @typedef {import("./sounds.js").Sounds} Sounds */

/**
 * After each change the sound `sample` is heard as it is now.
 * @param {{sounds: Sounds, sample: string, redraw: () => void, first?: boolean}} props `first`: a dialog opens on it
 */
export function SoundControl({ sounds, sample, redraw, first = false }) {
  const { on, volume } = sounds.wish;
  /** @param {Partial<import("./sounds.js").Wish>} wish */
  const change = (wish) => {
    sounds.change(wish);
    sounds.play(sample);
    redraw();
  };
  return html`<label><input type="checkbox" autofocus=${first} checked=${on} onChange=${(/** @type {import("../table/html.js").Heard} */ event) => change({ on: event.currentTarget.checked })} />Sounds</label>
    ${
      on &&
      html`<label class="volume">Volume
      <input type="range" min="0.05" max="1" step="0.05" value=${volume} onChange=${(/** @type {import("../table/html.js").Heard} */ event) => change({ volume: Number(event.currentTarget.value) })} />
    </label>`
    }`;
}
