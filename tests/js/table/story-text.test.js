import assert from "node:assert/strict";
import { test } from "node:test";
import { asText, byTurn, found, plain } from "../../../static/js/table/story-text.js";

const entry = (n, turn, kind, text) => ({ n, turn, kind, seat: 0, text, rule: "", refs: [] });
const LOG = [
  entry(0, 0, "mulligan", "You keep your hand."),
  entry(1, 1, "turn", "Turn 1: your turn."),
  entry(2, 1, "play", "You play [[Kong]]."),
  entry(3, 2, "turn", "Turn 2: your opponent's turn."),
  entry(4, 2, "gain", "[[Wolf]] gets +2 {offense}."),
  entry(5, 2, "play", "Your opponent plays [[Wolf's Bite]]."),
];

test("a line in plain words has no brackets and no symbols", () => {
  assert.equal(plain("[[Wolf]] gets +2 {offense} for {1}."), "Wolf gets +2 offense for 1 gold.");
});

test("the entry that opens a turn is its heading", () => {
  const turns = byTurn(LOG);
  assert.deepEqual(
    turns.map(({ turn, heading, entries }) => [turn, heading, entries.length]),
    [
      [0, "Before the first turn", 1],
      [1, "Turn 1: your turn", 1],
      [2, "Turn 2: your opponent's turn", 2],
    ],
  );
});

test("a story that begins in the middle of a turn is headed by it", () => {
  assert.equal(byTurn([entry(0, 5, "play", "You play [[Kong]].")])[0].heading, "Turn 5");
});

test("a search finds the lines that hold all its words and leaves out the other turns", () => {
  const lines = (search) => found(byTurn(LOG), search).flatMap(({ entries }) => entries.map(({ n }) => n));
  assert.deepEqual(lines("WOLF"), [4, 5]);
  assert.deepEqual(lines("wolf plays"), [5]);
  assert.deepEqual(lines("offense"), [4]);
  assert.deepEqual(lines("dragon"), []);
  assert.deepEqual(lines("  "), [0, 2, 4, 5]);
});

test("an empty search keeps turns in which nothing has happened yet", () => {
  assert.deepEqual(
    found(byTurn([entry(0, 1, "turn", "Turn 1: your turn.")]), "").map(({ turn }) => turn),
    [1],
  );
});

test("the copied text has a heading for each turn and its lines below", () => {
  assert.equal(
    asText(byTurn(LOG)),
    [
      "Before the first turn\n  You keep your hand.",
      "Turn 1: your turn\n  You play Kong.",
      "Turn 2: your opponent's turn\n  Wolf gets +2 offense.\n  Your opponent plays Wolf's Bite.",
    ].join("\n\n"),
  );
});
