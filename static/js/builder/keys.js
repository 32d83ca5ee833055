/** Keys of the builder. Rows of both lists understand the same ones; a letter starts a search from anywhere. */

const TYPING = "input:not([type=radio]), textarea, select";

/** @param {HTMLElement} root */
function box(root) {
  return root.querySelector("#find");
}

function rows(root, list) {
  return [...root.querySelectorAll(`[data-list=${list}] .row-card`)];
}

function focus(element) {
  element?.focus({ focusVisible: true, preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** To the search box, whose text the next letter replaces. */
function toBox(builder, root) {
  builder.update({ tab: "find" });
  builder.show();
  box(root).focus();
  box(root).select();
}

/** To a list: its row that Tab reaches. */
function toList(builder, root, list) {
  builder.update({ tab: list });
  builder.show();
  focus(rows(root, list).find((row) => row.tabIndex === 0) ?? rows(root, list)[0]);
}

/** Arrow keys on a row. */
function walk(builder, root, row, list, key) {
  if (key === "ArrowRight") return list === "find" && toList(builder, root, "deck");
  if (key === "ArrowLeft") return list === "deck" && toList(builder, root, "find");
  const all = rows(root, list);
  const at = all.indexOf(row);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key];
  if (to < 0) return list === "find" && toBox(builder, root);
  return focus(all[to]);
}

/** Keys that change the count of the row's card. A row that goes away hands the focus on. */
function count(builder, root, row, list, key) {
  const { card } = row.closest("[data-card]").dataset;
  const before = rows(root, list);
  const at = before.indexOf(row);
  if (/^[0-9]$/.test(key)) builder.put(card, Number(key));
  else if (key === "+" || key === "=") builder.add(card);
  else if (["-", "_", "Delete", "Backspace"].includes(key)) builder.add(card, -1);
  else return false;
  builder.show();
  if (row.isConnected) return true;
  const after = rows(root, list);
  if (after.length) focus(after[Math.min(at, after.length - 1)]);
  else toBox(builder, root);
  return true;
}

const WALKS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

function onRow(builder, root, event) {
  const list = event.target.closest("[data-list]")?.dataset.list;
  const row = event.target.closest("[data-card]")?.querySelector(".row-card");
  if (!list || !row) return false;
  if (WALKS.includes(event.key)) return walk(builder, root, row, list, event.key) !== false;
  return count(builder, root, row, list, event.key);
}

/** What was pressed on the way from the box to the first card, while its search was not answered yet. */
let ahead = null;

/** From the box to the first card, and what was pressed meanwhile is done there. */
function arrive(builder, root) {
  const [pressed, first] = [ahead, rows(root, "find")[0]];
  ahead = null;
  if (!first || document.activeElement !== box(root)) return;
  focus(first);
  for (const key of pressed) {
    if (key === "Enter") builder.add(first.closest("[data-card]").dataset.card);
    else count(builder, root, first, "find", key);
  }
}

/** In the search box: down and Enter go to the cards, once they are those of what was typed. */
function inBox(builder, root, { key, target }) {
  if (key === "?" && target.value === "") {
    builder.update({ dialog: { kind: "help" } });
    return true;
  }
  if (ahead && /^([0-9+-]|Enter)$/.test(key)) {
    ahead.push(key);
    return true;
  }
  ahead = null;
  if (key !== "ArrowDown" && key !== "Enter") return false;
  ahead = [];
  builder.seeker.once(() => {
    builder.show();
    if (ahead) arrive(builder, root);
  });
  return true;
}

/** Ctrl or Cmd with a letter. */
function command(builder, event, typing) {
  const key = event.key.toLowerCase();
  const box = event.target.id === "find" && event.target.value === "";
  if (key === "s") builder.update({ dialog: { kind: "note" } });
  else if (key === "m") builder.mend();
  else if (typing && !box) return false;
  else if (key === "z") event.shiftKey ? builder.redo() : builder.undo();
  else if (key === "y") builder.redo();
  else return false;
  return true;
}

function plain(builder, root, event, typing) {
  if (event.target === box(root)) return inBox(builder, root, event);
  if (typing) return false;
  if (onRow(builder, root, event)) return true;
  if (event.key === "?") builder.update({ dialog: { kind: "help" } });
  else if (event.key === "/" || event.key === "Escape") toBox(builder, root);
  else if (/^\p{L}$/u.test(event.key)) {
    toBox(builder, root);
    return false; // the letter itself is typed into the box
  } else return false;
  return true;
}

/** @param {import("./builder.js").Builder} builder @param {HTMLElement} root */
export function listen(builder, root) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    const typing = event.target.matches(TYPING);
    const controls = event.ctrlKey || event.metaKey;
    if (event.altKey) return;
    if (controls ? command(builder, event, typing) : plain(builder, root, event, typing)) event.preventDefault();
  });
}
