import assert from "node:assert/strict";
import { test } from "node:test";
import {
  all,
  breaks,
  given,
  isLegal,
  left,
  lethal,
  portions,
  shares,
  start,
  step,
} from "../../../static/js/table/amounts.js";

const target = (ref, more) => ({ ref, name: ref, least: 0, need: 0, breaks: null, ...more });

/** 13 damage on two blockers that need 8 and 4, the rest to a player with breakthrough (rules 4.4.11, 5.7). */
const BATTLE = {
  total: 13,
  most_targets: 3,
  targets: [target("b1", { need: 8, breaks: 8 }), target("b2", { need: 4, breaks: 4 })],
  lack: null,
  player: { ref: "p1", max: 1, lack: 0 },
  default: { b1: 8, b2: 4, p1: 1 },
};

test("it begins with what the server proposes, and that is legal", () => {
  assert.deepEqual(shares(BATTLE), ["b1", "b2", "p1"]);
  assert.deepEqual(start(BATTLE), { b1: 8, b2: 4, p1: 1 });
  assert.equal(isLegal(BATTLE, start(BATTLE)), true);
});

test("parts must add up, and none is negative", () => {
  assert.equal(isLegal(BATTLE, { b1: 8, b2: 4 }), false);
  assert.equal(isLegal(BATTLE, { b1: 15, b2: -2 }), false);
});

test("the player gets nothing while a blocker lacks what it needs", () => {
  assert.equal(isLegal(BATTLE, { b1: 9, b2: 3, p1: 1 }), false);
  assert.equal(isLegal(BATTLE, { b1: 10, b2: 3 }), true);
  assert.equal(isLegal(BATTLE, { b1: 7, b2: 4, p1: 2 }), false);
});

test("no more targets than the card allows, and each at least what it says", () => {
  const two = { ...BATTLE, player: null, most_targets: 1 };
  assert.equal(isLegal(two, { b1: 12, b2: 1 }), false);
  assert.equal(isLegal(two, { b1: 13 }), true);
  const least = { ...BATTLE, player: null, targets: [target("b1", { least: 1 }), target("b2", { least: 1 })] };
  assert.equal(isLegal(least, { b1: 13 }), false);
  assert.equal(isLegal(least, { b1: 12, b2: 1 }), true);
});

test("one more for a blocker comes from the player first", () => {
  assert.deepEqual(step(BATTLE, start(BATTLE), "b1", 1), { b1: 9, b2: 4, p1: 0 });
});

test("one less goes to nobody, and one more comes from there first", () => {
  const less = step(BATTLE, start(BATTLE), "p1", -1);
  assert.deepEqual(less, { b1: 8, b2: 4, p1: 0 });
  assert.equal(left(BATTLE, less), 1);
  assert.equal(isLegal(BATTLE, less), false);
  assert.deepEqual(step(BATTLE, less, "b2", 1), { b1: 8, b2: 5, p1: 0 });
  assert.deepEqual(step(BATTLE, less, "p1", 1), start(BATTLE));
  assert.equal(step(BATTLE, less, "p1", -1), null);
});

test("no more get a part than may, and the player no more than may come through", () => {
  const one = { ...BATTLE, total: 4, most_targets: 1, player: null, default: { b1: 4 } };
  assert.equal(step(one, { b1: 3 }, "b2", 1), null);
  assert.deepEqual(step(one, { b1: 3 }, "b1", 1), { b1: 4 });
  assert.equal(step(BATTLE, { b1: 8, p1: 1 }, "p1", 1), null);
});

test("all that is left goes to one, or all there is", () => {
  assert.deepEqual(all(BATTLE, { b1: 8 }, "b2"), { b1: 8, b2: 5 });
  assert.deepEqual(all(BATTLE, start(BATTLE), "b2"), { b2: 13 });
  assert.equal(all(BATTLE, start(BATTLE), "p1"), null);
});

test("lethal in order: each gets what breaks it, the rest goes through", () => {
  assert.deepEqual(lethal(BATTLE), { b1: 8, b2: 4, p1: 1 });
  const effect = { ...BATTLE, total: 6, player: null, targets: BATTLE.targets.map((one) => ({ ...one, need: 0 })) };
  assert.deepEqual(lethal(effect), { b1: 6 });
  assert.deepEqual(lethal({ ...effect, total: 14 }), { b1: 8, b2: 6 });
  const bound = {
    ...effect,
    total: 3,
    targets: [target("b1", { breaks: 3 }), target("b2", { least: 1 })],
    default: { b1: 2, b2: 1 },
  };
  assert.deepEqual(lethal(bound), { b1: 2, b2: 1 });
});

test("a whole share moves where a single point would be illegal", () => {
  const one = { ...BATTLE, total: 4, most_targets: 1, player: null, default: { b1: 4 } };
  assert.deepEqual(step(one, start(one), "b2", 1), { b1: 0, b2: 4 });
});

test("nothing moves where every step would be illegal", () => {
  assert.equal(step(BATTLE, start(BATTLE), "p1", 1), null);
  const alone = { ...BATTLE, total: 3, targets: [target("b1")], player: null, default: { b1: 3 } };
  assert.equal(step(alone, start(alone), "b1", 1), null);
});

test("one more from every legal state is legal again", () => {
  const seen = new Set();
  const open = [start(BATTLE)];
  while (open.length) {
    const amounts = open.pop();
    if (seen.has(JSON.stringify(amounts))) continue;
    seen.add(JSON.stringify(amounts));
    assert.equal(isLegal(BATTLE, amounts), true);
    for (const ref of shares(BATTLE)) {
      const next = step(BATTLE, amounts, ref, 1);
      if (next) open.push(next);
    }
  }
  assert.ok(seen.size > 2);
});

test("a target breaks from a number on, at once, or never", () => {
  assert.equal(breaks(target("b1", { breaks: 4 }), 3), false);
  assert.equal(breaks(target("b1", { breaks: 4 }), 4), true);
  assert.equal(breaks(target("b1", { breaks: 0 }), 0), true);
  assert.equal(breaks(target("b1"), 99), false);
});

test("only parts above zero are sent", () => {
  assert.deepEqual(given({ b1: 9, b2: 4, p1: 0 }), { b1: 9, b2: 4 });
});

test("parts of alike targets with as much stand together", () => {
  const divide = {
    total: 9,
    most_targets: 9,
    targets: [
      target("b1", { name: "Wolf (1 of 3)", breaks: 2 }),
      target("b2", { name: "Wolf (2 of 3)", breaks: 2 }),
      target("b3", { name: "Wolf (3 of 3)", breaks: 2 }),
      target("b4", { name: "Wolf (1 damage; 1 of 2)", breaks: 1 }),
      target("b5", { name: "Kong", breaks: 14 }),
    ],
    lack: null,
    player: { ref: "p1", max: 9, lack: 0 },
    default: {},
  };
  const names = Object.fromEntries([...divide.targets.map(({ ref, name }) => [ref, name]), ["p1", "Greedy"]]);
  const found = portions(divide, { b1: 2, b2: 1, b3: 2, b4: 1, b5: 0, p1: 3 }, (ref) => names[ref]);
  assert.deepEqual(found, [
    { name: "Wolf", refs: ["b1", "b3"], amount: 2, isLethal: true },
    { name: "Wolf", refs: ["b2"], amount: 1, isLethal: false },
    { name: "Wolf (1 damage)", refs: ["b4"], amount: 1, isLethal: true },
    { name: "Greedy", refs: ["p1"], amount: 3, isLethal: false },
  ]);
});
