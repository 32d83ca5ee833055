/** Which positions a spectator is still shown, and how soon. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asOne, pause, withNew } from "../../../static/js/watch/steps.js";

/** @param {number} at @param {number[]} entries */
const step = (at, ...entries) => ({ at, view: null, log: entries.map((n) => ({ n })) });

test("what comes waits behind what waits, and nothing comes twice", () => {
  assert.deepEqual(withNew([], -1, [step(4, 1, 2)]), [step(4, 1, 2)]);
  assert.deepEqual(withNew([step(4)], 2, [step(4), step(7, 9)]), [step(4), step(7, 9)]);
  assert.deepEqual(withNew([], 7, [step(5), step(7), step(8)]), [step(8)]);
});

test("a position that is shown comes again only with something that was told since", () => {
  assert.deepEqual(withNew([], 7, [step(7)]), []);
  assert.deepEqual(withNew([], 7, [step(7, 30)]), [step(7, 30)]);
});

test("many that wait follow each other more quickly, and at an instant pace without a pause", () => {
  assert.ok(pause("slow", 1) > pause("normal", 1));
  assert.ok(pause("normal", 1) > pause("quick", 1));
  assert.equal(pause("normal", 11), pause("normal", 1));
  assert.equal(pause("normal", 12), pause("normal", 1) / 2);
  assert.equal(pause("normal", 24), pause("normal", 1) / 3);
  assert.equal(pause("instant", 1), 0);
});

test("who skips ahead is shown the last position and told everything on the way", () => {
  assert.deepEqual(asOne([step(3, 1), step(5), step(6, 2, 3)]), step(6, 1, 2, 3));
  assert.equal(asOne([]), undefined);
});
