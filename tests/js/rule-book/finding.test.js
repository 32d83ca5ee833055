import assert from "node:assert/strict";
import { test } from "node:test";
import { found, foundInWords } from "../../../static/js/rule-book/finding.js";

const TEXTS = [
  "Damage Ward: each instance of damage is so much less.",
  "Cards You Don’t Own in Your Hand",
  "T8 Breakthrough",
];

test("all words that are typed are in a rule, in any order, and each may be the beginning of one", () => {
  assert.deepEqual(found(TEXTS, "ward dam"), [true, false, false]);
  assert.deepEqual(found(TEXTS, "card hand"), [false, true, false]);
  assert.deepEqual(found(TEXTS, "amage"), [false, false, false]);
  assert.deepEqual(found(TEXTS, "t8"), [false, false, true]);
});

test("nothing typed finds all, and apostrophes and capitals make no difference", () => {
  assert.deepEqual(found(TEXTS, "  "), [true, true, true]);
  assert.deepEqual(found(TEXTS, "DON'T own"), [false, true, false]);
  assert.deepEqual(found(TEXTS, "don’t"), [false, true, false]);
});

test("how many there are is said in words", () => {
  assert.deepEqual([0, 1, 4].map(foundInWords), ["No rule has these words.", "1 rule", "4 rules"]);
});
