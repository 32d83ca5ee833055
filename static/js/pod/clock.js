/** Time as the server counts it. */

export class Clock {
  constructor() {
    this.ahead = 0;
  }

  /** @param {number} now of the server, in milliseconds */
  set(now) {
    this.ahead = now - Date.now();
  }

  /** Seconds until a time of the server's clock. @param {number} deadline */
  until(deadline) {
    return Math.max(0, (deadline - this.ahead - Date.now()) / 1000);
  }
}

/** "0:07", "1:30", "2 h 5 min", "3 days". @param {number} seconds */
export function inShort(seconds) {
  const whole = Math.ceil(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  const hours = Math.floor(whole / 3600);
  if (hours < 48) return `${hours} h ${Math.floor((whole % 3600) / 60)} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** "7 seconds", "2 minutes". @param {number} seconds */
export function inLong(seconds) {
  const [size, word] =
    seconds < 100 && seconds !== 60
      ? [1, "second"]
      : seconds < 6000
        ? [60, "minute"]
        : seconds < 172800
          ? [3600, "hour"]
          : [86400, "day"];
  const many = Math.max(1, Math.round(seconds / size));
  return `${many} ${word}${many === 1 ? "" : "s"}`;
}
