import assert from "node:assert/strict";
import { test } from "node:test";
import { Unseen } from "../../../static/js/table/unseen.js";

const entry = (n, seat, kind = "play") => ({ n, turn: 1, kind, seat, text: "", rule: "", refs: [] });
const LOG = [entry(0, 0), entry(1, 1), entry(2, 1, "turn"), entry(3, 1)];
const numbers = (unseen, log = LOG) => unseen.lines(log, 0).map(({ n }) => n);

function memory() {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

test("at a table that was never seen nothing is new", () => {
  const unseen = new Unseen("a", memory());
  unseen.follow(LOG, false);
  assert.deepEqual(numbers(unseen), []);
});

test("what others did beside a closed story is new until it is seen", () => {
  const unseen = new Unseen("a", memory());
  unseen.follow(LOG.slice(0, 1), false);
  unseen.follow(LOG, false);
  assert.deepEqual(numbers(unseen), [1, 3]);
  unseen.see(LOG);
  assert.deepEqual(numbers(unseen), []);
});

test("while the page of a new table connects, nobody is away from it", () => {
  const unseen = new Unseen("a", memory());
  unseen.leave();
  unseen.follow(LOG.slice(0, 1), true);
  unseen.follow(LOG, true);
  assert.deepEqual(numbers(unseen), []);
  unseen.leave();
  unseen.follow([...LOG, entry(4, 1)], true);
  assert.deepEqual(numbers(unseen, [...LOG, entry(4, 1)]), [4]);
});

test("an open story is read as it comes, unless its reader was away", () => {
  const unseen = new Unseen("a", memory());
  unseen.follow(LOG.slice(0, 1), true);
  unseen.follow(LOG.slice(0, 2), true);
  assert.deepEqual(numbers(unseen, LOG.slice(0, 2)), []);
  unseen.away = true;
  unseen.follow(LOG, true);
  assert.deepEqual(numbers(unseen), [3]);
});

test("a reload of the page forgets nothing, and tables do not mix", () => {
  const kept = memory();
  new Unseen("a", kept).see(LOG.slice(0, 2));
  assert.deepEqual(numbers(new Unseen("a", kept)), [3]);
  assert.deepEqual(numbers(new Unseen("b", kept)), []);
});

test("where nothing can be kept it holds as long as the page", () => {
  const broken = {
    getItem: () => {
      throw new Error("no storage");
    },
    setItem: () => {
      throw new Error("no storage");
    },
  };
  const unseen = new Unseen("a", broken);
  unseen.see(LOG.slice(0, 1));
  assert.deepEqual(numbers(unseen), [1, 3]);
});
