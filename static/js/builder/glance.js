/** The deck at a glance, while it changes: how its cards are shared out, and the curve. In the words of the deck's page. */
import { html } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { capital, curve, ratios, shares } from "./groups.js";

/** @typedef {import("./builder.js").Builder} Builder */

const [WIDTH, HEIGHT] = [140, 36]; // of the curve, in units of the picture

/** @param {{sorts: {key: string, title: string, size: number, percent: number}[]}} props */
function Share({ sorts }) {
  return html`<div class="share">
    <p>${sorts.map(({ key, title, size }, at) => html`<span key=${key}><span class=${`swatch share-${at + 1}`} aria-hidden="true"></span> ${title} <b>${size}</b></span> `)}</p>
    <div class="share-bar" aria-hidden="true">${sorts.map(({ key, percent }, at) => html`<span key=${key} class=${`share-${at + 1}`} style=${`inline-size: ${percent}%`}></span>`)}</div>
  </div>`;
}

/** @param {{columns: {label: string, ones: number, free: number}[]}} props */
function Curve({ columns }) {
  const most = Math.max(...columns.map(({ ones, free }) => ones + free));
  const place = WIDTH / columns.length;
  const words = columns.flatMap(({ label, ones, free }) => (ones + free ? [`${ones + free} with ${label}`] : []));
  return html`<figure class="curve">
    <svg role="img" aria-label=${`Offense of champions: ${words.join(", ")}.`} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}>
      ${columns.map(({ label, ones, free }, at) => {
        const [low, high] = [(ones * HEIGHT) / most, (free * HEIGHT) / most];
        const [x, width] = [place * (at + 0.1), place * 0.8];
        return html`<g key=${label}><title>${`Offense ${label}: ${ones + free}`}</title>
          <rect class="ones" x=${x} y=${HEIGHT - low} width=${width} height=${low} />
          <rect class="free" x=${x} y=${HEIGHT - low - high} width=${width} height=${high} />
        </g>`;
      })}
    </svg>
    <figcaption aria-hidden="true"><span>${columns[0].label}</span> <span><${Icon} name="offense" /> Offense</span> <span>${columns[columns.length - 1].label}</span></figcaption>
  </figure>`;
}

/** @param {{builder: Builder}} props */
export function Glance({ builder }) {
  const { deck, known, layout } = builder;
  const found = shares(deck.cards, known, layout);
  if (!found.length) return null;
  const columns = curve(deck.cards, known, layout);
  return html`<section class="at-a-glance" aria-label="At a glance">
    <div class="glance-first">
    <p class="share-alignments">${ratios(deck.cards, known, layout).map(({ alignment, free, paid }) => html`<span key=${alignment} class=${`alignment ${alignment}`}><${Icon} name=${alignment} /> ${capital(alignment)} <b>${free + paid}</b></span> `)}</p>
    ${columns.length > 0 && html`<${Curve} columns=${columns} />`}
    </div>
    ${found.map(({ by, sorts }) => html`<${Share} key=${by} sorts=${sorts} />`)}
  </section>`;
}
