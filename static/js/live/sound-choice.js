/** The box on a page by which its sounds are switched on: hidden until a script is there to play them. */

/** @param {import("./sounds.js").Sounds} sounds */
export function offerSound(sounds) {
  const choice = document.querySelector("#sound-choice");
  const box = choice?.querySelector("input");
  if (!(choice instanceof HTMLElement) || !box) return;
  choice.hidden = false;
  box.checked = sounds.wish.on;
  box.addEventListener("change", () => {
    sounds.change({ on: box.checked });
    sounds.play("turn");
  });
}
