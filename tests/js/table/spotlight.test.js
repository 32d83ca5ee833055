import assert from "node:assert/strict";
import { test } from "node:test";
import { Spotlight } from "../../../static/js/table/spotlight.js";

const play = (n, seat, card) => ({ n, turn: 3, kind: "play", seat, text: `[[${card}]]`, rule: "", refs: [] });

function sit(log, more = {}) {
  const table = {
    log,
    me: 0,
    asked: null,
    frame: { pace: "normal" },
    view: { resolving: null },
    isOwn: (seat) => seat === 0,
    placeOf: () => undefined,
    redraw: () => {},
    ...more,
  };
  return { table, spotlight: new Spotlight(/** @type {any} */ (table)) };
}

test("what the opponent plays is shown for its time, what we play is not", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { table, spotlight } = sit([play(4, 1, "Kong")]);
  spotlight.follow(3);
  assert.equal(spotlight.play?.card, "Kong");
  t.mock.timers.tick(2199);
  assert.equal(spotlight.play?.card, "Kong");
  t.mock.timers.tick(1);
  assert.equal(spotlight.play, undefined);
  table.log.push(play(7, 0, "Lash"));
  spotlight.follow(4);
  assert.equal(spotlight.play, undefined);
});

test("an event that still resolves stays until it has resolved", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { table, spotlight } = sit([play(4, 1, "Apocalypse")], {
    view: { resolving: { card: "Apocalypse", controller: 1 } },
  });
  spotlight.follow(3);
  t.mock.timers.tick(10_000);
  assert.equal(spotlight.play?.card, "Apocalypse");
  table.view = { resolving: null };
  spotlight.follow(4);
  assert.equal(spotlight.play, undefined);
});

test("where we are asked meanwhile it covers nothing any longer", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { spotlight } = sit([play(4, 1, "Apocalypse")], {
    view: { resolving: { card: "Apocalypse", controller: 1 } },
    asked: { kind: "target" },
  });
  spotlight.follow(3);
  t.mock.timers.tick(2200);
  assert.equal(spotlight.play, undefined);
});

test("at an instant pace nothing is shown", () => {
  const { spotlight } = sit([play(4, 1, "Kong")], { frame: { pace: "instant" } });
  spotlight.follow(3);
  assert.equal(spotlight.play, undefined);
});

test("an arrow leads to where something was before it left", () => {
  const damage = { n: 5, turn: 3, kind: "damage", seat: 1, text: "[[Kong]] deals 13 damage to [[Wolf]].", rule: "" };
  const place = { left: 4, top: 2 };
  const { table, spotlight } = sit([play(4, 1, "Kong"), { ...damage, refs: ["b7"] }], { placeOf: () => place });
  spotlight.follow(3);
  table.placeOf = () => undefined;
  assert.deepEqual(spotlight.placeOf("b7"), place);
});
