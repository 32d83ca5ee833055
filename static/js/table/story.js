/** The log: what happened, turn by turn, with cards that can be looked at and rule numbers for whoever asks. */
import { copyAndSay } from "../live/copying.js";
import { html, useEffect, useLayoutEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { CardName } from "./players.js";
import { cited, Rule } from "./rules.js";
import { asText, byTurn, found, plain } from "./story-text.js";
import { withSymbols } from "./symbols.js";
import { words } from "./terms.js";

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
      html`<button type="button" class="entry-jump" aria-label=${`Go to: ${plain(entry.text)}`} onClick=${() => onJump(entry)}>
        <${Icon} name="play" />
      </button>`
    }
    ${table.ui.rules && entry.rule && html`<${Rule} of="entry-rule" rule=${entry.rule} words=${`§ ${entry.rule}`} title=${cited("long", entry.rule)} />`}
  </li>`;
}

/** What the story is searched for. @param {{table: Table}} props */
function Search({ table }) {
  const box = useRef(/** @type {HTMLInputElement|null} */ (null));
  useEffect(() => box.current?.focus(), []);
  /** @param {import("./html.js").Heard} event */
  const leave = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    table.update({ storySearch: null });
  };
  return html`<input
    ref=${box}
    type="search"
    class="story-search"
    aria-label="Search the story"
    placeholder="Search the story"
    value=${table.ui.storySearch}
    onInput=${(/** @type {import("./html.js").Heard} */ event) => table.update({ storySearch: event.currentTarget.value })}
    onKeyDown=${leave}
  />`;
}

/** @param {{table: Table}} props */
function Tools({ table }) {
  const searches = table.ui.storySearch !== null;
  const copy = async () => {
    table.toast(await copyAndSay(asText(byTurn(table.log)), "The story is copied."));
  };
  return html`<button
      type="button"
      class="icon-button"
      aria-label="The last plays"
      title="The last plays (L)"
      data-key="L"
      onClick=${() => table.update({ dialog: "plays" })}
    >
      <${Icon} name="hand" />
    </button>
    <button
      type="button"
      class="icon-button"
      aria-label="Search the story"
      title="Search the story"
      aria-pressed=${String(searches)}
      onClick=${() => table.update({ storySearch: searches ? null : "" })}
    >
      <${Icon} name="search" />
    </button>
    <button type="button" class="icon-button" aria-label="Copy the story as text" title="Copy the story as text" onClick=${copy}>
      <${Icon} name="copy" />
    </button>`;
}

/** With `onJump` each line leads to its moment. @param {{table: Table, onJump?: (entry: Entry) => void}} props */
export function Story({ table, onJump }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const atEnd = useRef(true);
  const last = table.log.at(-1)?.n;
  const { storySearch } = table.ui;
  const firstNew = table.isStoryOpen && !onJump ? table.unseen.lines(table.log, table.me)[0]?.n : undefined;
  const turns = found(byTurn(table.log), storySearch ?? "");
  useLayoutEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last, storySearch, table.ui.story, table.ui.rules]);
  /** @param {import("./html.js").Heard} event */
  const follow = ({ currentTarget: box }) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return html`<section class=${`story ${table.ui.story ? "is-open" : ""}`} aria-label="Story of the game">
    <header class="story-head">
      <h2>The story</h2>
      <${Tools} table=${table} />
      <button
        type="button"
        class="icon-button"
        aria-label=${words().rules.shown}
        title=${words().rules.shown}
        aria-pressed=${String(table.ui.rules)}
        onClick=${() => table.update({ rules: !table.ui.rules })}
      >
        §
      </button>
      <button type="button" class="icon-button story-close" aria-label="Close the story" onClick=${() => table.toggleStory()}>
        <${Icon} name="close" />
      </button>
    </header>
    ${storySearch !== null && html`<${Search} table=${table} />`}
    <div class="story-list" ref=${list} role="log" aria-live="off" tabindex="0" aria-label="What happened" onScroll=${follow}>
      ${table.log.length === 0 && html`<p class="muted">Nothing has happened yet.</p>`}
      ${table.log.length > 0 && turns.length === 0 && html`<p class="muted">No line has these words.</p>`}
      ${turns.map(
        ({ turn, heading, entries }) => html`<details key=${`${turn} ${storySearch ? "found" : ""}`} open>
        <summary><h3>${heading}</h3></summary>
        <ul>
          ${entries.map(
            (entry) => html`
            ${entry.n === firstNew && html`<li key="new" class="entry-new">New since you last looked</li>`}
            <${EntryLine} key=${entry.n} table=${table} entry=${entry} onJump=${onJump} />`,
          )}
        </ul>
      </details>`,
      )}
    </div>
  </section>`;
}
