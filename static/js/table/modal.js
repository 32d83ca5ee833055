/** Dialogs. */
import { html, useEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./html.js").Drawn} Drawn */
/** @typedef {import("./html.js").Heard} Heard */

/**
 * A native dialog that opens itself and reports when it closes.
 * @param {{name: string, className?: string, label: string, onClose: () => void, children: Drawn}} props
 */
export function Modal({ name, className = "", label, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  /** @param {Heard} event */
  const outside = (event) => dialog.current?.isSameNode(event.target) && onClose();
  /** Escape closes at once: what says that a dialog has closed comes later, when the next key may have opened another.
   * @param {Heard} event */
  const cancel = (event) => {
    if (!dialog.current?.isSameNode(event.target)) return;
    dialog.current.close();
    onClose();
  };
  const closed = () => dialog.current?.isConnected && onClose();
  return html`<dialog ref=${dialog} class=${`dialog ${className}`} data-name=${name} aria-label=${label} onCancel=${cancel} onClose=${closed} onClick=${outside}>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}

/** The head of a dialog. @param {{children: Drawn, close: () => void}} props */
export function Title({ children, close }) {
  return html`<header class="dialog-head">
    <h2>${children}</h2>
    <button type="button" class="icon-button" aria-label="Close" onClick=${close}><${Icon} name="close" /></button>
  </header>`;
}
