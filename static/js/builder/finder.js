/** One side of the builder: the search and the cards that it finds. */

import { complete } from "../cards/completion.js";
import { addressOf } from "../cards/faces.js";
import { numberOf } from "../counting.js";
import { elements, named } from "../elements.js";
import { sure } from "../sure.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Cost, numbers, onPress, owning, rowInWords, rowProps, Signs, Stepper } from "./row.js";
import { Teammates } from "./team.js";

/** @typedef {import("./builder.js").Builder} Builder */
/** @typedef {import("./types.js").Card} Card */

/** @typedef {{builder: Builder, card: Card, count: number, reachable: boolean}} RowProps */
/** @typedef {Map<string, {state: string, row: import("../table/html.js").Drawn}>} RowCache the rows as they were drawn last, by card */

const AT_ONCE = 60; // rows that are drawn before somebody scrolls
const OWNED = "owned:yes";

/** @param {{builder: Builder}} props */
function SearchBox({ builder }) {
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  const below = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(
    () =>
      complete(sure(input.current), {
        names: false,
        below: below.current,
        keys: { Tab: "first", ArrowUp: "next", Enter: "take" },
      }),
    [],
  );
  return html`<div class="find-box">
    <label for="find" class="visually-hidden">Search cards</label>
    <${Icon} name="search" />
    <input
      ref=${input}
      id="find"
      type="search"
      value=${builder.ui.q}
      maxlength="380"
      placeholder=${builder.pool ? "Search your pool" : `Search: ${builder.layout.example}`}
      autocomplete="off"
      autocapitalize="none"
      spellcheck=${false}
      enterkeyhint="search"
      aria-describedby="found"
      aria-invalid=${builder.cardSearch.wrong ? "true" : undefined}
      data-words=${builder.links.words}
      onInput=${(event) => builder.seek({ q: event.currentTarget.value })}
    />
    <div ref=${below} class="find-completions"></div>
  </div>`;
}

/** @param {{builder: Builder}} props */
function Filters({ builder }) {
  const { filters, left } = builder.ui;
  /** @param {string} value */
  const toggle = (value) =>
    builder.seek({ filters: filters.includes(value) ? filters.filter((one) => one !== value) : [...filters, value] });
  return html`<div class="find-filters" role="group" aria-label="Filters">
    ${builder.layout.filters.map(([value, sign]) => {
      const coin = /^\d$/.test(sign);
      const only = `Only ${coin ? value.replace(":", " ") : sign}`;
      return html`<button key=${value} type="button" class="chip" aria-pressed=${String(filters.includes(value))} aria-label=${only} title=${only} onClick=${() => toggle(value)}>
        ${coin ? html`<span class=${`coin coin-${sign}`} aria-hidden="true">${sign}</span>` : html`<${Icon} name=${sign} className=${`symbol-${sign}`} />`}
      </button>`;
    })}
    ${builder.pool && html`<button type="button" class="chip chip-word" aria-pressed=${String(left)} aria-label="Only unused cards of your pool" title="Only unused cards of your pool" onClick=${() => builder.update({ left: !left })}>Unused</button>`}
    ${builder.owned && !builder.pool && html`<button type="button" class="chip chip-word" aria-pressed=${String(filters.includes(OWNED))} title="Only cards you own" onClick=${() => toggle(OWNED)}>Owned</button>`}
  </div>`;
}

/** @param {{builder: Builder}} props */
function Pictures({ builder }) {
  const shown = builder.ui.view === "pictures";
  return html`<button type="button" class="chip" aria-pressed=${String(shown)} onClick=${() => builder.update({ view: shown ? "rows" : "pictures" })}>Pictures</button>`;
}

/** @param {{builder: Builder}} props */
function Found({ builder }) {
  const { wrong, problem, corrected } = builder.cardSearch;
  const { found, pool, ui, played } = builder;
  const left = pool && ui.left;
  const count = left ? pool.leftOf(played, found) : found.length;
  return html`<div id="found" class="found" role="status">
    ${wrong && html`<p class="search-wrong"><code>${wrong.before}<mark>${wrong.at || "…"}</mark>${wrong.after}</code> ${wrong.detail}</p>`}
    ${problem && html`<p class="error">${problem} <button type="button" onClick=${() => builder.search()}>Search again</button></p>`}
    ${
      !wrong &&
      !problem &&
      html`<p>${numberOf(count, "card")}${left ? " left" : ""}.
      ${corrected.map(({ typed, meant }) => ` No card contains “${typed}”. Showing results for ${meant.map((word) => `“${word}”`).join(" or ")}.`)}</p>`
    }
  </div>`;
}

