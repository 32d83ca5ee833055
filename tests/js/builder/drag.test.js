import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "../../../static/js/builder/drag.js";

test("a drop adds, moves or removes, and does nothing where the card came from", () => {
  const zones = ["", "deck", "maybeboard"];
  assert.deepEqual(
    zones.map((zone) => effect("find", zone)),
    ["", "add", "add"],
  );
  assert.deepEqual(
    zones.map((zone) => effect("deck", zone)),
    ["remove", "", "move"],
  );
  assert.deepEqual(
    zones.map((zone) => effect("maybeboard", zone)),
    ["remove", "move", ""],
  );
});
