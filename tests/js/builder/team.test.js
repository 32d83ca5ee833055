import assert from "node:assert/strict";
import { test } from "node:test";
import { Pool } from "../../../static/js/builder/pool.js";
import { addsAny, newsOf } from "../../../static/js/builder/team.js";

const ben = (cards) => ({ seat: 1, name: "Ben", cards });
const cat = (cards) => ({ seat: 2, name: "Cat", cards });

test("of a pool that a team shares, what teammates hold is not left, and is shown", () => {
  const pool = new Pool({ Kong: 1, Muse: 1 }, [ben({ Kong: 1, Lash: 1 }), cat({ Lash: 2 })]);
  assert.deepEqual([pool.count("Kong"), pool.held("Kong"), pool.held("Lash"), pool.held("Muse")], [1, 1, 3, 0]);
  assert.deepEqual([pool.leftInWords("Kong", 1), pool.heldInWords("Kong")], ["0 of 1 left", "Ben holds 1"]);
  assert.deepEqual([pool.leftInWords("Lash", 0), pool.heldInWords("Lash")], ["", "Ben holds 1, Cat holds 2"]);
  assert.equal(pool.leftInWords("Muse", 0), "1 of 1 left");
  assert.deepEqual(pool.offered(["Kong", "Lash", "Muse", "Angel"], {}, true), ["Kong", "Muse"]);
  assert.deepEqual(pool.offered(["Kong", "Lash", "Muse", "Angel"], {}, false), ["Kong", "Lash", "Muse"]);
});

test("who wants a card that a teammate holds is told who", () => {
  const pool = new Pool({ Kong: 1, Muse: 1 }, [ben({ Kong: 1, Lash: 1 }), cat({ Lash: 2 })]);
  assert.equal(pool.refusal("Lash"), "Ben and Cat took Lash first.");
  assert.equal(pool.refusal("Kong"), "No more Kong is left for your deck: Ben holds 1.");
  assert.equal(pool.refusal("Muse"), "Your pool has one Muse, and it is in the deck.");
  assert.equal(pool.refusal("Angel"), "Angel is not in your pool.");
});

test("cards of the deck that a teammate took first stay in it and are named", () => {
  const pool = new Pool({ Kong: 1, Muse: 1 }, [ben({ Kong: 1, Lash: 1 })]);
  assert.deepEqual(pool.contested({ Kong: 1, Muse: 2, Angel: 1 }), []); // of Muse and Angel no teammate holds any
  assert.deepEqual(pool.contested({ Kong: 2, Lash: 1 }), ["Kong", "Lash"]);
  assert.equal(pool.allowed("Kong", 2, 2), 2);
});

test("it is news what teammates take and let go of, but not what they had at first", () => {
  const [none, some] = [new Pool({}, [ben({}), cat({})]), new Pool({}, [ben({ Kong: 1, Lash: 2 }), cat({})])];
  assert.equal(newsOf(new Pool({ Kong: 1 }), some), "");
  assert.equal(newsOf(some, some), "");
  assert.equal(newsOf(none, some), "Ben took Kong, Lash.");
  assert.equal(
    newsOf(some, new Pool({}, [ben({ Lash: 1, Muse: 1 }), cat({ Kong: 1 })])),
    "Ben took Muse and let go of Kong, Lash. Cat took Kong.",
  );
  const many = ben({ A: 1, B: 1, C: 1, D: 1, E: 1 });
  assert.equal(newsOf(none, new Pool({}, [many, cat({})])), "Ben took A, B, C and 2 more.");
});

test("an offered repair falls where it adds what is taken by now", () => {
  const offered = {
    ways: [
      {
        swaps: [
          { out: "Kong", in: null },
          { out: null, in: "Lash" },
        ],
      },
    ],
    chosen: 0,
  };
  assert.equal(
    addsAny(offered, (name) => name === "Lash"),
    true,
  );
  assert.equal(
    addsAny(offered, (name) => name === "Kong"),
    false,
  );
  assert.equal(
    addsAny({ waiting: true }, () => true),
    false,
  );
  assert.equal(
    addsAny(null, () => true),
    false,
  );
});