/** @param {{builder: Builder}} props */
function Sort({ builder }) {
  const { sort, desc } = builder.ui;
  const { orders, highest } = builder.layout;
  return html`<label class="visually-hidden" for="find-sort">Sort by</label>
    <select id="find-sort" value=${desc ? `-${sort}` : sort} onChange=${({ currentTarget: { value } }) => builder.seek({ sort: value.replace("-", ""), desc: value[0] === "-" })}>
      ${Object.entries(orders).map(([key, words]) => html`<option value=${key}>${words}</option>`)}
      ${highest.map((key) => html`<option value=${`-${key}`}>${orders[key]}, highest first</option>`)}
    </select>`;
}

/** Where the pool comes from, and how much of it is left. @param {{builder: Builder}} props */
function PoolLine({ builder }) {
  const { played, links, pool } = builder;
  if (!pool) return null;
  const left = pool.leftOf(played);
  const from = links.draft ? html`From <a href=${links.draft}>${links.draftName}</a>` : "From a draft";
  return html`<p class="pool-line">${from}: ${numberOf(pool.size, "card")}, <b>${left || "none"} left</b><${Teammates} pool=${pool} /></p>`;
}

/** Nothing to choose from, and what to do about it. @param {{builder: Builder}} props */
function Nothing({ builder }) {
  const { pool, ui, links } = builder;
  const how = html`<a href=${links.syntax} target="_blank">How to search</a>`;
  if (!pool) return html`<p class="find-none">No card matches this search. Try fewer words, or read ${how}.</p>`;
  const searching = ui.q.trim() || ui.filters.length;
  const whole = `Your whole pool is in the deck${builder.sideboardSize ? " and its sideboard" : ""}.`;
  return html`<div class="find-none">
    <p>${ui.left ? (searching ? "No unused card of your pool matches this search." : whole) : html`No card of your pool matches this search. Read ${how}.`}</p>
    ${ui.left && html`<p><button type="button" onClick=${() => builder.update({ left: false })}>Show the whole pool</button></p>`}
  </div>`;
}

/**
 * How many copies the collection has, if any: a list in which most lines say "own 0" is hard to read. For a pool it is
 * shown where there is more than one, or none left.
 * @param {Builder} builder
 * @param {Card} card
 */
function showsCopies(builder, card) {
  const { pool } = builder;
  if (pool)
    return (
      card.kind !== "deity" && (pool.count(card.name) > 1 || builder.count(card.name) > 0 || pool.held(card.name) > 0)
    );
  return Boolean(builder.own(card.name));
}

/** @param {{builder: Builder, card: Card}} props */
function Owning({ builder, card }) {
  return (
    showsCopies(builder, card) &&
    owning(builder, card).map((words) => html`<span key=${words} class="row-own">${words}</span>`)
  );
}

/** @param {{builder: Builder, card: Card, count: number, reachable: boolean}} props */
function FoundRow({ builder, card, count, reachable }) {
  const press = onPress(builder, card, () => builder.add(card.name));
  return html`<li class=${`find-row ${count ? "is-in" : ""}`} data-card=${card.name}>
    <button ...${rowProps(builder, "find", card, reachable)} aria-label=${rowInWords(builder, card)} onClick=${press}>
      <${Cost} card=${card} /><${Signs} card=${card} />
      <span class="row-words">
        <span class="row-name">${card.name}</span>
        <span class="row-kind">${card.line} ${card.speed ? html`<${Icon} name="ambush" label=${card.speed} />` : ""}</span>
      </span>
      <span class="row-numbers">${numbers(card)}<${Owning} builder=${builder} card=${card} /></span>
    </button>
    <${Stepper} builder=${builder} card=${card} count=${count} />
  </li>`;
}

