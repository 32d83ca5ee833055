import assert from "node:assert/strict";
import { test } from "node:test";
import { oneAtATime } from "../../../static/js/table/drawing.js";

test("what is asked for in the middle of the work is done after it, once", () => {
  const steps = [];
  const draw = oneAtATime(() => {
    steps.push("begins");
    if (steps.length === 1) {
      draw();
      draw();
    }
    steps.push("ends");
  });
  draw();
  assert.deepEqual(steps, ["begins", "ends", "begins", "ends"]);
});

test("work that fails can be done again", () => {
  let fails = true;
  const draw = oneAtATime(() => {
    if (fails) throw new Error("no");
  });
  assert.throws(draw);
  fails = false;
  draw();
});
