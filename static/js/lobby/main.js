/** The page of the lobby: it asks for itself again when its socket says that something else stands there. */
import { Connection, socketUrl } from "../live/connection.js";
import { sure } from "../sure.js";
import { Queue } from "./queue.js";

const HEARTBEAT = 15_000; // milliseconds after which the page says that it is still there

/** The part of the page that is replaced. */
const shown = () => sure(/** @type {HTMLElement|null} */ (document.querySelector("#lobby")));

/** @type {Record<import("../live/connection.js").LinkKind, string>} */
const LINK = {
  open: "",
  connecting: "",
  lost: "Connection lost. What stands here may be out of date; trying again…",
  anew: "You signed in or out. Reconnecting…",
  out: "",
  ended: "",
};

/** @param {string} state */
function renew(state) {
  if (state !== shown().dataset.state) shown().dispatchEvent(new Event("renew"));
}

const queue = new Queue();

const connection = new Connection({
  open: () => new WebSocket(socketUrl(sure(shown().dataset.ws))),
  hello: () => ({}),
  onFrame: (command, _id, payload) => {
    if (command === "lobby") renew(/** @type {{state: string}} */ (payload).state);
    else if (command === "queue") queue.hear(/** @type {import("./queue.js").QueueStatus} */ (payload));
    else if (command === "feel") connection.send("here", {});
  },
  onStatus: (link) => {
    sure(document.querySelector("#lobby-link")).textContent = LINK[link];
  },
});

queue.start();
connection.start();
setInterval(() => connection.send("here", {}), HEARTBEAT);
window.addEventListener("online", () => connection.retry());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  connection.retry();
  connection.send("here", {});
});
