/** The bar with the prompt, one sentence, and every choice that is a button. */

import { sure } from "../sure.js";
import { Choices } from "./announced.js";
import { ATTACK, commands } from "./choices.js";
import { AmountPanel, DivideLine } from "./divide.js";
import { ForecastLine } from "./forecast.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { previewListeners } from "./piece.js";
import { CardName } from "./players.js";
import { PracticeNote } from "./practice.js";
import { Rematch, rematchInWords } from "./rematch.js";
import { inWords, withSymbols } from "./symbols.js";
import { areTogether } from "./teams.js";
import { words } from "./terms.js";
import { WhyNote } from "./why.js";

/** @typedef {import("./choices.js").Command} Command */
/** @typedef {import("./table.js").Table} Table */

const PAUSING = "This passes by itself in a moment.";

/** What is said of a player who is away, by what happens to who stays away. */
export const WHILE_AWAY = {
  "": "The game is waiting for them.",
  bot: "If they do not come back soon, a bot plays for them.",
  concede: "If they do not come back soon, they give up.",
};

/** The sentence of the bar when nothing is asked of us. @param {Table} table */
function waitingSentence(table) {
  const { view } = table;
  if (view.result) return `${view.result.text} ${rematchInWords(table)}`.trim();
  if (table.isOut(table.me))
    return `You are out of the game. You can watch it to its end, or leave the table. ${whoChooses(table)}`;
  return whoChooses(table);
}

/** Who is waited for. @param {Table} table */
function whoChooses(table) {
  const { view, frame } = table;
  const seat = view.decision?.seat ?? table.others[0];
  const name = table.nameOf(seat);
  if (frame.thinking && frame.trouble) return `The server has a problem. ${name} continues as soon as it is fixed.`;
  if (frame.thinking) return `${name} is thinking.`;
  const [absent] = table.isMany ? [seat] : table.others;
  if (table.isAway(absent)) return `${table.nameOf(absent)} is away. ${WHILE_AWAY[frame.absence]}`;
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

/** Why Space has not ended the turn, or the step that ends it, and what does. */
function againSentence() {
  const [first, ...rest] = words().ends_turn;
  return `You could still do something. Press Space again to ${sure(first).toLowerCase()}${rest.join("")}.`;
}

/** @param {{table: Table}} props */
function Sentence({ table }) {
  const { asked } = table;
  const source = asked?.source;
  const question = asked && (source ? withoutName(asked.prompt, source.card) : asked.prompt);
  const asks = table.ui.sure ? againSentence() : question;
  const text = table.frame.pausing ? PAUSING : (asks ?? waitingSentence(table));
  return html`<p class="prompt-sentence" aria-live="polite" aria-atomic="true">
    ${source && html`<${CardName} table=${table} card=${source.card} /><span class="visually-hidden">asks:</span>`}
    <span class=${asked ? "" : "is-waiting"}>${withSymbols(text)}</span>
    ${table.frame.thinking && !asked && html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`}
    ${table.practice.waits && html`<span class="dots is-late" title=${table.practice.waits} aria-hidden="true"><i></i><i></i><i></i></span>`}
  </p>`;
}

/** @param {{table: Table, command: Command}} props */
function CommandButton({ table, command }) {
  const card = command.refs?.map((ref) => table.cardOf(ref)).find(Boolean);
  const named = card && !command.label.includes(card) ? `${card} · ${command.label}` : command.label;
  const label = table.ui.sure && command.primary ? `Again: ${named}` : named;
  return html`<button
    type="button"
    class=${`command ${command.primary ? "primary" : ""}`}
    disabled=${!command.answer}
    aria-disabled=${table.ui.pending ? "true" : undefined}
    aria-keyshortcuts=${command.primary ? "Space" : command.key}
    data-key=${command.key}
    data-primary=${command.primary ? "" : undefined}
    onClick=${() => (command.asks ? table.showOptions(command.asks) : table.answer(command.answer))}
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

/**
 * A quiet button beside the answer. One that is off keeps its place, so that the others keep theirs.
 * @param {{table: Table, hotkey?: string, icon?: string, title?: string, off?: boolean, act: () => void, children: import("./html.js").Drawn}} props
 */
function Quiet({ table, hotkey, icon, title, off = false, act, children }) {
  return html`<button
    type="button"
    class="command quiet"
    data-key=${hotkey}
    aria-keyshortcuts=${hotkey}
    title=${title}
    disabled=${off || Boolean(table.ui.pending)}
    onClick=${act}
  >
    ${hotkey && html`<kbd aria-hidden="true">${hotkey === "Escape" ? "Esc" : hotkey}</kbd>`}${icon && html`<${Icon} name=${icon} />`}<span>${children}</span>
  </button>`;
}

/** Do it all the same, or not. @param {{table: Table, warned: NonNullable<Table["ui"]["warned"]>}} props */
function Insist({ table, warned }) {
  return html`<${Quiet} table=${table} hotkey="Escape" act=${() => table.update({ warned: null })}>Think again<//>
    <button type="button" class="command danger" data-key="Y" aria-keyshortcuts="Y" onClick=${() => table.answer(warned.answer)}>
      <kbd aria-hidden="true">Y</kbd><span>Do it anyway</span>
    </button>`;
}

/** When the game is over. @param {{table: Table}} props */
function Afterwards({ table }) {
  return html`${table.links.record && html`<a class="button command" href=${table.links.record} download><${Icon} name="download" /><span>Record</span></a>`}
    <${Rematch} table=${table} className="command primary" />`;
}

/** While something is picked: the ways to pick at once what is picked one by one. @param {{table: Table}} props */
function Picking({ table }) {
  const { repeats, view, asked, ui, everybody } = table;
  if (!asked) return null;
  const attacks = asked.kind === "attackers" && everybody.length > 0;
  const musts = asked.multi_pick?.must ?? [];
  return html`${
    repeats.moreCouldAttack(view) &&
    html`<${Quiet} table=${table} hotkey="N" title="No block now, and none against attackers like these this turn, unless you would lose" act=${() => table.answer(repeats.noBlocks(view))}>Never block these<//>`
  }
    ${
      attacks &&
      html`<${Quiet} table=${table} hotkey="O" off=${ui.selected.length < 2} title="Each attacks alone; you pass in between until your opponent plays something" act=${() => table.answer(repeats.oneByOne(view, ui.selected))}>One by one<//>
      <${Quiet} table=${table} hotkey="A" off=${ui.selected.length === everybody.length} act=${() => table.update({ selected: everybody })}>All ${everybody.length}<//>`
    }
    ${asked.multi_pick && html`<${Quiet} table=${table} hotkey="Escape" off=${ui.selected.length === musts.length} act=${() => table.update({ selected: musts })}>Clear<//>`}`;
}

/** Asks for a hint, or for more of it. @param {{table: Table}} props */
function Hint({ table }) {
  const { practice } = table;
  if (!table.asked || !practice.hasHints) return null;
  return html`<${Quiet} table=${table} hotkey="I" off=${!practice.hasMore} title="First where to look, then what a bot would do, from what you can know" act=${() => practice.ask()}>${practice.hint ? "The idea" : "Hint"}<//>`;
}

