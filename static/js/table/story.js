/** The log: what happened, turn by turn, with cards that can be looked at and rule numbers for whoever asks. */
import { html, useLayoutEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { CardName } from "./players.js";
import { withSymbols } from "./symbols.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./table.js").Table} Table */

/** A line of the story with its card names as buttons. @param {Table} table @param {string} text */
function withCardNames(table, text) {
  return text
    .split(/(\[\[.*?\]\][.,:;]?)/)
    .filter(Boolean)
    .map((part) => {
      const [, card, punctuation] = part.match(/^\[\[(.*?)\]\](.?)$/) ?? [];
      return card
        ? html`<span class="entry-card"><${CardName} table=${table} card=${card} />${punctuation}</span>`
        : withSymbols(part);
    });
}

/** @param {{table: Table, entry: Entry, onJump?: (entry: Entry) => void}} props */
function EntryLine({ table, entry, onJump }) {
  const whose = entry.seat === null || entry.seat === undefined ? "" : entry.seat === table.me ? "by-me" : "by-them";
  return html`<li class=${`entry entry-${entry.kind} ${whose}`}>
    <span>${withCardNames(table, entry.text)}</span>
    ${
      onJump &&
      html`<button type="button" class="entry-jump" aria-label=${`Go to: ${entry.text.replace(/\[\[|\]\]/g, "")}`} onClick=${() => onJump(entry)}>
        <${Icon} name="play" />
      </button>`
    }
    ${table.ui.rules && entry.rule && html`<span class="entry-rule" title=${`Complete rules ${entry.rule}`}>§ ${entry.rule}</span>`}
  </li>`;
}

/** The log cut at turns; the entry that opens a turn is its heading. @param {Entry[]} log */
function byTurn(log) {
  /** @type {{turn: number, heading: string, entries: Entry[]}[]} */
  const turns = [];
  for (const entry of log) {
    const { turn } = entry;
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, heading: "Before the first turn", entries: [] });
    const now = turns[turns.length - 1];
    if (entry.kind === "turn") now.heading = entry.text.replace(/\.$/, "");
    else now.entries.push(entry);
  }
  return turns;
}

/** With `onJump` each line leads to its moment. @param {{table: Table, onJump?: (entry: Entry) => void}} props */
export function Story({ table, onJump }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const atEnd = useRef(true);
  const last = table.log.at(-1)?.n;
  useLayoutEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last, table.ui.story, table.ui.rules]);
  /** @param {import("./html.js").Heard} event */
  const follow = ({ currentTarget: box }) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return html`<section class=${`story ${table.ui.story ? "is-open" : ""}`} aria-label="Story of the game">
    <header class="story-head">
      <h2>The story</h2>
      <label class="story-rules">
        <input type="checkbox" checked=${table.ui.rules} onChange=${(event) => table.update({ rules: event.currentTarget.checked })} />
        Rule numbers
      </label>
      <button type="button" class="icon-button story-close" aria-label="Close the story" onClick=${() => table.update({ story: false })}>
        <${Icon} name="close" />
      </button>
    </header>
    <div class="story-list" ref=${list} role="log" tabindex="0" aria-label="What happened" onScroll=${follow}>
      ${table.log.length === 0 && html`<p class="muted">Nothing has happened yet.</p>`}
      ${byTurn(table.log).map(
        ({ turn, heading, entries }) => html`<div key=${turn}>
        <h3>${heading}</h3>
        <ul>
          ${entries.map((entry) => html`<${EntryLine} key=${entry.n} table=${table} entry=${entry} onJump=${onJump} />`)}
        </ul>
      </div>`,
      )}
    </div>
  </section>`;
}
