/** A scene of the tutorial or a puzzle: what it teaches, what is to be done, and what follows. */
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Scene} Scene */

/** The buttons that lead on. @param {{table: Table, scene: Scene}} props */
function Onwards({ table, scene }) {
  const done = scene.state === "done";
  const again = html`<button type="button" class=${done ? "" : "primary"} onClick=${() => table.send("scene", { key: scene.key })}><${Icon} name="again" />${scene.kind === "puzzle" && !done ? "Try again" : "Start again"}</button>`;
  const all = scene.kind === "puzzle" && html`<a class="button" href=${table.links.puzzles}>All puzzles</a>`;
  if (!done) return html`${again}${all}`;
  return html`${
    scene.next
      ? html`<button type="button" class="primary" onClick=${() => table.send("scene", { key: scene.next })}><${Icon} name="next" />Next ${scene.kind}</button>`
      : html`<a class="button primary" href=${table.links.learn}>Play a whole game</a>`
  }${again}${all}`;
}

/** What there is to learn, before anything is done: where there is no room for it beside the board. @param {{scene: Scene, close: () => void}} props */
export function SceneText({ scene, close }) {
  return html`<h2>${scene.title}</h2>
    ${scene.text.map((paragraph) => html`<p>${paragraph}</p>`)}
    <p><b>Goal:</b> ${scene.goal}</p>
    <div class="dialog-commands"><button type="button" class="primary" onClick=${close} autofocus>Begin</button></div>`;
}

/** Beside the board, or above it on a phone. @param {{table: Table}} props */
export function Coach({ table }) {
  const { scene } = table.frame;
  if (!scene) return null;
  return html`<section class=${`coach is-${scene.state}`} aria-label=${scene.kind === "puzzle" ? "Puzzle" : "Scene"}>
    <details open=${scene.kind === "scene" && table.frame.at === 0 && !table.isNarrow}>
      <summary><h2>${scene.title}</h2></summary>
      ${scene.text.map((paragraph) => html`<p>${paragraph}</p>`)}
    </details>
    <p class="coach-goal"><b>Goal:</b> ${scene.goal}</p>
    <p class="coach-advice" role="status">${scene.advice}</p>
    ${scene.state !== "open" && html`<div class="coach-commands"><${Onwards} table=${table} scene=${scene} /></div>`}
  </section>`;
}

/** When the goal is reached, or cannot be reached any more. @param {{table: Table, scene: Scene, close: () => void}} props */
export function SceneOver({ table, scene, close }) {
  const done = scene.state === "done";
  return html`<div class=${`result ${done ? "is-won" : ""}`} tabindex="-1" autofocus>
    <span class="result-crest" aria-hidden="true"><${Icon} name=${done ? "crown" : "flag"} /></span>
    <h2>${done ? "Well done" : "Not this time"}</h2>
    <p>${scene.advice}</p>
    <div class="dialog-commands">
      <${Onwards} table=${table} scene=${scene} />
      <button type="button" onClick=${close}>View the board</button>
    </div>
  </div>`;
}
