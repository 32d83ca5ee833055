/** The messages of the page: what is asked now, news of other players, what happened while nobody was here. Pure functions. */
import { numberOf } from "../counting.js";
import { sure } from "../sure.js";
import { inLong } from "./clock.js";
import { gained, linesOf, namesOf, pileOf } from "./offers.js";

/** @typedef {import("./types.js").PodPayload} PodPayload */

/** @typedef {import("./pod.js").Pod} Pod */

/** "no cards", "1 card", "5 cards". @param {number} count */
export function cards(count) {
  return count ? numberOf(count, "card") : "no cards";
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cat". @param {string[]} items */
export function listed(items) {
  return [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and ");
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is asked of me, or whom everybody waits for. @param {Pod} pod */
export function sentence(pod) {
  const { question, payload } = pod;
  if (payload.status === "paused") return "The host has paused the draft.";
  if (!pod.view) return "";
  if (question?.kind === "review") return "Review your cards. Continue when you are ready for the next pack.";
  if (question?.kind === "list") return "These are your cards. Keep them, or exchange them once.";
  if (question?.kind === "look") return `Take pile ${(pod.game.layout?.looks ?? 0) + 1}, or leave it.`;
  if (question?.offers) return ACTS[question.kind] ?? "";
  if (question) return asking(pod, question);
  return waiting(pod);
}

/** @type {Partial<Record<import("./types.js").Question["kind"], string>>} */
const ACTS = {
  pile: "Take one of the piles.",
  line: "Take a row or a column.",
  split: "Make two piles. The other player chooses one of them.",
  exchange: "Exchange a card, or keep your hand.",
};

/** What to do before the button can be pressed. @param {Pod} pod @param {import("./types.js").Question} question */
export function hintOf(pod, question) {
  if (question.kind === "split") return "Press a card to read it, and Move to put it into the other pile.";
  if (question.kind === "exchange")
    return pod.chosenOption === null
      ? "Choose a card of your hand and one on the table."
      : "Press the button to exchange them.";
  const names = namesOf(question, pod.chosenOption);
  if (pod.chosenOption !== null) return names.length ? `${listed(names)}.` : "This pile has no card.";
  return question.kind === "line" ? "Select a row or a column." : "Select a pile.";
}

/**
 * What the button says.
 * @param {import("./types.js").Question} question
 * @param {import("./types.js").Layout} layout
 * @param {number|null} option
 * @param {number[]} chosen
 */
export function verbOf(question, layout, option, chosen) {
  if (question.kind === "split") return `Split ${question.cards.length - chosen.length} and ${chosen.length}`;
  if (option === null) return question.kind === "exchange" ? "Exchange" : "Take";
  if (question.kind === "exchange") {
    const [taken, given] = namesOf(question, option);
    return `Take ${taken} for ${given}`;
  }
  if (question.kind === "line")
    return `Take ${
      linesOf(question, layout)
        .find((line) => line.option === option)
        ?.name.toLowerCase() ?? ""
    }`;
  return `Take pile ${pileOf(question, layout, option) + 1}`;
}

/** "2 cards", "2 cards, Ann looks at them". @param {Pod} pod @param {import("./types.js").Layout} layout @param {number} at */
export function pileInWords(pod, layout, at) {
  const { count } = layout.piles[at];
  if (layout.looks !== at || layout.seat === null) return count ? cards(count) : "empty";
  const name = pod.nameOf(layout.seat);
  return `${cards(count)}, ${name} ${name === "you" ? "look" : "looks"} at ${count === 1 ? "it" : "them"}`;
}

/**
 * Whether I took these cards knowing them: all but what comes unseen, and what another player left me.
 * @param {import("./types.js").Question|null} question
 * @param {string[]} names
 */
function isChosen(question, names) {
  if (!question) return false;
  return question.kind !== "look" || String(question.cards) === String(names);
}

/** What others have taken from the table since, and what I got without choosing it, in a sentence; "" for nothing. @param {Pod} pod @param {PodPayload|null} old */
export function takenBy(pod, old) {
  const before = old?.view;
  const { view } = pod;
  if (!before || !view?.layout) return "";
  return view.seats
    .flatMap((seat, at) => {
      const more = gained(before.seats[at], seat);
      if (!more) return [];
      if (at === pod.me)
        return more.names && !isChosen(before.question, more.names) ? [`You got ${listed(more.names)}.`] : [];
      return [`${capital(pod.nameOf(at))} took ${more.names ? listed(more.names) : cards(more.count)}.`];
    })
    .join(" ");
}

/** @param {Pod} pod @param {import("./types.js").Question} question */
function asking(pod, question) {
  const { takes } = pod.plan;
  const [first] = takes;
  if (pod.burns) return `Burn ${cards(question.take)}: ${question.take > 1 ? "choose the first one" : "choose one"}.`;
  if (pod.plan.alternate) {
    if (question.take > 1) return "Take two cards: choose the first one.";
    return question.cards.length === 3 ? "Take one more card." : "Take one card.";
  }
  if (takes.length) {
    const other = pod.nameOf(pod.neighbour(sure(pod.me)));
    if (question.pick === first) return `Keep one of these five. ${capital(other)} gets the other four.`;
    const rest = "the rest is removed unseen";
    return question.take > 1
      ? `${capital(other)} passed these on. Keep two of them; ${rest}.`
      : `Keep one more; ${rest}.`;
  }
  return "Take one card.";
}

/** @type {Record<import("./types.js").Act, string>} */
const ACTING = {
  look: "looks at the piles",
  pile: "takes a pile",
  line: "takes a row or a column",
  split: "makes two piles",
  exchange: "exchanges a card or keeps the hand",
  pick: "takes a card",
};

/** @param {Pod} pod */
function waiting(pod) {
  const { over, seats } = pod.game;
  if (over) return "The draft is over.";
  const asked = seats.filter((seat) => seat.asked).map((seat) => pod.nameOf(seat.seat));
  if (pod.me === null)
    return asked.length ? `${capital(listed(asked))} ${asked.length === 1 ? "chooses" : "choose"}.` : "";
  if (pod.view?.layout)
    return asked.length ? `${capital(listed(asked))} ${ACTING[pod.view.layout.act ?? "pick"]}.` : "";
  if (pod.plan.shape === "listed") return `You are ready. Waiting for ${listed(asked)}.`;
  if (pod.plan.alternate) return `${capital(listed(asked))} ${asked.length === 1 ? "chooses" : "choose"}.`;
  const from = pod.neighbour(pod.me, true);
  if (!seats[from].asked && asked.length) return `You have no pack right now. Waiting for ${listed(asked)}.`;
  return `You have no pack right now. ${capital(pod.nameOf(from))} will pass you the next one.`;
}

/** The same for the live region, when it is new: with where one is, how many cards there are and how much time. @param {Pod} pod */
export function announcement(pod) {
  const { question, view } = pod;
  if (pod.payload.status === "over") return "The draft is over.";
  if (pod.payload.status === "closed") return "The host has closed this draft.";
  if (!view) return "";
  if (!question || (!pod.picks && !question.offers)) return sentence(pod);
  const { deadline } = pod.payload.seats[sure(pod.me)];
  const time = deadline === null ? "" : ` You have ${inLong(pod.clock.until(deadline))}.`;
  return `${where(pod)}, ${cards(question.cards.length)}. ${sentence(pod)}${time}`;
}

/** "Pack 1, pick 3". @param {Pod} pod */
export function where(pod) {
  const { question } = pod;
  if (pod.plan.shape === "tabled") return tableRound(pod);
  const unit = pod.plan.takes.length && !pod.plan.alternate ? "Round" : pod.plan.alternate ? "Group" : "Pack";
  if (pod.plan.shape !== "passed") return pod.plan.format;
  const round = `${unit} ${question?.pack || pod.game.round} of ${pod.game.rounds}`;
  return pod.picks && question ? `${round}, pick ${Math.ceil(question.pick / (1 + pod.plan.burns))}` : round;
}

/** "Turn 4", "Round 3 of 18", "Pack 2 of 8, pick 3". @param {Pod} pod */
function tableRound(pod) {
  const { question, game } = pod;
  const number = question?.pack || game.round;
  if (!game.rounds) return `Turn ${number}`;
  const packs = game.layout?.act === "pick" && game.pack_size > 0;
  const round = `${packs ? "Pack" : "Round"} ${number} of ${game.rounds}`;
  if (question?.kind === "exchange") return `${round}, exchange ${question.pick}`;
  return packs && question ? `${round}, pick ${question.pick}` : round;
}

/** What changed around somebody who sits there, worth a line. @param {Pod} pod @param {PodPayload|null} old */
export function newsOf(pod, old) {
  if (!old || old.seats.length !== pod.payload.seats.length) return [];
  const lost =
    old.seat !== null && pod.me === null && !pod.payload.late
      ? ["You no longer have a seat here and are now watching. If you signed out, sign in again to continue drafting."]
      : [];
  return lost.concat(
    pod.payload.seats.flatMap((seat, at) => {
      const before = old.seats[at];
      const name = seat.name || before.name;
      if (at === pod.me || at === old.seat || !name) return [];
      if (before.kind !== "person" && seat.kind === "person") return [`${seat.name} takes a seat.`];
      if (before.kind === "person" && seat.kind !== "person")
        return [`${before.name} has left${seat.kind === "bot" ? "; a bot sits there now" : ""}.`];
      if (seat.taken_back > before.taken_back)
        return [`${name} takes back ${numberOf(seat.taken_back - before.taken_back, "pick")} that a bot made.`];
      if (seat.stands_in && !before.stands_in) return [`Nothing is heard of ${name}.`];
      if (seat.kind === "person" && before.name === seat.name && before.away !== seat.away)
        return [seat.away ? `${name} is away.` : `${name} is back.`];
      return [];
    }),
  );
}

/** What was chosen for me since I last looked, and by whom. @param {Pod} pod */
export function missedPicks(pod) {
  const seen = pod.memory.reached;
  const made = (pod.payload.mine?.made ?? []).filter(({ number }) => number >= (seen ?? Infinity));
  if (!made.length) return "";
  const names = made.flatMap(({ card }) => card ?? []);
  const what = `${made.length === 1 ? "a pick" : `${made.length} picks`} for you${names.length ? `: ${listed(names)}` : ""}`;
  if (made.every(({ by }) => by === "clock")) return `Time ran out. The clock made ${what}.`;
  return `While you were away a bot made ${what}${made.some(({ ranked }) => ranked) ? ", using your ranking" : ""}.`;
}
