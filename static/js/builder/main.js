/** Starts the builder: reads the page's addresses, loads the deck, the cards, the formats and what is owned, draws. */
import { elements } from "../elements.js";
import { followTeam } from "../live/team.js";
import { sure } from "../sure.js";
import { html, render } from "../table/html.js";
import { useSprites } from "../table/icons.js";
import { Api } from "./api.js";
import { App } from "./app.js";
import { Builder } from "./builder.js";
import { listen as listenToDrags } from "./drag.js";
import { listen as listenToKeys } from "./keys.js";

/** @typedef {import("./types.js").Links & {api: string, token: string, slug: string, owns: string, sprite: string, charges: string, mostCards: string, mostCopies: string, longestList: string}} Addresses */

/**
 * What a list of the API holds, whether it comes in pages or not.
 * @template T
 * @param {T[] | {results: T[]}} answer
 */
function listed(answer) {
  return Array.isArray(answer) ? answer : answer.results;
}

/** Copies by name, of so many cards. @param {Api} api @param {number} all */
async function copies(api, all) {
  /** @type {{results: {name: string, owned: number}[]}} */
  const { results } = await api.get("cards/", { q: "owned:yes", page_size: all, fields: "name,owned" });
  return new Map(results.map(({ name, owned }) => [name, owned]));
}

/** Saves what is left when the page goes away, and tries again when there is a connection. @param {Builder} builder */
function watch(builder) {
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && builder.saver.flush());
  window.addEventListener("pagehide", () => builder.saver.flush());
  window.addEventListener("online", () => {
    builder.saver.save();
    if (!builder.judge.fresh) builder.check();
  });
}

/** @param {HTMLElement} root with the page's addresses in its data attributes */
async function begin(root) {
  const {
    api: base,
    token,
    slug,
    owns,
    sprite,
    charges,
    mostCards,
    mostCopies,
    longestList,
    ...links
  } = /** @type {Addresses} */ (root.dataset);
  const limits = { cards: Number(mostCards), copies: Number(mostCopies), signs: Number(longestList) };
  useSprites(sprite, charges);
  const api = new Api(base, token);
  /** @type {Promise<{cards: import("./types.js").Card[], layout: import("./types.js").Layout}>} */
  const asked = new Api(links.cards, token).get("");
  const [stored, { cards, layout }, formats, owned] = await Promise.all([
    api.get(`decks/${slug}/`),
    asked,
    api.get("formats/"),
    owns ? asked.then((game) => copies(api, game.cards.length)) : null,
  ]);
  const heading = sure(document.querySelector("h1"));
  const draw = () => {
    heading.textContent = `Build ${builder.meta.name}`;
    render(html`<${App} builder=${builder} />`, root);
  };
  const builder = new Builder({ api, stored, cards, layout, formats: listed(formats), owned, limits, links, draw });
  root.replaceChildren();
  builder.start();
  listenToKeys(builder, root);
  listenToDrags(builder, root);
  watch(builder);
  if (links.team) followTeam(links.team, { hear: (shared) => builder.share(shared) });
  if (matchMedia("(hover: hover)").matches) elements(root, "#find")[0].focus({ preventScroll: true });
}

const root = sure(/** @type {HTMLElement|null} */ (document.querySelector("#builder")));
begin(root).catch((error) => {
  const sorry = document.createElement("p");
  sorry.className = "error";
  sorry.setAttribute("role", "alert");
  sorry.textContent = `The builder could not be opened. ${error.message} Reload the page to try again; your deck is safe.`;
  root.replaceChildren(sorry);
});
