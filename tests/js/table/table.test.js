import assert from "node:assert/strict";
import { test } from "node:test";
import { Table } from "../../../static/js/table/table.js";

globalThis.location ??= /** @type {any} */ ({ pathname: "/play/abc/" });

test("whoever signs out keeps nothing of the game, and what was shown for a moment ends with it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let drawn = 0;
  const table = new Table(
    /** @type {any} */ ({ cards: {}, links: {}, redraw: () => (drawn += 1), connect: () => ({ send: () => 0 }) }),
  );
  const entry = { n: 4, turn: 3, kind: "play", seat: 1, text: "[[Kong]]", rule: "", refs: [] };
  const view = { seat: 0, decision: null, result: null, resolving: null, choices: 7 };
  Object.assign(table, { newest: { view, pace: "normal" }, log: [entry] });
  table.spotlight.follow(3);
  assert.equal(table.spotlight.play?.card, "Kong");
  table.showStatus("out", 0, "Sign in.");
  assert.deepEqual([table.newest, table.log, table.spotlight.play], [null, [], undefined]);
  drawn = 0;
  t.mock.timers.tick(10_000);
  assert.equal(drawn, 0);
});
