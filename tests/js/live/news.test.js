import assert from "node:assert/strict";
import { test } from "node:test";

const listeners = [];
const page = {
  title: "Cube Draft · Fourfold",
  visibilityState: "visible",
  addEventListener: (_, listener) => listeners.push(listener),
};
globalThis.document = page;
const { entitle, news } = await import("../../../static/js/live/news.js");

function turn(visibilityState) {
  page.visibilityState = visibilityState;
  for (const listener of listeners) listener();
}

test("news stand before the name of a page that nobody looks at, whatever it is called meanwhile", () => {
  news("Ben: Hello");
  assert.equal(page.title, "Cube Draft · Fourfold");
  turn("hidden");
  news("Ben: Hello");
  assert.equal(page.title, "Ben: Hello · Cube Draft · Fourfold");
  entitle("Your pick · Cube Draft · Fourfold");
  assert.equal(page.title, "Ben: Hello · Your pick · Cube Draft · Fourfold");
  news("Ben: Thanks");
  assert.equal(page.title, "Ben: Thanks · Your pick · Cube Draft · Fourfold");
  turn("visible");
  assert.equal(page.title, "Your pick · Cube Draft · Fourfold");
  entitle("Cube Draft · Fourfold");
  assert.equal(page.title, "Cube Draft · Fourfold");
});
