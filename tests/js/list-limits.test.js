import assert from "node:assert/strict";
import { test } from "node:test";
import { tooLong } from "../../static/js/list-limits.js";

const LIMITS = { signs: 60_000, lines: 500 };

test("a list says at once that it is too long", () => {
  assert.equal(tooLong("1 Kong\n".repeat(500), LIMITS), "");
  assert.equal(tooLong("1 Kong\n".repeat(501), LIMITS), "This list has 501 lines. Only the first 500 are read.");
  assert.equal(tooLong("1 Kong\n".repeat(501), { signs: 60_000 }), "");
  assert.equal(tooLong("x".repeat(60_001), LIMITS), "This list has 60001 characters. The limit is 60000.");
});
