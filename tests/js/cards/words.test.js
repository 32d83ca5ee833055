import assert from "node:assert/strict";
import { test } from "node:test";
import { completions } from "../../../static/js/cards/words.js";

const WORDS = {
  fields: [
    { name: "alignment", short: "al", means: "good, evil, sage or wild", values: ["good", "evil", "sage", "wild"] },
    { name: "class", short: "c", means: "human, wolf, …", values: ["human", "dark knight"] },
    { name: "cost", short: "co", means: "0 or 1", values: ["0", "1"] },
  ],
  names: ["Élan of the Wolf", "Kong", "Thought Plucker", "Thoughtful Ape"],
};

const labels = (text) => completions(WORDS, text).map(({ label }) => label);

test("letters complete to fields and names of cards", () => {
  assert.deepEqual(labels("c"), ["class:", "cost:"]);
  assert.deepEqual(labels("tho"), ["Thought Plucker", "Thoughtful Ape"]);
  assert.deepEqual(labels("dragon ko"), ["Kong"]);
});

test("any word of a name may begin it, without accents", () => {
  assert.deepEqual(labels("wol"), ["Élan of the Wolf"]);
  assert.deepEqual(labels("elan"), ["Élan of the Wolf"]);
});

test("after a field come its values, by either of its names", () => {
  assert.deepEqual(labels("alignment:"), ["good", "evil", "sage", "wild"]);
  assert.deepEqual(labels("al=e"), ["evil"]);
  assert.deepEqual(labels("nothing:e"), []);
});

test("what is finished offers nothing, and neither does an open quotation", () => {
  assert.deepEqual(labels("al:evil"), []);
  assert.deepEqual(labels('"thought pl'), []);
  assert.deepEqual(labels(""), []);
});

test("a completion replaces what was typed of it and quotes what needs it", () => {
  assert.deepEqual(completions(WORDS, "x c:da"), [{ text: '"dark knight" ', label: "dark knight", hint: "", from: 4 }]);
  assert.deepEqual(completions(WORDS, "(kon"), [{ text: "Kong ", label: "Kong", hint: "card", from: 1 }]);
});
