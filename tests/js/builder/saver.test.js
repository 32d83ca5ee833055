import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Api } from "../../../static/js/builder/api.js";
import { Saver } from "../../../static/js/builder/saver.js";

const STORED = { slug: "zoo", name: "Zoo", format: "", house: null, pool: null, number: 4, revision: 11, deity: "" };
const KONG = { cards: { Kong: 3 }, maybeboard: {}, deity: "" };
const LASH = { cards: { Lash: 1 }, maybeboard: { Kong: 2 }, deity: "" };

/** What the site answers to the next requests, and what it was sent. */
let answers;
let sent;
let saver;
let kinds;

const answer = (status, body) => async () => new Response(JSON.stringify(body), { status });
const saved = (revision) => answer(200, { number: 5, revision });
const unreachable = async () => {
  throw new TypeError("Failed to fetch");
};

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  [answers, sent, kinds] = [[], [], []];
  mock.method(globalThis, "fetch", (address, { method, body }) => {
    sent.push([method ?? "GET", address, body && JSON.parse(body)]);
    return answers.shift()();
  });
  const stored = { ...STORED, cards: {}, maybeboard: {} };
  saver = new Saver({ api: new Api("/api/", "token"), stored, changed: () => kinds.push(saver.status.kind) });
});

/** The pause after the last change is over, and what is sent then is answered. */
async function afterAPause(milliseconds = 600) {
  mock.timers.tick(milliseconds);
  await saver.running;
}

test("changes are saved together, after a pause, on top of the last revision", async () => {
  answers = [saved(12)];
  saver.want(LASH);
  mock.timers.tick(500);
  saver.want(KONG);
  mock.timers.tick(500);
  assert.deepEqual(sent, []);
  await afterAPause();
  const body = { base: 11, cards: { Kong: 3 }, maybeboard: {}, deity: "", note: "", autosave: true };
  assert.deepEqual(sent, [["POST", "/api/decks/zoo/versions/", body]]);
  assert.deepEqual([saver.status.kind, saver.base, saver.dirty], ["saved", 12, false]);
});

test("what changes while a save is on its way is saved after it", async () => {
  answers = [saved(12), saved(13)];
  saver.want(KONG);
  mock.timers.tick(600);
  saver.want(LASH);
  await saver.running;
  assert.equal(saver.status.kind, "saving");
  await afterAPause();
  assert.deepEqual(
    sent.map(([, , { base, cards }]) => [base, cards]),
    [
      [11, { Kong: 3 }],
      [12, { Lash: 1 }],
    ],
  );
});

test("without a connection it tries again by itself", async () => {
  answers = [unreachable, answer(503, {}), saved(12)];
  saver.want(KONG);
  await afterAPause();
  assert.deepEqual(saver.status, { kind: "waiting", sentence: "The site cannot be reached." });
  await afterAPause(1500);
  assert.equal(saver.status.kind, "waiting");
  await afterAPause(3000);
  assert.deepEqual([saver.status.kind, sent.length], ["saved", 3]);
});

test("what is refused is not tried again", async () => {
  answers = [answer(400, { code: "deck", detail: "There is no such card." })];
  saver.want(KONG);
  await afterAPause();
  assert.deepEqual(saver.status, { kind: "refused", sentence: "There is no such card." });
  mock.timers.tick(60_000);
  assert.equal(sent.length, 1);
});

test("a deck that was saved elsewhere waits for a choice, and either one can be taken", async () => {
  const theirs = { ...STORED, ...LASH, number: 5, revision: 12 };
  answers = [answer(409, { code: "stale" }), answer(200, theirs), saved(13)];
  saver.want(KONG);
  await afterAPause();
  assert.deepEqual([saver.status.kind, saver.theirs.revision], ["stale", 12]);
  saver.want({ ...KONG, deity: "Furios" });
  mock.timers.tick(60_000);
  assert.equal(sent.length, 2);
  await saver.keepMine();
  assert.deepEqual([sent[2][2].base, saver.status.kind], [12, "saved"]);
});

test("loading theirs goes on from there", async () => {
  answers = [answer(409, { code: "stale" }), answer(200, { ...STORED, ...LASH, number: 5, revision: 12 })];
  saver.want(KONG);
  await afterAPause();
  assert.deepEqual(saver.takeTheirs(), LASH);
  assert.deepEqual([saver.base, saver.number, saver.dirty, saver.status.kind], [12, 5, false, "saved"]);
});

test("one's own save whose answer was lost is no other deck", async () => {
  answers = [unreachable, answer(409, { code: "stale" }), answer(200, { ...STORED, ...KONG, number: 5, revision: 12 })];
  saver.want(KONG);
  await afterAPause();
  await afterAPause(1500);
  assert.deepEqual([saver.status.kind, saver.base], ["saved", 12]);
});

test("a note completes the version after what is on its way", async () => {
  answers = [saved(12), saved(13)];
  saver.want(KONG);
  mock.timers.tick(600);
  assert.equal(await saver.complete("More apes"), true);
  const { base, note, autosave } = sent[1][2];
  assert.deepEqual([base, note, autosave], [12, "More apes", false]);
});

test("a deck that was kept with an empty deity is saved without one in a game that has none", async () => {
  const [zoo, more] = [
    { cards: { Hulk: 2 }, sideboard: {}, maybeboard: {} },
    { cards: { Hulk: 3 }, maybeboard: {} },
  ];
  const kept = { tab: "old", base: 11, deck: { ...more, deity: "" }, sent: [{ ...zoo, deity: "" }] };
  const values = new Map([["fourfold-draft-zoo", JSON.stringify(kept)]]);
  globalThis.localStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
  const { deity: _, ...stored } = { ...STORED, ...zoo };
  saver = new Saver({ api: new Api("/epic-tcg/api/", "token"), stored, changed: () => {} });
  assert.deepEqual(saver.left(), { deck: more, follows: true });
  answers = [saved(12)];
  saver.want(more);
  await afterAPause();
  assert.equal("deity" in sent[0][2], false);
  assert.equal(values.size, 0);
  values.set("fourfold-draft-zoo", JSON.stringify({ ...kept, deck: { ...zoo, deity: "" } }));
  assert.equal(new Saver({ api: new Api("/epic-tcg/api/", "token"), stored, changed: () => {} }).left(), null);
});
