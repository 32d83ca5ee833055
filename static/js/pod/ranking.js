/** A player's own order of cards: typed, pasted, begun from the ratings; moved by keys, buttons and a mouse. */

import { Cost, Signs } from "../builder/row.js";
import { html, useRef, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";

/** @typedef {import("./types.js").Card} Card */

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {{focus: (at: number) => void, move: (from: number, to: number) => void, remove: (at: number) => void}} Acts */

/** @param {string} text */
function plain(text) {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim()
    .toLowerCase();
}

/**
 * Names out of a pasted list: the cards, and the lines that name none.
 * @param {string} text
 * @param {Map<string, Card>} known
 */
export function namesIn(text, known) {
  const byPlain = new Map([...known.keys()].map((name) => [plain(name), name]));
  /** @type {string[]} */
  const found = [];
  /** @type {string[]} */
  const wrong = [];
  const lines = text.split(/\n/).map((one) => one.replace(/^\s*\d*[.)x]*\s*/, "").trim());
  for (const line of lines.filter(Boolean)) {
    const name = byPlain.get(plain(line));
    if (name) found.push(name);
    else wrong.push(line);
  }
  return { found: [...new Set(found)], wrong };
}

/** A name is moved to another place. @param {string[]} names @param {number} from @param {number} to */
export function moved(names, from, to) {
  const rest = names.filter((_, at) => at !== from);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, names[from]);
  return rest;
}

/** @type {Object<string, number>} */
const STEPS = { ArrowUp: -1, ArrowDown: 1 };

/**
 * One ranked card. Arrow keys walk, with Alt they move the card.
 * @param {{pod: Pod, name: string, at: number, count: number, act: Acts, dragging: {current: number | null}}} props
 */
function Ranked({ pod, name, at, count, act, dragging }) {
  const card = pod.card(name);
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const by = STEPS[event.key];
    if (by && event.altKey) act.move(at, at + by);
    else if (by) act.focus(at + by);
    else if (event.key === "Delete" || event.key === "Backspace") act.remove(at);
    else if (event.key === "Home" && event.altKey) act.move(at, 0);
    else if (event.key === "End" && event.altKey) act.move(at, count - 1);
    else return;
    event.preventDefault();
  };
  return html`<li
    class=${`ranked ${dragging.current === at ? "is-dragged" : ""}`}
    draggable=${true}
    onDragStart=${(event) => {
      dragging.current = at;
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", name);
    }}
    onDragOver=${(event) => event.preventDefault()}
    onDrop=${(event) => {
      event.preventDefault();
      if (dragging.current !== null) act.move(dragging.current, at);
      dragging.current = null;
    }}
  >
    <span class="ranked-number">${at + 1}</span>
    <span class="ranked-name" tabindex=${at === 0 ? 0 : -1} role="button" aria-label=${`${at + 1}: ${name}. Alt and arrows move it, Delete removes it`} onKeyDown=${keys}>
      <${Cost} card=${card} /><${Signs} card=${card} /> ${name}
    </span>
    <button type="button" class="icon-button" aria-label=${`Move ${name} up`} disabled=${at === 0} onClick=${() => act.move(at, at - 1)}><${Icon} name="up" /></button>
    <button type="button" class="icon-button" aria-label=${`Move ${name} down`} disabled=${at === count - 1} onClick=${() => act.move(at, at + 1)}><${Icon} name="down" /></button>
    <button type="button" class="icon-button" aria-label=${`Remove ${name}`} onClick=${() => act.remove(at)}><${Icon} name="close" /></button>
  </li>`;
}

/** Type to find a card, or paste a list. @param {{pod: Pod, names: string[], rank: (names: string[]) => void}} props */
function Adding({ pod, names, rank }) {
  const [typed, type] = useState("");
  const [note, setNote] = useState("");
  /** @param {string} text */
  const paste = (text) => {
    const { found, wrong } = namesIn(text, pod.cards);
    rank([...names, ...found.filter((name) => !names.includes(name))]);
    setNote(
      wrong.length
        ? `Not found: ${wrong.slice(0, 8).join(", ")}${wrong.length > 8 ? " and more" : ""}. Correct these names and add them again.`
        : `Added: ${found.length}.`,
    );
    return wrong;
  };
  const wanted = plain(typed);
  const offers =
    wanted.length < 2 || typed.includes("\n")
      ? []
      : [...pod.cards.keys()].filter((name) => plain(name).includes(wanted) && !names.includes(name)).slice(0, 6);
  /** @param {string} name */
  const add = (name) => {
    rank([...names, name]);
    setNote(`${name} is number ${names.length + 1}.`);
    type("");
  };
  const submit = () => (typed.includes("\n") || !offers.length ? type(paste(typed).join("\n")) : add(offers[0]));
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.key !== "Enter" || event.shiftKey || typed.includes("\n")) return;
    event.preventDefault();
    if (typed.trim()) submit();
  };
  return html`<div class="adding">
    <label>Add cards: type to find one, or paste a list
      <textarea rows="2" value=${typed} onInput=${(event) => type(event.currentTarget.value)} onKeyDown=${keys}></textarea>
    </label>
    ${offers.length > 0 && html`<ul class="offers">${offers.map((name) => html`<li key=${name}><button type="button" onClick=${() => add(name)}><${Icon} name="plus" /> ${name}</button></li>`)}</ul>`}
    ${typed.trim() && html`<button type="button" onClick=${submit}>Add</button>`}
    <p class="muted" role="status">${note}</p>
  </div>`;
}

/** @param {{pod: Pod, names: string[], rank: (names: string[]) => void, open: boolean}} props */
export function Ranking({ pod, names, rank, open }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const dragging = useRef(/** @type {number|null} */ (null));
  /** @param {number} at */
  const focus = (at) =>
    requestAnimationFrame(() => {
      const ranked = list.current?.querySelectorAll(".ranked-name")[at];
      if (ranked instanceof HTMLElement) ranked.focus();
    });
  /** @type {Acts} */
  const act = {
    focus,
    move: (from, to) => {
      rank(moved(names, from, to));
      focus(Math.max(0, Math.min(names.length - 1, to)));
    },
    remove: (at) => {
      rank(names.filter((_, other) => other !== at));
      focus(Math.min(at, names.length - 2));
    },
  };
  const begin = async () => {
    try {
      /** @type {string[]} */
      const rated = await (await fetch(pod.links.ratings)).json();
      rank([...names, ...rated.filter((name) => pod.cards.has(name) && !names.includes(name))]);
    } catch {
      pod.toast("The ratings could not be loaded. Try again, or type names.");
    }
  };
  return html`<details class="ranking" open=${open}>
    <summary>Your ranking <span class="muted">${names.length ? `${names.length} cards` : "empty"}</span></summary>
    <p class="muted">Best card first. Bots and the clock use it when they pick for you.</p>
    <${Adding} pod=${pod} names=${names} rank=${rank} />
    <p class="ranking-commands">
      <button type="button" onClick=${begin}>Add all other cards by bot rating</button>
      ${names.length > 0 && html`<button type="button" onClick=${() => rank([])}>Clear</button>`}
    </p>
    <ol ref=${list} class="ranked-list" aria-label="Your ranking">
      ${names.map((name, at) => html`<${Ranked} key=${name} pod=${pod} name=${name} at=${at} count=${names.length} act=${act} dragging=${dragging} />`)}
    </ol>
  </details>`;
}
