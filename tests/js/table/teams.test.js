import assert from "node:assert/strict";
import { test } from "node:test";
import { followed, noteOn } from "../../../static/js/table/sight.js";
import { areTogether, fighters, joined, letterOf, teamName, winnersOf } from "../../../static/js/table/teams.js";

const seating = (teams) => ({ format: "hydra", playing: [0, 1, 2, 3], attackable: [], reach: [], teams, out: [] });
const view = (more = {}) => ({
  seat: 0,
  active: 0,
  initiative: 0,
  battle: null,
  resolving: null,
  result: null,
  champions: [],
  seating: seating([
    [0, 2],
    [1, 3],
  ]),
  ...more,
});
const nameOf = (seat) => ["you", "Ann", "Bob", "Cyd"][seat];

test("teams are called by letters, and the own one by its name", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => letterOf(view(), seat)),
    ["A", "B", "A", "B"],
  );
  assert.deepEqual(
    [2, 3].map((seat) => teamName(view(), seat, true)),
    ["Your team", "Team B"],
  );
  assert.equal(teamName(view(), 2, false), "Team A");
  assert.equal(areTogether(view(), 0, 2), true);
  assert.equal(areTogether(view(), 0, 3), false);
});

test("without teams everybody is alone", () => {
  for (const alone of [view({ seating: null }), view({ seating: seating([]) })]) {
    assert.equal(teamName(alone, 1, true), "");
    assert.equal(areTogether(alone, 0, 2), false);
    assert.equal(areTogether(alone, 2, 2), true);
    assert.deepEqual(winnersOf({ ...alone, result: { winner: 1 } }), [1]);
  }
});

test("a team wins together", () => {
  assert.deepEqual(winnersOf(view({ result: { winner: 1 } })), [1, 3]);
  assert.deepEqual(winnersOf(view({ result: { winner: null } })), []);
  assert.deepEqual([["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cyd"]].map(joined), [
    "Ann",
    "Ann and Ben",
    "Ann, Ben and Cyd",
  ]);
});

test("who fights is told by their champions", () => {
  const champions = [
    { id: "b1", controller: 2 },
    { id: "b2", controller: 1 },
  ];
  const battle = { attackers: ["b1"], blockers: [], defender: 3 };
  const fought = view({ champions, battle });
  assert.deepEqual(fighters(fought, "attackers"), [2]);
  assert.deepEqual(fighters(fought, "blockers"), [3]);
  assert.deepEqual(noteOn(fought, 2, true, nameOf), { sign: "attack", words: "Attacks Cyd" });
  assert.deepEqual(noteOn(fought, 3, true, nameOf), { sign: "block", words: "Attacked by Bob" });
  assert.deepEqual(noteOn(fought, 1, true, nameOf), { sign: "block", words: "Their team is attacked" });
});

test("a teammate is named as one, and shown while they act", () => {
  assert.deepEqual(noteOn(view(), 2, true, nameOf), { sign: "", words: "Your teammate" });
  assert.equal(followed(view({ initiative: 2 }), [1, 2, 3], 1, []), 2);
  assert.equal(followed(view(), [1, 2, 3], null, []), 1);
  assert.equal(
    followed(
      view({
        seating: seating([
          [0, 1],
          [2, 3],
        ]),
      }),
      [1, 2, 3],
      null,
      [],
    ),
    2,
  );
});
