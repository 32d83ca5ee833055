/** Notes on the page of a replay: the one at the moment that is shown, and the window with all of them. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Modal, Title } from "../table/modal.js";

/** @typedef {import("./notes.js").Notes} Notes */
/** @typedef {import("./replay.js").Replay} Replay */

/** A moment in words. @param {Replay} replay @param {number} step after how many choices */
function momentInWords({ game }, step) {
  const turn = game.steps[step - game.first]?.view.turn;
  return turn ? `turn ${turn}, step ${step}` : `step ${step}`;
}

/** Opens the window. @param {{replay: Replay, notes: Notes}} props */
export function NotesButton({ replay, notes }) {
  const count = notes.all.length;
  return html`<button type="button" class="icon-button" aria-label=${count ? `Your notes, ${count}` : "Your notes"} title="Your notes (N)" onClick=${() => notes.open(replay.moment)}>
    <${Icon} name="note" />${count > 0 && html`<b class="dot" data-count=${count}></b>`}
  </button>`;
}

/** What is written about this moment; pressed to change it. @param {{replay: Replay, notes: Notes}} props */
export function NoteHere({ replay, notes }) {
  const text = notes.at(replay.moment);
  return html`<div class="note-here" role="status">
    ${text && html`<button type="button" onClick=${() => notes.open(replay.moment)}><${Icon} name="note" label="Your note:" /><span>${text}</span></button>`}
  </div>`;
}

/** @param {{replay: Replay, notes: Notes}} props */
function Writing({ replay, notes }) {
  const { step } = notes;
  /** @param {string} text */
  const write = async (text) => {
    if (!(await notes.write(step, text))) return;
    notes.close();
    replay.table.toast(notes.at(step) ? "Note saved." : "Note deleted.");
  };
  /** @param {import("../table/html.js").Heard} event */
  const submit = (event) => {
    event.preventDefault();
    write(notes.typed);
  };
  /** @param {import("../table/html.js").Heard} event */
  const type = (event) => {
    notes.typed = event.currentTarget.value;
  };
  return html`<form onSubmit=${submit}>
    <label>Your note at ${momentInWords(replay, step)}
      <textarea rows="4" maxlength=${notes.longest} value=${notes.typed} onInput=${type} autofocus />
    </label>
    <p class="error" role="alert">${notes.error}</p>
    <div class="dialog-commands">
      ${notes.at(step) && html`<button type="button" class="danger" disabled=${notes.isBusy} onClick=${() => write("")}>Delete</button>`}
      <button type="submit" class="primary" disabled=${notes.isBusy}>Save</button>
    </div>
  </form>`;
}

/** @param {{replay: Replay, notes: Notes}} props */
export function NoteWindow({ replay, notes }) {
  if (!notes.isOpen) return null;
  const close = async () => {
    if (await notes.leave()) replay.table.toast("Note saved.");
  };
  /** @param {number} step */
  const go = (step) => {
    close();
    replay.jump(step - replay.game.first);
  };
  return html`<${Modal} name="notes" className="dialog-notes" label="Your notes" onClose=${close}>
    <${Title} close=${close}>Your notes<//>
    <p class="muted">Only you can read them.</p>
    <${Writing} replay=${replay} notes=${notes} />
    ${
      notes.all.length > 0 &&
      html`<h3>All notes on this game</h3>
    <ul class="notes">
      ${notes.all.map(
        ({ step, text }) => html`<li key=${step}>
        <button type="button" aria-current=${step === replay.moment ? "step" : undefined} onClick=${() => go(step)}>Go to ${momentInWords(replay, step)}</button>
        <p>${text}</p>
      </li>`,
      )}
    </ul>`
    }
  <//>`;
}
