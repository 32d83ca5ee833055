/** Keys of the builder. Rows of both lists understand the same ones; a letter starts a search from anywhere. */
import { elements, named } from "../elements.js";
import { sure } from "../sure.js";

/** @typedef {import("./builder.js").Builder} Builder */

const TYPING = "input:not([type=radio]), textarea, select";

/** @param {HTMLElement} root */
function box(root) {
  return sure(/** @type {HTMLInputElement|null} */ (root.querySelector("#find")));
}

/** @typedef {import("./types.js").List} List */

/** @param {string} name @returns {name is List} */
function isList(name) {
  return name === "find" || name === "deck" || name === "sideboard" || name === "maybeboard";
}

/** @param {HTMLElement} root @param {List} list */
function rows(root, list) {
  return elements(root, `[data-list=${list}] .row-card`);
}

/** @param {HTMLElement | undefined} element */
function focus(element) {
  element?.focus({ focusVisible: true, preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** To the search box, whose text the next letter replaces. @param {Builder} builder @param {HTMLElement} root */
function toBox(builder, root) {
  builder.update({ tab: "find" });
  builder.show();
  box(root).focus();
  box(root).select();
}

/** To a list: its row that Tab reaches. @param {Builder} builder @param {HTMLElement} root @param {List} list */
function toList(builder, root, list) {
  builder.update({ tab: list === "find" ? "find" : "deck" });
  builder.show();
  focus(rows(root, list).find((row) => row.tabIndex === 0) ?? rows(root, list)[0]);
}

/**
 * Arrow keys on a row.
 * @param {Builder} builder
 * @param {HTMLElement} root
 * @param {HTMLElement} row
 * @param {List} list
 * @param {string} key
 */
function walk(builder, root, row, list, key) {
  if (key === "ArrowRight") return list === "find" && toList(builder, root, "deck");
  if (key === "ArrowLeft") return list !== "find" && toList(builder, root, "find");
  const all =
    list === "find"
      ? rows(root, "find")
      : [...rows(root, "deck"), ...rows(root, "sideboard"), ...rows(root, "maybeboard")];
  const at = all.indexOf(row);
  /** @type {Object<string, number>} */
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  const to = targets[key];
  if (to < 0) return list === "find" && toBox(builder, root);
  return focus(all[to]);
}

/**
 * Keys that change the count of the row's card. A row that goes away hands the focus on.
 * @param {Builder} builder
 * @param {HTMLElement} root
 * @param {HTMLElement} row
 * @param {List} list
 * @param {string} key
 */
function count(builder, root, row, list, key) {
  const card = named(row, "card");
  const board = list === "maybeboard" || list === "sideboard" ? list : "cards";
  const before = rows(root, list);
  const at = before.indexOf(row);
  if (/^[0-9]$/.test(key)) builder.put(card, Number(key), board);
  else if (key === "+" || key === "=") builder.add(card, 1, board);
  else if (["-", "_", "Delete", "Backspace"].includes(key)) builder.add(card, -1, board);
  else if (key === "." && list === "find") builder.add(card, 1, "maybeboard");
  else if (key === ".") builder.shift(card, board === "maybeboard" ? "cards" : "maybeboard", board);
  else if (key === "," && builder.layout.sideboards && list === "find") builder.add(card, 1, "sideboard");
  else if (key === "," && builder.layout.sideboards)
    builder.shift(card, board === "sideboard" ? "cards" : "sideboard", board);
  else return false;
  builder.show();
  if (row.isConnected) return true;
  const after = rows(root, list);
  const next = after[Math.min(at, after.length - 1)] ?? rows(root, list === "deck" ? "maybeboard" : "deck")[0];
  if (next) focus(next);
  else toBox(builder, root);
  return true;
}

const WALKS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/** @param {Builder} builder @param {HTMLElement} root @param {Element} target @param {string} key */
function onRow(builder, root, target, key) {
  const list = named(target, "list");
  const around = target.closest("[data-card]");
  const [row] = around ? elements(around, ".row-card") : [];
  if (!isList(list) || !row) return false;
  if (WALKS.includes(key)) return walk(builder, root, row, list, key) !== false;
  return count(builder, root, row, list, key);
}

/** What was pressed on the way from the box to the first card, while its search was not answered yet. */
/** @type {string[]|null} */
let ahead = null;

/**
 * From the box to the first card, and what was pressed meanwhile is done there.
 * @param {Builder} builder
 * @param {HTMLElement} root
 */
function arrive(builder, root) {
  const [pressed, first] = [ahead, rows(root, "find")[0]];
  ahead = null;
  if (!first || document.activeElement !== box(root)) return;
  focus(first);
  for (const key of pressed ?? []) {
    if (key === "Enter") builder.add(named(first, "card"));
    else count(builder, root, first, "find", key);
  }
}

/**
 * In the search box: down and Enter go to the cards, once they are those of what was typed.
 * @param {Builder} builder
 * @param {HTMLElement} root
 * @param {string} key
 */
function inBox(builder, root, key) {
  if (key === "?" && box(root).value === "") {
    builder.update({ dialog: { kind: "help" } });
    return true;
  }
  if (ahead && /^([0-9+.,-]|Enter)$/.test(key)) {
    ahead.push(key);
    return true;
  }
  ahead = null;
  if (key !== "ArrowDown" && key !== "Enter") return false;
  ahead = [];
  builder.cardSearch.once(() => {
    builder.show();
    if (ahead) arrive(builder, root);
  });
  return true;
}

/** Ctrl or Cmd with a letter. @param {Builder} builder @param {KeyboardEvent} event @param {boolean} typing */
function command(builder, event, typing) {
  const key = event.key.toLowerCase();
  const { target } = event;
  const box = target instanceof HTMLInputElement && target.id === "find" && target.value === "";
  if (key === "s") builder.update({ dialog: { kind: "note" } });
  else if (key === "m") builder.askRepair();
  else if (typing && !box) return false;
  else if (key === "z") event.shiftKey ? builder.redo() : builder.undo();
  else if (key === "y") builder.redo();
  else return false;
  return true;
}

/**
 * Any other key.
 * @param {Builder} builder
 * @param {HTMLElement} root
 * @param {Element} target
 * @param {string} key
 * @param {boolean} typing
 */
function plain(builder, root, target, key, typing) {
  if (target === box(root)) return inBox(builder, root, key);
  if (typing) return false;
  if (onRow(builder, root, target, key)) return true;
  if (key === "?") builder.update({ dialog: { kind: "help" } });
  else if (key === "/" || key === "Escape") toBox(builder, root);
  else if (/^\p{L}$/u.test(key)) {
    toBox(builder, root);
    return false; // the letter itself is typed into the box
  } else return false;
  return true;
}

/**
 * A list that is pasted anywhere opens the dialog for it; one line into a field is typed there.
 * @param {Builder} builder
 * @param {HTMLElement} root
 * @param {ClipboardEvent} event
 */
function paste(builder, root, event) {
  const { target } = event;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (event.defaultPrevented || document.querySelector("dialog[open]") || !text.trim()) return;
  const typing = target instanceof Element && target.matches(TYPING);
  if (typing && !(target === box(root) && text.trim().includes("\n"))) return;
  event.preventDefault();
  builder.update({ dialog: { kind: "paste", text } });
}

/** @param {Builder} builder @param {HTMLElement} root */
export function listen(builder, root) {
  document.addEventListener("paste", (event) => paste(builder, root, event));
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    const { target, key } = event;
    if (event.altKey || !(target instanceof Element)) return;
    const typing = target.matches(TYPING);
    const controls = event.ctrlKey || event.metaKey;
    if (controls ? command(builder, event, typing) : plain(builder, root, target, key, typing)) event.preventDefault();
  });
}
