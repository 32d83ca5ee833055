/** The bar at the bottom: the selected card in words, the button that takes it, and the switch between pack and pool. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { RulesText } from "../table/symbols.js";
import { FaceOf, TypeLine } from "./card.js";

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

/** @param {{pod: Pod}} props */
export function ActionBar({ pod }) {
  const { selected, taking, tab } = pod.ui;
  const name = pod.cardOf(selected);
  const count = pod.mine?.picked ?? 0;
  /** @param {"pack"|"pool"} next */
  const show = (next) => () => pod.update({ tab: next });
  return html`<div class=${`action-bar ${name ? "has-selection" : ""}`}>
    ${
      pod.picks &&
      html`<div class="action-bar-pick">
      ${name ? html`<${SelectedCard} pod=${pod} name=${name} />` : html`<p class="action-bar-hint muted">${taking ? "Sent." : pod.elsewhere ? "" : "Select a card to read it here."}</p>`}
      <button type="button" class="primary take" data-take disabled=${!name || Boolean(taking) || !pod.listens} onClick=${() => selected !== null && pod.take(selected)}>
        ${taking ? "Taking…" : name ? `Take ${name}` : "Take"}
      </button>
    </div>`
    }
    <div class="action-bar-tabs" role="group" aria-label="View">
      <button type="button" aria-pressed=${String(tab === "pack")} onClick=${show("pack")}><${Icon} name="hand" /> ${pod.plan.shape === "passed" ? "Pack" : "Draft"}</button>
      <button type="button" aria-pressed=${String(tab === "pool")} onClick=${show("pool")}><${Icon} name="deck" /> ${pod.me === null ? "Pools" : html`Pool <b>${count}</b>`}</button>
    </div>
  </div>`;
}
