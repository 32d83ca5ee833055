import assert from "node:assert/strict";
import { test } from "node:test";
import { playsOf } from "../../../static/js/table/plays.js";

let n = 0;
const entry = (kind, seat, text, refs = []) => ({ n: n++, turn: 3, kind, seat, text, rule: "", refs });

test("a play goes with what came of it, and a power with its own line", () => {
  const log = [
    entry("turn", 1, "Turn 3: your opponent's turn."),
    entry("play", 1, "Your opponent plays [[Flash Fire]].", ["c4"]),
    entry("damage", 1, "[[Flash Fire]] deals 2 damage to [[Wolf]] ×2.", ["b7", "b8"]),
    entry("break", 1, "[[Wolf]] ×2 are broken.", ["b7", "b8"]),
    entry("power", 0, "You use [[Kong]]: Deal 1 damage."),
    entry("hurt", 0, "[[Kong]] deals 1 damage to your opponent.", ["p1"]),
  ];
  const [fire, kong] = playsOf(log);
  assert.deepEqual(
    [fire.seat, fire.card, fire.lines.map(({ kind }) => kind), fire.refs],
    [1, "Flash Fire", ["damage", "break"], ["b7", "b8"]],
  );
  assert.deepEqual(
    [kong.seat, kong.card, kong.lines.map(({ kind }) => kind), kong.refs],
    [0, "Kong", ["power", "hurt"], ["p1"]],
  );
});

test("what a card says when it triggers is not what it does to somebody", () => {
  const log = [
    entry("play", 1, "Your opponent plays [[Kong]].", ["c4"]),
    entry("trigger", 1, "[[Kong]]: Tribute → Deal 13 damage to target champion.", ["b9"]),
    entry("damage", 1, "[[Kong]] deals 13 damage to [[Jungle Queen]].", ["b7"]),
  ];
  assert.deepEqual(
    playsOf(log).map(({ lines, refs }) => [lines.length, refs]),
    [[2, ["b7"]]],
  );
});

test("an attack and a new turn are nothing that a card did", () => {
  const log = [
    entry("play", 1, "Your opponent plays [[Kong]]."),
    entry("attack", 1, "Your opponent attacks with [[Wolf]].", ["b9"]),
    entry("damage", 1, "[[Wolf]] deals 2 damage to you.", ["p0"]),
    entry("turn", 0, "Turn 4: your turn."),
    entry("draw", 0, "You draw [[Lash]].", ["c1"]),
  ];
  assert.deepEqual(
    playsOf(log).map(({ card, lines, refs }) => [card, lines, refs]),
    [["Kong", [], []]],
  );
});

test("nothing was played before the first play", () => {
  assert.deepEqual(playsOf([entry("mulligan", 0, "You keep your hand.")]), []);
});
