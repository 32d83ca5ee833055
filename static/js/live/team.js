/** What the players of a team hold of the pool that they share: a page hears of it as it changes. See docs/pods.md. */
import { Connection, socketUrl } from "./connection.js";

/** @typedef {import("../builder/types.js").Shared} Shared */
/** @typedef {import("./connection.js").LinkKind} LinkKind */

const HEARTBEAT = 15_000; // milliseconds after which the page says that it is still there

/**
 * @param {string} address of the team's socket
 * @param {{hear: (shared: Shared) => void, onLink?: (link: LinkKind) => void}} parts `hear` is called at first, and
 *   whenever something else is shared
 */
export function followTeam(address, { hear, onLink = () => {} }) {
  const connection = new Connection({
    open: () => new WebSocket(socketUrl(address)),
    hello: () => ({}),
    onFrame: (command, _id, payload) => command === "team" && hear(/** @type {Shared} */ (payload)),
    onStatus: onLink,
  });
  connection.start();
  setInterval(() => connection.send("here", {}), HEARTBEAT);
  window.addEventListener("online", () => connection.retry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    connection.retry();
    connection.send("here", {});
  });
}
