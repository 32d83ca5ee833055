/**
 * The face of a card beside its name, wherever a page writes one: to a mouse that stays on it, to the focus that comes by
 * keys, and to a finger that holds it. Names say in `data-face` which files there are.
 */
import { beside } from "./placing.js";

const PAUSE = 160; // milliseconds that a mouse must stay: who walks past twenty names asks for no face
const GRACE = 120; // that it may be on its way from the name to the face
const LONG_PRESS = 450;
const CLICK = 50; // that the click which ends a press may take

const peek = document.createElement("div");
const face = new Image(252, 352);
/** @type {Element|null} */
let shown = null; // the name whose face is to be seen, or will be
/** @type {{x: number, y: number}|null} */
let pointer = null; // where it was, if it shows the face and not the focus
let timer = 0;
let held = false; // a finger has held a name, and has not been lifted yet

peek.className = "peek";
peek.hidden = true;
peek.setAttribute("aria-hidden", "true"); // the name leads to the page that says all of it
peek.append(face);
face.alt = "";
face.sizes = "252px";

/** @param {EventTarget|null} target */
function named(target) {
  return target instanceof Element ? target.closest("[data-face]") : null;
}

/** @param {Element} name @param {{x: number, y: number}|null} by the pointer, or nothing for the focus */
function show(name, by) {
  const files = name.getAttribute("data-face") ?? "";
  clearTimeout(timer);
  shown = name;
  pointer = by;
  if (face.srcset !== files) {
    peek.hidden = true;
    face.srcset = files;
  }
  // no face where there is no network
  face.decode().then(
    () => shown === name && place(name),
    () => undefined,
  );
}

/** Put the face where its name is now. @param {Element} name */
function place(name) {
  if (!name.isConnected) return;
  const text = name.matches("a") ? name : (name.querySelector("a") ?? name);
  const { left, top } = beside(text.getBoundingClientRect(), pointer, { width: innerWidth, height: innerHeight });
  peek.style.left = `${left}px`;
  peek.style.top = `${top}px`;
  if (!peek.isConnected) document.body.append(peek);
  peek.hidden = false;
}

function hide() {
  clearTimeout(timer);
  shown = null;
  peek.hidden = true;
}

/** @param {() => void} act @param {number} pause */
function later(act, pause) {
  clearTimeout(timer);
  timer = setTimeout(act, pause);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const name = named(event.target);
  if (peek.contains(/** @type {Node} */ (event.target)) || (name && name === shown)) clearTimeout(timer);
  else if (name) later(() => show(name, { x: event.clientX, y: event.clientY }), PAUSE);
  else if (shown) later(hide, GRACE);
  else clearTimeout(timer);
});

document.addEventListener("focusin", ({ target }) => {
  const name = named(target);
  if (name && target instanceof Element && target.matches(":focus-visible")) show(name, null);
  else if (name !== shown) hide();
});

document.addEventListener("pointerdown", (event) => {
  held = false;
  const name = named(event.target);
  if (shown && !peek.contains(/** @type {Node} */ (event.target))) hide();
  if (event.pointerType === "mouse" || !name) return;
  later(() => {
    held = true;
    show(name, { x: event.clientX, y: event.clientY });
  }, LONG_PRESS);
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    if (held) setTimeout(() => (held = false), CLICK);
    else clearTimeout(timer);
  });
}

// What a finger held is read, neither followed nor offered a menu.
for (const after of ["click", "contextmenu"]) {
  document.addEventListener(
    after,
    (event) => {
      if (held && named(event.target)) event.preventDefault();
    },
    { capture: true },
  );
}

document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
// A face goes along with a name that has the focus, and a pointer is at another name by now.
document.addEventListener(
  "scroll",
  () => {
    if (shown && !pointer && !peek.hidden) place(shown);
    else if (pointer) hide();
  },
  { capture: true, passive: true },
);
document.addEventListener("htmx:afterSwap", () => shown && !shown.isConnected && hide());
