/** Who is not heard of and what will come of it, and what a bot picked for me meanwhile, to be taken back. */
import { numberOf } from "../counting.js";
import { html, useEffect, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { inShort } from "./clock.js";
import { capital } from "./messages.js";

/** @typedef {import("./pod.js").Pod} Pod */

const TICK = 1000;

/** The time until then; it redraws itself and nothing else. @param {{pod: Pod, time: number}} props */
function Until({ pod, time }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [time]);
  return html`<b class="until">${inShort(pod.clock.until(time))}</b>`;
}

/** Players of whom nothing is heard, each with the countdown to what happens then. @param {{pod: Pod}} props */
export function Silences({ pod }) {
  const { seats, still } = pod.payload;
  const silent = seats.filter((seat) => seat.stands_in);
  if (!still && !silent.length) return null;
  return html`<ul class="silences" aria-label="Players who are not here">
    ${still && html`<li><${Icon} name="pause" /><span>No player is here. The draft waits, and clocks stand still.</span></li>`}
    ${silent.map(
      ({ seat, stands_in, absence }) => html`<li key=${seat}>
      <${Icon} name="away" /><span>${capital(pod.nameOf(seat))}: ${absence === "ranking" ? "a bot picks by their ranking" : "a bot picks"} in <${Until} pod=${pod} time=${stands_in} /></span>
    </li>`,
    )}
  </ul>`;
}

/** Take back what a bot picked, or keep it; the packs that came later are shown afterwards. @param {{pod: Pod}} props */
export function TakeBack({ pod }) {
  const { back } = pod;
  if (!back) return null;
  const one = back.count === 1;
  const many = numberOf(back.count, "pick");
  const paused = pod.payload.status === "paused";
  const time =
    back.until &&
    (paused
      ? html`<b class="until">${inShort((back.until - pod.payload.now) / 1000)}</b>`
      : html`<${Until} pod=${pod} time=${back.until} />`);
  return html`<section class="middle take-back keeps-focus is-open" tabindex="-1" aria-labelledby="asked">
    <h2 id="asked" class="is-asked">While you were away, a bot made ${many} for you</h2>
    <p>Nobody has picked from ${one ? "that pack" : "those packs"} since, so you can still choose yourself. Until you decide, this page shows the draft as you left it.</p>
    ${time && html`<p>Time to decide: ${time}. Your clock would have run as long.</p>`}
    ${paused && html`<p class="muted">The host has paused the draft, and this time too. You can take picks back when it continues.</p>`}
    <div class="answers">
      <button type="button" class="primary" disabled=${pod.elsewhere || paused} onClick=${() => pod.send("take_back", { number: back.number })}>Take back and choose myself</button>
      <button type="button" disabled=${pod.elsewhere} onClick=${() => pod.send("keep")}>Keep the bot’s ${one ? "pick" : "picks"}</button>
    </div>
  </section>`;
}
