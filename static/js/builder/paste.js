/** The dialog for a list: what of it becomes part of the deck, what does not, and what becomes of that. */
import { numberOf } from "../counting.js";
import { tooLong } from "../list-limits.js";
import { sure } from "../sure.js";
import { html, useLayoutEffect, useRef, useState } from "../table/html.js";
import { Title } from "../table/modal.js";
import { sentenceOf } from "./api.js";
import { beyondPool, brings, hindrance, outcome, together, within } from "./pasted.js";

/** @typedef {import("./builder.js").Builder} Builder */
/** @typedef {import("./types.js").ReadList} ReadList */
/** @typedef {{read: ReadList|null, problem: string, part: boolean}} Refusal why a list was not added; `part` of it can be */

/** What was added, and what was not. @param {{said: string[], close: () => void}} props */
function Outcome({ said, close }) {
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useLayoutEffect(() => button.current?.focus(), []); // before anybody can press Enter
  return html`<div class="paste-outcome" role="status">
      ${said.map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}
    </div>
    <div class="dialog-commands"><button ref=${button} type="button" class="primary" onClick=${close}>Close</button></div>`;
}

/** @param {{refusal: Refusal}} props */
function Why({ refusal: { read, problem } }) {
  const errors = read?.errors ?? [];
  return html`<div role="alert">
    ${problem && html`<p class="error">${problem}</p>`}
    ${
      errors.length > 0 &&
      html`<p class="error">${errors.length === 1 ? "One line could not be read. Correct it" : `${errors.length} lines could not be read. Correct them`} above, or add the others.</p>
        <ul class="paste-errors">${errors.map((error) => html`<li key=${error.line}><b>Line ${error.line}</b> <code>${error.typed}</code> ${error.sentence}</li>`)}</ul>`
    }
  </div>`;
}

/** @param {string} text @param {import("./types.js").Limits} limits @returns {Refusal|null} */
function beyond(text, { signs }) {
  const long = tooLong(text, { signs });
  return long ? { read: null, problem: `${long} Nothing is added.`, part: false } : null;
}

/** @param {{builder: Builder, close: () => void, text: string}} props */
export function Paste({ builder, close, text }) {
  const { pool, deck, limits } = builder;
  const box = useRef(/** @type {HTMLTextAreaElement|null} */ (null));
  const [refusal, refuse] = useState(beyond(text, limits));
  const [said, say] = useState(/** @type {string[]|null} */ (null));
  const reading = useRef(false); // a second press while the first is answered adds nothing
  /** A list that is too long would keep the browser busy for long, to no end. @param {ClipboardEvent} event */
  const pasted = (event) => {
    const long = beyond(event.clipboardData?.getData("text/plain") ?? "", limits);
    refuse(long);
    if (long) event.preventDefault();
  };
  /** @param {ReadList} read */
  const take = (read) => {
    const taken = pool ? within(read, deck, pool) : read;
    const lines = read.errors.map(({ line, typed }) => `line ${line} “${typed}”`);
    const more = beyondPool(read, deck, pool);
    const all = outcome(taken, [...lines, ...more]);
    builder.change(together(deck, taken), "Paste a list");
    builder.announce(`Added from the list. ${numberOf(builder.size, "card")}.`);
    if (all.length > 1) say(all);
    else close();
  };
  /** @param {Event} event */
  const ask = async (event) => {
    event.preventDefault();
    const typed = sure(box.current).value;
    const long = beyond(typed, limits);
    if (long) return refuse(long);
    if (reading.current) return;
    reading.current = true;
    try {
      /** @type {ReadList} */
      const read = await builder.api.send("POST", "read/", { text: typed });
      const found = hindrance(read, deck, pool, limits, builder.layout.card);
      if (found.problem || read.errors.length) refuse({ read, ...found });
      else take(read);
    } catch (error) {
      refuse({ read: null, problem: sentenceOf(error), part: false });
    } finally {
      reading.current = false;
    }
  };
  const rest = refusal?.part && refusal.read;
  const some = rest && brings(pool ? within(rest, deck, pool) : rest);
  if (said) return html`<${Title} close=${close}>Paste a list<//><${Outcome} said=${said} close=${close} />`;
  return html`<${Title} close=${close}>Paste a list<//>
    <form onSubmit=${ask}>
      <label for="pasted">One card per line, such as “3 ${builder.layout.card}”. The cards are added to the deck; what stands under ${builder.layout.sideboards && "“Sideboard” to its sideboard, and what stands under "}“Maybeboard” is kept beside it.</label>
      <textarea ref=${box} id="pasted" rows="10" defaultValue=${text.length > limits.signs ? "" : text} onPaste=${pasted} spellcheck=${false} autofocus></textarea>
      ${refusal && html`<${Why} refusal=${refusal} />`}
      <div class="dialog-commands">
        ${some && html`<button type="button" onClick=${() => take(rest)}>${refusal.problem ? "Add the cards in the pool" : "Add the other lines"}</button>`}
        <button type="submit" class="primary">Add to the deck</button>
      </div>
    </form>`;
}
