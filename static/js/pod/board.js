/** The draft while it goes on: the table, the pack or what is asked instead, and the pool. */
import { html, useLayoutEffect, useRef } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { ActionBar } from "./action-bar.js";
import { Reasons } from "./coach.js";
import { SitDown } from "./gathering.js";
import { Laid } from "./laid.js";
import { Look } from "./look.js";
import { MANY, Market } from "./market.js";
import { capital, cards, sentence } from "./messages.js";
import { Pack } from "./pack.js";
import { PoolPanel, Spread, WatchedPools } from "./pool.js";
import { Silences, TakeBack } from "./presence.js";
import { Seats } from "./seats.js";
import { addedBy } from "./sorting.js";

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").Question} Question */

/** Answers to a question without cards. @param {{pod: Pod, question: Question}} props */
function Answers({ pod, question }) {
  const [keep, other] = question.options;
  const busy = Boolean(pod.ui.taking) || pod.elsewhere;
  if (question.kind === "review") {
    return html`<div class="answers"><button type="button" class="primary" disabled=${busy} onClick=${() => pod.take(keep)}>Continue to the next pack</button></div>`;
  }
  const ask = () => pod.update({ dialog: { kind: "mulligan", option: other } });
  return html`<div class="answers">
    <button type="button" class="primary" disabled=${busy} onClick=${() => pod.take(keep)}>Keep these ${cards(pod.mine?.picked ?? 0)}</button>
    <button type="button" disabled=${busy} onClick=${ask}>Exchange them</button>
  </div>`;
}

/** What stood in this pack when it was here before, and is gone. @param {{pod: Pod}} props */
function CameRound({ pod }) {
  const { question, payload, view, plan } = pod;
  const seats = payload.seats.length;
  if (
    question?.kind !== "pick" ||
    plan.shape !== "passed" ||
    plan.takes.length ||
    plan.burns ||
    view?.own_picks !== "always"
  )
    return null;
  const before = pod.memory.pack(question.pack, question.pick - seats);
  if (before) {
    const now = [...question.cards];
    const taken = before.filter((name) => {
      const at = now.indexOf(name);
      if (at >= 0) now.splice(at, 1);
      return at < 0;
    });
    return html`<p class="round-note muted">You saw this pack before. Taken since: ${taken.join(", ")}.</p>`;
  }
  const back = question.cards.length - seats;
  if (back <= 0) return null;
  return html`<p class="round-note muted">You will see this pack again with ${cards(back)}.</p>`;
}

/** What is asked, in the middle of the page. Where it was scrolled away, the next question brings it back. @param {{pod: Pod}} props */
function Middle({ pod }) {
  const { question, shown, plan, view } = pod;
  const section = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const { current } = section;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: "start" });
  }, [question?.kind, question?.pack, question?.pick]);
  const listed = question?.kind === "list" || question?.kind === "review";
  const layout = view?.layout?.act && view.layout.act !== "pick" ? view.layout : null;
  const stack = view?.layout?.stack ?? 0;
  const many = !layout && Boolean(shown && shown.cards.length > MANY);
  const faces = !many && Boolean(layout || shown || (listed && pod.pool));
  return html`<section ref=${section} class=${`middle keeps-focus ${pod.ui.ready ? "is-open" : ""}`} style=${{ "--scale": pod.ui.scale / 100 }} tabindex="-1" aria-labelledby="asked">
    <div class="asking">
      <div class="asked">
        <h2 id="asked" class=${question ? "is-asked" : ""}>${pod.ui.taking?.card ? `You ${pod.burns ? "burn" : "take"} ${pod.ui.taking.card}.` : sentence(pod)}</h2>
        ${view && view.discarded > 0 && (plan.takes.length > 0 || plan.burns > 0) && html`<p class="round-note muted">${capital(cards(view.discarded))} removed unseen so far.</p>`}
        <${CameRound} pod=${pod} />
        ${pod.taken && html`<p class="round-note muted">${pod.taken}</p>`}
        ${stack > 0 && html`<p class="round-note muted">${capital(cards(stack))} in the stack.</p>`}
      </div>
      <${Look} pod=${pod} faces=${faces} />
    </div>
    ${listed && html`<${Answers} pod=${pod} question=${question} />`}
    ${listed && pod.pool && html`<${Spread} pod=${pod} names=${pod.pool} added=${question?.kind === "review" ? addedBy(pod.pool, question.pack - 1) : 0} />`}
    ${layout && html`<${Laid} pod=${pod} layout=${layout} />`}
    ${!layout && shown && html`<${many ? Market : Pack} key=${shown.seat} pod=${pod} shown=${shown} />`}
    <${Reasons} pod=${pod} />
    ${!layout && !shown && !listed && html`<div class="no-pack" aria-hidden="true"><${Icon} name="deck" /></div>`}
  </section>`;
}

/**
 * Beside the pack for whoever watches: a seat that is vacant, and what may be seen of the pools.
 * @param {{pod: Pod}} props
 */
function Watching({ pod }) {
  const vacant = pod.payload.seats.filter((seat) => seat.kind === "free");
  return html`<aside id="pool" class="pool" aria-label="What you see">
    ${
      vacant.length > 0 &&
      html`<section class="vacant" aria-label="A seat is vacant">
      <h2>${vacant.length === 1 ? `Seat ${vacant[0].seat + 1} is vacant` : `${vacant.length} seats are vacant`}</h2>
      <p>A bot picks there until somebody takes the seat.</p>
      <${SitDown} pod=${pod} />
    </section>`
    }
    <${WatchedPools} pod=${pod} />
  </aside>`;
}

/** @param {{pod: Pod}} props */
export function Board({ pod }) {
  return html`
    <${Seats} pod=${pod} />
    <${Silences} pod=${pod} />
    <div class="board">
      <${pod.back ? TakeBack : Middle} pod=${pod} />
      ${pod.me === null ? html`<${Watching} pod=${pod} />` : html`<${PoolPanel} pod=${pod} />`}
    </div>
    <${ActionBar} pod=${pod} />`;
}
