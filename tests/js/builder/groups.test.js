import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, curve, groups, ratios, rowsOf, shares, total } from "../../../static/js/builder/groups.js";
import { KNOWN, LAYOUT } from "../cards.js";

const DECK = { Kong: 3, "Wolf Companion": 2, Lash: 1, "Angel of Light": 1, "Two Faces": 1, Forgotten: 1 };

/** Groups as `title size: part size [names]`. */
const summaries = (found) =>
  found.map(({ title, size, parts }) => [
    `${title} ${size}`,
    ...parts.map((part) => `${part.title} ${part.size}: ${part.rows.map(({ card }) => card.name).join(", ")}`),
  ]);

test("cards that nobody knows are in no row, and still count", () => {
  assert.deepEqual(
    rowsOf(DECK, KNOWN).map(({ card, count }) => `${count} ${card.name}`),
    ["3 Kong", "2 Wolf Companion", "1 Lash", "1 Angel of Light", "1 Two Faces"],
  );
  assert.equal(total(DECK), 9);
});

test("by alignment a card stands under its first one, parted by speed, by name within", () => {
  assert.deepEqual(summaries(groups(DECK, KNOWN, "alignment", LAYOUT)), [
    ["Good 2", "Fast 1: Angel of Light", "Free 1: Two Faces"],
    ["Wild 6", "Slow 3: Kong", "Free 3: Lash, Wolf Companion"],
  ]);
});

test("by cost and by kind each is parted by the other", () => {
  assert.deepEqual(summaries(groups(DECK, KNOWN, "cost", LAYOUT)), [
    ["Free 4", "Champions 3: Two Faces, Wolf Companion", "Events 1: Lash"],
    ["One gold 4", "Champions 4: Angel of Light, Kong"],
  ]);
  assert.deepEqual(summaries(groups(DECK, KNOWN, "kind", LAYOUT)), [
    ["Champions 7", "Free 3: Two Faces, Wolf Companion", "One gold 4: Angel of Light, Kong"],
    ["Events 1", "Free 1: Lash"],
  ]);
});

test("by class the first class counts, and those without one come last", () => {
  assert.deepEqual(
    groups(DECK, KNOWN, "class", LAYOUT).map(({ title }) => title),
    ["Angel", "Giant", "Human", "Wolf", "Without a class"],
  );
});

test("only groups of an alignment have its sign", () => {
  assert.deepEqual(
    groups(DECK, KNOWN, "alignment", LAYOUT).map(({ icon }) => icon),
    ["good", "wild"],
  );
  assert.deepEqual(
    groups(DECK, KNOWN, "cost", LAYOUT).map(({ icon }) => icon),
    ["", ""],
  );
});

test("each free card of an alignment needs two of cost 1; a card of two alignments counts in both", () => {
  assert.deepEqual(ratios(DECK, KNOWN, LAYOUT), [
    { alignment: "good", free: 1, paid: 1, needs: 2 },
    { alignment: "wild", free: 4, paid: 3, needs: 8 },
  ]);
});

test("at a glance the deck is shared out in the words of the groups", () => {
  assert.deepEqual(
    shares(DECK, KNOWN, LAYOUT).map(({ by, sorts }) => [
      by,
      ...sorts.map(({ title, size, percent }) => [title, size, percent]),
    ]),
    [
      ["speed", ["Slow", 3, 37.5], ["Fast", 1, 12.5], ["Free", 4, 50]],
      ["cost", ["Free", 4, 50], ["One gold", 4, 50]],
      ["kind", ["Champions", 7, 87.5], ["Events", 1, 12.5]],
    ],
  );
  assert.deepEqual(shares({}, KNOWN, LAYOUT), []);
});

test("the curve counts champions by offense and cost, and the last number is more", () => {
  const giant = { ...KNOWN.get("Kong"), name: "Giant", offense: 20 };
  const found = curve({ ...DECK, Giant: 2 }, new Map([...KNOWN, ["Giant", giant]]), LAYOUT);
  assert.deepEqual(
    [found.length, found[5], found.at(-1)],
    [14, { label: "5", ones: 4, free: 3 }, { label: "13+", ones: 2, free: 0 }],
  );
  assert.deepEqual(curve({ Lash: 1 }, KNOWN, LAYOUT), []);
});

const MUSE = { name: "Muse", kind: "champion", alignments: ["good"], offense: 2, free: true };
const HULK = { name: "Hulk", kind: "champion", alignments: ["wild"], offense: 9, free: false };
const AVATAR = { name: "Avatar", kind: "champion", alignments: ["good"], offense: null, free: false };
const OTHER = new Map([
  ["Muse", { ...MUSE, traits: { price: "free", gift: false } }],
  ["Hulk", { ...HULK, traits: { price: "action", gift: true } }],
  ["Avatar", { ...AVATAR, traits: { price: "action", gift: false } }],
]);
const PRICES = ["free", "action"].map((price) => ({ key: price, title: price, where: { price } }));
const PRICED = {
  groupings: [{ key: "price", title: "Price", within: "" }],
  sorts: { price: PRICES },
  glance: ["price"],
  largest: 13,
};

test("cards of another game are laid out as it says, by the traits that it gives them", () => {
  const deck = { Muse: 2, Hulk: 3, Avatar: 1 };
  assert.deepEqual(summaries(groups(deck, OTHER, "price", PRICED)), [
    ["free 2", " 2: Muse"],
    ["action 4", " 4: Avatar, Hulk"],
  ]);
  assert.deepEqual(
    shares(deck, OTHER, PRICED).map(({ sorts }) => sorts.map(({ size }) => size)),
    [[2, 4]],
  );
  assert.deepEqual(
    ratios(deck, OTHER, { alignments: ["good", "wild"], per_free: 0 }).map(({ alignment, free, paid, needs }) => [
      alignment,
      free,
      paid,
      needs,
    ]),
    [
      ["good", 2, 1, 0],
      ["wild", 0, 3, 0],
    ],
  );
});

test("a champion whose offense depends on the game has no place in the curve", () => {
  const found = curve({ Muse: 2, Avatar: 1 }, OTHER, PRICED);
  assert.equal(
    found.reduce((sum, { ones, free }) => sum + ones + free, 0),
    2,
  );
  assert.deepEqual(found[2], { label: "2", ones: 0, free: 2 });
});

test("cards that a format limits are counted over deck and sideboard", () => {
  assert.equal(counted([{ Hulk: 2, Muse: 1 }, { Hulk: 1 }], OTHER, { gift: true }), 3);
});
