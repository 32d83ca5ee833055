/**
 * Dividing a total among targets so that every state on the way is legal (rules 4.4.11, 5.7; divided effects).
 * The sum never changes: what one target gains, another gives.
 */

/** @typedef {import("./types.js").Divide} Divide */
/** @typedef {import("./types.js").Target} Target */
/** @typedef {Object<string, number>} Amounts */

/** Everything that may get a part, in the order shown. @param {Divide} divide */
export function shares(divide) {
  return [...divide.targets.map((target) => target.ref), ...(divide.player ? [divide.player.ref] : [])];
}

/** Whether the server would take it, by the numbers that it sent. @param {Divide} divide @param {Amounts} amounts */
export function isLegal(divide, amounts) {
  const { player, targets } = divide;
  const parts = shares(divide).map((ref) => amounts[ref] ?? 0);
  if (parts.some((part) => part < 0) || parts.reduce((sum, part) => sum + part, 0) !== divide.total) return false;
  if (parts.filter((part) => part > 0).length > divide.most_targets) return false;
  if (targets.some(({ ref, least }) => (amounts[ref] ?? 0) < least)) return false;
  const toPlayer = player ? (amounts[player.ref] ?? 0) : 0;
  if (player && toPlayer > player.max) return false;
  const allowed = player && toPlayer > 0 ? player.lack : divide.lack;
  const missing = targets.reduce((sum, { ref, need }) => sum + Math.max(0, need - (amounts[ref] ?? 0)), 0);
  return allowed === null || missing <= allowed;
}

/** Whether a target breaks when it gets so much. @param {Target} target @param {number} amount */
export function breaks(target, amount) {
  return target.breaks !== null && amount >= target.breaks;
}

/** @param {Divide} divide @returns {Amounts} */
export function start(divide) {
  return Object.fromEntries(shares(divide).map((ref) => [ref, divide.default[ref] ?? 0]));
}

/** @param {Amounts} amounts @param {string} from @param {string} to @param {number} size */
function moved(amounts, from, to, size) {
  return { ...amounts, [from]: (amounts[from] ?? 0) - size, [to]: (amounts[to] ?? 0) + size };
}

/**
 * One more (`by` 1) or one less (`by` -1) for `ref`, or null where nobody can give or take it.
 * Whoever has more than it needs gives first, then whoever has most, so that what was just given stays; the player
 * takes first. A whole share moves when a single point would be illegal.
 * @param {Divide} divide @param {Amounts} amounts @param {string} ref @param {1|-1} by @returns {Amounts|null}
 */
export function step(divide, amounts, ref, by) {
  const wanted = Object.fromEntries(
    divide.targets.map((target) => [target.ref, Math.max(target.need, target.breaks ?? 0)]),
  );
  /** @param {string} other */
  const spare = (other) => (amounts[other] ?? 0) - (wanted[other] ?? 0);
  /** @param {string} other */
  const plenty = (other) => (spare(other) > 0 ? Infinity : (amounts[other] ?? 0));
  const others = shares(divide)
    .filter((other) => other !== ref)
    .sort((a, b) =>
      by < 0 ? spare(a) - spare(b) : plenty(b) === plenty(a) ? spare(b) - spare(a) : plenty(b) - plenty(a),
    );
  /** @param {string} giver */
  const sizes = (giver) => [1, amounts[giver] ?? 0].filter((size) => size > 0 && size <= (amounts[giver] ?? 0));
  for (const other of others) {
    const [giver, taker] = by > 0 ? [other, ref] : [ref, other];
    for (const size of sizes(giver)) {
      const next = moved(amounts, giver, taker, size);
      if (isLegal(divide, next)) return next;
    }
  }
  return null;
}

/** What stays: only parts above zero are sent. @param {Amounts} amounts */
export function given(amounts) {
  return Object.fromEntries(Object.entries(amounts).filter(([, part]) => part > 0));
}
