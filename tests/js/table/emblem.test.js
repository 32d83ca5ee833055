import assert from "node:assert/strict";
import { test } from "node:test";
import { FRAMES, ground } from "../../../static/js/table/emblem.js";

test("every frame is drawn otherwise, and those of events unlike those of champions", () => {
  assert.equal(FRAMES, 15); // as decks/faces/charges.py gives them out
  const drawn = ["champion", "event"].flatMap((kind) =>
    Array.from({ length: FRAMES }, (_, frame) => ground(kind, frame)),
  );
  assert.equal(new Set(drawn).size, 2 * FRAMES);
  assert.equal(ground("deity", 3), ground("champion", 3));
});
