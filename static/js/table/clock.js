/** The time that a player has left, where two persons play by a clock. The server keeps it; the page counts on from its last word. */
import { inShort } from "../pod/clock.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./table.js").Table} Table */

const LITTLE = 60; // seconds

/**
 * Seconds that a seat has left, so long after the frame came.
 * @param {import("./types.js").ClockPayload} clock
 * @param {number} seat
 * @param {number} since seconds
 */
export function timeLeft(clock, seat, since) {
  const running = clock.asked === seat ? Math.max(0, since - clock.free) : 0;
  return Math.max(0, clock.left[seat] - running);
}

/** @param {{table: Table, seat: number}} props */
export function ClockNote({ table, seat }) {
  const { clock } = table.frame;
  if (!clock) return null;
  const seconds = timeLeft(clock, seat, (performance.now() - table.newestAt) / 1000);
  const runs = clock.asked === seat;
  const whose = table.watches ? `${table.whose(seat)} time` : seat === table.me ? "Your time" : "Their time";
  return html`<span class=${`clock-note ${runs ? "is-running" : ""} ${seconds < LITTLE ? "is-little" : ""}`} role="timer" aria-label=${whose}>
    <${Icon} name="clock" />${inShort(seconds)}
  </span>`;
}
