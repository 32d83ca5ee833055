import assert from "node:assert/strict";
import { test } from "node:test";
import { brings, hindrance, outcome, together, within } from "../../../static/js/builder/pasted.js";
import { Pool } from "../../../static/js/builder/pool.js";

const LIMITS = { cards: 200, copies: 60, signs: 60_000 };
const DECK = { cards: { Kong: 2 }, maybeboard: { Lash: 1 }, deity: "Furios" };
const READ = {
  cards: { Kong: 1, Rage: 2 },
  maybeboard: { Lash: 1 },
  deity: "",
  errors: [],
  sentences: ["Line 4 is kept."],
};
const WRONG = { line: 2, typed: "3 Lahs", sentence: "" };

test("a list joins the deck and its maybeboard, and its deity counts if it names one", () => {
  assert.deepEqual(together(DECK, READ), { cards: { Kong: 3, Rage: 2 }, maybeboard: { Lash: 2 }, deity: "Furios" });
  assert.equal(together(DECK, { ...READ, deity: "Helena" }).deity, "Helena");
});

test("a list that can be taken has no hindrance", () => {
  assert.deepEqual(hindrance(READ, DECK, null, LIMITS, "Kong"), { problem: "", part: false });
});

test("of a list with wrong lines the others can be taken", () => {
  assert.deepEqual(hindrance({ ...READ, errors: [WRONG] }, DECK, null, LIMITS, "Kong"), { problem: "", part: true });
});

test("nothing is taken of a list that is empty or too long", () => {
  const empty = { ...READ, cards: {}, maybeboard: {} };
  assert.equal(brings(empty), false);
  assert.match(hindrance(empty, DECK, null, LIMITS, "Hulk").problem, /^This list has no cards.*such as “3 Hulk”/);
  assert.deepEqual(hindrance({ ...READ, maybeboard: { Lash: 60 } }, DECK, null, LIMITS, "Kong"), {
    problem: "The maybeboard would have 61 Lash; the maximum is 60 of a card. Nothing is added.",
    part: false,
  });
});

test("of a list beyond the pool only what the pool has is taken", () => {
  const pool = new Pool({ Kong: 2, Rage: 1, Lash: 2 });
  assert.deepEqual(hindrance(READ, DECK, pool, LIMITS, "Kong"), {
    problem: "Your pool does not have that many: 1 Kong, 1 Rage too many.",
    part: true,
  });
  const taken = within(READ, DECK, pool);
  assert.deepEqual([taken.cards, taken.maybeboard], [{ Rage: 1 }, { Lash: 1 }]);
});

test("what was taken and what was not is said", () => {
  assert.deepEqual(outcome({ ...READ, deity: "Helena" }, ["line 2 “3 Lahs”"]), [
    "Added to the deck: 3 cards and the deity Helena.",
    "Line 4 is kept.",
    "Not added: line 2 “3 Lahs”.",
  ]);
  assert.equal(outcome({ ...READ, cards: {} }, [])[0], "Nothing is added to the deck.");
});

test("the sideboard of a list joins that of the deck", () => {
  const deck = { ...DECK, sideboard: { Lash: 1 } };
  const read = { ...READ, cards: {}, maybeboard: {}, sideboard_cards: { Lash: 2 } };
  assert.deepEqual(together(deck, read).sideboard, { Lash: 3 });
  assert.equal(brings(read), true);
  assert.match(
    hindrance({ ...read, sideboard_cards: { Lash: 60 } }, deck, null, LIMITS, "Kong").problem,
    /^The sideboard/,
  );
  const both = { ...read, cards: { Lash: 1 } };
  const taken = within(both, deck, new Pool({ Lash: 3 }));
  assert.deepEqual([taken.cards, taken.sideboard_cards], [{ Lash: 1 }, { Lash: 1 }]);
  assert.match(hindrance(both, deck, new Pool({ Lash: 3 }), LIMITS, "Kong").problem, /: 1 Lash too many\.$/);
  assert.deepEqual(outcome(read, []).slice(0, 2), [
    "Nothing is added to the deck.",
    "Added to the sideboard: 2 cards.",
  ]);
});
