/** What follows a game: asking for another one, or going to the one that is set up. */
import { formToken } from "../live/token.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @typedef {import("./table.js").Table} Table */

const OTHERS_DECK = "Each plays the other’s deck";

/** How a match of several games stands, in words; "" where this game is of none. @param {Table} table */
export function matchInWords(table) {
  const { match } = table.frame;
  if (!match) return "";
  const [other] = table.others;
  const [mine, theirs] = [match.score[table.me], match.score[other]];
  if (!match.over) return `The match stands ${mine} : ${theirs}.`;
  return mine > theirs
    ? `You have won the match ${mine} : ${theirs}.`
    : `${table.nameOf(other)} has won the match ${theirs} : ${mine}.`;
}

/** What is known of the next game, in words: who has asked for it, and what spectators would see of it. @param {Table} table */
export function rematchInWords(table) {
  const { frame, links } = table;
  const spectators = links.challenge && !frame.rematch && frame.watched ? `Next game: ${frame.watched.sentence}` : "";
  return `${askedInWords(table)} ${spectators}`.trim();
}

/** Who has asked for another game, in words; "" when nobody has or there is no person to read it. @param {Table} table */
function askedInWords({ frame, kinds, isMany }) {
  if (!frame.rematch && frame.change_sides === "asked")
    return "Your opponent wants to change sides: each of you plays the other’s deck.";
  if (!frame.rematch && frame.awaited) return "Your opponent is ready for the next game.";
  if (!frame.rematch || !kinds.has("person")) return "";
  if (frame.rematch.mine) return "You have started a rematch.";
  return isMany ? "A rematch has been started." : "Your opponent has started a rematch.";
}

/** @param {{table: Table, className?: string, children?: import("./html.js").Drawn}} props other attributes go to the button or link */
export function Rematch({ table, className = "", children, ...more }) {
  const { rematch } = table.frame;
  if (rematch)
    return html`<a class=${`button ${className}`} href=${rematch.url} ...${more}>${children}<span>Go to the rematch</span></a>`;
  if (table.kinds.has("nobody") || (table.frame.match?.over && table.links.games)) return null;
  if (table.links.challenge) return html`<${NextGame} table=${table} className=${className} ...${more}>${children}<//>`;
  return html`<button type="button" class=${className} onClick=${() => table.send("rematch")} ...${more}>${children}<span>Rematch</span></button>`;
}

/** Another game with each other's decks, and one with other decks: the form by which it is begun, filled in as for this one. @param {{table: Table}} props */
export function OtherGames({ table }) {
  const { frame, links } = table;
  return html`${!frame.rematch && frame.change_sides !== "no" && html`<${ChangeSides} table=${table} />`}
    ${links.changeDeck && html`<a class="button" href=${links.changeDeck}><${Icon} name="deck" />Change ${table.kinds.has("hot_seat") ? "decks" : "deck"}</a>`}`;
}

/** Each plays the other's deck: at once, or by an invitation when both want it. @param {{table: Table}} props */
function ChangeSides({ table }) {
  const name = html`<${Icon} name="swap" />Change sides`;
  if (!table.links.challenge)
    return html`<button type="button" title=${OTHERS_DECK} onClick=${() => table.send("rematch", { change_sides: true })}>${name}</button>`;
  return html`<form method="post" action=${table.links.challenge}>
    <${Agreed} table=${table} />
    <button type="submit" name="do" value="change_sides" class=${table.frame.change_sides === "asked" ? "primary" : ""} title=${OTHERS_DECK}>${name}</button>
  </form>`;
}

/** What every form of an invitation says: whose page this is, and what of spectators was read here. @param {{table: Table}} props */
function Agreed({ table }) {
  return html`<input type="hidden" name="csrfmiddlewaretoken" value=${formToken() ?? table.links.token} />
    <input type="hidden" name="watch" value=${table.frame.watched?.code ?? ""} />`;
}

/**
 * Ready for the next game of an invitation, and the way to its page: a form of the page, as there. Who has something to
 * decide before it is led to the page first.
 * @param {{table: Table, className?: string, children?: import("./html.js").Drawn}} props
 */
function NextGame({ table, className = "", children, ...more }) {
  const { match } = table.frame;
  const plain = className.replace("primary", "");
  const prepare = html`<a class=${`button ${match?.prepares ? className : plain}`} href=${table.links.challenge} ...${more}><${Icon} name="swap" /><span>Prepare the next game</span></a>`;
  return html`${match?.prepares && prepare}
    <form method="post" action=${table.links.challenge}>
      <${Agreed} table=${table} />
      <button type="submit" name="do" value="ready" class=${match?.prepares ? plain : className} ...${more}>${children}<span>${match?.over ? "Rematch" : "Next game"}</span></button>
    </form>
    ${match && !match.over && !match.prepares && prepare}
    ${(!match || match.over) && html`<a class="button" href=${`${table.links.challenge}?change_deck`}>${table.isMany ? "Change deck" : "Change deck or who starts"}</a>`}`;
}
