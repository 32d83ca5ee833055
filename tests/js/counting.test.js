import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf } from "../../static/js/counting.js";

test("one of a thing is told by its singular", () => {
  assert.deepEqual(
    [0, 1, 2].map((count) => numberOf(count, "card")),
    ["0 cards", "1 card", "2 cards"],
  );
  assert.equal(numberOf(2, "copy", "copies"), "2 copies");
});
