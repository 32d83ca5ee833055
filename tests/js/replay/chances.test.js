import assert from "node:assert/strict";
import { test } from "node:test";
import { percent, pointAt, pointsOf } from "../../../static/js/replay/chances.js";

/** @param {number|null} chance @param {number} turn */
const step = (chance, turn) => ({ chance, view: { turn } });
const STEPS = [step(null, 1), step(0.5, 1), step(null, 1), step(0.614, 2), step(0, 2)];

test("a point stands where a chance is known", () => {
  assert.deepEqual(pointsOf(STEPS), [
    { step: 1, turn: 1, chance: 0.5 },
    { step: 3, turn: 2, chance: 0.614 },
    { step: 4, turn: 2, chance: 0 }, // known to be lost, not unknown
  ]);
});

test("between two points the earlier one holds, and before the first nothing is known", () => {
  const points = pointsOf(STEPS);
  assert.equal(pointAt(points, 0), undefined);
  assert.deepEqual(
    [1, 2, 3, 4].map((at) => pointAt(points, at)?.chance),
    [0.5, 0.5, 0.614, 0],
  );
});

test("chances are whole percents", () => {
  assert.deepEqual([0, 0.004, 0.005, 0.614, 1].map(percent), ["0%", "0%", "1%", "61%", "100%"]);
});
