import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf, scaleOf, widthBeside, widthInPiles, widthInSquare, widthOf } from "../../../static/js/pod/sizes.js";

const ROOM = { width: 1200, height: 430, gap: 10 };

test("all of a pack is seen, as large as its room allows", () => {
  assert.equal(widthOf(15, ROOM, false, 100), 141); // two rows of eight and seven, of which the width decides
  assert.equal(widthOf(15, { ...ROOM, width: 850, height: 473 }, false, 100), 108); // three rows of five
  assert.equal(widthOf(4, ROOM, false, 100), 292); // one row
  assert.equal(widthOf(1, { ...ROOM, width: 1200, height: 900 }, false, 100), 360);
});

test("cards that would be too small to read fill their row, and the pack scrolls", () => {
  assert.equal(widthOf(15, { ...ROOM, width: 860, height: 430 }, false, 100), 164);
  assert.equal(widthOf(60, ROOM, false, 100), 162);
});

test("on a phone two fill a row, whatever the height", () => {
  assert.equal(widthOf(15, { ...ROOM, width: 330, height: 100 }, true, 100), 160);
  assert.equal(widthOf(15, { ...ROOM, width: 330, height: 100 }, true, 60), 103);
  assert.equal(widthOf(15, { ...ROOM, width: 330, height: 100 }, true, 200), 330);
});

test("the rows of a pack are even", () => {
  const room = { ...ROOM, width: 850 };
  assert.deepEqual(
    [15, 14, 13, 12, 11, 7, 1].map((count) => columnsOf(count, room, 105)), // seven fit
    [5, 7, 7, 6, 6, 7, 1],
  );
  assert.equal(columnsOf(15, { ...ROOM, width: 1190 }, 140), 8); // eight and seven
  assert.equal(columnsOf(15, { ...ROOM, width: 330 }, 160), 2);
  assert.equal(columnsOf(3, { ...ROOM, width: 100 }, 120), 1);
});

test("a card is larger or smaller as wanted, and never wider than the page", () => {
  assert.deepEqual(
    [60, 150].map((scale) => widthOf(15, ROOM, false, scale)),
    [84, 211],
  );
  assert.equal(widthOf(1, { ...ROOM, width: 300, height: 900 }, false, 200), 300);
});

test("the gap is the one of the page", () => {
  assert.equal(widthOf(4, { ...ROOM, gap: 50 }, false, 100), 262);
});

test("a square is seen as a whole, and as large as wanted as long as it fits in the width", () => {
  const room = { width: 500, height: 480, gap: 8 };
  assert.deepEqual(
    [100, 60, 110, 200].map((scale) => widthInSquare(3, room, false, scale)),
    [110, 66, 121, 161],
  );
  assert.equal(widthInSquare(3, { ...room, height: 200 }, false, 100), 80); // smaller would not be legible: the page scrolls
  assert.deepEqual(
    [60, 200].map((scale) => widthInSquare(3, { ...room, width: 280 }, true, scale)),
    [88, 88],
  );
});

test("two piles are seen below each other, each in one row", () => {
  const room = { width: 833, height: 460, gap: 8 };
  assert.deepEqual(
    [8, 5].map((most) => widthInPiles(2, most, room, 100)),
    [87, 87], // the height decides
  );
  assert.equal(widthInPiles(2, 9, { ...room, height: 700 }, 100), 85); // the width does
  assert.equal(widthInPiles(2, 15, room, 100), 80); // the page scrolls
  assert.equal(widthInPiles(2, 8, room, 200), 174);
});

test("piles side by side are seen as a whole", () => {
  const room = { width: 400, height: 450, gap: 8 };
  assert.deepEqual(
    [1, 2, 6].map((most) => widthBeside(most, room, 100)),
    [247, 196, 120],
  );
  assert.equal(widthBeside(20, room, 100), 80); // smaller would not be legible: the page scrolls
  assert.equal(widthBeside(1, room, 200), 400); // never wider than its pile
});

test("what was kept counts only if it is a scale", () => {
  assert.deepEqual([140, 20, 900, "150", null].map(scaleOf), [140, 100, 100, 100, 100]);
});
