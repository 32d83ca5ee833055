import assert from "node:assert/strict";
import { test } from "node:test";
import { departures, hits, origins } from "../../../static/js/table/moves.js";

const entry = (kind, seat, text, refs) => ({ n: 0, turn: 3, kind, seat, text, rule: "", refs });
const champion = (id, card, controller, more = {}) => ({
  id,
  card,
  controller,
  owner: controller,
  token: false,
  attacking: false,
  blocking: false,
  ...more,
});
const view = (champions, hands = [[], []]) => ({
  seat: 0,
  champions,
  players: hands.map((hand, seat) => ({ seat, hand })),
});

test("who is broken stays here; who is returned flies to its owner's hand, also from the other side", () => {
  const old = view([champion("b1", "Wolf", 1), champion("b2", "Kong", 0, { owner: 1 })]);
  const log = [
    entry("break", 0, "[[Wolf]] is broken.", ["b1"]),
    entry("return", 1, "[[Kong]] returns to your opponent's hand.", ["b2"]),
  ];
  assert.deepEqual(
    [...departures(log, old)],
    [
      ["b1", { how: "break", to: "" }],
      ["b2", { how: "return", to: "hand-1" }],
    ],
  );
});

test("a discarded card flies to its owner's discard pile", () => {
  const old = view([], [[{ id: "c4", card: "Lash" }], []]);
  assert.deepEqual(departures([entry("discard", 0, "You discard [[Lash]].", ["c4"])], old).get("c4"), {
    how: "discard",
    to: "discard-0",
  });
});

test("a champion that I play comes from its card, one that the opponent plays from their hand", () => {
  const now = view([
    champion("b3", "Kong", 0),
    champion("b4", "Wolf Companion", 1),
    champion("b5", "Wolf", 1, { token: true }),
  ]);
  const log = [
    entry("play", 0, "You play [[Kong]].", ["c7"]),
    entry("play", 1, "Your opponent plays [[Wolf Companion]].", ["c41"]),
  ];
  assert.deepEqual(
    [...origins(log, view([]), now)],
    [
      ["b3", "c7"],
      ["b4", "hand-1"],
    ],
  );
});

test("who was in play before has come from nowhere", () => {
  const there = [champion("b3", "Kong", 0)];
  const log = [entry("play", 0, "You play [[Kong]].", ["c7"])];
  assert.deepEqual([...origins(log, view(there), view(there))], []);
});

test("a drawn card comes from the deck", () => {
  const log = [entry("draw", 0, "You draw [[Kong]].", ["c9"])];
  assert.deepEqual([...origins(log, view([]), view([]))], [["c9", "deck-0"]]);
});

test("damage flies from the one who fights, if two have that name", () => {
  const old = view([
    champion("b1", "Kong", 0),
    champion("b2", "Kong", 0, { attacking: true }),
    champion("b3", "Wolf", 1),
  ]);
  const log = [entry("damage", 0, "[[Kong]] deals 13 damage to [[Wolf]].", ["b3"])];
  assert.deepEqual(hits(log, old), [{ from: "b2", to: "b3" }]);
});

test("damage of a card that is not in play flies from its player", () => {
  const log = [entry("hurt", 1, "[[Flash Fire]] deals 2 damage to you.", ["p0"])];
  assert.deepEqual(hits(log, view([])), [{ from: "p1", to: "p0" }]);
});