/** @param {{builder: Builder, card: Card, count: number, reachable: boolean}} props */
function FoundPicture({ builder, card, count, reachable }) {
  const press = onPress(builder, card, () => builder.add(card.name));
  return html`<li class=${`find-picture ${count ? "is-in" : ""}`} data-card=${card.name}>
    <button ...${rowProps(builder, "find", card, reachable)} aria-label=${rowInWords(builder, card)} onClick=${press}>
      <img src=${addressOf(card, "small")} alt="" width="252" height="352" loading="lazy" draggable=${false} />
    </button>
    <${Owning} builder=${builder} card=${card} />
    <${Stepper} builder=${builder} card=${card} count=${count} />
  </li>`;
}

/** @param {Builder} builder @param {Card} card */
function copies(builder, card) {
  return card.kind === "deity" ? Number(builder.deck.deity === card.name) : builder.count(card.name);
}

/**
 * The row as it was drawn last if nothing on it changed: the view library then passes over it.
 * @param {RowCache} drawn
 * @param {typeof FoundRow} Row
 * @param {RowProps} props
 */
function unchanged(drawn, Row, props) {
  const { builder, card, count, reachable } = props;
  const beside = `${builder.count(card.name, "maybeboard")} ${builder.count(card.name, "sideboard")}`;
  const state = `${Row.name} ${count} ${beside} ${reachable} ${builder.most(card.name)} ${builder.pool?.heldInWords(card.name)}`;
  const before = drawn.get(card.name);
  if (before?.state === state) return before.row;
  const row = html`<${Row} key=${card.name} ...${props} />`;
  drawn.set(card.name, { state, row });
  return row;
}

/** Which card of the list has the focus, if any. @param {HTMLElement | null} list */
function focused(list) {
  const { activeElement } = document;
  return activeElement && list?.contains(activeElement) ? named(activeElement, "card") : "";
}

/**
 * A card that goes from the list, being in the deck now, hands the focus on to the next one.
 * @param {{current: HTMLElement | null}} list
 * @param {string[]} names
 */
function useFocusAfterRemoval(list, names) {
  const drawn = useRef(/** @type {string[]} */ ([]));
  const at = drawn.current.indexOf(focused(list.current));
  useLayoutEffect(() => {
    drawn.current = names;
    if (at < 0 || document.activeElement !== document.body) return;
    const rows = elements(sure(list.current), ".row-card");
    const next = rows[Math.min(at, rows.length - 1)] ?? elements(document, "#find")[0];
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  });
}

/** @param {{builder: Builder}} props */
export function Finder({ builder }) {
  const { names: answered, wrong } = builder.cardSearch;
  const names = builder.found;
  const [limit, setLimit] = useState(AT_ONCE);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const drawn = useRef(/** @type {RowCache} */ (new Map()));
  useEffect(() => {
    setLimit(AT_ONCE);
    sure(list.current).scrollTop = 0;
  }, [answered, builder.ui.left]);
  const shown = names.slice(0, limit).flatMap((name) => builder.known.get(name) ?? []);
  const here = builder.ui.at?.find;
  const at = shown.some(({ name }) => name === here) ? here : shown[0]?.name;
  useFocusAfterRemoval(
    list,
    shown.map(({ name }) => name),
  );
  const Row = builder.ui.view === "pictures" ? FoundPicture : FoundRow;
  /** @param {import("../table/html.js").Heard} event */
  const more = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
    if (limit < names.length && scrollTop + clientHeight > scrollHeight - 400) setLimit(limit + AT_ONCE);
  };
  return html`<section class="finder" aria-labelledby="finder-title">
    <h2 id="finder-title" class="visually-hidden">${builder.pool ? "Your pool" : "Search"}</h2>
    <${PoolLine} builder=${builder} />
    <${SearchBox} builder=${builder} />
    <${Filters} builder=${builder} />
    <div class="find-line"><${Found} builder=${builder} /><${Pictures} builder=${builder} /><${Sort} builder=${builder} /></div>
    ${names.length === 0 && html`<${Nothing} builder=${builder} />`}
    <ul ref=${list} class=${`find-list is-${builder.ui.view} ${wrong ? "is-old" : ""}`} data-list="find" aria-label="Cards found" onScroll=${more}>
      ${shown.map((card) => unchanged(drawn.current, Row, { builder, card, count: copies(builder, card), reachable: card.name === at }))}
      ${limit < names.length && html`<li class="find-more"><button type="button" onClick=${() => setLimit(names.length)}>Show all ${names.length}</button></li>`}
    </ul>
  </section>`;
}
