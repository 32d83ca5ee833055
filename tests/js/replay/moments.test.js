import assert from "node:assert/strict";
import { test } from "node:test";
import { nextTurn, stepOf, turnBefore, within } from "../../../static/js/replay/moments.js";

const step = (turn, events) => ({ view: { turn }, events });
const STEPS = [step(0, 2), step(1, 4), step(1, 4), step(1, 9), step(2, 12), step(2, 13)];

test("a step outside the game is its first or its last", () => {
  assert.deepEqual(
    [-1, 0, 3.7, 5, 6, Number.NaN, Number.POSITIVE_INFINITY].map((wanted) => within(STEPS, wanted)),
    [0, 0, 3, 5, 5, 0, 0],
  );
});

test("a line of the story leads to the step at which it had just been told", () => {
  assert.deepEqual(
    [0, 1, 2, 4, 8, 12, 99].map((event) => stepOf(STEPS, event)),
    [0, 0, 1, 3, 3, 5, 5],
  );
});

test("forward by turn comes to the next beginning, at last to the end", () => {
  assert.deepEqual(
    [0, 1, 3, 4, 5].map((at) => nextTurn(STEPS, at)),
    [1, 4, 4, 5, 5],
  );
});

test("back by turn comes to the beginning of this turn, then of the one before", () => {
  assert.deepEqual(
    [0, 1, 3, 4, 5].map((at) => turnBefore(STEPS, at)),
    [0, 0, 1, 1, 4],
  );
});
