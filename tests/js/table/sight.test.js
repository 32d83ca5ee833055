import assert from "node:assert/strict";
import { test } from "node:test";
import { followed, noteOn } from "../../../static/js/table/sight.js";

const OTHERS = [1, 2, 3];
const view = (more = {}) => ({
  seat: 0,
  active: 0,
  battle: null,
  resolving: null,
  champions: [],
  seating: {
    format: "free-for-all",
    playing: [0, 1, 2, 3],
    attackable: [[1, 2, 3], [], [], []],
    reach: [[0, 1, 2, 3]],
    out: [],
  },
  ...more,
});
const hunter = (more = {}) =>
  view({
    seating: {
      format: "hunter-last-one-standing",
      playing: [0, 1, 2, 3],
      attackable: [[1], [2], [3], [0]],
      reach: [[0, 1, 3]],
      out: [],
    },
    ...more,
  });
const nameOf = (seat) => ["you", "Ann", "Bob", "Cyd"][seat];

test("whoever acts is shown, and in our own turn whoever was shown before", () => {
  assert.equal(followed(view({ active: 2 }), OTHERS, 1, []), 2);
  assert.equal(followed(view(), OTHERS, 3, []), 3);
  assert.equal(followed(view(), OTHERS, null, []), 1);
});

test("in a battle whom we attack is shown, or who attacks", () => {
  assert.equal(followed(view({ battle: { defender: 3 } }), OTHERS, 1, []), 3);
  assert.equal(followed(view({ active: 2, battle: { defender: 0 } }), OTHERS, 1, []), 2);
  assert.equal(followed(view({ active: 2, battle: { defender: 3 } }), OTHERS, 1, []), 2);
});

test("where champions of one can be chosen, that one is shown", () => {
  const champions = [
    { id: "b1", controller: 3 },
    { id: "b2", controller: 0 },
  ];
  assert.equal(followed(view({ champions, active: 1 }), OTHERS, 1, ["b1", "b2", "p1"]), 3);
});

test("who has left the game is not shown for want of another", () => {
  const seating = { ...view().seating, playing: [0, 2, 3], out: [{ seat: 1, why: "concession" }] };
  assert.equal(followed(view({ seating }), OTHERS, 1, []), 2);
  assert.deepEqual(noteOn(view({ seating }), 1, true, nameOf), { sign: "out", words: "Out: gave up" });
});

test("who attacks whom is said at both", () => {
  const seen = view({ active: 2, battle: { defender: 0 } });
  assert.deepEqual(noteOn(seen, 2, true, nameOf), { sign: "attack", words: "Attacks you" });
  const theirs = view({ active: 2, battle: { defender: 3 } });
  assert.deepEqual(noteOn(theirs, 3, true, nameOf), { sign: "block", words: "Attacked by Bob" });
});

test("a hunter is told whom they hunt, who hunts them, and who is out of reach", () => {
  const words = OTHERS.map((seat) => noteOn(hunter(), seat, true, nameOf).words);
  assert.deepEqual(words, ["You hunt them", "Out of reach", "Hunts you"]);
  assert.equal(noteOn(hunter(), 2, false, nameOf).words, "");
});
