/** A sheet (sheet.css) that is open goes when the window grows: what it shows is a part of the page then. */
import { sure } from "./sure.js";

const LARGE = matchMedia("(min-width: 900px)"); // as in sheet.css

LARGE.addEventListener("change", () => {
  const sheet = sure(/** @type {HTMLElement|null} */ (document.querySelector(".sheet")));
  if (sheet.matches(":popover-open")) sheet.hidePopover();
});
