import assert from "node:assert/strict";
import { test } from "node:test";
import { soundsOf } from "../../../static/js/table/heard.js";

const frame = (kinds, more = {}) => ({
  log: kinds.map((kind) => ({ kind })),
  view: { seat: 0, active: 1, result: null, ...more },
});
const BEFORE = frame([]);

test("what matters most is heard, two sounds at most, none twice", () => {
  assert.deepEqual(soundsOf(BEFORE, frame(["draw", "play", "damage", "hurt", "break"])), ["break", "damage"]);
  assert.deepEqual(soundsOf(BEFORE, frame(["play", "power"])), ["play"]);
  assert.deepEqual(soundsOf(BEFORE, frame(["mulligan"])), []);
});

test("our turn is heard when it begins, and only then", () => {
  const mine = frame(["draw"], { active: 0 });
  assert.deepEqual(soundsOf(BEFORE, mine), ["turn", "draw"]);
  assert.deepEqual(soundsOf(mine, mine), ["draw"]);
});

test("the end of the game is heard alone and once", () => {
  const won = frame(["break"], { result: { winner: 0 } });
  assert.deepEqual(soundsOf(BEFORE, won), ["won"]);
  assert.deepEqual(soundsOf(BEFORE, frame([], { result: { winner: null } })), ["lost"]);
  assert.deepEqual(soundsOf(won, frame([], { result: { winner: 0 } })), []);
});
