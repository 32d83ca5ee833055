/** Talking: what opens it, what stands at a seat that has said something, the dialog with phrases, lines and people, and the menu of a seat. */
import { html, useEffect, useRef, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Title } from "../table/modal.js";

/** @typedef {import("../table/html.js").Drawn} Drawn */
/** @typedef {import("./talk.js").Talk} Talk */
/** @typedef {import("./types.js").Other} Other */

const LONGEST = 200; // characters of a line

/** What is said on the button. @param {number} unread */
export const talkLabel = (unread) => (unread ? `Talk, ${unread} new` : "Talk");

/** Opens the talk. @param {{talk: Talk, open: () => void}} props */
export function TalkButton({ talk, open }) {
  if (!talk.isThere) return null;
  const { unread } = talk;
  return html`<button type="button" class="icon-button talk-open" data-key="T" aria-label=${talkLabel(unread)} title="Talk (T)" onClick=${open}>
    <${Icon} name="talk" /><span class="wide">Talk</span>${unread > 0 && html`<b class="dot" data-count=${unread}></b>`}
  </button>`;
}

/** What who sits there has said just now. @param {{talk: Talk, seat: number}} props */
export function HeardAt({ talk, seat }) {
  const heard = talk.heard.find((one) => one.seat === seat);
  return heard ? html`<span key=${heard.key} class="talk-heard"><b>${heard.name}</b> ${heard.text}</span>` : null;
}

/** The same for those who do not see it. @param {{talk: Talk}} props */
export function HeardAloud({ talk }) {
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-label="Said just now">
    ${talk.heard.map(({ key, name, text }) => html`<p key=${key}>${name}: ${text}</p>`)}
  </div>`;
}

/** @param {{talk: Talk}} props */
function Phrases({ talk }) {
  return html`<div class="talk-phrases" role="group" aria-label="Phrases">
    ${talk.payload?.phrases.map(({ key, text }) => html`<button key=${key} type="button" onClick=${() => talk.send("phrase", { key })}>${text}</button>`)}
  </div>`;
}

/** @param {{talk: Talk}} props */
function Lines({ talk }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const { lines } = talk;
  const last = lines.at(-1)?.n;
  useEffect(() => {
    talk.readAll();
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  if (!lines.length) return html`<p class="muted talk-empty">Nobody has written anything yet.</p>`;
  return html`<ol ref=${list} class="talk-lines" tabindex="0" aria-label="What was written">
    ${lines.map(({ n, name, text, mine }) => html`<li key=${n} class=${mine ? "is-mine" : ""}><b>${mine ? "You" : name}</b> <span>${text}</span></li>`)}
  </ol>`;
}

/** @param {{talk: Talk}} props */
function Write({ talk }) {
  const [typed, type] = useState("");
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (typed.trim() && talk.send("write", { text: typed })) type("");
  };
  return html`<form class="talk-write" onSubmit=${send}>
    <label class="visually-hidden" for="talk-text">Write to the others</label>
    <input id="talk-text" value=${typed} maxlength=${LONGEST} autocomplete="off" placeholder="Write to the others" onInput=${(/** @type {import("../table/html.js").Heard} */ event) => type(event.currentTarget.value)} />
    <button type="submit" class="primary">Send</button>
  </form>`;
}

/** Somebody else who sits there. @param {{talk: Talk, other: Other}} props */
function Person({ talk, other }) {
  const [asks, ask] = useState(false);
  const { name, who, blocked } = other;
  const muted = talk.muted.has(who);
  const block = () => {
    ask(false);
    talk.send("block", { who });
  };
  if (asks)
    return html`<li class="talk-asks">
      <p>Block <b>${name}</b>? You no longer see what they say, and you are not brought together again. They are not told. You can take it back on the page of people you blocked.</p>
      <span class="talk-commands"><button type="button" autofocus onClick=${() => ask(false)}>No</button>
      <button type="button" class="danger" onClick=${block}>Block</button></span>
    </li>`;
  return html`<li>
    <b>${name}</b>
    ${
      blocked
        ? html`<span class="muted">blocked</span>`
        : html`<span class="talk-commands">
          <button type="button" aria-pressed=${String(muted)} aria-label=${`Mute ${name}`} onClick=${() => talk.mute(who, !muted)}>${muted ? "Muted" : "Mute"}</button>
          <button type="button" aria-label=${`Block ${name}`} onClick=${() => ask(true)}>Block…</button>
        </span>`
    }
  </li>`;
}

/**
 * Opens the menu of a seat, where another person sits there.
 * @param {{talk: Talk, seat: number, className: string, open: () => void, children: Drawn}} props
 */
export function PersonButton({ talk, seat, className, open, children }) {
  const name = talk.other(seat)?.name;
  if (!name) return null;
  return html`<button type="button" class=${className} aria-label=${`More about ${name}`} title=${`Mute or block ${name}`} onClick=${open}>${children}</button>`;
}

/** The menu of a seat: mute or block who sits there. @param {{talk: Talk, seat: number, blockedPage: string, close: () => void}} props */
export function PersonBox({ talk, seat, blockedPage, close }) {
  const other = talk.other(seat);
  if (!other)
    return html`<${Title} close=${close}>Seat ${seat + 1}<//><p class="muted">Nobody else sits here any more.</p>`;
  return html`<${Title} close=${close}>${other.name}<//>
    <div class="talk">
      <ul class="talk-people"><${Person} key=${other.who} talk=${talk} other=${other} /></ul>
      <${Blocked} page=${blockedPage} />
    </div>`;
}

/** @param {{page: string}} props */
function Blocked({ page }) {
  return html`<p class="muted"><a href=${page} target="_blank">People you blocked</a></p>`;
}

/** @param {{talk: Talk, blockedPage: string, close: () => void}} props */
export function TalkBox({ talk, blockedPage, close }) {
  const { payload } = talk;
  if (!payload || !talk.isThere)
    return html`<${Title} close=${close}>Talk<//><p class="muted">There is nobody here to talk to.</p>`;
  return html`<${Title} close=${close}>Talk<//>
    <div class="talk">
      ${talk.hasText && html`<${Lines} talk=${talk} />`}
      ${talk.hasText && html`<${Write} talk=${talk} />`}
      <${Phrases} talk=${talk} />
      ${payload.off && html`<p class="muted">The host has switched free text off.</p>`}
      <ul class="talk-people" aria-label="Who is here">${payload.others.map((other) => html`<${Person} key=${other.who} talk=${talk} other=${other} />`)}</ul>
      ${
        payload.host &&
        html`<label class="talk-switch"><input type="checkbox" checked=${!payload.off} onChange=${(/** @type {import("../table/html.js").Heard} */ event) => talk.send("chat", { on: event.currentTarget.checked })} />Let everybody write here</label>`
      }
      <${Blocked} page=${blockedPage} />
    </div>`;
}
