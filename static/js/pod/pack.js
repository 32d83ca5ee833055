/** A pack: its cards as faces. Whoever is asked walks, selects and takes in it. */
import { html, useEffect, useRef } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { inWords } from "../table/symbols.js";
import { FaceOf, labelOf } from "./card.js";
import { coachedOption } from "./coach.js";
import { roomOf, useFit } from "./fitting.js";
import { hovering } from "./hover.js";
import { cards } from "./messages.js";
import { turnOf } from "./opening.js";
import { columnsOf, widthOf } from "./sizes.js";

/** @typedef {import("./types.js").Shown} Shown */

/** @typedef {import("./pod.js").Pod} Pod */

/** One card that can be taken. @param {{pod: Pod, name: string, option: number, at: number, turn: number}} props */
function Option({ pod, name, option, at, turn }) {
  const card = pod.card(name);
  const { selected, taking } = pod.ui;
  const coached = coachedOption(pod) === option;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (selected === option) box.current?.scrollIntoView({ block: "nearest" });
  }, [selected === option]);
  const shape = `option ${selected === option ? "is-selected" : ""} ${taking?.option === option ? "is-taking" : ""}`;
  return html`<div
    ref=${box}
    class=${shape}
    role="option"
    data-card=${name}
    data-option=${option}
    style=${{ "--turn": turn }}
    tabindex=${pod.ui.at === at ? 0 : -1}
    aria-selected=${String(selected === option)}
    aria-label=${coached ? `${labelOf(card)}, what a bot would ${pod.burns ? "burn" : "take"}` : labelOf(card)}
    aria-description=${inWords([card.text, card.discard_text].filter(Boolean).join("\n"))}
    onClick=${(event) => (event.pointerType === "touch" ? pod.tap(option) : pod.press(option))}
    onFocus=${() => pod.ui.at !== at && pod.update({ at })}
    ...${hovering(pod, name)}
  >
    <${FaceOf} card=${card} />
    ${coached && html`<span class="coach-mark" aria-hidden="true"><${Icon} name="bot" /></span>`}
  </div>`;
}

/** A card that can only be looked at. @param {{pod: Pod, name: string, turn?: number}} props */
export function ReadOnlyCard({ pod, name, turn = 0 }) {
  const card = pod.card(name);
  return html`<li style=${{ "--turn": turn }}>
    <button type="button" class="option" aria-label=${`Read ${labelOf(card)}`} onClick=${() => pod.update({ dialog: { kind: "card", name } })} ...${hovering(pod, name)}>
      <${FaceOf} card=${card} />
    </button>
  </li>`;
}

/** @param {{pod: Pod, shown: Shown}} props */
export function Pack({ pod, shown }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const { length } = shown.cards;
  useFit(list, (element, phone) => {
    const room = roomOf(element);
    const card = widthOf(length, room, phone, pod.ui.scale);
    element.style.setProperty("--columns", String(columnsOf(length, room, card)));
    return card;
  });
  const many = cards(length);
  const opening = pod.ui.opening && `is-opening-${pod.ui.opening}`;
  const { options } = shown;
  if (!options) {
    const whose =
      pod.plan.alternate || pod.plan.shape === "tabled" ? "The open cards" : `The pack of ${pod.nameOf(shown.seat)}`;
    return html`<ul ref=${list} class=${`pack ${opening}`} aria-label=${`${whose}, ${many}`}>
      ${shown.cards.map((name, at) => html`<${ReadOnlyCard} key=${`${name}${at}`} pod=${pod} name=${name} turn=${turnOf(at, length)} />`)}
    </ul>`;
  }
  const state = pod.ui.taking ? "is-taken" : pod.ui.ready ? "is-ready" : "is-new";
  return html`<div ref=${list} class=${`pack ${state} ${opening}`} role="listbox" aria-label=${`Your pack, ${many}`} aria-orientation="horizontal">
    ${shown.cards.map((name, at) => html`<${Option} key=${options[at]} pod=${pod} name=${name} option=${options[at]} at=${at} turn=${turnOf(at, length)} />`)}
  </div>`;
}
