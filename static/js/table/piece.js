/**
 * Anything on the table that can be looked at and, when the decision offers it, pressed. What can be chosen carries a
 * real button over its face; what cannot is a named picture, reached with Shift and an arrow for reading. The element
 * itself stays the same, so it can move.
 */
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./table.js").Table} Table */

const LONG_PRESS = 450;
let pressTimer = 0;
let heldLong = false;

/** @typedef {import("./html.js").Drawn} Drawn */
/** @typedef {import("./html.js").Heard} Heard */

/**
 * Listeners that show a card on hover and focus, and on a long press, unless that does something else.
 * @param {Table} table @param {Preview|null} preview @param {(() => void)|null} [onHold] also of a mouse button
 */
export function previewListeners(table, preview, onHold = null) {
  const show = () => preview && table.showPreview(preview);
  const hold = onHold ?? (() => preview && table.openSheet(preview));
  return {
    /** @param {Heard} event */
    onPointerEnter: (event) => event.pointerType === "mouse" && show(),
    /** @param {Heard} event */
    onPointerLeave: (event) => event.pointerType === "mouse" && table.showPreview(null),
    /** @param {Heard} event */
    onFocusCapture: (event) => event.target.matches(":focus-visible") && show(),
    onBlurCapture: () => preview && table.hidePreview(preview),
    /** @param {Heard} event */
    onPointerDown: (event) => {
      heldLong = false;
      clearTimeout(pressTimer);
      if (onHold || event.pointerType !== "mouse") {
        pressTimer = setTimeout(() => {
          endPress();
          hold();
        }, LONG_PRESS);
      }
    },
    onPointerUp: () => clearTimeout(pressTimer),
    onPointerCancel: () => clearTimeout(pressTimer),
    /** @param {Heard} event */
    onContextMenu: (event) => heldLong && event.preventDefault(),
  };
}

/** What was pressed is held or dragged now: the click that ends it does nothing. */
export function endPress() {
  clearTimeout(pressTimer);
  heldLong = true;
}

/** True once after a long press or a drag. A click by keys ends neither. @param {Heard} event */
function endedLongPress({ detail }) {
  const held = heldLong && detail > 0;
  heldLong = false;
  return held;
}

/**
 * @param {Object} props
 * @param {Table} props.table
 * @param {string} props.thing the id that options name
 * @param {string} props.label its name for those who do not see it
 * @param {Preview|null} [props.preview] what to show when it is looked at
 * @param {string} [props.next] the thing that is meant when it is pressed: of a pile, the next one to take
 * @param {string} [props.className]
 * @param {Object<string, number>} [props.style]
 * @param {Drawn} [props.children]
 */
export function Piece({ table, thing, label, preview, next = thing, className = "", style, children }) {
  const state = table.stateOf(thing);
  const classes = ["piece", className, state.choosable && "is-choosable", state.selected && "is-selected"].filter(
    Boolean,
  );
  const seen = preview ? { ref: thing, ...preview } : null;
  const onHold = table.asked?.divide && state.choosable ? () => table.giveAll(next) : null;
  /** @param {Heard} event */
  const press = (event) => !endedLongPress(event) && table.press(next, event.currentTarget);
  /** @param {Heard} event */
  const explain = (event) => {
    // a button that was just pressed may be gone already, and its click still on its way up
    if (endedLongPress(event) || event.target.closest(".piece-button")) return;
    if (table.isTouch() && seen) table.openSheet(seen);
    table.why.ask(thing);
  };
  return html`<div
    data-ref=${thing}
    class=${classes.join(" ")}
    style=${style}
    ...${seen || onHold ? previewListeners(table, seen, onHold) : {}}
    ...${state.choosable || state.waits ? {} : { role: "img", "aria-label": label, tabindex: "-1", onClick: explain }}
  >
    ${children}
    ${
      (state.choosable || state.waits) &&
      html`<button
      type="button"
      class="piece-button"
      aria-disabled=${state.waits ? "true" : undefined}
      aria-label=${`${label} ${state.hint}`}
      aria-pressed=${state.toggles ? String(state.selected) : undefined}
      onClick=${press}
    ></button>`
    }
    ${state.selected && html`<span class=${`tick ${state.isLethal ? "is-lethal" : ""}`}>${state.number || html`<${Icon} name="check" />`}</span>`}
  </div>`;
}
