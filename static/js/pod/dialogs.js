/** What opens over the draft: a card to read, help, absence, the host's controls, and confirmations. */
import { SoundControl } from "../live/sound-control.js";
import { sure } from "../sure.js";
import { html } from "../table/html.js";
import { Modal, Title } from "../table/modal.js";
import { RulesText } from "../table/symbols.js";
import { PersonBox, TalkBox } from "../talk/box.js";
import { Absence } from "./absence.js";
import { Commands } from "./bar.js";
import { FaceOf, TypeLine } from "./card.js";
import { Procedure } from "./gathering.js";
import { Host } from "./host.js";
import { KEYS } from "./keys.js";

/** @typedef {import("../table/html.js").Drawn} Drawn */
/** @typedef {import("./pod.js").Pod} Pod */

/** @param {{pod: Pod, close: () => void, name: string}} props */
function Reading({ pod, close, name }) {
  const card = pod.card(name);
  const { question } = pod;
  const at = question?.cards.indexOf(card.name) ?? -1;
  const option = question?.options[at];
  const take = () => {
    close();
    if (option === undefined) return;
    pod.select(option);
    pod.take(option);
  };
  return html`<${Title} close=${close}>${card.name}<//>
    <div class="reading">
      <${FaceOf} key=${card.name} card=${card} size="medium" />
      <div class="reading-words">
        <p><${TypeLine} card=${card} /></p>
        <${RulesText} text=${card.text} />
        ${card.discard_text && html`<p class="muted">In your discard pile:</p><${RulesText} text=${card.discard_text} />`}
        <div class="dialog-commands">
          ${option !== undefined && pod.picks && html`<button type="button" class="primary" onClick=${take}>${pod.burns ? "Burn" : "Take"} ${card.name}</button>`}
          <button type="button" onClick=${close}>Close</button>
        </div>
      </div>
    </div>`;
}

/** @param {{pod: Pod, close: () => void}} props */
function Help({ pod, close }) {
  return html`<${Title} close=${close}>How to draft here<//>
    <p>Click a card to select and read it. Click it again, press Enter or use the button to take it. You cannot undo a pick. For a moment after a new pack arrives, clicks are ignored so that you do not take the wrong card.</p>
    <table class="keys"><tbody>
      ${KEYS.map(([key, what]) => html`<tr key=${key}><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}
    </tbody></table>
    <h3>${pod.plan.format}</h3>
    <${Procedure} pod=${pod} />`;
}

/**
 * Asks for confirmation.
 * @param {{title: string, text: string, verb: string, danger?: boolean, act: () => void, close: () => void}} props
 */
function Confirm({ title, text, verb, danger = false, act, close }) {
  const done = () => {
    close();
    act();
  };
  return html`<${Title} close=${close}>${title}<//>
    <p>${text}</p>
    <div class="dialog-commands">
      <button type="button" autofocus onClick=${close}>No</button>
      <button type="button" class=${danger ? "danger" : "primary"} onClick=${done}>${verb}</button>
    </div>`;
}

/** @param {{pod: Pod, close: () => void}} props */
function Heard({ pod, close }) {
  return html`<${Title} close=${close}>Sounds<//>
    <p>You hear when a pack comes that you waited for, when your time is short, and when the draft is over. While this page is in the background, you hear every pack that comes. Spectators hear only the end.</p>
    <div class="sounds"><${SoundControl} sounds=${pod.sounds} sample="pack" first=${true} redraw=${pod.redraw} /></div>
    <p class="muted">This browser keeps your choice, for tables too.</p>`;
}

const LEFT_BEFORE = "Your seat is free again, and somebody else can take it.";
const LEFT_LATER = "A bot picks for your seat, and anyone with the link can take it.";

/**
 * @typedef {{pod: Pod, close: () => void, name?: string, option?: number, seat?: number}} Inside
 * @type {Record<import("./types.js").Dialog["kind"], {label: string, draw: (props: Inside) => Drawn}>}
 */
const INSIDE = {
  card: { label: "A card", draw: (props) => html`<${Reading} ...${props} />` },
  commands: {
    label: "More commands",
    draw: ({ pod, close }) => html`<${Title} close=${close}>${pod.payload.name}<//><${Commands} pod=${pod} />`,
  },
  help: { label: "How to draft here", draw: (props) => html`<${Help} ...${props} />` },
  absence: { label: "When you are away", draw: (props) => html`<${Absence} ...${props} />` },
  host: { label: "Host commands", draw: (props) => html`<${Host} ...${props} />` },
  sounds: { label: "Sounds", draw: (props) => html`<${Heard} ...${props} />` },
  talk: {
    label: "Talk",
    draw: ({ pod, close }) => html`<${TalkBox} talk=${pod.talk} blockedPage=${pod.links.blocked} close=${close} />`,
  },
  person: {
    label: "A player",
    draw: ({ pod, close, seat }) =>
      html`<${PersonBox} talk=${pod.talk} seat=${sure(seat)} blockedPage=${pod.links.blocked} close=${close} />`,
  },
  leave: {
    label: "Leave your seat?",
    draw: ({ pod, close }) => html`<${Confirm} title="Leave your seat?" verb="Leave" danger=${true} close=${close}
      text=${pod.payload.status === "gathering" ? LEFT_BEFORE : LEFT_LATER} act=${() => pod.send("leave")} />`,
  },
  close: {
    label: "Close the draft?",
    draw: ({ pod, close }) => html`<${Confirm} title="Close the draft?" verb="Close it" danger=${true} close=${close}
      text="This ends the draft for everybody, and all picks are lost. You cannot undo this." act=${() => pod.send("close")} />`,
  },
  mulligan: {
    label: "Exchange your cards?",
    draw: ({ pod, close, option }) => html`<${Confirm} title="Exchange your cards?" verb="Exchange" close=${close}
      text="You give back all these cards and get fewer new ones. You can exchange only once." act=${() => pod.take(sure(option))} />`,
  },
};

/** @param {{pod: Pod}} props */
export function Dialogs({ pod }) {
  const { dialog } = pod.ui;
  if (!dialog) return null;
  const { label, draw } = INSIDE[dialog.kind];
  const close = () => pod.update({ dialog: null });
  return html`<${Modal} key=${dialog.kind + (dialog.name ?? "")} name=${dialog.kind} className=${`dialog-${dialog.kind}`} label=${label} onClose=${close}>
    ${draw({ ...dialog, pod, close })}
  <//>`;
}
