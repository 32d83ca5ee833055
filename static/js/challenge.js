/** The page of an invitation: copies the link, and says in the page's title what happened while nobody looked. */
import { news } from "./live/news.js";
import { Sounds } from "./live/sounds.js";

/** What the other player did last. */
const newest = () => document.querySelector("#challenge")?.getAttribute("data-news") ?? "";

const sounds = new Sounds();
let known = newest();

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
  await navigator.clipboard?.writeText(button.dataset.copy ?? "");
  const word = button.querySelector("span");
  if (word) word.textContent = "Copied";
});
