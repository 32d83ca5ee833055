import assert from "node:assert/strict";
import { test } from "node:test";
import { timeLeft } from "../../../static/js/table/clock.js";

/** Seat 0 is asked, and 2 seconds of its decision are still free. */
const CLOCK = { left: [90, 60], free: 2, asked: 0, timed_out: null };

test("the clock of the seat that is asked runs when its free time is over", () => {
  assert.equal(timeLeft(CLOCK, 0, 1.5), 90);
  assert.equal(timeLeft(CLOCK, 0, 12), 80);
});

test("the other clock stands still, and none runs below zero", () => {
  assert.equal(timeLeft(CLOCK, 1, 12), 60);
  assert.equal(timeLeft(CLOCK, 0, 1000), 0);
});
