/**
 * The one door to the vendored view library.
 *
 * @typedef {import("../../vendor/htm-preact/htm-preact-3.1.1.js").Drawn} Drawn
 * @typedef {import("../../vendor/htm-preact/htm-preact-3.1.1.js").Heard} Heard
 */
export {
  html,
  render,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "../../vendor/htm-preact/htm-preact-3.1.1.js";
