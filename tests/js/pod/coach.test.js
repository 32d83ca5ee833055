import assert from "node:assert/strict";
import { test } from "node:test";
import { isAlone, ownWords, shownLines } from "../../../static/js/pod/coach.js";

const line = (option, place, behind) => ({ option, place, behind, name: `Card ${option}`, total: "+1", parts: [] });

test("what is said of one’s own choice", () => {
  const lines = [line(7, 1, "0.000"), line(9, 4, "1.250")];
  const words = (marked) => ownWords({ lines, marked, best: 7, count: 6 });
  assert.equal(words(null), "");
  assert.equal(words(7), "That is your choice, too.");
  assert.equal(words(9), "Your choice is 1.250 points behind: place 4 of 6.");
});

test("the best five options are shown, and one’s own", () => {
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => line(place, place, "0.000"));
  const places = (marked) => shownLines({ lines, marked }).map(({ place }) => place);
  assert.deepEqual(places(null), [1, 2, 3, 4, 5]);
  assert.deepEqual(places(2), [1, 2, 3, 4, 5]);
  assert.deepEqual(places(8), [1, 2, 3, 4, 5, 8]);
});

test("the coach is offered to who plays against bots only", () => {
  const alone = (kinds, me = 0, comes_and_goes = false) =>
    isAlone({ me, plan: { comes_and_goes }, payload: { seats: kinds.map((kind, seat) => ({ kind, seat })) } });
  assert.equal(alone(["person", "bot", "bot"]), true);
  assert.equal(alone(["person", "bot", "free"]), false);
  assert.equal(alone(["person", "person"]), false);
  assert.equal(alone(["bot", "bot"], null), false);
  assert.equal(alone(["person", "bot"], 0, true), false);
});
