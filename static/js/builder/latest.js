/** Questions asked while somebody goes on: only the latest counts, and what nobody waits for any more is dropped. */
import { dropped } from "./api.js";

export class Latest {
  /** @param {number} pause in milliseconds, before a question is asked */
  constructor(pause) {
    this.pause = pause;
    this.timer = 0;
    /** @type {AbortController|null} */
    this.asking = null;
  }

  /**
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} ask
   * @param {(answer: T) => void} answered
   * @param {(error: Error) => void} failed
   */
  ask(ask, answered, failed) {
    this.drop();
    const asking = new AbortController();
    this.asking = asking;
    this.timer = setTimeout(async () => {
      try {
        const answer = await ask(asking.signal);
        if (this.asking === asking) answered(answer);
      } catch (error) {
        if (this.asking === asking && error instanceof Error && !dropped(error)) failed(error);
      }
    }, this.pause);
  }

  /** Wait for no answer. */
  drop() {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
  }
}
