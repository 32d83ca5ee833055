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
