/** The chance of winning over the game, drawn above the steps; pressed to go there. */
import { html } from "../table/html.js";
import { percent, pointAt, pointsOf } from "./chances.js";

/** @typedef {import("./replay.js").Replay} Replay */
const HEIGHT = 40;
const COSTLY = 12; // a mark at the foot

/** Whose chance it is. @param {Replay} replay */
const nameIn = ({ game, table }) => table.frame.names[game.chances_of];

/** The chance at the step that is shown. @param {{replay: Replay}} props */
export function ChanceHere({ replay }) {
  const now = pointAt(pointsOf(replay.game.steps), replay.step);
  if (!now) return null;
  return html`<p class="replay-chance" title="As bots judge it, at the start of a turn"><span>${nameIn(replay)}</span> <b>${percent(now.chance)}</b> to win</p>`;
}

/** @param {{replay: Replay}} props */
export function Curve({ replay }) {
  const costly = replay.costly[replay.game.chances_of] ?? [];
  const points = pointsOf(replay.game.steps);
  if (points.length < 2) return null;
  const { last, step } = replay;
  const x = (/** @type {number} */ at) => (1000 * at) / last;
  const y = (/** @type {number} */ chance) => HEIGHT * (1 - chance);
  const line = points.map((point) => `${x(point.step).toFixed(1)},${y(point.chance).toFixed(1)}`).join(" ");
  const words = points.map((point) => `turn ${point.turn} ${percent(point.chance)}`).join(", ");
  const marked = costly.length > 0 ? `. Choices that cost most: steps ${costly.join(", ")}` : "";
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const go = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    replay.jump(Math.round((last * (event.clientX - box.left)) / box.width));
  };
  return html`<div class="replay-curve">
    <svg viewBox=${`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label=${`Chance of winning, ${nameIn(replay)}: ${words}${marked}`} onClick=${go}>
      <line class="half" x1="0" x2="1000" y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
      <polygon points=${`${x(points[0].step)},${HEIGHT} ${line} ${x(points[points.length - 1].step)},${HEIGHT}`} />
      <polyline points=${line} />
      ${costly.map((at) => html`<line class="costly" x1=${x(at)} x2=${x(at)} y1=${HEIGHT - COSTLY} y2=${HEIGHT} />`)}
      <line class="now" x1=${x(step)} x2=${x(step)} y1="0" y2=${HEIGHT} />
    </svg>
  </div>`;
}
