/** What a frame says besides the view and the names, where nothing is asked and nobody waits: of replays and for spectators. */

export const QUIET = {
  log: /** @type {import("./types.js").Entry[]} */ ([]),
  players: /** @type {import("./types.js").Sitting[]} */ ([]),
  thinking: false,
  trouble: false,
  stops: { before_blocks: false, before_damage: false, end_offer: false, always: false },
  passing: false,
  pace: /** @type {const} */ ("normal"),
  take_back: null,
  scene: null,
  rematch: null,
  awaited: false,
  change_sides: /** @type {const} */ ("no"),
  pausing: false,
  clock: null,
  since: null,
  watched: null,
  practice: { hints: false, warns: false },
  absence: /** @type {const} */ (""),
};
