/** The page of an invitation: copies the link, and says in the page's title, and by a sound if wished, what happened. */
import { news } from "./live/news.js";
import { Sounds } from "./live/sounds.js";

/** What the other player did last. */
const newest = () => document.querySelector("#challenge")?.getAttribute("data-news") ?? "";

const sounds = new Sounds();
let known = newest();

const choice = document.querySelector("#sound-choice");
const box = choice?.querySelector("input");
if (choice instanceof HTMLElement && box) {
  choice.hidden = false;
  box.checked = sounds.wish.on;
  box.addEventListener("change", () => {
    sounds.change({ on: box.checked });
    sounds.play("turn");
  });
}

document.body.addEventListener("htmx:afterSwap", () => {
  const now = newest();
  if (now && now !== known) {
    news(now);
    sounds.play("turn");
  }
  known = now;
});

/** The link is copied, or selected where the browser does not let pages copy. @param {string} link */
async function copied(link) {
  /** @type {HTMLInputElement|null} */
  const shown = document.querySelector(".challenge-line input");
  shown?.select();
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false; // not over HTTP in a network, and not without leave
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!(button instanceof HTMLElement)) return;
  const word = (await copied(button.dataset.copy ?? "")) ? "Copied" : "Selected";
  const label = button.querySelector("span");
  if (label) label.textContent = word;
});
