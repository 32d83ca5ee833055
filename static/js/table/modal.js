/** Dialogs. */
import { html, useEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";

/** A native dialog that opens itself and reports when it closes. */
export function Modal({ name, className = "", label, onClose, children }) {
  const dialog = useRef(null);
  useEffect(() => {
    if (!dialog.current.open) dialog.current.showModal();
  }, []);
  const outside = (event) => event.target === dialog.current && onClose();
  return html`<dialog ref=${dialog} class=${`dialog ${className}`} data-name=${name} aria-label=${label} onClose=${onClose} onClick=${outside}>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}

/** The head of a dialog. @param {{children: any, close: () => void}} props */
export function Title({ children, close }) {
  return html`<header class="dialog-head">
    <h2>${children}</h2>
    <button type="button" class="icon-button" aria-label="Close" onClick=${close}><${Icon} name="close" /></button>
  </header>`;
}
