/** The one door to the vendored view library. */
export {
  h,
  html,
  render,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "../../vendor/htm-preact/htm-preact-3.1.1.js";
