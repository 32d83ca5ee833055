/**
 * Light motion between two frames. Attackers and blockers step forward, damage flies from its source, champions leave by
 * what happened to them, cards fly from zone to zone; health and damage changes float up. Nothing moves for longer than
 * 400 ms, and with reduced motion nothing moves at all; the numbers still change.
 */

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").TableFrame} TableFrame */
/** @typedef {import("./types.js").View} View */
import { sure } from "../sure.js";
import { departures, hits, origins } from "./moves.js";

const EASE = "cubic-bezier(.2, .8, .3, 1)";
const GLIDE = 300; // milliseconds
const LEAVE = 380;
const FLIGHT = 280;
const FLOAT = 900; // for which a number stands
const RISE = 200; // before and after that
const MOST_FLIGHTS = 8;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {HTMLElement} root @returns {NodeListOf<HTMLElement>} */
const pieces = (root) => root.querySelectorAll("[data-ref]");

/** @typedef {{box: DOMRect, ghost: HTMLElement|null}} Measured */

/** How far a thing at one place is from another. @param {DOMRect} from @param {DOMRect} to */
function offset(from, to) {
  return [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
}

export class Motion {
  /** @param {HTMLElement} root @param {HTMLElement} stage an empty element over everything */
  constructor(root, stage) {
    this.root = root;
    this.stage = stage;
    /** @type {Map<string, Measured>} */
    this.before = new Map();
  }

  remember() {
    this.before.clear();
    for (const element of pieces(this.root)) {
      const leaves = element.matches(".champion, .hand-card");
      this.before.set(sure(element.dataset.ref), {
        box: element.getBoundingClientRect(),
        ghost: leaves ? element : null,
      });
    }
  }

  /** Where a thing lies, or lay before the last frame. @param {string} ref */
  placeOf(ref) {
    const element = this.root.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
    return element?.getBoundingClientRect() ?? this.before.get(ref)?.box;
  }

  /** Where a zone of a player is drawn. @param {string} zone as in "hand-0" */
  zone(zone) {
    return this.root.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
  }

  /** @param {TableFrame|null} old @param {TableFrame} now */
  play(old, now) {
    if (calm.matches || !old) return;
    const still = new Set();
    const came = origins(now.log, old.view, now.view);
    const left = departures(now.log, old.view);
    // All boxes are read before the first animation starts: each start would make the next reading lay out again.
    const settled = [...pieces(this.root)].map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of settled) {
      const ref = sure(element.dataset.ref);
      still.add(ref);
      this.settle(element, box, came.get(ref));
    }
    for (const [ref, { box, ghost }] of this.before) {
      if (!still.has(ref) && ghost) this.leave(box, ghost, left.get(ref));
    }
    this.step(old.view, now.view);
    for (const hit of hits(now.log, old.view).slice(0, MOST_FLIGHTS)) this.fly(hit.from, hit.to);
    this.floatHealth(old.view, now.view);
    this.floatDamage(old.view, now.view);
  }

  /** Glides from the old place or from where it came, or comes in. @param {HTMLElement} element @param {DOMRect} box @param {string} [origin] */
  settle(element, box, origin) {
    const old = this.before.get(sure(element.dataset.ref))?.box;
    if (!element.matches(".champion, .hand-card, .lane-resolving")) return;
    const from = old ?? (origin && (this.before.get(origin)?.box ?? this.zone(origin)));
    if (!from || from.width === 0) {
      if (old) return;
      const mine = element.closest(".row.is-theirs") ? -1 : 1;
      const start = element.matches(".champion") ? `0 ${mine * 40}px` : "0 24px";
      element.animate([{ opacity: 0, translate: start, scale: 0.85 }, {}], { duration: GLIDE, easing: EASE });
      return;
    }
    const [dx, dy] = offset(from, box);
    if (Math.abs(dx) + Math.abs(dy) < 3) return;
    const size = old ? 1 : Math.min(1, from.width / Math.max(1, box.width));
    element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${size})` }, { transform: "none" }], {
      duration: GLIDE,
      easing: EASE,
    });
  }

  /** A copy of what left, which nobody can press or read. @param {DOMRect} box @param {HTMLElement} ghost */
  copy(box, ghost) {
    const copy = /** @type {HTMLElement} */ (ghost.cloneNode(true));
    for (const inside of [copy, ...copy.querySelectorAll("[data-ref]")]) inside.removeAttribute("data-ref");
    copy.querySelector(".piece-button")?.remove();
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, {
      position: "absolute",
      margin: "0",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    copy.style.setProperty("--card", `${box.width}px`);
    this.stage.append(copy);
    return copy;
  }

  /** @param {HTMLElement} copy @param {Keyframe[]} steps */
  vanish(copy, steps) {
    copy.animate(steps, { duration: LEAVE, easing: "ease-in" }).finished.finally(() => copy.remove());
  }

  /**
   * What left goes as it went: it breaks in two, fades upwards, turns over, or flies to another zone.
   * @param {DOMRect} box @param {HTMLElement} ghost @param {{how: string, to: string}} [departure]
   */
  leave(box, ghost, departure) {
    if (departure?.how === "break") {
      for (const [side, clip] of [
        [-1, "polygon(0 0, 58% 0, 42% 100%, 0 100%)"],
        [1, "polygon(58% 0, 100% 0, 100% 100%, 42% 100%)"],
      ]) {
        const half = this.copy(box, ghost);
        half.style.clipPath = String(clip);
        const apart = `translate(${Number(side) * 22}px, 18px) rotate(${Number(side) * 9}deg)`;
        this.vanish(half, [
          { opacity: 1, filter: "brightness(1.8)" },
          { opacity: 0, filter: "brightness(.4)", transform: apart },
        ]);
      }
      return;
    }
    const copy = this.copy(box, ghost);
    const target = departure?.to ? this.zone(departure.to) : undefined;
    if (target) {
      const [dx, dy] = offset(target, box);
      this.vanish(copy, [{ opacity: 1 }, { opacity: 0.3, transform: `translate(${dx}px, ${dy}px) scale(.25)` }]);
    } else if (departure?.how === "banish") {
      this.vanish(copy, [
        { opacity: 1 },
        { opacity: 0, filter: "brightness(3) saturate(0)", transform: "translate(0, -34px) scale(1.1)" },
      ]);
    } else if (departure?.how === "transform") {
      this.vanish(copy, [{ transform: "none" }, { opacity: 0.6, transform: "scaleX(0)" }]);
    } else {
      this.vanish(copy, [{ opacity: 1 }, { opacity: 0, transform: "scale(.85)" }]);
    }
  }

  /** Who attacks or blocks from now on steps forward. @param {View} old @param {View} now */
  step(old, now) {
    const before = new Map(old.champions.map((champion) => [champion.id, champion.attacking || champion.blocking]));
    for (const { id, attacking, blocking, controller } of now.champions) {
      if (!(attacking || blocking) || before.get(id) !== false) continue;
      const forward = controller === now.seat ? -26 : 26;
      this.root
        .querySelector(`[data-ref="${id}"]`)
        ?.animate([{}, { transform: `translate(0, ${forward}px) scale(1.06)`, offset: 0.4 }, {}], {
          duration: FLIGHT,
          easing: EASE,
        });
    }
  }

  /** Damage on its way. @param {string} from @param {string} to */
  fly(from, to) {
    const [start, end] = [this.placeOf(from), this.placeOf(to)];
    if (!start?.width || !end?.width) return; // in a strip that is too small for champions
    const bolt = document.createElement("span");
    bolt.className = "bolt";
    bolt.style.left = `${end.left + end.width / 2}px`;
    bolt.style.top = `${end.top + end.height / 2}px`;
    this.stage.append(bolt);
    const [dx, dy] = offset(start, end);
    bolt
      .animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
        duration: FLIGHT,
        easing: "ease-in",
      })
      .finished.finally(() => bolt.remove());
  }

  /** @param {Element | null} element @param {string} text @param {"heal" | "hurt"} tone */
  float(element, text, tone) {
    if (!element) return;
    const box = element.getBoundingClientRect();
    if (!box.width) return;
    const label = document.createElement("span");
    label.className = `float float-${tone}`;
    label.textContent = text;
    label.style.left = `${box.left + box.width / 2}px`;
    label.style.top = `${box.top + box.height / 2}px`;
    this.stage.append(label);
    const here = { opacity: 1, translate: "-50% -24px", scale: 1.1 };
    Object.assign(label.style, here);
    label.animate([{ opacity: 0, translate: "-50% 10px", scale: 0.7 }, here], { duration: RISE, easing: EASE });
    setTimeout(() => {
      const fade = label.animate([here, { opacity: 0, translate: "-50% -30px" }], {
        duration: RISE,
        easing: "ease-out",
      });
      fade.finished.finally(() => label.remove());
    }, RISE + FLOAT);
    const flash =
      tone === "hurt"
        ? [{ filter: "brightness(2.2) saturate(1.4)" }, { filter: "none" }]
        : [{ filter: "brightness(1.5)" }, { filter: "none" }];
    element.animate(flash, { duration: LEAVE });
  }

  /** @param {View} old @param {View} now */
  floatHealth(old, now) {
    for (const player of now.players) {
      const change = player.health - old.players[player.seat].health;
      const target = this.root.querySelector(`[data-health="${player.seat}"]`);
      if (change) this.float(target, change > 0 ? `+${change}` : `−${-change}`, change > 0 ? "heal" : "hurt");
    }
  }

  /** @param {View} old @param {View} now */
  floatDamage(old, now) {
    const before = new Map(old.champions.map((champion) => [champion.id, champion.damage]));
    for (const champion of now.champions) {
      const change = champion.damage - (before.get(champion.id) ?? champion.damage);
      if (change > 0) this.float(this.root.querySelector(`[data-ref="${champion.id}"]`), `−${change}`, "hurt");
    }
  }
}
