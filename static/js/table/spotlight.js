/** A card that the opponent plays, shown large for a moment, with arrows to what it does. */
import { sure } from "../sure.js";
import { Face } from "./face.js";
import { html, useLayoutEffect, useRef } from "./html.js";
import { playsOf } from "./plays.js";
import { plain } from "./story-text.js";

/** @typedef {import("./plays.js").Play} Play */
/** @typedef {import("./table.js").Table} Table */

/** Milliseconds after its last line. */
const SHOWN = { slow: 4000, normal: 2200, quick: 1000, instant: 0 };
const LINES = 4;
const ARROWS = 6;

export class Spotlight {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.n = -1; // the number of the entry of the play that is shown
    this.timer = 0;
    this.isOver = false; // it has been shown long enough
    /** @type {Map<string, DOMRect>} where what it does something to was seen last: that may leave play at once */
    this.places = new Map();
  }

  /** The play that is shown now. @returns {Play|undefined} */
  get play() {
    return this.n < 0 ? undefined : playsOf(this.table.log).find(({ n }) => n === this.n);
  }

  /** The story went on: shows what the opponent played since that entry, and what else has come of it. @param {number} last */
  follow(last) {
    const { log, frame } = this.table;
    const latest = playsOf(log)
      .filter(({ seat }) => !this.table.isOwn(seat))
      .at(-1);
    if (this.isOver && !this.isResolving) this.n = -1;
    const grew = latest && (latest.n > last || latest.lines.some(({ n }) => n > last));
    if (!grew || (latest.n <= last && latest.n !== this.n) || SHOWN[frame.pace] === 0) return;
    if (latest.n !== this.n) this.places.clear();
    for (const ref of latest.refs) {
      const place = this.table.placeOf(ref);
      if (place) this.places.set(ref, place);
    }
    this.n = latest.n;
    clearTimeout(this.timer);
    this.isOver = false;
    this.timer = setTimeout(() => this.end(), SHOWN[frame.pace]);
  }

  /** Where an arrow leads. @param {string} ref */
  placeOf(ref) {
    return this.table.placeOf(ref) ?? this.places.get(ref);
  }

  /** What is shown still resolves, and we are asked nothing meanwhile that it could cover. */
  get isResolving() {
    const { asked, view } = this.table;
    const { play } = this;
    return !asked && view.resolving?.card === play?.card && view.resolving?.controller === play?.seat;
  }

  /** The moment is over: what has resolved goes, and the rest when it has. */
  end() {
    this.isOver = true;
    if (!this.isResolving) this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    if (this.n < 0) return;
    this.n = -1;
    this.table.redraw();
  }
}

/**
 * From the edge of one box to the middle of another.
 * @param {DOMRect} from @param {DOMRect} to
 */
function arrow(from, to) {
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  const startX = Math.min(Math.max(x, from.left), from.right);
  const startY = Math.min(Math.max(y, from.top), from.bottom);
  return `M${startX} ${startY}L${x} ${y}`;
}

/** @param {{table: Table}} props */
export function SpotlightCard({ table }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const { play } = table.spotlight;
  useLayoutEffect(() => {
    if (!box.current) return;
    const from = sure(box.current.querySelector(".face")).getBoundingClientRect();
    for (const path of box.current.querySelectorAll("path[data-to]")) {
      const to = table.spotlight.placeOf(sure(path.getAttribute("data-to")));
      path.setAttribute("d", to ? arrow(from, to) : "");
    }
  });
  if (!play) return null;
  const facts = table.catalogue.of(play.card);
  // triggers that go to the line are read there
  const own = table.view.line ? () => true : (/** @type {string} */ text) => text.startsWith(`[[${play.card}]]`);
  const lines = play.lines.filter(({ kind, text }) => kind !== "trigger" || !own(text));
  return html`<div class="spotlight" ref=${box} aria-hidden="true">
    <div key=${play.n} class="spotlight-card">
      <${Face} facts=${facts} form="hand" />
      ${
        lines.length > 0 &&
        html`<ul>
        ${lines.slice(-LINES).map(({ n, text }) => html`<li key=${n}>${plain(text)}</li>`)}
      </ul>`
      }
    </div>
    <svg class="spotlight-arrows">
      <marker id="arrowhead" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0l8 4-8 4z" /></marker>
      ${play.refs.slice(0, ARROWS).map((ref) => html`<path key=${ref} data-to=${ref} marker-end="url(#arrowhead)" />`)}
    </svg>
  </div>`;
}
