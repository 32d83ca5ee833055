import assert from "node:assert/strict";
import { test } from "node:test";
import { composed } from "../../../static/js/builder/card-search.js";
import { bundled, requestBody, swapped } from "../../../static/js/builder/judge.js";
import { Latest } from "../../../static/js/builder/latest.js";
import { Pool } from "../../../static/js/builder/pool.js";

const META = { slug: "zoo", name: "Zoo", format: "constructed", house: null, pool: null };
const DECK = { cards: { Kong: 3 }, deity: "" };

test("a deck is judged by its format, by rules of its own, and with its pool", () => {
  assert.deepEqual(requestBody(DECK, META), { deck: "zoo", cards: { Kong: 3 }, deity: "", format: "constructed" });
  const house = { key: "house", name: "Ours" };
  assert.deepEqual(requestBody(DECK, { ...META, house }), { deck: "zoo", cards: { Kong: 3 }, deity: "", house });
  assert.deepEqual(requestBody(DECK, { ...META, pool: { Kong: 1 } }).pool, { Kong: 1 });
});

test("equal swaps are one, with how often they are made", () => {
  const swap = { out: "Kong", in: "Lash", why: "too many" };
  const found = bundled([swap, { ...swap, in: null }, swap]);
  assert.deepEqual(
    found.map(({ in: added, times }) => [added, times]),
    [
      ["Lash", 2],
      [null, 1],
    ],
  );
  assert.deepEqual(swapped({ Kong: 4 }, found), { Kong: 1, Lash: 2 });
});

test("filters of one field are alternatives, of different fields conditions", () => {
  assert.equal(composed(" dragon ", []), "dragon");
  assert.equal(composed("", ["cost:1", "cost:0", "alignment:wild"]), "(cost:1 or cost:0) alignment:wild");
  assert.equal(composed("ape or wolf", ["cost:1"]), "(ape or wolf) cost:1");
  assert.equal(composed("ape or wolf", []), "ape or wolf");
});

test("a pool has so many copies and no more", () => {
  const pool = new Pool({ Kong: 2, Lash: 1 });
  assert.deepEqual([pool.size, pool.count("Muse"), pool.leftOf({ Kong: 1 })], [3, 0, 2]);
  assert.equal(pool.leftOf({ Kong: 1 }, ["Kong"]), 1); // those that were found, with all their copies
  assert.equal(pool.leftInWords("Kong", 1), "1 of 2 left");
  assert.deepEqual(pool.offered(["Kong", "Lash", "Muse"], { Lash: 1 }, true), ["Kong"]);
  assert.deepEqual(pool.offered(["Kong", "Lash", "Muse"], { Lash: 1 }, false), ["Kong", "Lash"]);
});

test("a wish beyond the pool is cut, but what is there already may stay", () => {
  const pool = new Pool({ Kong: 2 });
  assert.equal(pool.allowed("Kong", 0, 3), 2);
  assert.equal(pool.allowed("Kong", 4, 5), 4);
  assert.equal(pool.allowed("Kong", 4, 1), 1);
  assert.equal(pool.refusal("Muse"), "Muse is not in your pool.");
});

test("of a pasted list the pool says what it lacks and what fits", () => {
  const pool = new Pool({ Kong: 2, Lash: 1 });
  assert.deepEqual(pool.beyond({ Kong: 2, Lash: 1, Muse: 1 }, { Kong: 1 }), ["1 Kong", "1 Muse"]);
  assert.deepEqual(pool.within({ Kong: 2, Lash: 1, Muse: 1 }, { Kong: 1 }), { Kong: 1, Lash: 1 });
});

test("of questions in a row only the last one is asked and answered", async () => {
  const latest = new Latest(0);
  const asked = [];
  const ask = (what) => async () => asked.push(what) && what;
  const answer = await new Promise((answered, failed) => {
    latest.ask(ask("first"), answered, failed);
    latest.ask(ask("second"), answered, failed);
  });
  assert.deepEqual([asked, answer], [["second"], "second"]);
});

test("a question that is under way is given up for the next one", async () => {
  const latest = new Latest(0);
  const answers = [];
  let signal;
  await new Promise((begun) => {
    latest.ask(
      (dropped) => {
        signal = dropped;
        begun();
        return new Promise((resolve) => dropped.addEventListener("abort", () => resolve("too late")));
      },
      (answer) => answers.push(answer),
      assert.fail,
    );
  });
  await new Promise((answered) =>
    latest.ask(
      async () => "in time",
      (answer) => answered(answers.push(answer)),
      assert.fail,
    ),
  );
  assert.deepEqual([signal.aborted, answers], [true, ["in time"]]);
});
