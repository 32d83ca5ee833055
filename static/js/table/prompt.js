/** The bar with the prompt, one sentence, and every choice that is a button. */

import { commands } from "./choices.js";
import { AmountPanel, DivideLine } from "./divide.js";
import { ForecastLine } from "./forecast.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { previewListeners } from "./piece.js";
import { CardName } from "./players.js";
import { Rematch, rematchInWords } from "./rematch.js";
import { inWords, withSymbols } from "./symbols.js";
import { Tray, trayReplacesHand } from "./tray.js";
import { WhyNote } from "./why.js";

/** @typedef {import("./choices.js").Command} Command */
/** @typedef {import("./table.js").Table} Table */

const PAUSING = "This passes by itself in a moment.";

/** The sentence of the bar when nothing is asked of us. @param {Table} table */
function waitingSentence(table) {
  const { view, frame } = table;
  if (view.result) return `${view.result.text} ${rematchInWords(table)}`.trim();
  if (frame.thinking && frame.trouble) {
    return `The server has a problem. ${table.nameOf(1 - view.seat)} continues as soon as it is fixed.`;
  }
  if (frame.thinking) return `${table.nameOf(1 - view.seat)} is thinking.`;
  if (frame.away) return `${table.nameOf(1 - view.seat)} is away. The game is waiting for them.`;
  return view.decision?.prompt ?? "The game continues automatically.";
}

/**
 * A question without the name of the card that asks in front of it: the name stands there already, to be pressed.
 * @param {string} text
 * @param {string} card
 */
function withoutName(text, card) {
  const rest = text.startsWith(`${card}: `) ? text.slice(card.length + 2) : text;
  return rest[0].toUpperCase() + rest.slice(1);
}

