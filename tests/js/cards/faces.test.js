import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, ownAddressOf } from "../../../static/js/cards/faces.js";

const said = JSON.stringify({ address: "/pictures/SLUG/SIZE.jpg", slugs: { Kong: "abc" } });
Object.assign(globalThis, { devicePixelRatio: 1, document: { querySelector: () => ({ textContent: said }) } });
const kong = { name: "Kong", faces: { small: "/faces/kong-small.webp", medium: "/faces/kong-medium.jpg" } };
const lash = { name: "Lash", faces: { small: "/faces/lash-small.webp", medium: "/faces/lash-medium.jpg" } };

test("a picture of one's own goes before the face that the site draws", () => {
  assert.equal(addressOf(kong, "small"), "/pictures/abc/small.jpg");
  assert.equal(addressOf(lash, "small"), "/faces/lash-small.webp");
  assert.equal(ownAddressOf("Lash", "small"), "");
  assert.equal(addressOf({ name: "Nobody", faces: null }, "small"), "");
});

test("a sharp screen takes the larger file for a small place", () => {
  globalThis.devicePixelRatio = 2;
  assert.equal(addressOf(kong, "small"), "/pictures/abc/medium.jpg");
  assert.equal(addressOf(lash, "small"), "/faces/lash-medium.jpg");
  assert.equal(addressOf(kong, "medium"), "/pictures/abc/medium.jpg");
});
