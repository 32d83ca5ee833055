import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Toasts } from "../../../static/js/live/toasts.js";

mock.timers.enable({ apis: ["setTimeout"] });

const texts = (toasts) => toasts.shown.map(({ text }) => text);

test("the newest three are shown, each for a while", () => {
  const toasts = new Toasts(() => {});
  for (const text of ["one", "two", "three", "four"]) toasts.show(text);
  assert.deepEqual(texts(toasts), ["two", "three", "four"]);
  mock.timers.tick(8000);
  assert.deepEqual(texts(toasts), []);
});

test("a newer one about the same takes the place of the older, and is forgotten when it is outdated", () => {
  const toasts = new Toasts(() => {});
  toasts.show("Link copied.");
  toasts.show("Hint: Attack", "hint");
  toasts.show("Hint: End your turn", "hint");
  assert.deepEqual(texts(toasts), ["Link copied.", "Hint: End your turn"]);
  toasts.forget("hint");
  assert.deepEqual(texts(toasts), ["Link copied."]);
});