/** What else can be done now, apart from the answer itself. @param {{table: Table}} props */
function OtherCommands({ table }) {
  const { frame, view, asked, ui, repeats } = table;
  if (ui.warned) return html`<${Insist} table=${table} warned=${ui.warned} />`;
  if (view.result) return html`<${Afterwards} table=${table} />`;
  if (table.isOut(table.me))
    return html`<a class="button command" href=${table.links.games || table.links.home}>Leave the table</a>
      ${table.isLeftToBots && !table.links.games && !table.links.challenge && html`<${Rematch} table=${table} className="command primary" />`}`;
  if (asked?.divide) {
    if (asked.divide.total === 1) return null;
    return html`<${Quiet} table=${table} hotkey="A" title="As much as is lethal, one after the other" act=${() => table.giveLethal()}>Lethal in order<//>
      <${Quiet} table=${table} hotkey="C" act=${() => table.update({ amounts: {} })}>Clear<//>`;
  }
  const alike = repeats.alikeWaiting(view);
  const passesOn = asked?.kind === "window" && !areTogether(view, view.active, view.seat);
  const stop = () => {
    repeats.stop();
    table.redraw();
  };
  return html`${
    frame.take_back &&
    html`<${Quiet} table=${table} hotkey="U" icon="undo" title=${`Take back: ${inWords(frame.take_back)}`} act=${() => table.takeBack()}>Take back<//>`
  }
    ${frame.passing && html`<${Quiet} table=${table} act=${() => table.passUntilMyTurn(false)}>Stop passing<//>`}
    ${passesOn && !frame.passing && html`<${Quiet} table=${table} hotkey="P" act=${() => table.passUntilMyTurn(true)}>Pass until my turn<//>`}
    ${repeats.attackers.length > 0 && html`<${Quiet} table=${table} hotkey="S" act=${stop}>Stop, ${repeats.attackers.length} more would attack<//>`}
    <${Hint} table=${table} />
    ${alike > 0 && html`<${Quiet} table=${table} hotkey="Y" act=${() => table.answer(repeats.yesToAll(view))}>Yes to all ${alike + 1}<//>`}
    <${Picking} table=${table} />`;
}

/** @param {{table: Table}} props */
export function Prompt({ table }) {
  const { asked } = table;
  const offered =
    asked && !table.ui.warned
      ? commands(asked, table.draft, (ref) => (table.isShown(ref) && !table.choosesPlayer) || table.inTray(ref))
      : [];
  const worded = offered.filter(({ primary, key }) => !primary && key !== ATTACK);
  const isList = worded.length > 2 || worded.some((command) => command.label.length > 34);
  const listed = isList ? worded : [];
  /** @param {Command} command */
  const button = (command) => html`<${CommandButton} key=${command.id} table=${table} command=${command} />`;
  return html`<section class=${`prompt ${asked ? "is-asked" : ""}`} data-asks=${asked?.kind} aria-label="Your decision">
    ${asked?.amount && html`<${AmountPanel} table=${table} amount=${asked.amount} />`}
    <div class="prompt-words">
      <${Sentence} table=${table} />
      <${Choices} table=${table} />
      ${asked?.divide && asked.divide.total > 1 && html`<${DivideLine} table=${table} divide=${asked.divide} />`}
      <${Warning} table=${table} />
      <${PracticeNote} table=${table} />
      ${!table.ui.menu && html`<${ForecastLine} table=${table} />`}
      ${!table.ui.sheet && html`<${WhyNote} table=${table} />`}
    </div>
    <div class="commands">
      <${OtherCommands} table=${table} />
      ${offered.filter((command) => !listed.includes(command)).map(button)}
    </div>
    ${listed.length > 0 && html`<div class="choices" role="group" aria-label="What can be chosen">${listed.map(button)}</div>`}
  </section>`;
}
