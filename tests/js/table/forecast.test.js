import assert from "node:assert/strict";
import { test } from "node:test";
import { isLethal, lineOf, questionOf } from "../../../static/js/table/forecast.js";

const candidates = [
  { code: 7, refs: ["b1"] },
  { code: 9, refs: ["b2"] },
];
const asked = (kind, more = {}) => ({ kind, multi_pick: { min: 1, max: 2, candidates }, options: [], ...more });
const view = (more = {}) => ({ choices: 37, result: null, battle: { attackers: [] }, ...more });
const outcome = (mine, theirs, blockers = []) => ({
  champions: [],
  players: [mine, theirs].map(([damage, health, through = 0], seat) => ({
    seat,
    damage,
    through,
    health,
    lethal: health <= 0,
  })),
  blockers,
});
const forecast = (more) => ({ outcome: null, unblocked: null, hidden: false, choices: false, ...more });
const NAMES = ["You", "Greedy"];

test("attackers are asked about with the codes of those that are selected", () => {
  assert.deepEqual(questionOf(view(), asked("attackers"), ["b2"]), { at: 37, codes: [9] });
  assert.deepEqual(questionOf(view(), asked("attackers"), ["b2", "b1"]), { at: 37, codes: [7, 9] });
  assert.equal(questionOf(view(), asked("attackers"), []), null);
});

test("blocks are asked about also while there are none, and not while there are too few", () => {
  const free = asked("blockers", { multi_pick: { min: 0, max: 2, candidates } });
  assert.deepEqual(questionOf(view(), free, []), { at: 37, codes: [] });
  const two = asked("blockers", { multi_pick: { min: 2, max: 2, candidates } });
  assert.equal(questionOf(view(), two, ["b1"]), null);
});

test("a window is asked about while something attacks", () => {
  const window = asked("window", { multi_pick: null });
  assert.deepEqual(questionOf(view({ battle: { attackers: ["b1"] } }), window, []), { at: 37, codes: [] });
  assert.equal(questionOf(view(), window, []), null);
  assert.equal(questionOf(view({ battle: null }), window, []), null);
});

test("the only champion that can attack is asked about when its options are looked at, before it is sent", () => {
  const attack = { verb: "battle", code: 3, refs: ["b1"], text: "Attack" };
  const window = asked("window", { multi_pick: null, options: [attack] });
  assert.deepEqual(questionOf(view({ battle: null }), window, [], "b1"), { at: 37, codes: [3] });
  assert.equal(questionOf(view({ battle: null }), window, [], "b2"), null);
  assert.equal(questionOf(view({ battle: null }), window, []), null);
  const two = asked("window", { multi_pick: null, options: [{ ...attack, refs: ["b1", "b2"] }] });
  assert.equal(questionOf(view({ battle: null }), two, [], "b1"), null);
});

test("nothing is asked about outside a battle, for others, or when the game is over", () => {
  assert.equal(questionOf(view(), null, ["b1"]), null);
  assert.equal(questionOf(view(), asked("target"), ["b1"]), null);
  assert.equal(questionOf(view({ result: { winner: 0 } }), asked("attackers"), ["b1"]), null);
});

test("an attack says what it does when nobody blocks, and that it is lethal", () => {
  const hit = forecast({ outcome: outcome([0, 30], [13, 17]) });
  assert.equal(lineOf(hit, "attackers", 0, NAMES), "If nobody blocks: 13 damage to Greedy, 17 left.");
  assert.equal(lineOf(hit, "before_blocks", 1, NAMES), "If nobody blocks: 13 damage to you, 17 left.");
  assert.equal(lineOf(hit, "before_damage", 0, NAMES), "If both pass: 13 damage to Greedy, 17 left.");
  assert.equal(isLethal(hit), false);
  const lethal = forecast({ outcome: outcome([0, 30], [13, 0]) });
  assert.equal(lineOf(lethal, "attackers", 0, NAMES), "If nobody blocks: 13 damage to Greedy, lethal.");
  assert.equal(isLethal(lethal), true);
});

test("damage that goes through blockers is called so", () => {
  const block = (damage, through) => forecast({ outcome: outcome([damage, 20, through], [0, 30], ["b1"]) });
  assert.equal(lineOf(block(9, 9), "blockers", 0, NAMES), "If both pass: 9 damage through blockers to you, 20 left.");
  assert.equal(
    lineOf(block(9, 6), "blockers", 0, NAMES),
    "If both pass: 9 damage to you (6 through blockers), 20 left.",
  );
});

test("a block is compared with none at all", () => {
  const block = forecast({ outcome: outcome([0, 30], [0, 30], ["b1"]), unblocked: outcome([13, 17], [0, 30]) });
  assert.equal(
    lineOf(block, "blockers", 0, NAMES),
    "If both pass: no damage goes through (without blocks: 13 damage to you, 17 left).",
  );
});

test("what cannot be known is said", () => {
  assert.equal(
    lineOf(forecast({ hidden: true }), "attackers", 0, NAMES),
    "Cards that nobody knows decide what comes of this.",
  );
  const hidden = forecast({ outcome: outcome([0, 30], [4, 26]), hidden: true, choices: true });
  assert.match(lineOf(hidden, "attackers", 0, NAMES), /26 left\. Hidden cards may change it\.$/);
  const choices = forecast({ outcome: outcome([0, 30], [4, 26]), choices: true });
  assert.match(lineOf(choices, "before_damage", 0, NAMES), /^If both pass: .* Choices may change it\.$/);
  assert.equal(isLethal(forecast({})), false);
});
