/** What spectators see of our game and how many there are, the link for them, and letting them in at a table against a bot. */
import { copyAndSay } from "../live/copying.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Title } from "./modal.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Watched} Watched */

const DELAYS = [1, 2, 3, 4, 5];
const USUAL_DELAY = 3;

/** @param {number} delay */
const later = (delay) => (delay === 1 ? "1 turn later" : `${delay} turns later`);

/** @param {number} count */
export const watchingInWords = (count) => (count === 1 ? "1 person is watching" : `${count} people are watching`);

/** How many watch; opens what spectators see. @param {{table: Table}} props */
export function SpectatorsButton({ table }) {
  const { watched } = table.frame;
  if (!watched) return null;
  const { count } = watched;
  return html`<button
    type="button"
    class="icon-button spectators-open"
    aria-label=${`Spectators: ${watchingInWords(count)}`}
    title=${`${watchingInWords(count)}. ${watched.sentence}`}
    onClick=${() => table.update({ dialog: "spectators" })}
  >
    <${Icon} name="eye" /><b>${count}</b>
  </button>`;
}

/** In the menu of a table that may be opened and is not. @param {{table: Table}} props */
export function OpenToSpectators({ table }) {
  if (table.frame.watched || !table.links.mayBeOpened || table.view.result) return null;
  return html`<button type="button" onClick=${() => table.update({ dialog: "spectators" })}><${Icon} name="eye" />Let others watch</button>`;
}

/** @param {{table: Table, watched: Watched}} props */
function Link({ table, watched }) {
  const address = new URL(watched.url, location.href).href;
  const copy = async () => {
    table.toast(await copyAndSay(address, "Link copied."));
  };
  return html`<label for="watch-link">Link for spectators</label>
    <p class="spectators-link">
      <input id="watch-link" readonly value=${address} onFocus=${(/** @type {import("./html.js").Heard} */ event) => event.currentTarget.select()} />
      <button type="button" class="primary" onClick=${copy}><${Icon} name="copy" />Copy</button>
    </p>`;
}

/** @param {{table: Table, watched: Watched|null, close: () => void}} props */
function Choice({ table, watched, close }) {
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  const send = (event) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const name = String(chosen.get("name") ?? "");
    table.send("watch", { sees: chosen.get("sees"), delay: Number(chosen.get("delay")), ...(name && { name }) });
  };
  const stop = () => {
    table.send("watch", { sees: "", delay: 0 });
    close();
  };
  return html`<form class="spectators-choice" onSubmit=${send}>
    ${
      !watched &&
      html`<label>Your name for spectators <input name="name" maxlength="40" autocomplete="nickname" value=${table.links.ownName} /></label>`
    }
    <label>Spectators see
      <select name="sees">
        <option value="public" selected=${watched?.sees === "public"}>What ${table.isMany ? "all" : "both"} players may see</option>
        <option value="all" selected=${watched?.sees === "all"}>Everything, some turns later</option>
      </select>
    </label>
    <label class="spectators-delay">How much later
      <select name="delay">
        ${DELAYS.map((delay) => html`<option value=${delay} selected=${delay === (watched?.delay || USUAL_DELAY)}>${later(delay)}</option>`)}
      </select>
    </label>
    <div class="dialog-commands">
      <button type="submit" class=${watched ? "" : "primary"}>${watched ? "Change" : "Get the link"}</button>
      ${watched && html`<button type="button" onClick=${stop}>Let nobody watch</button>`}
    </div>
  </form>`;
}

/** The dialog. @param {{table: Table, close: () => void}} props */
export function Spectators({ table, close }) {
  const { watched } = table.frame;
  const mayChange = watched ? watched.mine && !table.view.result : Boolean(table.links.mayBeOpened);
  return html`<${Title} close=${close}>Spectators<//>
    ${
      watched
        ? html`<p>${watched.sentence}</p>
          <p class="muted" role="status">${watchingInWords(watched.count)} now.</p>
          <${Link} table=${table} watched=${watched} />`
        : html`<p>Anyone with the link can watch. They see ${table.isMany ? "all" : "both"} names, and you see how many watch.</p>`
    }
    ${mayChange && html`<${Choice} table=${table} watched=${watched} close=${close} />`}`;
}
