/**
 * One connection to the table that heals itself. Frames are `[command, id, body]`, see docs/table-protocol.md.
 * The socket is injected, so the page can be driven by anything that opens, sends, receives and closes.
 */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;

/** Codes after which trying again cannot help. */
const FINAL = new Set(["gone"]);

export class Connection {
  /**
   * @param {Object} parts
   * @param {() => WebSocket} parts.open makes a new socket
   * @param {() => number} parts.unseen the number of the first log entry that the page does not have
   * @param {(command: string, id: number, body: any) => void} parts.onFrame
   * @param {(status: "connecting"|"open"|"lost"|"ended", seconds: number) => void} parts.onStatus
   */
  constructor({ open, unseen, onFrame, onStatus }) {
    Object.assign(this, { open, unseen, onFrame, onStatus });
    this.requests = 0;
    this.failures = 0;
    this.timer = 0;
    this.socket = null;
    this.ended = false;
  }

  start() {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.onStatus(this.failures ? "lost" : "connecting", 0);
    const socket = this.open();
    this.socket = socket;
    socket.addEventListener("open", () => this.send("hello", { log: this.unseen() }));
    socket.addEventListener("message", ({ data }) => this.receive(data));
    socket.addEventListener("close", () => this.socket === socket && this.lost());
  }

  receive(data) {
    const [command, id, body] = JSON.parse(data);
    if (this.failures || command === "table") this.onStatus("open", 0);
    this.failures = 0;
    if (command === "error" && FINAL.has(body.code)) {
      this.ended = true;
      this.onStatus("ended", 0);
    }
    this.onFrame(command, id, body);
  }

  lost() {
    this.socket = null;
    if (this.ended) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.onStatus("lost", Math.max(1, Math.round(wait / 1000)));
    this.timer = setTimeout(() => this.start(), wait);
  }

  /** Tries at once instead of waiting, when there is no live socket. */
  retry() {
    if (!this.socket && !this.ended) this.start();
  }

  /** Sends and returns the request's number, or 0 when there is nobody to send to. */
  send(command, body) {
    if (this.socket?.readyState !== 1) return 0;
    this.requests += 1;
    this.socket.send(JSON.stringify([command, this.requests, body]));
    return this.requests;
  }
}
