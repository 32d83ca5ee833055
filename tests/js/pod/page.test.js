import assert from "node:assert/strict";
import { test } from "node:test";
import { inLong, inShort } from "../../../static/js/pod/clock.js";
import { next } from "../../../static/js/pod/keys.js";
import { capital, cards, listed, newsOf } from "../../../static/js/pod/messages.js";
import { moved, namesIn } from "../../../static/js/pod/ranking.js";
import { isAsked, readyNews, willAsk } from "../../../static/js/pod/ready.js";
import { KNOWN } from "../cards.js";

test("time left, on the clock and in words", () => {
  assert.deepEqual([7, 6.2, 90, 3599, 7500, 200_000].map(inShort), [
    "0:07",
    "0:07",
    "1:30",
    "59:59",
    "2 h 5 min",
    "2 days",
  ]);
  assert.deepEqual([0, 1, 59, 60, 99, 120, 7200, 259_200].map(inLong), [
    "1 second",
    "1 second",
    "59 seconds",
    "1 minute",
    "99 seconds",
    "2 minutes",
    "2 hours",
    "3 days",
  ]);
});

test("counts and lists in words", () => {
  assert.deepEqual([0, 1, 4, 5].map(cards), ["no cards", "1 card", "4 cards", "5 cards"]);
  assert.deepEqual([[], ["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cat"]].map(listed), [
    "",
    "Ann",
    "Ann and Ben",
    "Ann, Ben and Cat",
  ]);
  assert.equal(capital("the seat"), "The seat");
});

const seat = (name, more) => ({ name, kind: "person", away: false, ...more });
const news = (before, after) =>
  newsOf({ me: after.seat, payload: after }, before && { ...before, seats: before.seats ?? after.seats });

test("who sits down, leaves, goes away and comes back is news, except of oneself", () => {
  const before = {
    seat: 0,
    seats: [seat("Me"), seat("", { kind: "free" }), seat("Ann"), seat("Ben"), seat("Cat", { away: true })],
  };
  const after = {
    seat: 0,
    seats: [
      seat("Me", { away: true }),
      seat("Dan"),
      seat("", { kind: "bot" }),
      seat("Ben", { away: true }),
      seat("Cat"),
    ],
  };
  assert.deepEqual(news(before, after), [
    "Dan takes a seat.",
    "Ann has left; a bot sits there now.",
    "Ben is away.",
    "Cat is back.",
  ]);
  assert.deepEqual(news(null, after), []);
});

test("who has lost their seat is told so", () => {
  const seats = [seat("Me")];
  assert.match(news({ seat: 0, seats }, { seat: null, seats })[0], /^You no longer have a seat here/);
});

test("a pasted ranking is read without numbers, accents and case", () => {
  assert.deepEqual(namesIn("1. kong\n 2) LASH\nAngel of Light\n\nNobody\nKong", KNOWN), {
    found: ["Kong", "Lash", "Angel of Light"],
    wrong: ["Nobody"],
  });
});

test("a ranked card moves to another place, at most to the ends", () => {
  assert.deepEqual(moved(["a", "b", "c"], 0, 2), ["b", "c", "a"]);
  assert.deepEqual(moved(["a", "b", "c"], 2, -1), ["c", "a", "b"]);
  assert.deepEqual(moved(["a", "b", "c"], 1, 9), ["a", "c", "b"]);
});

/** A pack of two rows of three cards. */
const PACK = Array.from({ length: 6 }, (_, i) => ({
  getBoundingClientRect: () => ({ left: (i % 3) * 100, top: i < 3 ? 0 : 150, width: 90, height: 130 }),
}));

test("arrow keys walk in the rows of a pack", () => {
  const from = (at, key) => PACK.indexOf(next(PACK, PACK[at], key));
  assert.deepEqual(
    [from(1, "ArrowRight"), from(1, "ArrowLeft"), from(1, "ArrowDown"), from(4, "ArrowUp")],
    [2, 0, 4, 1],
  );
  assert.deepEqual([from(3, "Home"), from(2, "End")], [0, 5]);
  assert.deepEqual([from(0, "ArrowUp"), from(5, "ArrowDown"), from(5, "ArrowRight")], [-1, -1, -1]);
});

const person = (ready) => ({ kind: "person", ready });
const asking = (seat, readies, more) => ({
  seat,
  seats: readies.map(person),
  ready_by: 30_000,
  status: "gathering",
  ...more,
});

test("who has a seat and is not ready is asked, and hears it once", () => {
  const clock = { until: () => 30 };
  const gathering = asking(0, [false, false], { ready_by: null });
  assert.deepEqual(
    [asking(0, [false, true]), asking(1, [false, true]), asking(null, [false, true]), gathering, null].map(isAsked),
    [true, false, false, false, false],
  );
  const aloud = (payload, old) => readyNews({ payload, clock }, old);
  assert.equal(aloud(asking(0, [false, false]), gathering), "All seats are taken. Are you ready? You have 30 seconds.");
  assert.equal(aloud(asking(0, [false, true]), asking(0, [false, false])), "");
  assert.equal(aloud(gathering, asking(0, [true, false])), "The draft goes on waiting for players.");
  assert.equal(aloud({ ...gathering, status: "running" }, asking(0, [true, false])), "");
});

test("who lost the seat in a ready check is told so by the page, and not twice", () => {
  const before = { seat: 0, seats: [seat("Me")] };
  const after = { seat: null, seats: [seat("", { kind: "free" })] };
  assert.deepEqual(news(before, { ...after, late: true }), []);
  assert.equal(news(before, { ...after, late: false }).length, 1);
});

test("players are asked where strangers meet, but not over days", () => {
  const open = { open: true, start: "full", clock: { kind: "none" } };
  assert.deepEqual(
    [open, { ...open, open: false }, { ...open, start: "host" }, { ...open, clock: { kind: "days" } }].map(willAsk),
    [true, false, false, false],
  );
});
