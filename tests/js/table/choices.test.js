import assert from "node:assert/strict";
import { test } from "node:test";
import {
  commands,
  isAsked,
  loneAttacker,
  optionsByRef,
  preselected,
  toggled,
  trayRefs,
} from "../../../static/js/table/choices.js";

const PASS = { code: 1, verb: "pass", text: "End your turn", refs: [] };
const KONG = { code: 2, verb: "play", text: "Play Kong", refs: ["c12"] };
const LASH = { code: 3, verb: "play", text: "Play Lash", refs: ["c13", "c14"] };
const ATTACK = { code: 4, verb: "battle", text: "Attack", refs: [] };

const decision = (more) => ({ seat: 0, kind: "window", prompt: "Your turn.", options: [], ...more });
const draft = (more) => ({ selected: [], amounts: {}, legal: false, amount: 0, ...more });
const nowhere = () => false;
const everywhere = () => true;

test("nobody is asked without a decision, or while the opponent decides", () => {
  assert.equal(isAsked(null), false);
  assert.equal(isAsked(decision({ kind: "wait" })), false);
  assert.equal(isAsked(decision({})), true);
});

test("an option is offered at each thing that it names", () => {
  const offers = optionsByRef(decision({ options: [PASS, KONG, LASH] }));
  assert.deepEqual(
    [...offers],
    [
      ["c12", [KONG]],
      ["c13", [LASH]],
      ["c14", [LASH]],
    ],
  );
});

test("options that are sentences are offered as buttons only", () => {
  for (const kind of ["mode", "may", "order"]) assert.equal(optionsByRef(decision({ kind, options: [KONG] })).size, 0);
});

test("a multi-pick offers its candidates and not its options", () => {
  const multiPick = { min: 1, max: 2, candidates: [{ code: 7, refs: ["b1"] }] };
  const offers = optionsByRef(decision({ kind: "target", options: [KONG], multi_pick: multiPick }));
  assert.deepEqual([...offers.keys()], ["b1"]);
});

test("selecting goes up to the maximum and takes back what is pressed again", () => {
  const multiPick = { min: 0, max: 2, candidates: [] };
  assert.deepEqual(toggled(multiPick, ["b1"], "b2"), ["b1", "b2"]);
  assert.deepEqual(toggled(multiPick, ["b1", "b2"], "b3"), ["b1", "b2"]);
  assert.deepEqual(toggled(multiPick, ["b1", "b2"], "b1"), ["b2"]);
  assert.deepEqual(toggled({ ...multiPick, max: 1 }, ["b1"], "b2"), ["b2"]);
});

test("what must be chosen is selected and stays so", () => {
  const multiPick = {
    min: 1,
    max: 2,
    candidates: [
      { code: 7, refs: ["b1"] },
      { code: 8, refs: ["b2"] },
    ],
    must: ["b2"],
  };
  assert.deepEqual(preselected(decision({ kind: "target", multi_pick: multiPick })), ["b2"]);
  assert.deepEqual(toggled(multiPick, ["b2"], "b2"), ["b2"]);
  assert.deepEqual(toggled(multiPick, ["b2"], "b1"), ["b2", "b1"]);
});

test("an attack begins with the champion that was pressed for it, and a button begins it too", () => {
  const candidates = [
    { code: 7, refs: ["b1"] },
    { code: 8, refs: ["b2"] },
  ];
  const attackers = decision({ kind: "attackers", multi_pick: { min: 1, max: 2, candidates } });
  assert.deepEqual(preselected(attackers, "b2"), ["b2"]);
  assert.deepEqual(preselected(attackers, "b3"), []);
  assert.deepEqual(preselected(attackers), []);
  const attack = { ...ATTACK, refs: ["b1", "b2"] };
  assert.deepEqual([...optionsByRef(decision({ options: [attack] })).keys()], ["b1", "b2"]);
  assert.deepEqual(
    commands(decision({ options: [PASS, attack] }), draft(), everywhere).map(({ key, refs }) => [key, refs]),
    [
      ["A", []],
      [undefined, []],
    ],
  );
});

test("a reveal of all that there is begins with all of it selected", () => {
  const candidates = [
    { code: 7, refs: ["c1"] },
    { code: 8, refs: ["c2"] },
  ];
  assert.deepEqual(preselected(decision({ kind: "reveal", multi_pick: { min: 2, max: 2, candidates } })), ["c1", "c2"]);
  assert.deepEqual(preselected(decision({ kind: "reveal", multi_pick: { min: 1, max: 2, candidates } })), []);
  assert.deepEqual(preselected(decision({ kind: "discard", multi_pick: { min: 2, max: 2, candidates } })), []);
});

test("in a window the plays that nobody can press are numbered, attacking is A and passing is confirmed", () => {
  const found = commands(decision({ options: [PASS, KONG, LASH, ATTACK] }), draft(), nowhere);
  assert.deepEqual(
    found.map(({ label, key, primary }) => [label, key ?? null, Boolean(primary)]),
    [
      ["Play Kong", "1", false],
      ["Play Lash", "2", false],
      ["Attack", "A", false],
      ["End your turn", null, true],
    ],
  );
  assert.deepEqual(found[0].answer, { codes: [2] });
});

