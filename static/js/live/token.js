/** The token of this browser's forms. Signing in makes another one, which scripts can read, unlike the session. */

/** The token as it is now, undefined in a browser that has none. @returns {string|undefined} */
export function formToken() {
  return document.cookie.match(/(?:^|; )fourfold_csrf=([^;]+)/)?.[1];
}
