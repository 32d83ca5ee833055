import assert from "node:assert/strict";
import { test } from "node:test";
import { anchorOf } from "../../../static/js/table/rules.js";

test("a rule stands where the server says, too (tests/decks/test_rule_book.py)", () => {
  assert.equal(anchorOf("How to Play a Card"), "rule-how-to-play-a-card");
  assert.equal(anchorOf("Game Terms: Damage Ward"), "rule-damage-ward");
  assert.equal(anchorOf("Cards You Don’t Own in Your Hand"), "rule-cards-you-dont-own-in-your-hand");
  assert.equal(anchorOf("T39"), "rule-t39");
});
