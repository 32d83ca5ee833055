import assert from "node:assert/strict";
import { test } from "node:test";
import { FACE_DOWN, received } from "../../../static/js/table/received.js";

const PIECE = {
  id: "b1",
  card: "Hulk",
  kind: "champion",
  token: false,
  controller: 0,
  owner: 0,
  offense: 9,
  defense: 9,
  base_offense: 9,
  base_defense: 9,
  damage: 0,
  counters: { "+1/+1": 2, charge: 1 },
  expended: false,
  flipped: false,
  face_down: false,
  attacking: false,
  blocking: false,
  stays_unprepared: false,
  under: [],
  lost_abilities: false,
  control_ends: false,
  alignments: ["wild"],
  origins: ["natural"],
  keywords: [],
  gained: [],
  damage_ward: 0,
};
const PLAYER = {
  seat: 0,
  mojo: 28,
  actions: 1,
  limited_actions: [["wild"]],
  this_turn: [],
  hand_count: 0,
  hand: [],
  deck_count: 30,
  deck_known: [],
  deck_groups: [],
  discard: [],
  traits: [],
  extra_turns: 0,
};
const SENT = {
  seat: 0,
  turn: 2,
  active: 0,
  choices: 9,
  phase: "build",
  step: "",
  priority: 0,
  seating: null,
  players: [PLAYER],
  pieces: [PIECE],
  line: [],
  battle: null,
  resolving: null,
  pending: [],
  revealed: [],
  result: null,
  decision: {
    seat: 0,
    kind: "priority",
    prompt: "Your Build Step.",
    options: [
      { code: 0, verb: "pass", text: "End your Build Step", refs: [] },
      { code: 2, verb: "use", text: "Draw a card.", refs: ["b1"] },
    ],
  },
};

test("a view of the first game stays as it was sent", () => {
  const sent = { champions: [], players: [] };
  assert.equal(received(sent), sent);
});

test("pieces, players and questions of the second game are as the page draws them", () => {
  const { champions, players, decision, initiative } = received(SENT);
  assert.equal(champions[0].counters, 3);
  assert.deepEqual(champions[0].counted, ["2 +1/+1 counters", "1 charge counter"]);
  assert.deepEqual([players[0].health, players[0].gold], [28, 1]);
  assert.deepEqual(players[0].restricted_gold, [{ alignment: "wild", pays: "wild cards", gold: 1 }]);
  assert.equal(decision.kind, "window");
  assert.deepEqual(
    decision.options.map(({ verb }) => verb),
    ["pass", "power"],
  );
  assert.equal(initiative, 0);
});

test("one thing is chosen by pressing it, and several are collected", () => {
  const pick = { code: 5, verb: "pick", text: "Hulk", refs: ["b1"] };
  const asks = (min, max) => {
    const multi_pick = { min, max, candidates: [{ code: 5, refs: ["b1"] }] };
    return received({ ...SENT, decision: { seat: 0, kind: "target", prompt: "", options: [pick], multi_pick } });
  };
  assert.equal(asks(1, 1).decision.multi_pick, null);
  assert.equal(asks(0, 1).decision.multi_pick.max, 1);
});

test("what lies face down for others has no name, no numbers and nothing to read", () => {
  const hidden = { ...PIECE, card: null, face_down: true, offense: null, defense: null };
  const item = {
    id: "l1",
    card: null,
    kind: "card",
    controller: 1,
    text: "",
    face_down: true,
    modes: [],
    targets: [],
    x: null,
  };
  const { champions, line } = received({ ...SENT, pieces: [hidden], line: [item] });
  assert.deepEqual([champions[0].card, champions[0].is_hidden, champions[0].has_numbers], [FACE_DOWN, true, false]);
  assert.equal(line[0].card, FACE_DOWN);
});

test("before an attack is declared there is no battle, and who fell to 0 is out by that", () => {
  const battle = { attackers: [], blockers: [], blocked: false, defender: null, hunted: null };
  const seating = { playing: [0, 2], out: [{ seat: 1, why: "mojo" }] };
  const seen = received({ ...SENT, phase: "battle", step: "before_attack", battle, seating });
  assert.equal(seen.battle, null);
  assert.deepEqual(seen.seating.out, [{ seat: 1, why: "health" }]);
  assert.deepEqual(received({ ...SENT, phase: "battle", step: "attackers", battle }).battle, battle);
});
