/** What happened since a player of a shared device looked last, until they do something or close it. */
import { html, useEffect, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { plain } from "../table/story-text.js";

/** @typedef {import("../table/types.js").Entry} Entry */
/** @typedef {import("../table/table.js").Table} Table */

const MOST = 15; // lines; the story has all

/** The lines from that number on: the latest of them, and how many came before those. @param {Entry[]} log @param {number} since */
export function newLines(log, since) {
  const lines = log.filter(({ n }) => n >= since);
  return { lines: lines.slice(-MOST), earlier: Math.max(0, lines.length - MOST) };
}

/** @param {{table: Table}} props */
export function Since({ table }) {
  const { since, at } = table.frame;
  const [first] = useState(at);
  const [isClosed, setClosed] = useState(false);
  const isShown = since !== null && at === first && !isClosed;
  useEffect(() => {
    if (!isShown) return undefined;
    /** @param {KeyboardEvent} event */
    const onKey = ({ key }) => key === "Escape" && setClosed(true);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isShown]);
  if (!isShown || since === null) return null;
  const { lines, earlier } = newLines(table.log, since);
  const title = since === 0 ? "What happened so far" : "Since you last looked";
  return html`<section class="since" role="status" aria-label=${title}>
    <header>
      <h2>${title}</h2>
      <button type="button" class="icon-button" aria-label="Close" onClick=${() => setClosed(true)}><${Icon} name="close" /></button>
    </header>
    <ul tabindex="0" aria-label="Lines of the story">
      ${earlier > 0 && html`<li class="muted">${earlier} earlier ${earlier === 1 ? "line is" : "lines are"} in the story.</li>`}
      ${lines.map(({ n, kind, text }) => html`<li key=${n} class=${`since-${kind}`}>${plain(text)}</li>`)}
    </ul>
  </section>`;
}
