import assert from "node:assert/strict";
import { test } from "node:test";
import { newLines } from "../../../static/js/hot-seat/since.js";

/** @param {number} count @returns {import("../../../static/js/table/types.js").Entry[]} */
const log = (count) =>
  Array.from({ length: count }, (_, n) => ({
    n,
    turn: 1,
    kind: "play",
    seat: 0,
    text: `line ${n}`,
    rule: "",
    refs: [],
  }));

test("the lines from a number on are new", () => {
  const { lines, earlier } = newLines(log(6), 4);
  assert.deepEqual(
    lines.map(({ n }) => n),
    [4, 5],
  );
  assert.equal(earlier, 0);
});

test("of many lines the last are shown and the others counted", () => {
  const { lines, earlier } = newLines(log(40), 10);
  assert.equal(lines.length, 15);
  assert.equal(lines.at(-1)?.n, 39);
  assert.equal(earlier, 15);
});