/** @param {{table: Table}} props */
function Sentence({ table }) {
  const { asked } = table;
  const source = asked?.source;
  const question = asked && (source ? withoutName(asked.prompt, source.card) : asked.prompt);
  const text = table.frame.pausing ? PAUSING : (question ?? waitingSentence(table));
  return html`<p class="prompt-sentence" aria-live="polite" aria-atomic="true">
    ${source && html`<${CardName} table=${table} card=${source.card} /><span class="visually-hidden">asks:</span>`}
    <span class=${asked ? "" : "is-waiting"}>${withSymbols(text)}</span>
    ${table.frame.thinking && !asked && html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`}
  </p>`;
}

/** @param {{table: Table, command: Command}} props */
function CommandButton({ table, command }) {
  const card = command.refs?.map((ref) => table.cardOf(ref)).find(Boolean);
  const named = card && !command.label.includes(card) ? `${card}: ${command.label}` : command.label;
  const label = table.ui.sure && command.primary ? `Again: ${named}` : named;
  return html`<button
    type="button"
    class=${`command ${command.primary ? "primary" : ""} ${label.length > 20 ? "is-long" : ""}`}
    disabled=${!command.answer || Boolean(table.ui.pending)}
    aria-keyshortcuts=${command.primary ? "Space" : command.key}
    data-key=${command.key}
    data-primary=${command.primary ? "" : undefined}
    onClick=${() => table.answer(command.answer)}
    ...${card ? previewListeners(table, { card }) : {}}
  >
    ${(command.key || command.primary) && html`<kbd aria-hidden="true">${command.key ?? "␣"}</kbd>`}
    <span>${withSymbols(label)}</span>
  </button>`;
}

/** What the player would hardly want. @param {{table: Table}} props */
function Warning({ table }) {
  const { warned } = table.ui;
  return warned && html`<p class="warning" role="alert">${warned.text}</p>`;
}

/** What else can be done now, apart from the answer itself. @param {{table: Table}} props */
function OtherCommands({ table }) {
  const { frame, view, asked, ui } = table;
  const { warned } = ui;
  if (warned) {
    return html`<button type="button" class="command" data-key="Escape" onClick=${() => table.update({ warned: null })}>
        <kbd aria-hidden="true">Esc</kbd><span>No</span>
      </button>
      <button type="button" class="command danger" data-key="Y" aria-keyshortcuts="Y" onClick=${() => table.answer(warned.answer)}>
        <kbd aria-hidden="true">Y</kbd><span>Do it anyway</span>
      </button>`;
  }
  if (view.result) {
    return html`${table.links.record && html`<a class="button command" href=${table.links.record} download><${Icon} name="download" /><span>Record</span></a>`}
      <${Rematch} table=${table} className="command primary" data-primary=""><kbd aria-hidden="true">␣</kbd><//>`;
  }
  if (asked?.divide) {
    return html`<button type="button" class="command quiet" data-key="A" aria-keyshortcuts="A" title="As much as is lethal, one after the other" onClick=${() => table.giveLethal()}>
        <kbd aria-hidden="true">A</kbd><span>Lethal in order</span>
      </button>
      <button type="button" class="command quiet" data-key="C" aria-keyshortcuts="C" onClick=${() => table.update({ amounts: {} })}>
        <kbd aria-hidden="true">C</kbd><span>Clear</span>
      </button>`;
  }
  const { repeats } = table;
  const alike = repeats.alikeWaiting(view);
  const clear = ui.selected.length > 0;
  const all = table.everybody.length > ui.selected.length;
  const canPassOn = asked?.kind === "window" && view.active !== view.seat;
  return html`${
    frame.take_back &&
    html`<button
      type="button"
      class="command quiet"
      data-key="U"
      aria-keyshortcuts="U"
      disabled=${Boolean(ui.pending)}
      title=${`Take back: ${inWords(frame.take_back)}`}
      onClick=${() => table.takeBack()}
    >
      <kbd aria-hidden="true">U</kbd><${Icon} name="undo" /><span>Take back</span>
    </button>`
  }
    ${
      frame.passing &&
      html`<button type="button" class="command quiet" onClick=${() => table.passUntilMyTurn(false)}><span>Stop passing</span></button>`
    }
    ${
      canPassOn &&
      !frame.passing &&
      html`<button type="button" class="command quiet" data-key="P" aria-keyshortcuts="P" onClick=${() => table.passUntilMyTurn(true)}>
      <kbd aria-hidden="true">P</kbd><span>Pass until my turn</span>
    </button>`
    }
    ${
      repeats.attackers.length > 0 &&
      html`<button type="button" class="command quiet" data-key="S" onClick=${() => {
        repeats.stop();
        table.redraw();
      }}><kbd aria-hidden="true">S</kbd><span>Stop, ${repeats.attackers.length} more would attack</span></button>`
    }
    ${
      alike > 0 &&
      html`<button type="button" class="command quiet" data-key="Y" disabled=${Boolean(ui.pending)} onClick=${() => table.answer(repeats.yesToAll(view))}>
      <kbd aria-hidden="true">Y</kbd><span>Yes to all ${alike + 1}</span>
    </button>`
    }
    ${
      repeats.moreCouldAttack(view) &&
      html`<button type="button" class="command quiet" data-key="N" disabled=${Boolean(ui.pending)} title="No block now, and none against attackers like these this turn, unless you would lose" onClick=${() => table.answer(repeats.noBlocks(view))}>
      <kbd aria-hidden="true">N</kbd><span>Never block these</span>
    </button>`
    }
    ${
      asked?.kind === "attackers" &&
      ui.selected.length > 1 &&
      html`<button type="button" class="command quiet" data-key="O" disabled=${Boolean(ui.pending)} title="Each attacks alone; you pass in between until your opponent plays something" onClick=${() => table.answer(repeats.oneByOne(view, ui.selected))}>
      <kbd aria-hidden="true">O</kbd><span>One by one</span>
    </button>`
    }
    ${
      all &&
      html`<button type="button" class="command quiet" data-key="A" aria-keyshortcuts="A" onClick=${() => table.update({ selected: table.everybody })}>
      <kbd aria-hidden="true">A</kbd><span>All ${table.everybody.length}</span>
    </button>`
    }
    ${
      clear &&
      html`<button type="button" class="command quiet" data-key="Escape" onClick=${() => table.update({ selected: [] })}>
      <kbd aria-hidden="true">Esc</kbd><span>Clear</span>
    </button>`
    }`;
}

/** @param {{table: Table}} props */
export function Prompt({ table }) {
  const { asked } = table;
  const offered =
    asked && !table.ui.warned ? commands(asked, table.draft, (ref) => table.isShown(ref) || table.inTray(ref)) : [];
  const worded = offered.length > 2 || offered.some((command) => command.label.length > 34);
  return html`<section class=${`prompt ${asked ? "is-asked" : ""} ${worded ? "is-worded" : ""}`} data-asks=${asked?.kind} aria-label="Your decision">
    ${asked?.amount && html`<${AmountPanel} table=${table} amount=${asked.amount} />`}
    ${!trayReplacesHand(table) && html`<${Tray} table=${table} />`}
    <div class="prompt-words">
      <${Sentence} table=${table} />
      ${asked?.divide && html`<${DivideLine} table=${table} divide=${asked.divide} />`}
      <${Warning} table=${table} />
      <${ForecastLine} table=${table} />
      ${!table.ui.sheet && html`<${WhyNote} table=${table} />`}
    </div>
    <div class="commands">
      <${OtherCommands} table=${table} />
      ${offered.map((command) => html`<${CommandButton} key=${command.id} table=${table} command=${command} />`)}
    </div>
  </section>`;
}
