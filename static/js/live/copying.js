/** Copying text, also where the browser gives pages no clipboard: over HTTP in a network, or without leave. */

/** Selects the text in a box that nobody sees, and copies what is selected. @param {string} text */
function copiedBySelecting(text) {
  const { activeElement: before } = document;
  const box = document.createElement("textarea");
  box.value = text;
  box.className = "visually-hidden";
  (document.querySelector("dialog[open]") ?? document.body).append(box); // outside an open dialog nothing can be selected
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

/** @param {string} text @returns {Promise<boolean>} whether it is copied */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelecting(text);
  }
}

/** What is said after copying. @param {string} text @param {string} said when it is copied */
export async function copyAndSay(text, said) {
  return (await copied(text)) ? said : "Your browser does not let this page copy.";
}
