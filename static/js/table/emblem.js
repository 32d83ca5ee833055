/**
 * The ornament of a card: a shield of our own heraldry, the same for the same name wherever it is drawn.
 * Field, diaper, rosette and roundel follow the alignment; the charge tells what the card is or does.
 * Colours come from the style sheet (`.e-…`), so one drawing serves every theme.
 */
import { html } from "./html.js";
import { chargeUrl } from "./icons.js";

/** @typedef {import("./types.js").Alignment} Alignment */
/** @typedef {import("./types.js").CardFacts} CardFacts */

const WIDTH = 120;
const HEIGHT = 90;
const [CX, CY] = [WIDTH / 2, HEIGHT / 2];

/** Numbers in [0, 1) that depend on the text alone (FNV-1a, then xorshift). @param {string} text */
function numbersFrom(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ Number(letter.codePointAt(0)), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** The point at this distance and angle from the middle. @param {number} radius @param {number} turn */
const at = (radius, turn) => [CX + radius * Math.sin(turn), CY - radius * Math.cos(turn)];
/** @param {number[]} xy */
const point = (xy) => xy.map((value) => value.toFixed(1)).join(" ");

/** Divisions of the field, each one path of the second tincture. */
const DIVISIONS = [
  () => "M0 0H120L0 90z",
  () => "M0 0L120 90H0z",
  () => "M0 90L60 24L120 90z",
  () => "M0 0L60 72L120 0z",
  () => "M60 0h60v90h-60z",
  () => "M0 0h60v45H0zM60 45h60v45H60z",
  () => "M0 0L60 45L0 90zM120 0L60 45l60 45z",
  () => [0, 1, 2, 3].map((i) => `M${i * 34 - 8} 0h17v90h-17z`).join(""),
  () => [0, 1, 2, 3, 4].map((i) => `M${i * 40 - 60} 90l40-90h20l-40 90z`).join(""),
  () =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map(
        (i) => `M${CX} ${CY}L${point(at(110, (i * Math.PI) / 4))}L${point(at(110, (i * Math.PI) / 4 + Math.PI / 8))}z`,
      )
      .join(""),
  () =>
    [0, 1, 2]
      .map((i) => `M-5 ${i * 32 + 8}q15-12 30 0t30 0t30 0t30 0t30 0v14q-15 12-30 0t-30 0t-30 0t-30 0t-30 0z`)
      .join(""),
];

/** Small figures strewn over the field. @type {Record<Alignment, (x: number, y: number) => string>} */
const DIAPERS = {
  good: (x, y) => `M${x} ${y - 4}l1.2 2.8 2.8 1.2-2.8 1.2-1.2 2.8-1.2-2.8-2.8-1.2 2.8-1.2z`,
  evil: (x, y) => `M${x - 3} ${y - 3}q3 1 3 5q0-4 3-5q-.5 4.5-3 7q-2.5-2.5-3-7z`,
  sage: (x, y) => `M${x} ${y - 3.2}a3.2 3.2 0 110 6.4 3.2 3.2 0 010-6.4zm0 1.4a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6z`,
  wild: (x, y) => `M${x} ${y - 4}q4 4 0 8q-4-4 0-8z`,
  unaligned: (x, y) => `M${x - 3} ${y - 3}h6v6h-6z`,
};

/** @param {Alignment} alignment @param {() => number} random */
function diaper(alignment, random) {
  const step = 13 + Math.floor(random() * 3) * 3;
  const draw = DIAPERS[alignment];
  let path = "";
  for (let row = 0, y = 4; y < HEIGHT + 6; y += step * 0.75, row += 1) {
    for (let x = row % 2 ? step / 2 : 0; x < WIDTH + 6; x += step) path += draw(x, y);
  }
  return path;
}

/**
 * One petal of a rosette, from `inner` to `outer`, leaning by half its `width` (in turns).
 * @type {Record<Alignment, (turn: number, width: number, inner: number, outer: number) => string>}
 */
const PETALS = {
  good: (turn, width, inner, outer) =>
    `M${point(at(inner, turn - width * 0.42))}L${point(at(outer, turn))}L${point(at(inner, turn + width * 0.42))}z`,
  evil: (turn, width, inner, outer) =>
    `M${point(at(inner, turn - width * 0.5))}Q${point(at(outer * 0.92, turn - width * 0.35))} ${point(at(outer, turn + width * 0.35))}` +
    `Q${point(at(outer * 0.66, turn + width * 0.2))} ${point(at(inner, turn + width * 0.5))}z`,
  sage: (turn, width, inner, outer) => {
    const radius = Math.min((outer - inner) / 2, inner * width * 0.75);
    const [x, y] = at((inner + outer) / 2, turn);
    const [r, d] = [radius.toFixed(1), (radius * 2).toFixed(1)];
    return `M${point([x - radius, y])}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0z`;
  },
  wild: (turn, width, inner, outer) =>
    `M${point(at(inner, turn))}Q${point(at((inner + outer) / 2, turn - width * 0.62))} ${point(at(outer, turn))}` +
    `Q${point(at((inner + outer) / 2, turn + width * 0.62))} ${point(at(inner, turn))}z`,
  unaligned: (turn, width, inner, outer) =>
    `M${point(at(inner, turn - width * 0.3))}L${point(at(outer, turn - width * 0.3))}L${point(at(outer, turn + width * 0.3))}` +
    `L${point(at(inner, turn + width * 0.3))}z`,
};

/**
 * @param {Alignment} alignment
 * @param {number} petals
 * @param {number} inner
 * @param {number} outer
 * @param {number} shift
 */
function rosette(alignment, petals, inner, outer, shift) {
  const width = (2 * Math.PI) / petals;
  const turns = Array.from({ length: petals }, (_, i) => i * width + shift);
  return turns.map((turn) => PETALS[alignment](turn, width, inner, outer)).join("");
}

/**
 * A star of lines for Sage, rings for the rest: the line work around the roundel.
 * @param {Alignment} alignment
 * @param {() => number} random
 */
function lineWork(alignment, random) {
  const points = 5 + Math.floor(random() * 5);
  if (alignment !== "sage") {
    const dash = (2 * Math.PI * 27) / (points * 6);
    return `<circle class="e-line" cx="${CX}" cy="${CY}" r="27" stroke-dasharray="${(dash * 0.6).toFixed(2)} ${(dash * 0.4).toFixed(2)}"/>`;
  }
  const leap = Math.floor(points / 2);
  const corners = Array.from({ length: points }, (_, i) => point(at(41, (i * leap * 2 * Math.PI) / points)));
  return `<path class="e-line" d="M${corners.join("L")}z"/>`;
}

/** A closed line whose distance from the middle depends on the turn. @param {(turn: number) => number} distance */
function outline(distance) {
  const turns = Array.from({ length: 96 }, (_, i) => (i * Math.PI) / 48);
  return `M${turns.map((turn) => point(at(distance(turn), turn))).join("L")}z`;
}

/** From a lozenge (1) by a circle (2) to a square. @param {number} radius @param {number} power @param {number} [high] */
function cornered(radius, power, high = 1) {
  return outline(
    (turn) => radius * (Math.abs(Math.sin(turn)) ** power + Math.abs(Math.cos(turn) / high) ** power) ** (-1 / power),
  );
}

/** Round lobes. @param {number} radius @param {number} foils @param {number} depth */
function foiled(radius, foils, depth) {
  return outline((turn) => radius * (1 - depth + 1.35 * depth * Math.abs(Math.cos((foils * turn) / 2)) ** 0.8));
}

/**
 * What carries the charge: the contour of the medallion on the card's face, drawn so that it shows on a small piece.
 * @type {Object<string, string>}
 */
const CONTOURS = {
  round: cornered(23, 2),
  eightfoil: foiled(24, 8, 0.14),
  sixfoil: foiled(24, 6, 0.18),
  cushion: cornered(21, 4),
  lozenge: cornered(30, 1.1),
  pillow: cornered(26, 1.55),
  quatrefoil: foiled(25, 4, 0.24),
  tablet: cornered(24, 1.8, 1.2),
};

/** What lies around it: nothing, a band, beads, two lines, teeth, or a line with beads. @type {((path: string) => string)[]} */
const RIMS = [
  () => "",
  (path) => around(path, 1.2, `stroke-width="4"`),
  (path) => around(path, 1.27, `stroke-width="5" stroke-dasharray="0 8" stroke-linecap="round"`),
  (path) => around(path, 1.16, `stroke-width="1.3"`) + around(path, 1.34, `stroke-width="1.3"`),
  (path) => around(path, 1.27, `stroke-width="7" stroke-dasharray="2.2 4"`),
  (path) =>
    around(path, 1.14, `stroke-width="1.2"`) +
    around(path, 1.34, `stroke-width="3.2" stroke-dasharray="0 6" stroke-linecap="round"`),
];

/** @param {string} path @param {number} size @param {string} stroke */
function around(path, size, stroke) {
  return `<path class="e-around" d="${path}" ${stroke} transform="translate(${CX} ${CY}) scale(${size}) translate(${-CX} ${-CY})"/>`;
}

/** @param {CardFacts["frame"]} frame */
export function ground({ contour, rim }) {
  const path = CONTOURS[contour];
  return `${RIMS[rim](path)}<path class="e-ground" d="${path}"/><path class="e-rim" d="${path}" transform="translate(${CX} ${CY}) scale(.9) translate(${-CX} ${-CY})"/>`;
}

/** @param {string} name @param {string} kind */
function charge(name, kind) {
  const size = kind === "event" ? 0.42 : 0.47;
  const transform = `translate(${CX - 32 * size} ${CY - 32 * size}) scale(${size})`;
  const shape = `<use href="${chargeUrl(name)}" width="64" height="64"/>`;
  return `<g transform="${transform}"><g class="e-shade" transform="translate(1.5 3)">${shape}</g><g class="e-charge">${shape}</g></g>`;
}

/** How far a field may lean from its alignment's colour, in degrees. */
const HUES = { good: [-20, 10], evil: [-10, 30], sage: [-20, 10], wild: [-30, 20], unaligned: [-20, 20] };

/** @param {CardFacts} facts @returns {string} the inside of an SVG of 120 by 90 */
function draw(facts) {
  const random = numbersFrom(facts.name);
  const [first = "sage", second = first] = facts.alignments;
  const division = DIVISIONS[Math.floor(random() * DIVISIONS.length)]();
  const petals = 5 + Math.floor(random() * 10);
  const shift = random() < 0.5 ? 0 : Math.PI / petals;
  const [least, most] = HUES[first];
  const hue = Math.round(least + random() * (most - least));
  const back = rosette(first, petals, 18 + random() * 8, 40 + random() * 18, shift);
  const front = rosette(second, random() < 0.3 ? petals * 2 : petals, 21, 29 + random() * 9, shift + Math.PI / petals);
  return (
    `<g class="e-scene e-hue-${Math.round((hue + 30) / 10)}"><path class="e-field" d="M0 0h120v90H0z"/><path class="e-division" d="${division}"/>` +
    `<path class="e-diaper" d="${diaper(second, random)}"/><path class="e-back" d="${back}"/></g>` +
    `<path class="e-front" d="${front}"/>` +
    lineWork(first, random) +
    ground(facts.frame) +
    charge(facts.charge, facts.kind)
  );
}

const drawn = new Map();

/** @param {{facts: CardFacts}} props */
export function Emblem({ facts }) {
  if (!drawn.has(facts.name)) drawn.set(facts.name, draw(facts));
  return html`<svg
    class="emblem"
    viewBox="0 0 120 90"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML=${{ __html: drawn.get(facts.name) }}
  />`;
}
