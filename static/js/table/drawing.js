/** Drawing that goes through one call at a time. */

/**
 * The same work, but who asks for it while it is being done waits for its end, and then it is done once more. Drawing
 * moves what has the focus now and then; whoever hears that must not begin to draw in the middle of it.
 * @param {() => void} work
 */
export function oneAtATime(work) {
  let [working, again] = [false, false];
  return () => {
    again = true;
    if (working) return;
    working = true;
    try {
      while (again) {
        again = false;
        work();
      }
    } finally {
      working = false;
    }
  };
}
