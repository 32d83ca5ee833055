import assert from "node:assert/strict";
import { test } from "node:test";
import { sentenceOf } from "../../../static/js/table/why.js";

const answer = (why) => ({ at: 37, ref: "c12", why });
const asked = (max) => ({ kind: "attackers", rule: "4.4.1", multi_pick: { min: 1, max, candidates: [] } });

test("the server's reason is shown with its rule", () => {
  const why = { code: "no_gold", text: "You do not have enough gold left to play Kong.", rule: "3.6.3" };
  assert.deepEqual(sentenceOf(answer(why), null, 0), { ref: "c12", text: why.text, rule: "3.6.3" });
});

test("a thing that could be chosen waits for another one to be taken back", () => {
  assert.deepEqual(sentenceOf(answer(null), asked(2), 2), {
    ref: "c12",
    text: "You have selected all 2 that you may choose. Take one back first.",
    rule: "4.4.1",
  });
});

test("nothing is shown of what can be chosen", () => {
  assert.equal(sentenceOf(answer(null), asked(2), 1), null);
  assert.equal(sentenceOf(answer(null), null, 0), null);
});
