import assert from "node:assert/strict";
import { test } from "node:test";
import { ground } from "../../../static/js/table/emblem.js";

// as decks/faces/frames.py gives them out
const CONTOURS = ["round", "eightfoil", "sixfoil", "cushion", "lozenge", "pillow", "quatrefoil", "tablet"];
const RIMS = 6;

test("every frame is drawn, and each otherwise", () => {
  const drawn = CONTOURS.flatMap((contour) => Array.from({ length: RIMS }, (_, rim) => ground({ contour, rim })));
  assert.equal(new Set(drawn).size, CONTOURS.length * RIMS);
  assert.ok(drawn.every((one) => !one.includes("undefined") && !one.includes("NaN")));
});
