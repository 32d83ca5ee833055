import assert from "node:assert/strict";
import { test } from "node:test";
import { balance } from "../../static/js/balance.js";

test("a swap says what is missing until as many cards come in as go out", () => {
  assert.equal(balance(0, 0, true), "Nothing is swapped.");
  assert.equal(balance(2, 1, false), "2 out, 1 in: take one more in.");
  assert.equal(balance(0, 3, false), "0 out, 3 in: take 3 more out.");
  assert.equal(balance(2, 2, false), "2 out, 2 in. Not swapped yet.");
  assert.equal(balance(2, 2, true), "2 out, 2 in. Swapped.");
});
