/**
 * Dividing a total among targets (rules 4.4.11, 5.7; divided effects). What is taken back from one goes to nobody; while
 * nothing is left to give, one more for one comes from another, and what was legal stays legal.
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

/** How much nobody has yet. @param {Divide} divide @param {Amounts} amounts */
export function left(divide, amounts) {
  return shares(divide).reduce((rest, ref) => rest - (amounts[ref] ?? 0), divide.total);
}

/** Whether nobody has more than they may, and no more have a part than may. @param {Divide} divide @param {Amounts} amounts */
function fits(divide, amounts) {
  const { player, most_targets: most } = divide;
  if (player && (amounts[player.ref] ?? 0) > player.max) return false;
  return shares(divide).filter((ref) => (amounts[ref] ?? 0) > 0).length <= most;
}

/** @param {Amounts} amounts @param {string} from @param {string} to @param {number} size */
function moved(amounts, from, to, size) {
  return { ...amounts, [from]: (amounts[from] ?? 0) - size, [to]: (amounts[to] ?? 0) + size };
}

/**
 * One more (`by` 1) or one less (`by` -1) for `ref`, or null where that cannot be.
 * @param {Divide} divide @param {Amounts} amounts @param {string} ref @param {1|-1} by @returns {Amounts|null}
 */
export function step(divide, amounts, ref, by) {
  const then = { ...amounts, [ref]: (amounts[ref] ?? 0) + by };
  if (by < 0) return then[ref] < 0 ? null : then;
  if (left(divide, amounts) > 0) return fits(divide, then) ? then : null;
  return exchanged(divide, amounts, ref);
}

/** All that is left for `ref`, or all that the others have where nothing is left. @param {Divide} divide @param {Amounts} amounts @param {string} ref @returns {Amounts|null} */
export function all(divide, amounts, ref) {
  const rest = left(divide, amounts);
  /** @type {Amounts} */
  const then = rest > 0 ? { ...amounts, [ref]: (amounts[ref] ?? 0) + rest } : { [ref]: divide.total };
  return fits(divide, then) ? then : null;
}

/**
 * One more for `ref` from another one. Whoever has more than it needs gives first, then whoever has most, so that what was
 * just given stays. A whole share moves when a single point would be illegal.
 * @param {Divide} divide @param {Amounts} amounts @param {string} ref @returns {Amounts|null}
 */
function exchanged(divide, amounts, ref) {
  const wanted = Object.fromEntries(
    divide.targets.map((target) => [target.ref, Math.max(target.need, target.breaks ?? 0)]),
  );
  /** @param {string} other */
  const spare = (other) => (amounts[other] ?? 0) - (wanted[other] ?? 0);
  /** @param {string} other */
  const plenty = (other) => (spare(other) > 0 ? Infinity : (amounts[other] ?? 0));
  const others = shares(divide)
    .filter((other) => other !== ref)
    .sort((a, b) => (plenty(b) === plenty(a) ? spare(b) - spare(a) : plenty(b) - plenty(a)));
  for (const giver of others) {
    const has = amounts[giver] ?? 0;
    for (const size of [1, has].filter((size) => size > 0 && size <= has)) {
      const next = moved(amounts, giver, ref, size);
      if (isLegal(divide, next)) return next;
    }
  }
  return null;
}

/**
 * As much as is lethal to one target after the other, in order; what remains goes to the player, else to the last one.
 * Where that is not legal, what the server proposes.
 * @param {Divide} divide @returns {Amounts}
 */
export function lethal(divide) {
  /** @type {Amounts} */
  const amounts = {};
  let rest = divide.total;
  for (const { ref, need, breaks } of divide.targets) {
    const part = Math.min(rest, Math.max(need, breaks ?? 0));
    if (part === 0) continue;
    amounts[ref] = part;
    rest -= part;
  }
  const { player, targets } = divide;
  const toPlayer = player ? Math.min(rest, player.max) : 0;
  if (player && toPlayer) amounts[player.ref] = toPlayer;
  const last = targets.at(-1)?.ref;
  if (last && rest > toPlayer) amounts[last] = (amounts[last] ?? 0) + rest - toPlayer;
  return isLegal(divide, amounts) ? amounts : start(divide);
}

/** What stays: only parts above zero are sent. @param {Amounts} amounts */
export function given(amounts) {
  return Object.fromEntries(Object.entries(amounts).filter(([, part]) => part > 0));
}

/**
 * What was given, in the order shown: those that are called alike and have as much are one part together.
 * @param {Divide} divide @param {Amounts} amounts @param {(ref: string) => string} nameOf
 * @returns {{name: string, refs: string[], amount: number, isLethal: boolean}[]}
 */
export function portions(divide, amounts, nameOf) {
  /** @type {{name: string, refs: string[], amount: number, isLethal: boolean}[]} */
  const found = [];
  for (const ref of shares(divide)) {
    const amount = amounts[ref] ?? 0;
    if (amount === 0) continue;
    const target = divide.targets.find((one) => one.ref === ref);
    const isLethal = target !== undefined && breaks(target, amount);
    const name = nameOf(ref).replace(/ \(\d+ of \d+\)$|; \d+ of \d+(?=\)$)/, "");
    const alike = found.find((part) => part.name === name && part.amount === amount && part.isLethal === isLethal);
    if (alike) alike.refs.push(ref);
    else found.push({ name, refs: [ref], amount, isLethal });
  }
  return found;
}
