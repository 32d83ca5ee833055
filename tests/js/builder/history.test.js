import assert from "node:assert/strict";
import { test } from "node:test";
import { act, begin, changes, last, next, redo, same, undo, withCounts } from "../../../static/js/builder/history.js";

const EMPTY = { cards: {}, maybeboard: {}, deity: "" };
const KONG = { ...EMPTY, cards: { Kong: 3 } };

test("a count of 0 takes the card out and leaves the old deck alone", () => {
  const deck = { cards: { Kong: 3, Lash: 1 }, maybeboard: {}, deity: "Furios" };
  assert.deepEqual(withCounts(deck, { Lash: 0, Muse: 2 }), { ...deck, cards: { Kong: 3, Muse: 2 } });
  assert.deepEqual(deck.cards, { Kong: 3, Lash: 1 });
});

test("decks differ by counts or deity", () => {
  assert.deepEqual(changes({ Kong: 3, Lash: 1 }, { Kong: 2, Muse: 1 }), [
    ["Kong", 3, 2],
    ["Lash", 1, 0],
    ["Muse", 0, 1],
  ]);
  assert.equal(same(KONG, { ...EMPTY, cards: { Kong: 3 } }), true);
  assert.equal(same(KONG, { ...KONG, deity: "Furios" }), false);
  assert.equal(same(KONG, { ...KONG, maybeboard: { Lash: 1 } }), false);
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
  assert.equal(act(one, { ...EMPTY, cards: { Kong: 3 } }, "Nothing"), one);
  const other = act(undo(one), { ...EMPTY, cards: { Lash: 1 } }, "Add Lash");
  assert.deepEqual([other.edits.length, next(other)], [1, null]);
});

test("a card that moves to the maybeboard and back is one step each", () => {
  const kept = withCounts(withCounts(KONG, { Kong: 2 }), { Kong: 1 }, "maybeboard");
  assert.deepEqual(kept, { cards: { Kong: 2 }, maybeboard: { Kong: 1 }, deity: "" });
  const one = act(begin(KONG), kept, "Move Kong to the maybeboard");
  assert.equal(one.edits.length, 1);
  assert.deepEqual(undo(one).deck, KONG);
  assert.deepEqual(redo(undo(one)).deck, kept);
});

test("what happens to a sideboard is undone and done again, and a deck without one stays without", () => {
  const deck = { ...EMPTY, sideboard: { Hulk: 1 } };
  assert.equal(same(deck, { ...deck, sideboard: { Hulk: 2 } }), false);
  const one = act(begin(deck), withCounts(deck, { Hulk: 3 }, "sideboard"), "Add Hulk to the sideboard");
  assert.deepEqual(one.deck.sideboard, { Hulk: 3 });
  assert.deepEqual([undo(one).deck, redo(undo(one)).deck], [deck, one.deck]);
  assert.equal("sideboard" in undo(act(begin(EMPTY), KONG, "Add Kong")).deck, false);
});
