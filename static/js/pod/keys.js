/** Keys of the page. Arrows walk in the pack, Enter or Space selects, Enter again takes. */
const OWN_KEYS = "input, textarea, select, dialog";

function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The card above or below: the nearest one of the next row. */
function inRow(options, from, down) {
  const [x, y] = centre(from);
  const rows = options
    .map((option) => [option, ...centre(option)])
    .filter(([, , oy]) => (down ? oy > y + 10 : oy < y - 10));
  const nearest = Math.min(...rows.map(([, , oy]) => Math.abs(oy - y)));
  const row = rows.filter(([, , oy]) => Math.abs(oy - y) < nearest + 10);
  return row.sort(([, one], [, other]) => Math.abs(one - x) - Math.abs(other - x))[0]?.[0];
}

/** Where an arrow key leads to from a card of the pack. */
function next(options, from, key) {
  const at = options.indexOf(from);
  if (key === "ArrowRight") return options[at + 1];
  if (key === "ArrowLeft") return options[at - 1];
  if (key === "Home") return options[0];
  if (key === "End") return options.at(-1);
  return inRow(options, from, key === "ArrowDown");
}

const WALKS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** @param {HTMLElement} root @param {KeyboardEvent} event */
function walk(root, event) {
  const options = [...root.querySelectorAll(".pack[role=listbox] [role=option]")];
  if (!options.length || !options[0].offsetParent) return false;
  const from = event.target.closest("[role=option]");
  const to = from ? next(options, from, event.key) : options.find((option) => option.tabIndex === 0);
  to?.focus({ focusVisible: true });
  to?.scrollIntoView({ block: "nearest" });
  return true;
}

/** On a card of the pack. */
function choose(pod, event) {
  const option = pod.question?.options[[...event.target.parentElement.children].indexOf(event.target)];
  if (option === undefined) return;
  if (event.repeat) return; // a key that is held down takes nothing
  if (event.key === "Enter") pod.press(option);
  else if (pod.ui.selected === option) pod.update({ selected: null });
  else pod.select(option);
}

/** The card that has the focus, large. */
function read(pod, target) {
  const name =
    target.closest?.("[data-card]")?.dataset.card ?? pod.question?.cards[pod.question.options.indexOf(pod.ui.selected)];
  if (name) pod.update({ hover: null, dialog: { kind: "card", name } });
}

/** @param {import("./pod.js").Pod} pod @param {HTMLElement} root */
export function listen(pod, root) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !pod.body || document.querySelector("dialog[open]")) return;
    const { key, target } = event;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    if (WALKS.includes(key)) {
      if (!walk(root, event)) return;
    } else if (target.matches("[role=option]") && (key === "Enter" || key === " ")) choose(pod, event);
    else if (key === "Escape") pod.update({ selected: null, hover: null });
    else if (key.toLowerCase() === "r") read(pod, target);
    else if (key.toLowerCase() === "p") pod.update({ tab: pod.ui.tab === "pool" ? "pack" : "pool" });
    else if (/^[ah?]$/i.test(key)) root.querySelector(`[data-key="${key.toUpperCase()}"]`)?.click();
    else return;
    event.preventDefault();
  });
}

export const KEYS = [
  ["Arrows", "Walk in the pack"],
  ["Enter", "Select the card; once more takes it"],
  ["Space", "Select the card, or let go of it"],
  ["R", "Read the card large"],
  ["P", "From the pack to the pool and back, on a narrow page"],
  ["A", "What happens when I am away"],
  ["H", "What the host can do"],
  ["Esc", "Let go of the selection, close what is open"],
  ["?", "This help"],
];
