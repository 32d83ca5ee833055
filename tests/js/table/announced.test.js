import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesInWords, inBrief, listed } from "../../../static/js/table/announced.js";
import { optionsByRef } from "../../../static/js/table/choices.js";

const PLAYERS = [
  {
    seat: 0,
    hand: [
      { id: "c1", card: "Rage" },
      { id: "c2", card: "Rage" },
    ],
    discard: [],
    deity: null,
  },
  { seat: 1, hand: [], discard: [], deity: null },
];
const CHAMPIONS = [
  { id: "s1", card: "Kong", controller: 0 },
  { id: "s2", card: "Wolf", controller: 1 },
  { id: "s3", card: "Wolf", controller: 1 },
];
const CARDS = new Map([...PLAYERS[0].hand, ...CHAMPIONS].map(({ id, card }) => [id, card]));

/** What the words need to know of a table. */
const tableOf = (decision) => ({
  asked: decision,
  me: 0,
  view: { seat: 0, players: PLAYERS, champions: CHAMPIONS },
  offers: optionsByRef(decision),
  draft: { selected: [], amounts: {}, legal: false, amount: 0 },
  nameOf: (seat) => ["You", "Greedy"][seat],
  cardOf: (ref) => CARDS.get(ref),
  isShown: (ref) => CARDS.has(ref) || /^p\d$/.test(ref),
  inTray: () => false,
});

const option = (code, verb, text, ...refs) => ({ code, verb, text, refs });

test("a question tells what can be chosen, by where it lies, and the buttons", () => {
  const options = [
    option(0, "pass", "End your turn"),
    option(1, "battle", "Attack"),
    option(2, "play", "Play Rage", "c1"),
    option(3, "play", "Play Rage", "c2"),
  ];
  const table = tableOf({ seat: 0, kind: "window", prompt: "Your turn.", options });
  assert.equal(choicesInWords(table), "Choices. Your hand: 2 Rage. Buttons: Attack; End your turn.");
});

test("targets are told apart by side, and players are named", () => {
  const options = ["s1", "s2", "s3", "p0", "p1"].map((ref, code) => option(code, "target", "", ref));
  const table = tableOf({ seat: 0, kind: "target", prompt: "Choose a target.", options });
  assert.equal(
    choicesInWords(table),
    "Choices. Your champions: Kong. Greedy's champions: 2 Wolf. Players: you, Greedy.",
  );
});

test("of a multi-pick the candidates are told, of an amount its ends, and nothing while others choose", () => {
  const candidates = [{ code: 1, refs: ["s1"] }];
  const pick = { seat: 0, kind: "attackers", prompt: "Who?", options: [], multi_pick: { min: 1, max: 1, candidates } };
  assert.equal(choicesInWords(tableOf(pick)), "Choices. Your champions: Kong.");
  const amount = { seat: 0, kind: "amount", prompt: "How much?", options: [], amount: { least: 0, most: 5 } };
  assert.equal(choicesInWords(tableOf(amount)), "Choose from 0 to 5.");
  assert.equal(choicesInWords(tableOf(null)), "");
});

test("very many names are cut", () => {
  const names = Array.from({ length: 15 }, (_, i) => `Card ${i}`);
  assert.match(listed(names), /^Card 0, .*, Card 11 and 3 more$/);
});

test("of very many lines the last are said, in plain words", () => {
  const lines = Array.from({ length: 8 }, (_, n) => ({ n, text: `Line ${n}: [[Kong]] pays {1}.` }));
  assert.equal(inBrief(lines.slice(7)), "Line 7: Kong pays 1 gold.");
  assert.match(inBrief(lines), /^2 more in the story\. Line 2: .* Line 7: Kong pays 1 gold\.$/);
});
