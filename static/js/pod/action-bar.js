/** The bar at the bottom: the selected card in words, the button that takes it, and the switch between pack and pool. */
import { sure } from "../sure.js";
import { html, useEffect, useRef } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { RulesText } from "../table/symbols.js";
import { FaceOf, TypeLine } from "./card.js";
import { CoachSaid, isCoached } from "./coach.js";
import { BELOW } from "./fitting.js";
import { hintOf, verbOf } from "./messages.js";

/** @typedef {import("./pod.js").Pod} Pod */

/** @param {{pod: Pod, name: string}} props */
function SelectedCard({ pod, name }) {
  const card = pod.card(name);
  const read = () => pod.update({ dialog: { kind: "card", name } });
  return html`<div class="selected-card">
    <button type="button" class="selected-card-face" aria-label=${`Enlarge ${name}`} onClick=${read}><${FaceOf} key=${name} card=${card} /></button>
    <div class="selected-card-words">
      <p class="selected-card-name"><b>${name}</b> <span><${TypeLine} card=${card} /></span></p>
      <div class="selected-card-rules" role="group" tabindex="0" aria-label=${`Rules text of ${name}`}>
        <${RulesText} text=${card.text} />
        ${card.discard_text && html`<p class="muted">In your discard pile:</p><${RulesText} text=${card.discard_text} />`}
      </div>
    </div>
  </div>`;
}

/** What is chosen of the layout, and the button that does it. @param {{pod: Pod}} props */
function Chosen({ pod }) {
  const { question, game } = pod;
  if (!question?.offers || question.kind === "look") return null;
  const { taking } = pod.ui;
  const option = pod.chosenOption;
  const [keep] = question.options;
  return html`<div class="action-bar-pick is-laid">
    <p class="action-bar-hint muted">${taking ? "Sent." : pod.elsewhere ? "" : hintOf(pod, question)}</p>
    ${isCoached(pod) && html`<${CoachSaid} pod=${pod} />`}
    ${question.kind === "exchange" && html`<button type="button" data-keep disabled=${!pod.listens} onClick=${() => pod.take(keep)}>Keep your hand</button>`}
    <button type="button" class="primary take" data-take disabled=${option === null || !pod.listens} onClick=${() => option !== null && pod.take(option)}>
      ${taking ? "Sending…" : verbOf(question, sure(game.layout), option, pod.ui.chosen)}
    </button>
  </div>`;
}

/** @param {{pod: Pod}} props */
export function ActionBar({ pod }) {
  const { selected, taking, tab } = pod.ui;
  const name = pod.cardOf(selected);
  const count = pod.mine?.picked ?? 0;
  /** @param {"pack"|"pool"} next */
  const show = (next) => () => pod.update({ tab: next });
  const chosen = Boolean(pod.question?.offers) && pod.chosenOption !== null;
  const coached = isCoached(pod);
  const bar = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    let before = 0;
    const observer = new ResizeObserver(() => {
      const height = current.offsetHeight;
      current.parentElement?.style.setProperty("--gap-below", `${height + BELOW}px`);
      // What is selected stays in sight above a bar that grows by what the coach says.
      if (height > before) document.querySelector(".option.is-selected")?.scrollIntoView({ block: "nearest" });
      before = height;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return html`<div ref=${bar} class=${`action-bar ${name ? "has-selection" : ""} ${chosen ? "has-choice" : ""} ${coached ? "has-coach" : ""}`}>
    <${Chosen} pod=${pod} />
    ${
      pod.picks &&
      html`<div class="action-bar-pick">
      ${name ? html`<${SelectedCard} pod=${pod} name=${name} />` : !(coached && pod.coach.speaks) && html`<p class="action-bar-hint muted">${taking ? "Sent." : pod.elsewhere ? "" : "Select a card to read it here."}</p>`}
      ${coached && html`<${CoachSaid} pod=${pod} />`}
      <button type="button" class="primary take" data-take disabled=${!name || Boolean(taking) || !pod.listens} onClick=${() => selected !== null && pod.take(selected)}>
        ${taking ? "Sending…" : [pod.burns ? "Burn" : "Take", name].filter(Boolean).join(" ")}
      </button>
    </div>`
    }
    ${coached && !pod.picks && (!pod.question?.offers || pod.question.kind === "look") && html`<div class="action-bar-pick"><${CoachSaid} pod=${pod} /></div>`}
    <div class="action-bar-tabs" role="group" aria-label="View">
      <button type="button" aria-pressed=${String(tab === "pack")} onClick=${show("pack")}><${Icon} name="hand" /> ${{ passed: "Pack", tabled: "Table", listed: "Draft", dealt: "Draft" }[pod.plan.shape]}</button>
      <button type="button" aria-pressed=${String(tab === "pool")} onClick=${show("pool")}><${Icon} name="deck" /> ${pod.me === null ? "Pools" : html`Pool <b>${count}</b>`}</button>
    </div>
  </div>`;
}
