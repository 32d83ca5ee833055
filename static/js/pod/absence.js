/** What happens to my seat while I am away, and my own ranking of the cards. */
import { numberOf } from "../counting.js";
import { html, useState } from "../table/html.js";
import { Title } from "../table/modal.js";
import { MySeat } from "./gathering.js";
import { Ranking } from "./ranking.js";

/** @typedef {import("./pod.js").Pod} Pod */

/** @type {(timed: boolean) => [import("./types.js").Absence, string, string][]} what is done, where there is a clock or none */
const choices = (timed) => [
  ["bot", "A bot takes over", "It picks for you until you are back."],
  [
    "ranking",
    "A bot picks by my ranking",
    "It takes the highest card on your list. If the pack has none of them, it picks like any bot.",
  ],
  ["wait", "Wait for me", timed ? "Each of your picks has its whole time." : "The others wait until you return."],
];

/** When it comes to that. @param {Pod} pod */
function when({ payload }) {
  const minutes = numberOf(payload.away_after, "minute");
  if (payload.clock.kind === "none")
    return `You are away when nothing was heard of this page for ${minutes}. Everybody sees the countdown, and you can take back what a bot picked as long as nobody has picked from those packs. Then:`;
  return `The clock alone decides: until your time runs out, nothing is picked for you. When it has run out and nothing was heard of this page for ${minutes}, your next picks are made as you say here until you are back:`;
}

/** @param {{pod: Pod, close: () => void}} props */
export function Absence({ pod, close }) {
  const { absence, ranking } = pod.payload.mine ?? { absence: "bot", ranking: null };
  const [selected, select] = useState(absence);
  const [names, rank] = useState(ranking ?? []);
  const [error, setError] = useState("");
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    if (selected === "ranking" && !names.length) return setError("Rank at least one card, or choose another option.");
    if (pod.send("absence", { absence: selected, ranking: names.length ? names : null })) close();
  };
  return html`<${Title} close=${close}>When you are away<//>
    <form class="absence" onSubmit=${save}>
      <fieldset>
        <legend>${when(pod)}</legend>
        ${choices(pod.payload.clock.kind !== "none").map(
          ([value, title, what]) => html`<label key=${value} class="choice">
          <input type="radio" name="absence" value=${value} checked=${selected === value} onChange=${() => select(value)} />
          <span><b>${title}</b><br />${what}</span>
        </label>`,
        )}
      </fieldset>
      <${Ranking} pod=${pod} names=${names} rank=${rank} open=${selected === "ranking"} />
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <div class="dialog-commands">
        <button type="button" onClick=${close}>Cancel</button>
        <button type="submit" class="primary">Save</button>
      </div>
    </form>
    ${pod.me !== null && pod.payload.status !== "gathering" && html`<h3>Your seat</h3><${MySeat} key=${pod.payload.seats[pod.me].name} pod=${pod} name=${pod.payload.seats[pod.me].name} />`}`;
}
