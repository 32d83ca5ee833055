/** Draws the ornaments of the faces that the server sends, as they are drawn at the table. */
import { html, render } from "../table/html.js";
import { Emblem } from "../table/emblem.js";
import { useSprites } from "../table/icons.js";

function draw() {
  for (const art of document.querySelectorAll(".face-art[data-ornament]:empty")) {
    useSprites("", art.dataset.charges);
    render(html`<${Emblem} facts=${JSON.parse(art.dataset.ornament)} />`, art);
  }
}

draw();
document.addEventListener("htmx:afterSwap", draw);
