import assert from "node:assert/strict";
import { test } from "node:test";
import { Repeats } from "../../../static/js/table/repeats.js";

const wolf = (id, more = {}) => ({
  id,
  card: "Wolf",
  controller: 1,
  offense: 2,
  keywords: [],
  expended: false,
  ...more,
});
const view = (decision, more = {}) => ({
  seat: 0,
  turn: 3,
  active: 1,
  phase: "battle",
  result: null,
  champions: [],
  battle: null,
  pending: [],
  players: [{ health: 30 }, { health: 30 }],
  decision: decision && { source: null, prompt: "", options: [], multi_pick: null, ...decision },
  ...more,
});
const option = (code, verb, refs = []) => ({ code, verb, text: "", refs });

const MAY = {
  kind: "may",
  source: { id: "b1", card: "Imp" },
  prompt: "Draw a card?",
  options: [option(9, "yes"), option(10, "no")],
};

test("yes to all answers the same question of the same card, and no other", () => {
  const repeats = new Repeats();
  const first = view(MAY, { pending: [{ card: "Imp" }, { card: "Kong" }, { card: "Imp" }] });
  assert.equal(repeats.alikeWaiting(first), 2);
  assert.deepEqual(repeats.yesToAll(first), { codes: [9] });
  assert.deepEqual(repeats.next(first, []), { codes: [9] });
  assert.equal(repeats.next(view({ ...MAY, prompt: "Discard a card?" }), []), null);
  assert.equal(repeats.next(first, []), null); // another question came between
});

test("yes to all ends with the turn", () => {
  const repeats = new Repeats();
  repeats.yesToAll(view(MAY));
  assert.equal(repeats.next(view(MAY, { turn: 4 }), []), null);
});

const BLOCK = { kind: "blockers", options: [option(1, "stop"), option(2, "pick", ["b9"])] };
const attacked = (attackers, more = {}) =>
  view(BLOCK, {
    champions: more.champions ?? attackers,
    battle: { attackers: attackers.map(({ id }) => id) },
    ...more,
  });

test("no blocks against all of these: against alike attackers of this turn only", () => {
  const repeats = new Repeats();
  const first = attacked([wolf("b1")], { champions: [wolf("b1"), wolf("b2")] });
  assert.equal(repeats.moreCouldAttack(first), true);
  assert.equal(
    repeats.moreCouldAttack(attacked([wolf("b1")], { champions: [wolf("b1"), wolf("b2", { expended: true })] })),
    false,
  );
  assert.deepEqual(repeats.noBlocks(first), { codes: [1] });
  assert.deepEqual(repeats.next(attacked([wolf("b2")]), []), { codes: [1] });
  assert.equal(repeats.next(attacked([wolf("b3", { offense: 6 })]), []), null);
  assert.equal(repeats.next(attacked([wolf("b2"), wolf("b4", { card: "Kong" })]), []), null);
  assert.equal(repeats.next(attacked([wolf("b2")], { turn: 5 }), []), null);
});

test("a lethal attack is asked about, whatever was said before", () => {
  const repeats = new Repeats();
  repeats.noBlocks(attacked([wolf("b1")]));
  assert.equal(repeats.next(attacked([wolf("b2")], { players: [{ health: 2 }, { health: 30 }] }), []), null);
});

const CHOOSE = {
  kind: "attackers",
  multi_pick: {
    candidates: [
      { code: 21, refs: ["b1"] },
      { code: 22, refs: ["b2"] },
    ],
  },
};
const mine = (decision, phase, more = {}) => view(decision, { active: 0, phase, ...more });

test("attacks follow one after the other, with passes between", () => {
  const repeats = new Repeats();
  assert.deepEqual(repeats.oneByOne(mine(CHOOSE, "battle"), ["b1", "b2"]), { codes: [21] });
  const asked = { kind: "window", options: [option(0, "pass"), option(5, "play", ["c1"])] };
  assert.deepEqual(repeats.next(mine(asked, "battle"), []), { codes: [0] });
  const main = { kind: "window", options: [option(0, "pass"), option(3, "battle", ["b2"])] };
  assert.deepEqual(repeats.next(mine(main, "main"), []), { codes: [3] });
  assert.deepEqual(repeats.next(mine(CHOOSE, "battle"), []), { codes: [22] });
  assert.equal(repeats.next(mine(asked, "battle"), []), null); // the last battle is the player's again
});

test("who can no longer attack is left out, and the turn is never ended", () => {
  const repeats = new Repeats();
  repeats.oneByOne(mine(CHOOSE, "battle"), ["b1", "b2"]);
  const main = { kind: "window", options: [option(0, "pass"), option(3, "battle", ["b7"])] };
  assert.equal(repeats.next(mine(main, "main"), []), null);
  assert.deepEqual(repeats.attackers, []);
});

test("a play of the opponent stops the series; a block does not", () => {
  const asked = { kind: "window", options: [option(0, "pass")] };
  const repeats = new Repeats();
  repeats.oneByOne(mine(CHOOSE, "battle"), ["b1", "b2"]);
  assert.deepEqual(repeats.next(mine(asked, "battle"), [{ kind: "block", seat: 1 }]), { codes: [0] });
  assert.equal(repeats.next(mine(asked, "battle"), [{ kind: "play", seat: 1 }]), null);
  assert.deepEqual(repeats.attackers, []);
});

test("other questions on the way are the player's", () => {
  const repeats = new Repeats();
  repeats.oneByOne(mine(CHOOSE, "battle"), ["b1", "b2"]);
  assert.equal(repeats.next(mine({ kind: "target", options: [option(6, "target")] }, "battle"), []), null);
  assert.deepEqual(repeats.attackers, ["b2"]);
});
