import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "../../../static/js/replay/asking.js";
import { Notes } from "../../../static/js/replay/notes.js";

const notesOf = (save, all = [{ step: 3, text: "Block." }]) => new Notes({ all, longest: 500, save, redraw: () => {} });

test("a moment has its note or nothing", () => {
  const notes = notesOf();
  assert.deepEqual([notes.at(3), notes.at(4)], ["Block.", ""]);
});

test("what the server keeps is what is shown", async () => {
  const sent = [];
  const notes = notesOf(async (...what) => {
    sent.push(what);
    return { notes: [{ step: 4, text: "Attack." }] };
  });
  assert.equal(await notes.write(4, "Attack."), true);
  assert.deepEqual([sent, notes.at(3), notes.at(4)], [[[4, "Attack."]], "", "Attack."]);
});

test("one that is refused says why, and the others stay", async () => {
  const notes = notesOf(() => Promise.reject(new Refused("This note has 501 characters. The maximum is 500.")));
  assert.equal(await notes.write(4, "Attack."), false);
  assert.equal(notes.error, "This note has 501 characters. The maximum is 500.");
  assert.equal(notes.at(3), "Block.");
  notes.open(3);
  assert.deepEqual([notes.error, notes.typed], ["", "Block."]);
});

test("where the server is away it says so in words, and a second press waits for the first", async () => {
  let fail;
  const notes = notesOf(() => new Promise((_, reject) => (fail = () => reject(new TypeError("Failed to fetch")))));
  const first = notes.write(4, "Attack.");
  assert.equal(await notes.write(4, "Attack."), false);
  fail();
  assert.equal(await first, false);
  assert.equal(notes.error, "The server could not be reached. Check your connection and try again.");
  assert.equal(notes.isBusy, false);
});

test("closing the window keeps what was typed, and an emptied text deletes nothing", async () => {
  const sent = [];
  const notes = notesOf(async (step, text) => {
    sent.push([step, text]);
    return { notes: [{ step, text }] };
  });
  notes.open(3);
  assert.equal(await notes.leave(), false); // nothing was changed
  notes.open(3);
  notes.typed = " ";
  assert.equal(await notes.leave(), false);
  notes.open(4);
  notes.typed = "Attack.\n";
  assert.equal(await notes.leave(), true);
  assert.deepEqual([sent, notes.isOpen, notes.at(4)], [[[4, "Attack."]], false, "Attack."]);
});

test("what cannot be kept on closing is shown again, at its moment", async () => {
  const notes = notesOf(() => Promise.reject(new TypeError("Failed to fetch")));
  notes.open(4);
  notes.typed = "Attack.";
  assert.equal(await notes.leave(), false);
  assert.deepEqual([notes.isOpen, notes.step, notes.typed], [true, 4, "Attack."]);
  assert.equal(notes.error, "The server could not be reached. Check your connection and try again.");
});
