/**
 * Light motion between two frames: things glide to their new place, come in, fade out; health and damage changes float up.
 * With reduced motion nothing moves; the numbers still change.
 */

/** @typedef {import("./types.js").TableFrame} TableFrame */
/** @typedef {import("./types.js").View} View */
import { sure } from "../sure.js";

const EASE = "cubic-bezier(.2, .8, .3, 1)";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {HTMLElement} root @returns {NodeListOf<HTMLElement>} */
const pieces = (root) => root.querySelectorAll("[data-ref]");

/** @typedef {{box: DOMRect, ghost: HTMLElement|null}} Measured */

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
    if (calm.matches) return;
    for (const element of pieces(this.root)) {
      const leaves = element.matches(".champion, .hand-card");
      this.before.set(sure(element.dataset.ref), {
        box: element.getBoundingClientRect(),
        ghost: leaves ? element : null,
      });
    }
  }

  /** @param {TableFrame|null} old @param {TableFrame} now */
  play(old, now) {
    if (calm.matches || !old) return;
    const still = new Set();
    // All boxes are read before the first animation starts: each start would make the next reading lay out again.
    const settled = [...pieces(this.root)].map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of settled) {
      still.add(element.dataset.ref);
      this.settle(element, box);
    }
    for (const [ref, { box, ghost }] of this.before) if (!still.has(ref) && ghost) this.fade(box, ghost);
    this.floatHealth(old.view, now.view);
    this.floatDamage(old.view, now.view);
  }

  /** Glides from the old place, or comes in. @param {HTMLElement} element @param {DOMRect} box */
  settle(element, box) {
    const old = this.before.get(sure(element.dataset.ref));
    if (!old) {
      if (!element.matches(".champion, .hand-card, .lane-resolving")) return;
      const mine = element.closest(".row.is-theirs") ? -1 : 1;
      const from = element.matches(".champion") ? `0 ${mine * 40}px` : "0 24px";
      element.animate([{ opacity: 0, translate: from, scale: 0.85 }, {}], { duration: 320, easing: EASE });
      return;
    }
    const [dx, dy] = [old.box.left - box.left, old.box.top - box.top];
    if (Math.abs(dx) + Math.abs(dy) < 3 || old.box.width === 0 || !element.matches(".champion, .hand-card")) return;
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: 300,
      easing: EASE,
    });
  }

  /** A copy of what left stays a moment and goes. @param {DOMRect} box @param {HTMLElement} ghost */
  fade(box, ghost) {
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
    const fading = copy.animate(
      [
        { opacity: 1 },
        { opacity: 0.9, filter: "brightness(1.7)", offset: 0.25 },
        { opacity: 0, scale: 0.8, filter: "brightness(.4)" },
      ],
      { duration: 420, easing: "ease-in" },
    );
    fading.finished.finally(() => copy.remove());
  }

  /** @param {Element | null} element @param {string} text @param {"heal" | "hurt"} tone */
  float(element, text, tone) {
    if (!element) return;
    const box = element.getBoundingClientRect();
    const label = document.createElement("span");
    label.className = `float float-${tone}`;
    label.textContent = text;
    label.style.left = `${box.left + box.width / 2}px`;
    label.style.top = `${box.top + box.height / 2}px`;
    this.stage.append(label);
    const rise = label.animate(
      [
        { opacity: 0, translate: "-50% 10px", scale: 0.7 },
        { opacity: 1, translate: "-50% -14px", scale: 1.15, offset: 0.25 },
        { opacity: 0, translate: "-50% -54px" },
      ],
      { duration: 1300, easing: "ease-out" },
    );
    rise.finished.finally(() => label.remove());
    const shake =
      tone === "hurt"
        ? [{ filter: "brightness(2.2) saturate(1.4)" }, { filter: "none" }]
        : [{ filter: "brightness(1.5)" }, { filter: "none" }];
    element.animate(shake, { duration: 450 });
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
