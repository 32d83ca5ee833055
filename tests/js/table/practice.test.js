import assert from "node:assert/strict";
import { test } from "node:test";
import { chanceInWords, Practice } from "../../../static/js/table/practice.js";

/** A table at choice 37, at which something is asked. */
function practising(practice = { hints: true, warns: true }) {
  const sent = /** @type {[string, any][]} */ ([]);
  const table = /** @type {any} */ ({
    frame: { at: 37, practice },
    asked: { kind: "window" },
    ui: { pending: 0, isCareful: false },
    send: (/** @type {string} */ command, /** @type {any} */ payload) => sent.push([command, payload]),
    redraw: () => {},
  });
  return { table, sent, help: new Practice(table) };
}

const answer = (at = 37) => ({ at, nudge: "An attack looks good.", ideas: [{ text: "Attack.", chance: 0.614 }] });

test("the first press asks, the second one shows what came with the answer, and a third does nothing", () => {
  const { sent, help } = practising();
  help.ask();
  help.ask(); // it has no answer yet
  assert.deepEqual(sent, [["hint", { at: 37 }]]);
  assert.equal(help.waits, "Thinking of a hint.");
  help.receive(1, answer());
  assert.deepEqual([help.hint?.nudge, help.isWhole, help.hasMore], ["An attack looks good.", false, true]);
  help.ask();
  assert.deepEqual([help.isWhole, help.hasMore], [true, false]);
  help.ask();
  assert.equal(sent.length, 1);
});

test("an answer about another moment or to another question is dropped", () => {
  const { help } = practising();
  help.ask();
  help.receive(1, answer(36));
  help.receive(2, answer());
  assert.equal(help.hint, null);
  assert.equal(help.isOutdated(1, "stale"), true);
  assert.equal(help.waits, "");
  help.ask();
  assert.equal(help.isOutdated(2, "no_practice"), false); // it is said as any other refusal
});

test("without ideas there is nothing more to show", () => {
  const { help } = practising();
  help.ask();
  help.receive(1, { ...answer(), ideas: [] });
  assert.equal(help.hasMore, false);
});

test("where hints are off nothing is asked", () => {
  const { sent, help } = practising({ hints: false, warns: true });
  help.ask();
  assert.deepEqual(sent, []);
});

test("only a choice that may be warned of is waited for, and only where warnings are on", () => {
  const { table, help } = practising();
  table.ui = { pending: 4, isCareful: true };
  assert.equal(help.waits, "Looking at your choice.");
  table.ui.isCareful = false;
  assert.equal(help.waits, "");
  table.ui.isCareful = true;
  table.frame.practice.warns = false;
  assert.equal(help.waits, "");
});

test("a chance is said in whole games of a hundred", () => {
  assert.equal(chanceInWords({ text: "", chance: 0.614 }, 0), "wins 61 of 100");
  assert.equal(chanceInWords({ text: "", chance: 1 }, 1), "100 of 100");
  assert.equal(chanceInWords({ text: "", chance: null }, 0), "");
});
