/** Keys of the page. Arrows walk in the pack, Enter or Space selects, Enter again takes. */
import { elements } from "../elements.js";

/** @typedef {import("./pod.js").Pod} Pod */

const OWN_KEYS = "input, textarea, select, dialog";
const SCROLLS = ".selected-card-rules";
const SCROLL_KEYS = ["ArrowUp", "ArrowDown", "Home", "End"];

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * The card above or below: the nearest one of the next row.
 * @param {HTMLElement[]} options
 * @param {Element} from
 * @param {boolean} down
 */
function inRow(options, from, down) {
  const [x, y] = centre(from);
  const rows = options
    .map((option) => ({ option, middle: centre(option) }))
    .filter(({ middle: [, oy] }) => (down ? oy > y + 10 : oy < y - 10));
  const nearest = Math.min(...rows.map(({ middle: [, oy] }) => Math.abs(oy - y)));
  const row = rows.filter(({ middle: [, oy] }) => Math.abs(oy - y) < nearest + 10);
  return row.sort((one, other) => Math.abs(one.middle[0] - x) - Math.abs(other.middle[0] - x))[0]?.option;
}

/**
 * Where an arrow key leads to from a card of the pack.
 * @param {HTMLElement[]} options
 * @param {HTMLElement} from
 * @param {string} key
 * @returns {HTMLElement | undefined}
 */
export function next(options, from, key) {
  const at = options.indexOf(from);
  if (key === "ArrowRight") return options[at + 1];
  if (key === "ArrowLeft") return options[at - 1];
  if (key === "Home") return options[0];
  if (key === "End") return options.at(-1);
  return inRow(options, from, key === "ArrowDown");
}

const WALKS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** @param {HTMLElement} root @param {Element} target @param {string} key */
function walk(root, target, key) {
  const options = elements(root, "[role=listbox] [role=option]");
  if (!options.length || !options[0].offsetParent) return false;
  const from = options.find((option) => option.contains(target));
  const to = from ? next(options, from, key) : options.find((option) => option.tabIndex === 0);
  to?.focus({ focusVisible: true });
  to?.scrollIntoView({ block: "nearest" });
  return true;
}

/** On a card of the pack. @param {Pod} pod @param {Element} target @param {KeyboardEvent} event */
function choose(pod, target, event) {
  const option = Number(target instanceof HTMLElement ? target.dataset.option : undefined);
  if (!pod.question?.options.includes(option)) return;
  if (event.repeat) return; // a key that is held down takes nothing
  if (event.key === "Enter") pod.press(option);
  else if (pod.ui.selected === option) pod.update({ selected: null });
  else pod.select(option);
}

/** The card that has the focus, large. @param {Pod} pod @param {Element} target */
function read(pod, target) {
  const shown = target.closest("[data-card]");
  const name = (shown instanceof HTMLElement && shown.dataset.card) || pod.cardOf(pod.ui.selected);
  if (name) pod.update({ hover: null, dialog: { kind: "card", name } });
}

/** @param {Pod} pod @param {HTMLElement} root */
export function listen(pod, root) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !pod.newest || document.querySelector("dialog[open]")) return;
    const { key, target } = event;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    if (event.repeat && key === "Enter" && target.matches(".choose, .answers button")) return event.preventDefault();
    if (WALKS.includes(key)) {
      if (SCROLL_KEYS.includes(key) && target.closest(SCROLLS)) return;
      if (!walk(root, target, key)) return;
    } else if (target.matches("[role=option]") && (key === "Enter" || key === " ")) choose(pod, target, event);
    else if (key === "Escape") pod.update({ selected: null, hover: null });
    else if (key.toLowerCase() === "r") read(pod, target);
    else if (key.toLowerCase() === "p") pod.update({ tab: pod.ui.tab === "pool" ? "pack" : "pool" });
    else if (/^[ahst?]$/i.test(key)) elements(root, `[data-key="${key.toUpperCase()}"]`)[0]?.click();
    else return;
    event.preventDefault();
  });
}

export const KEYS = [
  ["Arrows", "Move in the pack"],
  ["Enter", "Select the card; press again to take it"],
  ["Space", "Select or deselect the card"],
  ["R", "Enlarge the card"],
  ["P", "Switch between pack and pool on a narrow screen"],
  ["A", "When I am away"],
  ["H", "Host commands"],
  ["T", "Talk"],
  ["S", "Sounds"],
  ["Esc", "Clear the selection or close a dialog"],
  ["?", "This help"],
];
