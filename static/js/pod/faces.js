/**
 * Pictures of cards come a few at a time: the site may have to draw them first, and a browser that waits for many of them
 * has no connection left for anything else.
 */

const MOST = 3; // at a time

const here = new Set(); // addresses of pictures that have come
/** @type {{address: string, show: () => void}[]} */
const waiting = [];
let coming = 0;

function next() {
  while (coming < MOST) {
    const wanted = waiting.shift();
    if (!wanted) return;
    const { address } = wanted;
    const picture = new Image();
    /** @param {boolean} came */
    const done = (came) => () => {
      coming -= 1;
      if (came) here.add(address);
      if (came) wanted.show();
      next();
    };
    coming += 1;
    picture.onload = done(true);
    picture.onerror = done(false); // its words stay
    picture.src = address;
  }
}

/** Whether a picture can be shown at once. @param {string} address */
export function isHere(address) {
  return here.has(address);
}

/**
 * Loads a picture.
 * @param {string} address
 * @param {() => void} show once it is here
 * @param {boolean} first whether somebody looks at this one alone
 * @returns {() => void} nobody wants it any more
 */
export function load(address, show, first) {
  const wanted = { address, show };
  if (first) waiting.unshift(wanted);
  else waiting.push(wanted);
  next();
  return () => {
    const at = waiting.indexOf(wanted);
    if (at >= 0) waiting.splice(at, 1);
    wanted.show = () => {};
  };
}
