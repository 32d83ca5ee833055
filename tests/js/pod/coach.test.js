import assert from "node:assert/strict";
import { test } from "node:test";
import { Coach, coachedOption, isAlone, isCoached, ownWords, shownLines } from "../../../static/js/pod/coach.js";

const line = (option, place, behind) => ({
  option,
  place,
  behind,
  name: `Card ${option}`,
  total: "+1.0 points",
  parts: [],
});

test("what is said of one’s own choice", () => {
  const lines = [
    line(7, 1, "0.000"),
    line(5, 1, "0.000"),
    line(8, 2, "0.500"),
    line(6, 3, "0.049"),
    line(9, 4, "1.260"),
  ];
  const words = (marked) => ownWords({ lines, marked, best: 7, count: 6 });
  assert.equal(words(null), "");
  assert.equal(words(7), "That is your choice, too.");
  assert.equal(words(9), "Your choice is 1.3 points behind, in place 4 of 6.");
  assert.equal(words(8), "Your choice comes second.");
  assert.equal(words(6), "Your choice is less than 0.1 points behind, in place 3 of 6.");
  assert.equal(words(5), "Your choice is as good.");
});

const pod = (more) => ({
  me: 0,
  plan: { comes_and_goes: false },
  payload: {
    seats: [
      { kind: "person", seat: 0 },
      { kind: "bot", seat: 1 },
    ],
  },
  memory: { coach: "now" },
  question: { kind: "pick", options: [7, 9] },
  chosenOption: null,
  elsewhere: false,
  ...more,
});

test("nothing is said of a choice that is no longer marked", () => {
  const coach = new Coach(pod({ chosenOption: 9 }));
  coach.advice = { lines: [line(7, 1, "0.000"), line(9, 2, "0.500")], marked: 9, best: 7, count: 2 };
  assert.equal(ownWords(coach.current), "Your choice comes second.");
  coach.pod.chosenOption = null;
  assert.equal(ownWords(coach.current), "");
});

test("the coach has a place where there is something to choose here, and marks what a bot would take", () => {
  const coached = (more) => {
    const made = pod(more);
    made.coach = new Coach(made);
    made.coach.advice = { best: 7 };
    return [isCoached(made), coachedOption(made)];
  };
  assert.deepEqual(coached({}), [true, 7]);
  assert.deepEqual(coached({ memory: { coach: "after" } }), [true, null]); // nothing is marked yet
  assert.deepEqual(coached({ memory: { coach: "after" }, chosenOption: 9 }), [true, 7]);
  assert.deepEqual(coached({ question: { kind: "review", options: [1] } }), [false, null]);
  assert.deepEqual(coached({ elsewhere: true }), [false, null]);
  assert.deepEqual(coached({ memory: { coach: "off" } }), [false, null]);
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