test("players that one may attack are buttons, and champions that one may hunt are pressed", () => {
  const options = [
    { code: 3, verb: "pick", text: "Attack Ann", refs: ["p1"] },
    { code: 4, verb: "pick", text: "Attack Bob", refs: ["p2"] },
    { code: 5, verb: "pick", text: "Attack Hulk", refs: ["b7"] },
    { code: 6, verb: "no", text: "End your Battle Step", refs: [] },
  ];
  const asked = decision({ kind: "attack", options });
  assert.deepEqual(
    commands(asked, draft(), everywhere).map(({ label, key, primary }) => [label, key ?? null, Boolean(primary)]),
    [
      ["Attack Ann", "1", false],
      ["Attack Bob", "2", false],
      ["End your Battle Step", null, true],
    ],
  );
  assert.deepEqual([...optionsByRef(asked).keys()], ["p1", "p2", "b7"]);
});

test("what lies on the table needs no button", () => {
  const found = commands(decision({ options: [PASS, KONG] }), draft(), everywhere);
  assert.deepEqual(
    found.map(({ label }) => label),
    ["End your turn"],
  );
});

test("the tenth option has no digit", () => {
  const options = Array.from({ length: 10 }, (_, i) => ({ code: i, verb: "mode", text: `Mode ${i}`, refs: [] }));
  const keys = commands(decision({ kind: "mode", options }), draft(), nowhere).map(({ key }) => key);
  assert.deepEqual(keys, ["1", "2", "3", "4", "5", "6", "7", "8", "9", undefined]);
});

const MULTI_PICK = {
  min: 1,
  max: 2,
  candidates: [
    { code: 7, refs: ["b1"] },
    { code: 8, refs: ["b2"] },
  ],
};

test("a multi-pick says what is missing, then sends what was selected in the order of the selection", () => {
  const attackers = decision({ kind: "attackers", multi_pick: MULTI_PICK });
  const [missing] = commands(attackers, draft(), everywhere);
  assert.deepEqual([missing.label, missing.answer], ["Choose attackers", null]);
  const [ready] = commands(attackers, draft({ selected: ["b2", "b1"] }), everywhere);
  assert.deepEqual([ready.label, ready.answer], ["Attack with 2", { codes: [8, 7] }]);
});

test("a multi-pick that may be declined offers that, and as the one button while nothing must be selected", () => {
  const stop = { code: 9, verb: "stop", text: "Do not", refs: [] };
  const labels = (multiPick, selected) =>
    commands(decision({ kind: "target", multi_pick: multiPick, options: [stop] }), draft({ selected }), everywhere).map(
      ({ label, primary }) => [label, Boolean(primary)],
    );
  assert.deepEqual(labels(MULTI_PICK, []), [
    ["Do not", false],
    ["Choose 1", true],
  ]);
  assert.deepEqual(labels(MULTI_PICK, ["b1"]), [
    ["Do not", false],
    ["Choose 1", true],
  ]);
  assert.deepEqual(labels({ ...MULTI_PICK, min: 0 }, []), [["Do not", true]]);
});

test("a division is confirmed when it is legal", () => {
  const divide = { total: 3 };
  const asked = decision({ kind: "divide", divide });
  assert.equal(commands(asked, draft(), everywhere)[0].answer, null);
  const [confirm] = commands(asked, draft({ legal: true, amounts: { b1: 3 } }), everywhere);
  assert.deepEqual([confirm.label, confirm.answer], ["Assign", { amounts: { b1: 3 } }]);
});

test("a single point is not divided: who gets it is pressed", () => {
  assert.deepEqual(commands(decision({ kind: "divide", divide: { total: 1 } }), draft(), everywhere), []);
});

test("the only champion that can attack shows its options first, and so does the button", () => {
  const window = (refs) => decision({ options: [{ ...ATTACK, refs }] });
  assert.equal(loneAttacker(window(["b1"])), "b1");
  assert.equal(loneAttacker(window(["b1", "b2"])), "");
  assert.equal(loneAttacker(decision({ kind: "attackers" })), "");
  assert.equal(loneAttacker(null), "");
  const asks = (refs) => commands(window(refs), draft(), everywhere).map((button) => [button.key, button.asks]);
  assert.deepEqual(asks(["b1"]), [["A", "b1"]]);
  assert.deepEqual(asks(["b1", "b2"]), [["A", undefined]]);
});

test("a number is confirmed with the option for it", () => {
  const options = [2, 3, 4].map((n) => ({ code: 100 + n, verb: "amount", text: `Pay ${n}`, refs: [] }));
  const asked = decision({ kind: "amount", options, amount: { least: 2, most: 4 } });
  const [confirm] = commands(asked, draft({ amount: 3 }), everywhere);
  assert.deepEqual([confirm.label, confirm.answer], ["Pay 3", { codes: [103] }]);
});

test("the tray holds cards to choose that do not lie on the table", () => {
  const options = [{ code: 1, verb: "target", text: "", refs: ["c1", "b2", "p1"] }];
  const asked = decision({ kind: "target", options });
  const cardOf = (ref) => (ref === "p1" ? undefined : "Kong");
  assert.deepEqual(
    trayRefs(asked, (ref) => ref === "b2", cardOf),
    ["c1"],
  );
  assert.deepEqual(trayRefs(decision({ options }), nowhere, cardOf), []);
});
