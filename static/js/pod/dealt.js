/** A pool that was dealt at once, as faces, and the way from it into the builder. */
import { formToken } from "../live/token.js";
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Size } from "./look.js";
import { Order, Spread } from "./pool.js";

/** @typedef {import("./pod.js").Pod} Pod */

/** One press leads into the builder, with an empty deck or the bot's, or back to the deck that was begun. @param {{pod: Pod}} props */
export function Build({ pod }) {
  const { deck, token } = pod.links;
  const given = pod.mine?.pool?.length === pod.plan.deck.least; // nothing to choose: the pool is the deck
  const words = pod.payload.mine?.builds
    ? given
      ? "View your deck"
      : "Continue building"
    : given
      ? "Save as a deck"
      : "Build your deck";
  const two = !given && !pod.payload.mine?.builds;
  return html`<form method="post" action=${deck} class="build">
    <input type="hidden" name="csrfmiddlewaretoken" value=${formToken() ?? token} />
    <button type="submit" name="do" value=${given ? "suggestion" : "scratch"} class="primary to-deck"><${Icon} name="deck" /> ${words}</button>
    ${two && html`<button type="submit" name="do" value="suggestion">Start from a bot’s suggestion</button>`}
  </form>`;
}

/** @param {{pod: Pod, names: string[]}} props */
export function Faces({ pod, names }) {
  return html`<div class="dealt" style=${{ "--scale": pod.ui.scale / 100 }}>
    <div class="dealt-look"><${Order} pod=${pod} /><${Size} pod=${pod} /></div>
    <${Spread} pod=${pod} names=${names} />
  </div>`;
}
