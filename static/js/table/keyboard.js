/** Keys of the table. Space passes or confirms; Enter chooses what has the focus; arrows move; digits choose. */
import { elements } from "../elements.js";
import { closeDrop, closeDropsByClicks } from "./drops.js";

/** @typedef {import("./table.js").Table} Table */

/** @type {Object<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where keys mean what they always mean. */
const OWN_KEYS = "input, textarea, select, dialog, .drop, .top, .story";

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * The nearest thing in a direction: straight ahead counts more than sideways.
 * @param {HTMLElement} from
 * @param {HTMLElement[]} things
 * @param {number[]} pair
 */
export function nearest(from, things, [dx, dy]) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const [tx, ty] = centre(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const sideways = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead > 4 && ahead + sideways * 2.5 < least) [best, least] = [thing, ahead + sideways * 2.5];
  }
  return best;
}

/**
 * Moves the focus. Of what cannot be chosen it is said why: only here, since the focus also comes to rest there by itself.
 * @param {Table} table @param {HTMLElement} root @param {number[]} direction @param {boolean} all
 */
function move(table, root, direction, all) {
  const shown = elements(root, all ? ".piece" : ".piece-button").filter((thing) => thing.offsetParent);
  const targets = shown.map((thing) => (all ? (elements(thing, ".piece-button")[0] ?? thing) : thing));
  if (targets.length === 0) return;
  const { activeElement } = document;
  const from = activeElement?.closest(".piece");
  const next =
    from instanceof HTMLElement
      ? nearest(
          from,
          targets.filter((target) => !from.contains(target)),
          direction,
        )
      : (targets.find((target) => activeElement?.contains(target)) ?? targets[0]);
  next?.focus({ focusVisible: true });
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const inert = next?.matches(".piece") && next.getAttribute("data-ref");
  if (inert) table.why.askSoon(inert);
}

/** @param {HTMLElement} root @param {string} key */
function clickKey(root, key) {
  const scope = root.querySelector(".option-menu") ?? root;
  const [button] = elements(scope, `[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  button?.click();
  return Boolean(button);
}

/**
 * Space, or Enter where nothing has the focus: the main button. A turn in which something is left to do ends by the
 * second press only.
 * @param {Table} table @param {HTMLElement} root
 */
function confirm(table, root) {
  if (table.endsTurnEarly && !table.ui.sure) table.update({ sure: true });
  else elements(root, "[data-primary]:not(:disabled)")[0]?.click();
}

/** @param {Table} table @param {KeyboardEvent} event */
function closeOrDeselect(table, event) {
  if (closeDrop()) event.preventDefault();
  else if (table.ui.warned) table.update({ warned: null });
  else if (table.ui.menu) table.update({ menu: null });
  else if (table.ui.story) table.toggleStory();
  else if (table.ui.sure) table.update({ sure: false });
  else if (table.ui.selected.length) table.update({ selected: table.asked?.multi_pick?.must ?? [] });
  else return;
  event.preventDefault();
}

/** Which of several opponents is shown large. @param {Table} table @param {string} key */
function look(table, key) {
  if (key === "f") table.large.hold(null);
  else table.large.step(key === "k" ? 1 : -1);
}

/** @param {Table} table @param {HTMLElement} root */
export function listen(table, root) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !table.newest) return;
    if (document.querySelector("dialog[open]")) return;
    const { key, target } = event;
    const isStale = event.repeat || event.timeStamp < table.askedAt; // pressed before this question was there
    if (key === "Escape") return closeOrDeselect(table, event);
    const own = target instanceof Element && target.closest(OWN_KEYS);
    const scrolls = own && target.matches(".story-list") && key !== " " && !ARROWS[key];
    const slides = own && target.matches(".amount-slider") && (key === " " || key === "Enter");
    if (key === "?" && !(own && target.matches("input, textarea"))) table.update({ dialog: "help" });
    else if (own && !scrolls && !slides) return;
    else if (table.isMany && /^[jkf]$/i.test(key)) look(table, key.toLowerCase());
    else if (ARROWS[key]) move(table, root, ARROWS[key], event.shiftKey);
    else if (isStale) {
      if (key !== " " && key !== "Enter" && !/^[a-z1-9]$/i.test(key)) return;
    } else if (key === " ") {
      if (table.ui.menu) return;
      confirm(table, root);
    } else if (key === "Enter") {
      if (target instanceof Element && target.closest("button, a, summary")?.matches(":focus-visible")) return;
      const inert =
        target instanceof Element && target.matches(".piece:focus-visible") && target.getAttribute("data-ref");
      if (inert) table.why.ask(inert);
      else confirm(table, root);
    } else if (!/^[a-z1-9]$/i.test(key) || !clickKey(root, key.toUpperCase())) return;
    event.preventDefault();
  });
  document.addEventListener("keyup", (event) => {
    // A focused button would be clicked by Space a second time.
    if (event.key === " " && event.target instanceof Element && event.target.closest(".piece-button, .command"))
      event.preventDefault();
  });
  closeDropsByClicks();
}
