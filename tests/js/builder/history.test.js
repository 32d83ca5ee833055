import assert from "node:assert/strict";
import { test } from "node:test";
import { act, begin, changes, last, next, redo, same, undo, withCounts } from "../../../static/js/builder/history.js";

const EMPTY = { cards: {}, deity: "" };
const KONG = { cards: { Kong: 3 }, deity: "" };

test("a count of 0 takes the card out and leaves the old deck alone", () => {
  const deck = { cards: { Kong: 3, Lash: 1 }, deity: "Furios" };
  assert.deepEqual(withCounts(deck, { Lash: 0, Muse: 2 }), { cards: { Kong: 3, Muse: 2 }, deity: "Furios" });
  assert.deepEqual(deck.cards, { Kong: 3, Lash: 1 });
});

test("decks differ by counts or deity", () => {
  assert.deepEqual(changes({ Kong: 3, Lash: 1 }, { Kong: 2, Muse: 1 }), [
    ["Kong", 3, 2],
    ["Lash", 1, 0],
    ["Muse", 0, 1],
  ]);
  assert.equal(same(KONG, { cards: { Kong: 3 }, deity: "" }), true);
  assert.equal(same(KONG, { ...KONG, deity: "Furios" }), false);
});

test("what was done is undone and done again, step by step", () => {
  const one = act(begin(EMPTY), KONG, "Add Kong");
  const two = act(one, { ...KONG, deity: "Furios" }, "Deity: Furios");
  assert.equal(last(two).description, "Deity: Furios");
  const back = undo(two);
  assert.deepEqual([back.deck, last(back).description, next(back).description], [KONG, "Add Kong", "Deity: Furios"]);
  assert.deepEqual(undo(back).deck, EMPTY);
  assert.deepEqual(redo(redo(undo(back))).deck, two.deck);
});

test("there is nothing before the first step and after the last one", () => {
  const sitting = begin(KONG);
  assert.deepEqual([last(sitting), next(sitting)], [null, null]);
  assert.equal(undo(sitting), sitting);
  assert.equal(redo(sitting), sitting);
});

test("the same deck again is no step, and another step forgets what was undone", () => {
  const one = act(begin(EMPTY), KONG, "Add Kong");
  assert.equal(act(one, { cards: { Kong: 3 }, deity: "" }, "Nothing"), one);
  const other = act(undo(one), { cards: { Lash: 1 }, deity: "" }, "Add Lash");
  assert.deepEqual([other.edits.length, next(other)], [1, null]);
});
