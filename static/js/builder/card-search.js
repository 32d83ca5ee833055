/** Searches the cards while somebody types. What was found last stays until there is something else. */
import { Refused } from "./api.js";
import { Latest } from "./latest.js";

/** @typedef {{typed: string, meant: string[]}} Correction a word that no card has, and what was searched for instead */

/** @typedef {import("./api.js").Api} Api */

const PAUSE = 120;

/** The search that the typed one and the pressed filters make. @param {string} typed @param {string[]} filters as "cost:1" */
export function composed(typed, filters) {
  const of = new Map();
  for (const filter of filters) {
    const [field] = filter.split(":");
    of.set(field, [...(of.get(field) ?? []), filter]);
  }
  const parts = [...of.values()].map((same) => (same.length > 1 ? `(${same.join(" or ")})` : same[0]));
  const whole = typed.trim() && parts.length && /\bor\b/i.test(typed) ? `(${typed.trim()})` : typed.trim();
  return [whole, ...parts].filter(Boolean).join(" ");
}

export class CardSearch {
  /** @param {Api} api @param {() => void} changed @param {string[]} names of all cards */
  constructor(api, changed, names) {
    this.api = api;
    this.all = names.length;
    this.changed = changed;
    this.latest = new Latest(PAUSE);
    /** @type {string[]} names, in their order */
    this.names = names;
    this.asked = ""; // what was searched for
    /** @type {Correction[]} */
    this.corrected = [];
    /** @type {ReturnType<typeof splitAtError>|null} */
    this.wrong = null; // a search that cannot be read
    this.problem = "";
    this.waiting = false;
    /** @type {(() => void)|null} */
    this.whenFound = null;
  }

  /** @param {string} q @param {string} sort @param {boolean} desc */
  ask(q, sort, desc) {
    this.waiting = true;
    this.asked = q;
    this.latest.ask(
      (signal) =>
        this.api.get("cards/", { q, sort, desc: desc ? "1" : "", page_size: this.all, fields: "name" }, signal),
      (/** @type {{results: {name: string}[], mended?: Correction[]}} */ { results, mended }) =>
        this.update({ names: results.map(({ name }) => name), corrected: mended ?? [], wrong: null, problem: "" }),
      (error) =>
        this.update(
          error instanceof Refused && error.code === "search"
            ? { wrong: splitAtError(q, error), problem: "" }
            : { problem: error.message },
        ),
    );
  }

  /** @param {Partial<CardSearch>} result */
  update(result) {
    Object.assign(this, result, { waiting: false });
    this.changed();
    this.whenFound?.();
    this.whenFound = null;
  }

  /** Do something once there is an answer to what was typed last. @param {() => void} act */
  once(act) {
    if (this.waiting) this.whenFound = act;
    else act();
  }
}

/** A search divided at what is wrong with it. @param {string} q @param {Refused} parts */
function splitAtError(q, { message, body }) {
  const [at, end] = [body.at ?? 0, body.end ?? q.length];
  return { detail: message, before: q.slice(0, at), at: q.slice(at, end), after: q.slice(end) };
}
