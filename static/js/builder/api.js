/** The site's API as the builder uses it. Answers are JSON; what is refused and what cannot be reached are errors. */

/** The API said no: `code` is a stable word, the message a sentence for people, `body` all that it said. */
export class Refused extends Error {
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

  /** @param {string} path @param {Object} [query] @param {AbortSignal} [signal] */
  get(path, query = {}, signal = undefined) {
    const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
    return this.ask(`${path}${asked && `?${asked}`}`, { signal });
  }

  /** @param {"POST"|"PATCH"} method @param {string} path @param {Object} body */
  send(method, path, body, { signal = undefined, keepalive = false } = {}) {
    const headers = { "content-type": "application/json", "x-csrftoken": this.token };
    return this.ask(path, { method, headers, body: JSON.stringify(body), signal, keepalive });
  }

  async ask(path, options) {
    let response;
    try {
      response = await fetch(this.base + path, { credentials: "same-origin", ...options });
    } catch (error) {
      throw error.name === "AbortError" ? error : new Unreachable();
    }
    const body = await response.json().catch(() => ({}));
    if (!response.ok) throw new Refused(response.status, body);
    return body;
  }
}

/** Whether the error says that nobody waits for the answer any more. */
export function dropped(error) {
  return error.name === "AbortError";
}
