import assert from "node:assert/strict";
import { test } from "node:test";
import { scaleOf, widthOf } from "../../../static/js/pod/sizes.js";

const ROOM = { width: 1200, height: 430 };

test("all of a pack is seen, as large as its room allows", () => {
  assert.equal(widthOf(15, ROOM, false, 100), 141); // two rows of eight and seven, of which the width decides
  assert.equal(widthOf(4, ROOM, false, 100), 292); // one row
  assert.equal(widthOf(1, { width: 1200, height: 900 }, false, 100), 360);
});

test("cards that would be too small to read fill their row, and the pack scrolls", () => {
  assert.equal(widthOf(15, { width: 860, height: 430 }, false, 100), 164);
  assert.equal(widthOf(60, ROOM, false, 100), 162);
});

test("on a phone two fill a row, whatever the height", () => {
  assert.equal(widthOf(15, { width: 330, height: 100 }, true, 100), 160);
  assert.equal(widthOf(15, { width: 330, height: 100 }, true, 60), 103);
  assert.equal(widthOf(15, { width: 330, height: 100 }, true, 200), 330);
});

test("a card is larger or smaller as wanted, and never wider than the page", () => {
  assert.deepEqual(
    [60, 150].map((scale) => widthOf(15, ROOM, false, scale)),
    [84, 211],
  );
  assert.equal(widthOf(1, { width: 300, height: 900 }, false, 200), 300);
});

test("what was kept counts only if it is a scale", () => {
  assert.deepEqual([140, 20, 900, "150", null].map(scaleOf), [140, 100, 100, 100, 100]);
});
