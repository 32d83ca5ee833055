/** The page of an invitation: copies the link, and says in the page's title, and by a sound if wished, what happened. */
import { copied } from "./live/copying.js";
import { news } from "./live/news.js";
import { offerSound } from "./live/sound-choice.js";
import { Sounds } from "./live/sounds.js";

/** What the other player did last. */
const newest = () => document.querySelector("#challenge")?.getAttribute("data-news") ?? "";

const sounds = new Sounds();
let known = newest();

offerSound(sounds);

document.body.addEventListener("htmx:afterSwap", () => {
  const now = newest();
  if (now && now !== known) {
    news(now);
    sounds.play("turn");
  }
  known = now;
});

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!(button instanceof HTMLElement)) return;
  const isCopied = await copied(button.dataset.copy ?? "");
  /** @type {HTMLInputElement|null} */
  const shown = document.querySelector(".challenge-line input");
  if (!isCopied) shown?.select(); // for the keys of a browser that does not let pages copy
  const word = isCopied ? "Copied" : "Selected";
  const label = button.querySelector("span");
  if (label) label.textContent = word;
});
