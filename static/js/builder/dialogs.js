/** What opens over the builder: a card to read, the keys, a note for the version, a list to paste. */
import { sure } from "../sure.js";
import { html, useRef, useState } from "../table/html.js";
import { Modal, Title } from "../table/modal.js";
import { Paste } from "./paste.js";
import { Reading } from "./reader.js";

/** @typedef {import("./builder.js").Builder} Builder */

const KEYS = [
  ["any letter", "Start a search from anywhere"],
  ["/", "Go to the search box and select its text"],
  ["↓ or Enter", "Go from the search box to the first card"],
  ["↑ ↓", "Move between cards; ↑ on the first card returns to the box"],
  ["Tab", "In the search box: accept the first suggestion. Elsewhere: go to the next part of the page"],
  ["Enter or +", "Add one copy; in the deck, Enter opens the card"],
  ["− or Delete", "Remove one copy"],
  ["0 to 9", "Set the number of copies"],
  [".", "Move one copy to the maybeboard, or back; in the search, add one there"],
  [",", "Move one copy to the sideboard, or back; in the search, add one there"],
  ["→ ←", "Switch between search and deck; ↓ after the last card leads to the maybeboard"],
  ["Esc", "Return to the search box"],
  ["Ctrl+Z, Ctrl+Shift+Z", "Undo or redo changes since you opened this page"],
  ["Ctrl+M", "Show how to fix the deck"],
  ["Ctrl+S", "Save a version with a note"],
  ["Ctrl+V", "Paste a list of cards"],
  ["?", "This help"],
];

/** @param {{builder: Builder, close: () => void}} props */
function Help({ builder, close }) {
  const { sideboards } = builder.layout;
  const keys = KEYS.filter(([key]) => key !== "," || sideboards);
  return html`<${Title} close=${close}>Building a deck<//>
    <p>Type a few letters, press <kbd>↓</kbd>, then <kbd>3</kbd>, and type the next card. Changes are saved automatically. One editing session makes one version, unless you save a version with a note.</p>
    <table class="keys">
      <tbody>
        ${keys.map(([key, what]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}
      </tbody>
    </table>
    <p>With a mouse: click a card or drag it to the deck to add it; drag it to the maybeboard, or out of the deck to remove a copy. On a touch screen: tap a card to read it, to change the count and to move it.</p>
    <p>The maybeboard keeps cards beside the deck. They do not count.${sideboards && " The sideboard has the cards that you swap in between games."}</p>
    <p><a href=${builder.links.syntax} target="_blank">How to search</a> explains all search fields. <a href=${builder.links.edit}>Edit as text</a> lets you change the deck as a list.</p>`;
}

/** @param {{builder: Builder, close: () => void}} props */
function Note({ builder, close }) {
  const text = useRef(/** @type {HTMLTextAreaElement|null} */ (null));
  const [busy, setBusy] = useState(false);
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    setBusy(true);
    if (await builder.complete(sure(text.current).value)) close();
    else setBusy(false);
  };
  const { kind, sentence } = builder.saver.status;
  return html`<${Title} close=${close}>Save version ${builder.saver.number}<//>
    <form onSubmit=${save}>
      <p>Later changes make a new version. You can compare any two versions.</p>
      <label for="version-note">What changed, and why</label>
      <textarea ref=${text} id="version-note" rows="4" maxlength="20000" autofocus></textarea>
      ${kind !== "saved" && kind !== "saving" && html`<p class="error" role="alert">Not saved: ${sentence || "the deck was also saved somewhere else. Close this and choose which one to keep."}</p>`}
      <div class="dialog-commands">
        <button type="button" onClick=${close}>Not now</button>
        <button type="submit" class="primary" disabled=${busy}>Save version</button>
      </div>
    </form>`;
}

/** What the bar has no room for on a phone. @param {{builder: Builder, close: () => void}} props */
function More({ builder, close }) {
  /** @param {"help"|"note"|"paste"} kind */
  const open = (kind) => () => builder.update({ dialog: { kind } });
  return html`<${Title} close=${close}>${builder.meta.name}<//>
    <div class="more">
      <button type="button" class="primary" onClick=${open("note")}>Save version with a note</button>
      <button type="button" onClick=${open("paste")}>Paste a list</button>
      <button type="button" onClick=${open("help")}>Help and keys</button>
      <a class="button" href=${builder.links.edit}>Edit as text</a>
      <a class="button" href=${builder.links.deck}>Go to the deck's page</a>
    </div>`;
}

/** @param {{builder: Builder, close: () => void, name: string}} props */
function CardToRead({ builder, close, name }) {
  return html`<${Title} close=${close}>${name}<//>
    <div class="reading"><${Reading} builder=${builder} card=${builder.known.get(name)} /></div>`;
}

/** @type {Record<"help"|"more"|"note"|"paste", string>} */
const LABELS = { help: "Help and keys", more: "More", note: "Save version", paste: "Paste a list" };
const INSIDE = { help: Help, more: More, note: Note, paste: Paste, card: CardToRead };

/** @param {{builder: Builder}} props */
export function Dialogs({ builder }) {
  const { dialog } = builder.ui;
  if (!dialog) return null;
  const close = () => builder.update({ dialog: null });
  const name = dialog.kind === "card" ? dialog.name : "";
  const text = dialog.kind === "paste" ? (dialog.text ?? "") : "";
  const label = dialog.kind === "card" ? name : LABELS[dialog.kind];
  return html`<${Modal} key=${dialog.kind} name=${dialog.kind} className=${`dialog-${dialog.kind}`} label=${label} onClose=${close}>
    <${INSIDE[dialog.kind]} builder=${builder} close=${close} name=${name} text=${text} />
  <//>`;
}
