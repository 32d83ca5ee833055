import assert from "node:assert/strict";
import { test } from "node:test";
import { addedBy, counted, counts, fits, ordersOf, piles, sketched, spread } from "../../../static/js/pod/sorting.js";
import { KNOWN, LAYOUT } from "../cards.js";

const PICKS = ["Lash", "Kong", "Two Faces", "Kong", "Ancient Chant"];

const summaries = (order) =>
  piles(PICKS, KNOWN, order, LAYOUT).map(({ title, size, rows }) => [
    title,
    size,
    rows.map(({ card, count }) => `${count} ${card.name}`).join(", "),
  ]);

test("copies are counted by name", () => {
  assert.deepEqual(counted(PICKS), { Lash: 1, Kong: 2, "Two Faces": 1, "Ancient Chant": 1 });
});

test("one pile in the order of the picks, or by name", () => {
  assert.deepEqual(summaries("pick"), [["", 5, "1 Lash, 2 Kong, 1 Two Faces, 1 Ancient Chant"]]);
  assert.deepEqual(summaries("name"), [["", 5, "1 Ancient Chant, 2 Kong, 1 Lash, 1 Two Faces"]]);
});

test("piles by alignment, cost and kind", () => {
  assert.deepEqual(summaries("alignment"), [
    ["Good", 1, "1 Two Faces"],
    ["Sage", 1, "1 Ancient Chant"],
    ["Wild", 3, "2 Kong, 1 Lash"],
  ]);
  assert.deepEqual(summaries("cost"), [
    ["Free", 2, "1 Two Faces, 1 Lash"],
    ["One gold", 3, "2 Kong, 1 Ancient Chant"],
  ]);
  assert.deepEqual(summaries("kind"), [
    ["Champions", 3, "1 Two Faces, 2 Kong"],
    ["Events", 2, "1 Lash, 1 Ancient Chant"],
  ]);
});

test("what there is of each kind; a card of two alignments counts in both", () => {
  const { alignments, sorts } = counts([...PICKS, "Forgotten"], KNOWN, LAYOUT);
  assert.deepEqual(
    alignments.map(({ title, size }) => `${title} ${size}`),
    ["Good 1", "Evil 0", "Sage 1", "Wild 4"],
  );
  assert.deepEqual(
    sorts.map(({ title, icon, size }) => [icon || title, size]),
    [
      ["1", 3],
      ["0", 2],
      ["Slow", 4],
      ["Fast", 1],
      ["Champions", 3],
      ["Events", 2],
    ],
  );
});

test("of equal cards the ones picked last go to the sideboard", () => {
  assert.deepEqual(sketched(["Kong", "Lash", "Kong", "Muse"], { Kong: 1, Muse: 1 }), {
    deck: ["Kong", "Lash"],
    sideboard: ["Kong", "Muse"],
  });
  assert.deepEqual(sketched(["Kong"], { Kong: 3 }), { deck: [], sideboard: ["Kong"] });
});

test("a pool that grows is looked through from its new cards", () => {
  const names = ["Kong", "Lash", "Kong", "Angel of Light"];
  assert.deepEqual([addedBy(names, 1), addedBy(names, 2)], [0, 2]);
  const shown = (added) =>
    spread(names, added, KNOWN, "name", LAYOUT).map(({ title, rows }) => [
      title,
      rows.map(({ card, count }) => [card.name, count]),
    ]);
  assert.deepEqual(shown(2), [
    [
      "New from this pack",
      [
        ["Kong", 1],
        ["Angel of Light", 1],
      ],
    ],
    [
      "",
      [
        ["Kong", 1],
        ["Lash", 1],
      ],
    ],
  ]);
  assert.deepEqual(shown(0), [
    [
      "",
      [
        ["Angel of Light", 1],
        ["Kong", 2],
        ["Lash", 1],
      ],
    ],
  ]);
});

/** How the pools of another game are grouped and counted. */
const HEAVY = { key: "heavy", title: "Heavy", icon: "", where: { weight: "heavy" } };
const STONY = {
  groupings: [
    { key: "alignment", title: "Alignment" },
    { key: "weight", title: "Weight" },
    { key: "quarry", title: "Quarry", without: "Without a quarry" },
  ],
  sorts: {
    alignment: [
      { key: "red", title: "Red", icon: "red", where: { alignment: "red" } },
      { key: "grey", title: "Grey", icon: "grey", where: { alignment: "grey" } },
    ],
    weight: [{ key: "light", title: "Light", icon: "", where: { weight: "light" } }, HEAVY],
  },
  alignments: ["red", "grey"],
  pool: [HEAVY],
};
const STONES = new Map(
  [
    ["Pebble", "red", "light"],
    ["Boulder", "red", "heavy"],
    ["Flint", "grey", "light"],
  ].map(([name, alignment, weight]) => [name, { name, alignments: [alignment], traits: { alignment, weight } }]),
);

test("a pool is sorted and counted as its game says, and not by words of which there are many", () => {
  assert.deepEqual(Object.keys(ordersOf(STONY)), ["alignment", "weight", "pick", "name"]);
  assert.deepEqual(Object.keys(ordersOf(LAYOUT)), ["alignment", "cost", "kind", "pick", "name"]);
  const pool = ["Pebble", "Flint", "Pebble", "Boulder"];
  const sorted = (order) =>
    piles(pool, STONES, order, STONY).map(({ title, icon, size, rows }) => [
      title,
      icon,
      size,
      rows.map(({ card, count }) => `${count} ${card.name}`).join(", "),
    ]);
  assert.deepEqual(sorted("alignment"), [
    ["Red", "red", 3, "1 Boulder, 2 Pebble"],
    ["Grey", "grey", 1, "1 Flint"],
  ]);
  assert.deepEqual(sorted("weight"), [
    ["Light", "", 3, "1 Flint, 2 Pebble"],
    ["Heavy", "", 1, "1 Boulder"],
  ]);
  const { alignments, sorts } = counts([...pool, "Forgotten"], STONES, STONY);
  assert.deepEqual(
    [...alignments, ...sorts].map(({ title, size }) => `${title} ${size}`),
    ["Red 3", "Grey 1", "Heavy 1"],
  );
});

test("among many cards one finds those with all words in name, types, speed or text", () => {
  const found = (typed) => [...KNOWN.values()].filter((card) => fits(card, typed, LAYOUT)).map(({ name }) => name);
  assert.deepEqual(found("WILD champ"), ["Kong", "Wolf Companion", "Two Faces"]);
  assert.deepEqual(found("giant"), ["Kong"]);
  assert.deepEqual(found("fast"), ["Lash", "Angel of Light"]);
  assert.deepEqual(found("slow event"), ["Ancient Chant"]);
  assert.deepEqual(found("cost 1"), []);
});
