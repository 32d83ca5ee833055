import assert from "node:assert/strict";
import { test } from "node:test";
import { LAYOUT } from "../cards.js";

globalThis.addEventListener = () => {}; // the page listens where the pointer is
globalThis.document = { visibilityState: "visible", addEventListener: () => {}, hasFocus: () => true };
const { Memory } = await import("../../../static/js/pod/memory.js");
const { openedBy, turnOf } = await import("../../../static/js/pod/opening.js");
const { Pod } = await import("../../../static/js/pod/pod.js");

const CARDS = ["Kong", "Lash", "Muse"];
const LINKS = { slug: "pod" };

/** A browser's memory, as far as a page asks for it. */
function browser() {
  const kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

function payload(pack, pick, cards, more = {}) {
  const question = cards && { kind: "pick", pack, pick, take: 1, options: cards.map((_, at) => at), cards };
  return {
    status: "running",
    seat: 0,
    now: 0,
    seats: [{ name: "Ann", kind: "person", deadline: null }],
    mine: { made: [], back: null },
    view: {
      round: pack,
      rounds: 3,
      pack_size: 3,
      layout: null,
      question,
      seats: [{ seat: 0, pool: [], asked: Boolean(cards) }],
    },
    ...more,
  };
}

/** The page of a pod to which the server says all that. */
function page(plan, ...payloads) {
  const pod = new Pod({
    cards: new Map(),
    sorting: LAYOUT,
    plan: { shape: "passed", takes: [], team: 1, burns: 0, ...plan },
    links: LINKS,
    tell: () => {},
    isHidden: () => false,
    redraw: () => {},
    sounds: { play: () => {} },
    connect: () => ({ send: () => 1 }),
  });
  pod.askForTalk = () => {};
  for (const one of payloads) pod.showPayload(0, one);
  return pod;
}

test("a pack opens with the first pick of a round, and with no other", () => {
  browser();
  const pod = page({}, payload(1, 1, CARDS));
  assert.equal(pod.ui.opening, "runs");
  pod.showPayload(0, payload(1, 2, CARDS.slice(1)));
  assert.equal(pod.ui.opening, "");
  pod.showPayload(0, payload(2, 1, null));
  assert.equal(pod.ui.opening, "");
  pod.showPayload(0, payload(2, 1, CARDS));
  assert.equal(pod.ui.opening, "runs");
});

test("after a reload in the same pack nothing opens again, nor while one looks at it", () => {
  browser();
  const pod = page({}, payload(1, 1, CARDS));
  pod.update({ opening: "ended" });
  pod.showPayload(0, payload(1, 1, CARDS)); // as after a reconnect
  assert.equal(pod.ui.opening, "ended");
  assert.equal(page({}, payload(1, 1, CARDS)).ui.opening, "");
  assert.equal(page({}, payload(2, 1, CARDS)).ui.opening, "runs");
});

test("a pool that is dealt opens once it is there, whoever watches sees no ceremony", () => {
  browser();
  const over = (more) => ({
    status: "over",
    view: { round: 1, question: null, seats: [{ seat: 0, pool: CARDS }] },
    ...more,
  });
  const dealt = { shape: "dealt" };
  assert.equal(page(dealt, payload(1, 1, null, { status: "gathering", view: null })).ui.opening, "");
  assert.equal(openedBy(page(dealt, payload(1, 1, null, over()))), "pool");
  assert.equal(page(dealt, payload(1, 1, null, over({ seat: null, mine: null }))).ui.opening, "");
  assert.equal(page({}, payload(1, 1, null, over())).ui.opening, ""); // a pool that was drafted was never closed
});

test("packs that lie open for all open for all, and those of a table that was dealt otherwise do not", () => {
  browser();
  const layout = (cards) => ({
    act: "pick",
    seat: 1,
    looks: null,
    stack: 0,
    side: 0,
    piles: [{ count: cards.length, cards }],
  });
  const laid = (cards, pack_size) => {
    const one = payload(1, 1, null);
    return { ...one, view: { ...one.view, pack_size, layout: layout(cards) } };
  };
  const tabled = { shape: "tabled" };
  assert.equal(openedBy(page(tabled, laid(CARDS, 3))), "pack 1");
  assert.equal(openedBy(page(tabled, laid(CARDS.slice(1), 3))), "");
  assert.equal(openedBy(page(tabled, laid(CARDS, 0))), "");
});

test("each card has its turn between 0 and 1", () => {
  assert.deepEqual(
    [0, 1, 2].map((at) => turnOf(at, 3)),
    [0, 0.333, 0.667],
  );
});

test("what a browser remembers of another draft opens nothing here", () => {
  browser();
  new Memory("other", 0).open("pack 1");
  assert.equal(page({}, payload(1, 1, CARDS)).ui.opening, "runs");
});
