/** Asking the server for something that it answers as data. */

export const UNREACHABLE = "The server could not be reached. Check your connection and try again.";

/** The server says in a sentence why not. */
export class Refused extends Error {}

/**
 * What an address answers. Throws Refused where the server refuses, and an Error in words where it cannot be reached.
 * @param {string} address @param {RequestInit} [how] @returns {Promise<any>}
 */
export async function ask(address, how) {
  let answer, data;
  try {
    answer = await fetch(address, how);
    data = await answer.json();
  } catch {
    throw new Error(UNREACHABLE);
  }
  if (!answer.ok) throw new Refused(data.text);
  return data;
}
