/** The page of the rules of a game: its box leaves only those that have the words typed. */
import { found, foundInWords } from "./finding.js";

const box = /** @type {HTMLElement} */ (document.getElementById("find-rules"));
const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
const status = /** @type {HTMLElement} */ (box.querySelector("[role=status]"));
const rules = [...document.querySelectorAll("#rule-book article")];
const texts = rules.map((rule) =>
  [...rule.querySelectorAll("h3, article > p")].map((part) => part.textContent ?? "").join(" "),
);

function find() {
  const typed = input.value.trim();
  const shown = found(texts, typed);
  rules.forEach((rule, at) => {
    rule.classList.toggle("is-not-found", !shown[at]);
  });
  for (const part of document.querySelectorAll("#rule-book > section")) {
    part.classList.toggle("is-not-found", !part.querySelector("article:not(.is-not-found)"));
  }
  for (const other of document.querySelectorAll("#about-rules, .chapters, .sections")) {
    other.classList.toggle("is-not-found", typed !== "");
  }
  status.textContent = typed && foundInWords(shown.filter(Boolean).length);
}

/** A link on the page leads to a rule that may be hidden. */
function showLinked() {
  const rule = document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (!rule?.closest(".is-not-found")) return;
  input.value = "";
  find();
  rule.scrollIntoView();
}

box.hidden = false;
input.addEventListener("input", find);
addEventListener("hashchange", showLinked);
find(); // what a browser has kept in the box
