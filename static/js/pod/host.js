/** What the host can do: pause and go on, hand seats over, rename the draft, choose who reads its log, and close it. */
import { numberOf } from "../counting.js";
import { html, useState } from "../table/html.js";
import { Icon } from "../table/icons.js";
import { Title } from "../table/modal.js";

/** @typedef {import("./types.js").Seat} Seat */

/** @typedef {import("./pod.js").Pod} Pod */

const AWAY_AFTER = [1, 3, 5, 10]; // minutes
const READERS = {
  all: "Anyone with the link",
  players: "Players and host",
  match: "Each player after their match",
  host: "Only me",
};

/** @param {{pod: Pod}} props */
function Describe({ pod }) {
  const [typed, type] = useState(pod.payload.name);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    pod.send("describe", { name: typed });
  };
  return html`<form class="line" onSubmit=${save}>
      <label>Name of the draft<input value=${typed} maxlength="80" onInput=${(event) => type(event.currentTarget.value)} /></label>
      <button type="submit">Rename</button>
    </form>
    <label class="line">Who can read the log afterwards
      <select onChange=${(event) => pod.send("describe", { readers: event.currentTarget.value })}>
        ${Object.entries(READERS).map(
          ([key, title]) =>
            html`<option key=${key} value=${key} selected=${pod.payload.readers === key}>${title}</option>`,
        )}
      </select>
    </label>
    ${
      pod.isOpen &&
      html`<label class="line">Players are away after
      <select onChange=${(event) => pod.send("describe", { away_after: Number(event.currentTarget.value) })}>
        ${AWAY_AFTER.map((minutes) => html`<option key=${minutes} value=${minutes} selected=${pod.payload.away_after === minutes}>${numberOf(minutes, "minute")}</option>`)}
      </select>
    </label>`
    }`;
}

/** A seat that can be given to somebody else while its player is away. @param {{pod: Pod, seat: Seat}} props */
function HandOver({ pod, seat }) {
  /** @param {"bot"|"open"} to */
  const hand = (to) => () => pod.send("hand_over", { seat: seat.seat, to });
  const name = seat.kind === "free" ? `Seat ${seat.seat + 1}, empty` : seat.name || `Bot ${seat.seat + 1}`;
  const there = seat.kind === "person" && !seat.away && seat.seat !== pod.me;
  return html`<li class="seat-line">
    <span class="seat-number">${seat.seat + 1}</span><b class="seat-line-name">${name}</b>
    ${
      there
        ? html`<span class="muted">here</span>`
        : html`<span class="seat-commands">
          ${seat.kind !== "bot" && html`<button type="button" aria-label=${`Give seat ${seat.seat + 1} to a bot`} onClick=${hand("bot")}><${Icon} name="bot" /> To a bot</button>`}
          ${seat.kind !== "free" && html`<button type="button" aria-label=${`Open seat ${seat.seat + 1} to anyone`} onClick=${hand("open")}><${Icon} name="seat" /> Open it</button>`}
        </span>`
    }
  </li>`;
}

/** @param {{pod: Pod, close: () => void}} props */
export function Host({ pod, close }) {
  const { status, seats } = pod.payload;
  const running = status === "running";
  return html`<${Title} close=${close}>You host this draft<//>
    ${
      ["running", "paused"].includes(status) &&
      html`<p><button type="button" class="primary" onClick=${() => pod.send(running ? "pause" : "go_on")}>
        <${Icon} name=${running ? "pause" : "play"} /> ${running ? "Pause the draft" : "Continue the draft"}
      </button></p>
      <h3>Seats</h3>
      <p class="muted">While a player is away, you can give the seat to a bot or open it. Anyone with the link can take an open seat; a bot picks until then.</p>
      <ul class="seat-list">${seats.map((seat) => html`<${HandOver} key=${seat.seat} pod=${pod} seat=${seat} />`)}</ul>`
    }
    <h3>The draft</h3>
    <${Describe} pod=${pod} />
    ${pod.isOpen && html`<p><button type="button" class="danger" onClick=${() => pod.update({ dialog: { kind: "close" } })}>Close the draft…</button></p>`}`;
}
