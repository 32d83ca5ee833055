import assert from "node:assert/strict";
import { test } from "node:test";
import { gained, linesOf, namesOf, optionOf, pileOf, splitOption } from "../../../static/js/pod/offers.js";

const pile = (...cards) => ({ count: cards.length, cards });

const SPLIT = {
  kind: "split",
  cards: ["a", "b", "c"],
  options: [10, 11, 12, 13],
  offers: [[0, 1, 2], [0, 2], [0, 1], [0]],
};

test("two piles are the same whichever is called the first", () => {
  assert.equal(splitOption(SPLIT, []), 10);
  assert.equal(splitOption(SPLIT, [1]), 11);
  assert.equal(splitOption(SPLIT, [2, 0]), 11);
  assert.equal(splitOption(SPLIT, [0]), splitOption(SPLIT, [1, 2]));
  assert.equal(splitOption(SPLIT, [0, 1, 2]), 10);
});

test("an option is found by the cards that it is about", () => {
  const exchange = { cards: ["a", "b", "c"], options: [5, 6, 7], offers: [[], [0, 2], [1, 2]] };
  assert.deepEqual([optionOf(exchange, []), optionOf(exchange, [1, 2]), optionOf(exchange, [2, 1])], [5, 7, null]);
  assert.deepEqual(namesOf(exchange, 7), ["b", "c"]);
  assert.deepEqual(namesOf(exchange, null), []);
});

test("piles without cards have no option, but for one that somebody made", () => {
  const layout = { piles: [pile("a"), pile(), pile("b", "c")], side: 0 };
  const question = { cards: ["a", "b", "c"], options: [1, 3], offers: [[0], [1, 2]] };
  assert.deepEqual(
    question.options.map((option) => pileOf(question, layout, option)),
    [0, 2],
  );
  const made = { piles: [pile("a", "b"), pile()], side: 0 };
  const choice = { cards: ["a", "b"], options: [4, 5], offers: [[0, 1], []] };
  assert.deepEqual(
    choice.options.map((option) => pileOf(choice, made, option)),
    [0, 1],
  );
});

test("rows and columns have their names, also when others are gone", () => {
  // the row in the middle is taken
  const layout = {
    side: 3,
    piles: [pile("a"), pile("b"), pile("c"), pile(), pile(), pile(), pile("d"), pile("e"), pile("f")],
  };
  const question = {
    cards: ["a", "b", "c", "d", "e", "f"],
    options: [1, 2, 3, 4, 5],
    offers: [
      [0, 1, 2],
      [3, 4, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  };
  assert.deepEqual(
    linesOf(question, layout).map(({ name }) => name),
    ["Row 1", "Row 3", "Column 1", "Column 2", "Column 3"],
  );
});

test("what somebody has more than before", () => {
  const seat = (picked, pool) => ({ picked, pool });
  assert.deepEqual(gained(seat(1, ["a"]), seat(3, ["a", "b", "c"])), { count: 2, names: ["b", "c"] });
  assert.deepEqual(gained(seat(1, null), seat(2, null)), { count: 1, names: null });
  assert.equal(gained(seat(1, ["a"]), seat(1, ["a"])), null);
});
