/**
 * The queue on the page of the lobby: its panel is renewed when its person stands there otherwise, the time of a ready
 * check is counted down, and what happened is said aloud, in the title and by a sound. The server decides all of it.
 */
import { news } from "../live/news.js";
import { offerSound } from "../live/sound-choice.js";
import { Sounds } from "../live/sounds.js";
import { sure } from "../sure.js";

/** @typedef {"nowhere"|"waiting"|"asked"|"ready"|"begun"|"out"} At as in docs/lobby.md */
/** @typedef {{at: At, left: number|null, to: string}} QueueStatus */

const STEP = 250; // milliseconds from one look at the clock to the next

const panel = () => sure(/** @type {HTMLElement|null} */ (document.querySelector("#queue")));

/** How the panel says that its person stands. */
const shownAt = () => /** @type {At} */ (panel().dataset.at);

/** @type {Record<At, () => string>} */
const SAID = {
  nowhere: () => "You are not in the queue.",
  waiting: () => "You wait in the queue for an opponent.",
  asked: () => "An opponent is there. Are you ready?",
  ready: () => "You are ready. The game starts when the other one is ready, too.",
  begun: () => "Your game has begun.",
  out: () => document.querySelector(".queue-why")?.textContent ?? "",
};

/** In the title of a page that nobody looks at. @type {Partial<Record<At, string>>} */
const NEWS = { asked: "Ready?", begun: "Your game has begun", out: "You left the queue" };

export class Queue {
  constructor() {
    this.sounds = new Sounds();
    this.at = shownAt(); // what was said last
    this.ends = 0; // of the ready check, in milliseconds of performance.now
    this.hadFocus = false; // the panel, before it was replaced
  }

  start() {
    offerSound(this.sounds);
    this.count();
    setInterval(() => this.draw(), STEP);
    document.body.addEventListener("htmx:beforeSwap", () => {
      this.hadFocus = panel().contains(document.activeElement);
    });
    document.body.addEventListener("htmx:afterSwap", () => this.turn());
  }

  /** The server says how one stands. @param {QueueStatus} status */
  hear({ at, to }) {
    const was = shownAt();
    if (at === was) return;
    if (at === "begun" && was !== "nowhere" && was !== "out") {
      news(sure(NEWS.begun));
      window.location.assign(to);
    } else panel().dispatchEvent(new Event("renew"));
  }

  /** The panel may be another one. */
  turn() {
    this.count();
    const at = shownAt();
    if (at === this.at) return;
    this.at = at;
    sure(document.querySelector("#queue-said")).textContent = SAID[at]();
    const title = NEWS[at];
    if (title) news(title);
    if (at === "asked") {
      this.sounds.play("turn");
      sure(/** @type {HTMLElement|null} */ (document.querySelector("#queue-ready"))).focus();
    } else if (this.hadFocus) {
      sure(/** @type {HTMLElement|null} */ (document.querySelector("#queue-title"))).focus();
    }
  }

  count() {
    this.ends = performance.now() + Number(panel().dataset.left ?? 0);
    this.draw();
  }

  /** The time that is left. */
  draw() {
    const seconds = document.querySelector(".queue-seconds");
    const bar = document.querySelector(".queue-time progress");
    const left = Math.max(0, this.ends - performance.now());
    if (seconds) seconds.textContent = `${Math.ceil(left / 1000)} s`;
    if (bar instanceof HTMLProgressElement) bar.value = left;
  }
}
