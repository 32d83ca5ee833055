/**
 * What is heard of a draft. Who drafts hears that a pack is here when they had been waiting for it, not when they picked
 * and got the next one at once: they look at it. While the page is hidden every new question is heard. A question that
 * was in front before is none, as after a pause or a lost connection. Its end is heard by all, also by who watches.
 */

import { keyOf } from "./offers.js";

/** @typedef {import("./pod.js").Pod} Pod */
/** @typedef {import("./types.js").PodPayload} PodPayload */

export class Heard {
  constructor() {
    this.known = ""; // the question that was in front last
  }

  /**
   * The name of the sound for what has come; "" for none.
   * @param {Pick<Pod, "payload"|"question"|"elsewhere">} pod
   * @param {PodPayload|null} old what was shown before
   * @param {boolean} hidden whether nobody looks at the page
   * @returns {""|"pack"|"over"}
   */
  of({ payload, question, elsewhere }, old, hidden) {
    const key = keyOf(question);
    const isNew = key !== "" && key !== this.known;
    if (key) this.known = key;
    if (!old) return "";
    if (payload.status === "over") return old.status === "over" ? "" : "over";
    const waited = !old.view?.question && !old.mine?.back;
    return isNew && !elsewhere && (hidden || waited) ? "pack" : "";
  }
}
