/**
 * What people say to each other, as the socket sends it (docs/talk.md). No code.
 *
 * @typedef {Object} TalkPayload
 * @property {"none"|"phrases"|"text"} mode what may be said
 * @property {boolean} off the host has switched free text off
 * @property {boolean} host whether who reads may switch it
 * @property {{key: string, text: string}[]} phrases
 * @property {Other[]} others
 * @property {Line[]} lines
 *
 * @typedef {{seat: number, name: string, who: string, blocked: boolean}} Other who sits there too
 *
 * @typedef {{n: number, seat: number, name: string, who: string, text: string, mine: boolean}} Line
 *
 * @typedef {{seat: number, name: string, who: string, phrase: string, text: string}} Said
 */

export {};
