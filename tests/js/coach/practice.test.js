import assert from "node:assert/strict";
import { test } from "node:test";
import { Practice, verdict } from "../../../static/js/coach/practice.js";
import { Refused, UNREACHABLE } from "../../../static/js/replay/asking.js";

const IDEAS = [
  { chance: 0.3, cost: 0.2, right: false },
  { chance: 0.5, cost: 0, right: true },
  { chance: 0.49, cost: 0.01, right: true },
];
const SAID = { ideas: IDEAS, best: 1, taken: 0, why: [], unexplained: "", replay: "/replay/" };
const asked = (address) => ({ moment: address, ideas: ["Attack", "Pass", "Play Kong"] });

function practised(overrides = {}) {
  const shown = [];
  const practice = new Practice({
    addresses: ["a", "b"],
    load: async (address) => asked(address),
    send: async () => SAID,
    show: (question) => shown.push(question.moment),
    redraw: () => {},
    ...overrides,
  });
  return { practice, shown };
}

test("one position follows the other, and after the last one comes the first", async () => {
  const { practice, shown } = practised();
  for (let count = 0; count < 3; count += 1) await practice.next();
  assert.deepEqual(shown, ["a", "b", "a"]);
  assert.equal(practice.isLast, false);
});

test("a position that cannot be shown any more is passed over, unless there is no other", async () => {
  const load = async (address) => {
    if (address === "a") throw new Refused("The rules have changed.");
    return asked(address);
  };
  const { practice, shown } = practised({ load });
  await practice.next();
  await practice.next();
  assert.deepEqual([shown, practice.error], [["b", "b"], ""]);
  const alone = practised({ load, addresses: ["a"] });
  await alone.practice.next();
  assert.deepEqual([alone.shown, alone.practice.error], [[], "The rules have changed."]);
});

test("right answers are counted, and a second answer changes nothing", async () => {
  const { practice } = practised();
  await practice.next();
  assert.equal(practice.isRight, null);
  await practice.choose(0);
  await practice.choose(1);
  assert.deepEqual([practice.right, practice.answered, practice.isRight], [0, 1, false]);
  await practice.next();
  await practice.choose(2);
  assert.deepEqual([practice.right, practice.answered, practice.isRight], [1, 2, true]);
});

test("while the server answers nothing else is asked", async () => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    return SAID;
  };
  const { practice } = practised({ send });
  await practice.next();
  await Promise.all([practice.choose(0), practice.choose(1)]);
  assert.deepEqual([sent, practice.chosen, practice.answered], [1, 0, 1]);
});

test("what goes wrong is said, and the question stays", async () => {
  const failures = [new Refused("The rules have changed."), new TypeError("x is undefined")];
  const send = () => Promise.reject(failures.shift());
  const { practice } = practised({ send });
  await practice.next();
  await practice.choose(1);
  assert.equal(practice.error, "The rules have changed.");
  await practice.choose(1);
  assert.equal(practice.error, UNREACHABLE);
  assert.deepEqual([practice.said, practice.answered, practice.question.moment], [null, 0, "a"]);
});

test("the verdict says what the bot would choose and what the other idea costs", () => {
  const question = asked("a");
  assert.equal(verdict(question, SAID, 1), "That is the bot’s choice, too.");
  assert.equal(verdict(question, SAID, 2), "As good as the bot’s choice, as far as it can tell.");
  assert.equal(verdict(question, SAID, 0), "The bot would choose “Pass”. Yours costs about 20 of 100.");
  const power = { ...question, ideas: ["Attack", "Medusa: {expend}: Break target champion.", "Pass"] };
  assert.equal(
    verdict(power, SAID, 0),
    "The bot would choose “Medusa: {expend}: Break target champion”. Yours costs about 20 of 100.",
  );
});
