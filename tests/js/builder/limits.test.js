import assert from "node:assert/strict";
import { test } from "node:test";
import { allowed, excess } from "../../../static/js/builder/limits.js";

const LIMITS = { cards: 200, copies: 60, signs: 60_000 };
const wish = (before, wanted, size, what = "deck") => allowed({ name: "Kong", before, wanted, size, what }, LIMITS);

test("a wish within the limits comes true, and fewer are always allowed", () => {
  assert.deepEqual(wish(3, 4, 60), { after: 4, refusal: "" });
  assert.deepEqual(wish(60, 59, 500), { after: 59, refusal: "" });
  assert.deepEqual(wish(1, -1, 1), { after: 0, refusal: "" });
});

test("as many come as there may be, and why not more", () => {
  assert.deepEqual(wish(60, 61, 100), { after: 60, refusal: "Kong: a deck can have at most 60 copies of a card." });
  assert.deepEqual(wish(1, 9, 197), { after: 4, refusal: "A deck can have at most 200 cards." });
  assert.deepEqual(wish(2, 3, 200, "maybeboard"), { after: 2, refusal: "A maybeboard can have at most 200 cards." });
  assert.deepEqual(wish(70, 71, 70).after, 70);
});

test("cards that are too many say so", () => {
  assert.equal(excess({ Kong: 60 }, "deck", LIMITS), "");
  assert.equal(excess({ Kong: 61 }, "deck", LIMITS), "The deck would have 61 Kong; the maximum is 60 of a card.");
  const many = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, 51]));
  assert.equal(excess(many, "maybeboard", LIMITS), "The maybeboard would have 204 cards; the maximum is 200.");
});
