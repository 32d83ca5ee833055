/** What follows a game: asking for another one, or going to the one that is set up. */
import { html } from "./html.js";

/** @typedef {import("./table.js").Table} Table */

/** Who has asked for another game, in words; "" when nobody has or there is no person to read it. @param {Table} table */
export function rematchInWords({ frame }) {
  if (!frame.rematch || frame.against !== "person") return "";
  return frame.rematch.mine ? "You have started a rematch." : "Your opponent has started a rematch.";
}

/** @param {{table: Table, className?: string, children?: import("./html.js").Drawn}} props other attributes go to the button or link */
export function Rematch({ table, className = "", children, ...more }) {
  const { rematch, against } = table.frame;
  if (rematch)
    return html`<a class=${`button ${className}`} href=${rematch.url} ...${more}>${children}<span>Go to the rematch</span></a>`;
  if (against === "nobody") return null;
  return html`<button type="button" class=${className} onClick=${() => table.send("rematch")} ...${more}>${children}<span>Rematch</span></button>`;
}
