import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Talk } from "../../../static/js/talk/talk.js";

const BEN = { seat: 1, name: "Ben", who: "b3n", blocked: false };
const CAT = { seat: 2, name: "Cat", who: "c4t", blocked: false };

/** @param {number} n @param {{seat: number, name: string, who: string}} by */
const line = (n, { seat, name, who }, mine = false) => ({ n, seat, name, who, text: `Line ${n}`, mine });

/** @param {import("../../../static/js/talk/types.js").Line[]} lines */
const payload = (...lines) => ({
  mode: /** @type {const} */ ("text"),
  off: false,
  host: false,
  phrases: [],
  others: [BEN, CAT],
  lines,
});

/** A talk, what it sent, and what it said to who does not look. */
function begin({ isOpen = () => false } = {}) {
  /** @type {[string, Object][]} */
  const sent = [];
  /** @type {string[]} */
  const spoken = [];
  const talk = new Talk({
    send: (command, what) => sent.push([command, what]),
    redraw: () => {},
    isOpen,
    tell: (sentence) => spoken.push(sentence),
  });
  return { talk, sent, spoken };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("it asks again when somebody else is there, and after the connection was lost", () => {
  const { talk, sent } = begin();
  for (const company of ["Ben", "Ben", "Ben,Cat"]) talk.ask(company);
  assert.equal(sent.length, 2);
  talk.leave();
  talk.ask("Ben,Cat");
  assert.deepEqual(sent[2], ["talk", {}]);
});

test("what was written before is read; what is written now is not, until the talk is opened", () => {
  let isOpen = false;
  const { talk, spoken } = begin({ isOpen: () => isOpen });
  assert.equal(talk.isThere, false);
  talk.receive("talk", payload(line(1, BEN)));
  assert.deepEqual([talk.isThere, talk.unread, spoken], [true, 0, []]);
  talk.receive("talk", payload(line(1, BEN), line(2, BEN), line(3, { ...CAT, seat: 0 }, true)));
  assert.equal(talk.unread, 1);
  assert.deepEqual(spoken, ["Ben: Line 2"]);
  isOpen = true;
  talk.receive("talk", payload(line(1, BEN), line(2, BEN), line(3, CAT, true), line(4, CAT)));
  assert.equal(talk.unread, 0);
});

test("a phrase stands at the seat for a while", () => {
  const { talk, spoken } = begin();
  talk.receive("talk", payload());
  talk.receive("said", { ...BEN, phrase: "thanks", text: "Thanks" });
  talk.receive("said", { ...BEN, phrase: "ready", text: "Ready" });
  talk.receive("said", { seat: 0, name: "Ann", who: "4nn", phrase: "ready", text: "Ready" });
  assert.deepEqual(
    talk.heard.map(({ seat, name, text }) => [seat, name, text]),
    [
      [1, "Ben", "Ready"],
      [0, "You", "Ready"],
    ],
  );
  assert.deepEqual(spoken, ["Ben: Thanks", "Ben: Ready"]);
  mock.timers.tick(60_000);
  assert.deepEqual(talk.heard, []);
});

test("who is muted is neither heard nor read, until they are heard again", () => {
  const { talk, spoken } = begin();
  talk.mute("b3n", true);
  talk.receive("talk", payload(line(1, CAT)));
  talk.receive("said", { ...BEN, phrase: "thanks", text: "Thanks" });
  talk.receive("talk", payload(line(1, CAT), line(2, BEN)));
  assert.deepEqual([talk.heard, talk.unread, spoken], [[], 0, []]);
  assert.deepEqual(
    talk.lines.map(({ n }) => n),
    [1],
  );
  talk.mute("b3n", false);
  assert.deepEqual(
    talk.lines.map(({ n }) => n),
    [1, 2],
  );
});

test("other frames are somebody else's", () => {
  const { talk } = begin();
  assert.equal(talk.receive("table", {}), false);
  assert.equal(talk.payload, null);
});
