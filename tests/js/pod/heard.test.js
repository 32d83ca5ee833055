import assert from "node:assert/strict";
import { test } from "node:test";
import { Heard } from "../../../static/js/pod/heard.js";

const question = (pick) => ({ kind: "pick", pack: 1, pick });

/** A payload as it is shown: with this question, or none. */
const shown = (asked, { status = "running", back = null } = {}) => ({
  status,
  view: { question: asked },
  mine: { back },
});

/** The sounds of what comes one after the other, from the first payload of a page on. */
function sounds(payloads, { hidden = false, elsewhere = false } = {}) {
  const heard = new Heard();
  return payloads.map((payload, at) => {
    const asked = payload.status === "running" && !payload.mine?.back ? payload.view.question : null;
    return heard.of({ payload, question: asked, elsewhere }, payloads[at - 1] ?? null, hidden);
  });
}

test("a pack is heard when its player had been waiting for it", () => {
  assert.deepEqual(sounds([shown(null), shown(question(2)), shown(null), shown(question(3))]), [
    "",
    "pack",
    "",
    "pack",
  ]);
  assert.deepEqual(sounds([shown(null, { status: "gathering" }), shown(question(1))]), ["", "pack"]);
});

test("who picked and gets the next pack at once hears nothing, unless the page is hidden", () => {
  const picks = [shown(question(1)), shown(question(2)), shown(question(2))];
  assert.deepEqual(sounds(picks), ["", "", ""]);
  assert.deepEqual(sounds(picks, { hidden: true }), ["", "pack", ""]);
});

test("what was in front before is nothing new: after a pause, or when picks of a bot are taken back or kept", () => {
  const paused = [shown(question(1)), shown(question(1), { status: "paused" }), shown(question(1))];
  assert.deepEqual(sounds(paused, { hidden: true }), ["", "", ""]);
  assert.deepEqual(sounds([shown(question(1), { back: { number: 0 } }), shown(question(3))]), ["", ""]);
});

test("another device that drafts for the seat hears its packs", () => {
  assert.deepEqual(sounds([shown(null), shown(question(1))], { elsewhere: true }), ["", ""]);
});

test("the end is heard once, also by who watches", () => {
  const watched = (status) => ({ status, view: { question: null }, mine: null });
  assert.deepEqual(sounds([watched("running"), watched("running"), watched("over"), watched("over")]), [
    "",
    "",
    "over",
    "",
  ]);
  assert.deepEqual(sounds([watched("over")]), [""]);
  assert.deepEqual(sounds([shown(question(9)), shown(null, { status: "over" })]), ["", "over"]);
});
