import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, HEIGHT, WIDTH } from "../../../static/js/cards/placing.js";

const LARGE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const name = (left, top, width = 80) => ({ left, right: left + width, top, bottom: top + 20 });

test("a face lies to the right of its name, its middle as high", () => {
  assert.deepEqual(beside(name(100, 390), null, LARGE), { left: 192, top: 400 - HEIGHT / 2 });
});

test("where there is no room to the right it lies to the left", () => {
  assert.deepEqual(beside(name(1100, 390), null, LARGE), { left: 1100 - 12 - WIDTH, top: 400 - HEIGHT / 2 });
});

test("it stays in the window", () => {
  assert.equal(beside(name(100, 5), null, LARGE).top, 8);
  assert.equal(beside(name(100, 790), null, LARGE).top, 800 - HEIGHT - 8);
});

test("it never lies under the pointer, which may stand far from the name in its row", () => {
  const pointer = { x: 400, y: 400 };
  assert.equal(beside(name(100, 390), pointer, LARGE).left, 412);
  assert.equal(beside(name(700, 390), { x: 1200, y: 400 }, LARGE).left, 700 - 12 - WIDTH);
});

test("on a phone it lies below its name or else above it", () => {
  assert.deepEqual(beside(name(16, 100), null, PHONE), { left: 8, top: 132 });
  assert.deepEqual(beside(name(200, 600), null, PHONE), { left: 360 - WIDTH - 8, top: 600 - 12 - HEIGHT });
});

test("where it fits neither below nor above it lies at the lower end", () => {
  assert.equal(beside(name(16, 360), null, PHONE).top, 740 - HEIGHT - 8);
});
