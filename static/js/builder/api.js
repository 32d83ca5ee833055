/** The site's API as the builder uses it. Answers are JSON; what is refused and what cannot be reached are errors. */

/** @typedef {{detail?: string, code?: string, at?: number, end?: number}} Refusal the body of an error response */

/** The API refused: `code` is a stable word, the message a sentence for people, `body` the whole answer. */
export class Refused extends Error {
  /** @param {number} status @param {Refusal} body */
  constructor(status, body) {
    super(body.detail || `The site answered with an error (${status}).`);
    this.status = status;
    this.code = body.code ?? "";
    this.body = body;
  }

  /** Trying the same again later may help. */
  get passes() {
    return this.status === 429 || this.status >= 500;
  }
}

/** There was no answer. */
export class Unreachable extends Error {
  constructor() {
    super("The site cannot be reached.");
  }
}

export class Api {
  /** @param {string} base the address of the API @param {string} token against forged requests */
  constructor(base, token) {
    this.base = base;
    this.token = token;
  }

  /** @param {string} path @param {Object<string, string|number>} [query] @param {AbortSignal} [signal] */
  get(path, query = {}, signal = undefined) {
    const asked = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]])),
    ).toString();
    return this.ask(`${path}${asked && `?${asked}`}`, { signal });
  }

  /**
   * @param {"POST"|"PATCH"} method
   * @param {string} path
   * @param {Object} body
   * @param {{signal?: AbortSignal, keepalive?: boolean}} [how]
   */
  send(method, path, body, { signal = undefined, keepalive = false } = {}) {
    const headers = { "content-type": "application/json", "x-csrftoken": this.token };
    return this.ask(path, { method, headers, body: JSON.stringify(body), signal, keepalive });
  }

  /** @param {string} path @param {RequestInit} options */
  async ask(path, options) {
    let response;
    try {
      response = await fetch(this.base + path, { credentials: "same-origin", ...options });
    } catch (error) {
      throw dropped(error) ? error : new Unreachable();
    }
    const body = await response.json().catch(() => ({}));
    if (!response.ok) throw new Refused(response.status, body);
    return body;
  }
}

/** Whether the error means that nobody waits for the answer any more. @param {unknown} error */
export function dropped(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/** An error as a sentence for people. @param {unknown} error */
export function sentenceOf(error) {
  return error instanceof Error ? error.message : String(error);
}
