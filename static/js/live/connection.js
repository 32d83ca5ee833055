/**
 * One connection of a live page that heals itself. Frames are `[command, id, payload]`, see docs/table-protocol.md and docs/pods.md.
 * The socket is injected, so the page can be driven by anything that opens, sends, receives and closes.
 */
import { formToken } from "./token.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const AGAIN = 4401; // close code: whoever speaks has signed in or out
const PATIENCE = 4; // times to come again until the browser has its new session; then as whoever it is

const SESSION_CHECK = 2000; // milliseconds between checks of who has signed in: the server cannot notify a page without a session

/** Codes after which trying again cannot help. */
const FINAL = new Set(["gone", "changed", "covered"]);

/** Those of them after which the page leads on. */
const LEADS_ON = new Set(["changed", "covered"]);

/**
 * How things stand: "anew": the person has signed in or out; "out": and has no place here now.
 * @typedef {"connecting"|"open"|"lost"|"anew"|"out"|"ended"} LinkKind
 * @typedef {{link: LinkKind, seconds: number, why: string}} Status
 *
 * @typedef {{code: string, text: string}} Refusal the payload of an `error`
 */

/** The address of a socket of this site. @param {string} path */
export function socketUrl(path) {
  return new URL(path, window.location.href.replace(/^http/, "ws")).href;
}

/** @template Payload what the frames of the server hold */
export class Connection {
  /**
   * @param {Object} parts
   * @param {() => WebSocket} parts.open makes a new socket
   * @param {() => Object} parts.hello the payload of the first frame, whenever a socket has opened
   * @param {(command: string, id: number, payload: Payload) => void} parts.onFrame
   * @param {(link: LinkKind, seconds: number, why?: string) => void} parts.onStatus
   */
  constructor({ open, hello, onFrame, onStatus }) {
    this.open = open;
    this.hello = hello;
    this.onFrame = onFrame;
    this.onStatus = onStatus;
    this.requests = 0;
    this.greeting = 0; // the number of the last hello
    this.failures = 0;
    this.renewals = 0; // times that we were asked to come again since we were known
    this.timer = 0;
    this.checking = 0;
    /** @type {string|undefined} */
    this.token = undefined; // when this connection was begun
    /** @type {WebSocket|null} */
    this.socket = null;
    this.heard = false; // anything through this socket
    this.ended = false;
    this.out = false; // it ended because somebody else speaks now
  }

  start() {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.checking ||= setInterval(() => this.checkSession(), SESSION_CHECK);
    this.token = formToken();
    this.onStatus(this.renewals ? "anew" : this.failures ? "lost" : "connecting", 0);
    const socket = this.open();
    this.socket = socket;
    this.heard = false;
    socket.addEventListener("open", () => (this.greeting = this.send("hello", this.helloPayload())));
    socket.addEventListener("message", ({ data }) => this.receive(data));
    socket.addEventListener("close", ({ code }) => this.socket === socket && this.lost(code));
  }

  /** The payload of `hello`; after several renewals without a valid session, it asks to come without one. */
  helloPayload() {
    return this.renewals > PATIENCE ? { ...this.hello(), anybody: true } : this.hello();
  }

  /** @param {string} data */
  receive(data) {
    const [command, id, payload] = JSON.parse(data);
    if (command === "error" && id && id === this.greeting && !FINAL.has(payload.code)) {
      this.socket?.close(); // the server cannot show how things are, so we come again later
      return;
    }
    if (!this.heard) this.onStatus("open", 0);
    this.heard = true;
    this.failures = 0;
    if (command === "error" && FINAL.has(payload.code)) {
      this.ended = true;
      this.out = this.renewals > 0;
      this.onStatus(this.out ? "out" : "ended", 0, payload.text);
      if (LEADS_ON.has(payload.code)) this.onFrame(command, id, payload);
      return;
    }
    if (command !== "error") {
      this.renewals = 0;
    }
    this.onFrame(command, id, payload);
  }

  /** @param {number} code why the socket was closed */
  lost(code) {
    this.socket = null;
    if (this.ended) return;
    if (code === AGAIN) this.renewals += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.onStatus(this.renewals ? "anew" : "lost", Math.max(1, Math.round(wait / 1000)));
    this.timer = setTimeout(() => this.start(), wait);
  }

  /** Comes again when somebody has signed in since. */
  checkSession() {
    if (formToken() === this.token || (this.ended && !this.out)) return;
    const { socket } = this;
    if (socket?.readyState === 0) return; // it opens in a moment and sends its hello
    Object.assign(this, { socket: null, ended: false, out: false, renewals: Math.max(1, this.renewals) });
    socket?.close();
    this.start();
  }

  /** Tries at once instead of waiting, when there is no live socket. */
  retry() {
    if (!this.socket && !this.ended) this.start();
  }

  /**
   * Sends and returns the request's number, or 0 when there is nobody to send to.
   * @param {string} command
   * @param {Object} payload
   */
  send(command, payload) {
    if (this.socket?.readyState !== 1) return 0;
    this.requests += 1;
    this.socket.send(JSON.stringify([command, this.requests, payload]));
    return this.requests;
  }
}
