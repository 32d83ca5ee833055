import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Connection } from "../../../static/js/live/connection.js";

/** The end of a socket that the server holds. */
class Socket extends EventTarget {
  readyState = 0;
  sent = [];

  send(frame) {
    this.sent.push(JSON.parse(frame));
  }

  close() {
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  receives(...frame) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(frame) }));
  }

  breaks(code) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

let sockets;
let frames;
let links;
let connection;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  globalThis.document = { cookie: "fourfold_csrf=one" };
  [sockets, frames, links] = [[], [], []];
  connection = new Connection({
    open: () => sockets[sockets.push(new Socket()) - 1],
    hello: () => ({ log: 0 }),
    onFrame: (...frame) => frames.push(frame),
    onStatus: (link, _, why) => links.push(why ? `${link}: ${why}` : link),
  });
  connection.start();
});

test("it sends hello when the socket opens, and is open once something was received", () => {
  sockets[0].opens();
  assert.deepEqual(sockets[0].sent, [["hello", 1, { log: 0 }]]);
  assert.deepEqual(links, ["connecting"]);
  sockets[0].receives("table", 1, { at: 3 });
  assert.deepEqual([links, frames], [["connecting", "open"], [["table", 1, { at: 3 }]]]);
});

test("requests are numbered, and none is sent without a connection", () => {
  assert.equal(connection.send("choose", {}), 0);
  sockets[0].opens();
  assert.deepEqual([connection.send("choose", {}), connection.send("here", {})], [2, 3]);
});

test("a lost connection comes back by itself, after a while that grows", () => {
  for (const [failure, least, most] of [
    [0, 375, 625],
    [1, 750, 1250],
    [2, 1500, 2500],
  ]) {
    sockets[failure].breaks(1006);
    mock.timers.tick(least - 1);
    assert.equal(sockets.length, failure + 1);
    mock.timers.tick(most - least + 1);
    assert.equal(sockets.length, failure + 2);
  }
  assert.equal(links.at(-1), "lost");
});

test("it tries at once when asked to, and only while there is no socket", () => {
  connection.retry();
  assert.equal(sockets.length, 1);
  sockets[0].breaks(1006);
  connection.retry();
  assert.equal(sockets.length, 2);
});

test("what cannot be repaired by coming again ends it", () => {
  sockets[0].opens();
  sockets[0].receives("error", 1, { code: "gone", text: "There is no such table." });
  assert.equal(links.at(-1), "ended: There is no such table.");
  sockets[0].breaks(4404);
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
});

test("a covered screen ends it, and the page leads on", () => {
  const covered = ["error", 2, { code: "covered", text: "Hand the device to Bob." }];
  sockets[0].opens();
  sockets[0].receives("table", 1, {});
  sockets[0].receives(...covered);
  assert.deepEqual(frames.at(-1), covered);
  sockets[0].breaks(1006);
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
});

test("a hello that was refused for now is sent again later", () => {
  sockets[0].opens();
  sockets[0].receives("error", 1, { code: "unforeseen", text: "Later." });
  assert.deepEqual([sockets[0].readyState, frames], [3, []]);
});

test("any other refusal is handed on", () => {
  sockets[0].opens();
  sockets[0].receives("table", 1, {});
  sockets[0].receives("error", 2, { code: "stale", text: "Too late." });
  assert.deepEqual(frames.at(-1), ["error", 2, { code: "stale", text: "Too late." }]);
});

test("who signs in elsewhere comes again with the new session", () => {
  sockets[0].opens();
  sockets[0].receives("table", 1, {});
  globalThis.document = { cookie: "fourfold_csrf=two" };
  mock.timers.tick(2000);
  assert.equal(sockets.length, 2);
  assert.equal(links.at(-1), "anew");
  sockets[1].opens();
  sockets[1].receives("error", 1, { code: "gone", text: "You have no seat here." });
  assert.equal(links.at(-1), "out: You have no seat here.");
});

test("after four refused sessions it comes as whoever it is", () => {
  sockets[0].opens();
  for (let times = 0; times < 5; times += 1) {
    sockets.at(-1).breaks(4401);
    mock.timers.tick(20_000);
    sockets.at(-1).opens();
  }
  assert.deepEqual(sockets[4].sent[0][2], { log: 0 });
  assert.deepEqual(sockets[5].sent[0][2], { log: 0, anybody: true });
});
