import assert from "node:assert/strict";
import { test } from "node:test";
import { cardInWords, championInWords, typeLine } from "../../../static/js/table/facts.js";
import { nearest } from "../../../static/js/table/keyboard.js";
import { inWords, signsInWords } from "../../../static/js/table/symbols.js";
import { keywordInWords, traitTerm, useTerms } from "../../../static/js/table/terms.js";

const KONG = {
  name: "Kong",
  alignments: ["wild"],
  kind: "champion",
  rank: null,
  token: false,
  cost: 1,
  classes: ["giant", "ape"],
  offense: 13,
  defense: 14,
  text: "Tribute → {1} damage.\nAmbush",
  discard_text: "",
};

test("symbols are read as words", () => {
  assert.equal(inWords("{expend}: Gain {2}. {wild} → Draw."), "expend: Gain 2 gold. wild → Draw.");
  assert.equal(inWords("{fast}{fast}, {expend}: Draw."), "instantaneous fast, expend: Draw.");
});

test("a symbol that stands twice in the corner of a card is read once", () => {
  assert.equal(signsInWords(["fast", "fast", "action"]), "instantaneous fast, action");
  assert.equal(signsInWords(["build", "free"]), "build, free");
  assert.match(
    cardInWords({ ...KONG, signs: ["fast", "fast", "action"] }),
    /, instantaneous fast, action\. 13 offense/,
  );
});

test("the type line names alignment, classes and kind; a deity has its rank instead of a kind", () => {
  assert.equal(typeLine(KONG), "Wild giant ape champion");
  assert.equal(typeLine({ ...KONG, token: true }), "Wild giant ape token champion");
  assert.equal(typeLine({ ...KONG, kind: "deity", rank: "god", classes: [] }), "Wild god");
  assert.equal(typeLine({ ...KONG, alignments: ["good", "wild"] }), "Good and wild giant ape champion");
});

test("a card is read in sentences", () => {
  assert.equal(
    cardInWords(KONG),
    "Kong, Wild giant ape champion, costs 1. 13 offense, 14 defense. Tribute → 1 gold damage. Ambush.",
  );
});

test("a champion is read with its state", () => {
  const champion = { card: "Kong", offense: 13, defense: 14, damage: 4, counters: 1, expended: true };
  assert.equal(
    championInWords({ ...champion, keywords: ["airborne"], abilities: ["{expend} → Draw."] }),
    "Kong, 13 offense, 14 defense, expended, 4 damage, 1 counter, airborne, expend → Draw..",
  );
});

/** A square of 10 by 10 with its corner there. */
const square = (left, top) => ({ getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }) });

test("an arrow key leads straight ahead rather than to what is nearer and sideways", () => {
  const [from, ahead, sideways, behind] = [square(0, 0), square(60, 0), square(20, 40), square(-20, 0)];
  assert.equal(nearest(from, [from, sideways, ahead, behind], [1, 0]), ahead);
  assert.equal(nearest(from, [from, sideways, ahead, behind], [0, 1]), sideways);
  assert.equal(nearest(from, [from, ahead, behind], [0, -1]), null);
});

test("keywords and traits are told in the words of the page", () => {
  useTerms({
    keywords: { quick: { icon: "quick", meaning: "It may pay {expend} at once." } },
    traits: { is_hidden: { icon: "guard", name: "hidden" } },
    states: [],
  });
  assert.equal(keywordInWords("quick", false), "Quick: It may pay expend at once.");
  assert.equal(keywordInWords("quick", true), "Quick (gained): It may pay expend at once.");
  assert.equal(keywordInWords("slow", true), "Slow (gained)");
  assert.deepEqual(traitTerm("is_hidden"), { icon: "guard", name: "Hidden" });
});
