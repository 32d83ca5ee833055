"""The journal in words: what happened, seen from one seat, with the rule behind it. Names of cards stand in [[ ]]."""

from __future__ import annotations

from typing import Any

from engine.epic import codes, events
from engine.epic.decisions import label_text, reference
from engine.epic.definitions import NAME, D
from engine.epic.grammar import counted, number_word
from engine.epic.state import Event, Game

Entry = dict[str, Any]

# kind -> (name on the page, rule, words; {you} opens the sentence and conjugates [verb|verbs])
_WORDS: dict[int, tuple[str, str, str]] = {
    events.STARTED: ("start", "1.8.1", "{you} [go|goes] first."),
    events.TURN: ("turn", "4.2", "Turn {n}: {your} turn."),
    events.PLAYED: ("play", "3.2.1", "{you} [play|plays] {card}."),
    events.CHOSE_MODE: ("mode", "3.2.1", "{you} [choose|chooses]: {mode}"),
    events.USED: ("power", "3.5", "{you} [use|uses] {card}: {label}"),
    events.ENTERED: ("enter", "1.4.3", "{card} enters play under {your} control."),
    events.TOKEN: ("token", "2.3.2", "{you} [put|puts] a {card} token into play."),
    events.BROKE: ("break", "5.16", "{card} is broken."),
    events.BANISHED: ("banish", "5.15", "{card} is banished."),
    events.RETURNED: ("return", "1.9.2", "{card} returns to {your} hand."),
    events.DISCARDED: ("discard", "1.7", "{you} [discard|discards] {card}."),
    events.DAMAGED: ("damage", "5.16.3", "{other} deals {n} damage to {card}."),
    events.PLAYER_DAMAGED: ("hurt", "1.5.3", "{other} deals {n} damage to {whom}."),
    events.HEALED: ("heal", "1.5", "{you} [gain|gains] {n} health."),
    events.LOST: ("lose", "1.5", "{you} [lose|loses] {n} health."),
    events.EXPENDED: ("expend", "2.6.3", "{card} is expended."),
    events.PREPARED: ("prepare", "2.6.2", "{card} is prepared."),
    events.GAINED: ("gain", "5.0.7", "{card} {gains}."),
    events.COUNTERS: ("counters", "2.7", "{card} {counters}."),
    events.CONTROL: ("control", "5.17.2", "{you} [gain|gains] control of {card}."),
    events.TRANSFORMED: ("transform", "5.21", "{card} is transformed into a {other} token."),
    events.BATTLE: ("battle", "4.4.1", "{you} [attack|attacks] with {champions}."),
    events.ATTACKED: ("attack", "4.4.1", "{card} attacks."),
    events.BLOCKED: ("block", "4.4.6", "{card} blocks."),
    events.UNBLOCKED: ("unblocked", "4.4.6", "{you} [do|does] not block."),
    events.LEFT_BATTLE: ("leave", "4.4.12", "{card} is removed from the battle."),
    events.BATTLE_OVER: ("battle_over", "4.4.15", "The battle is over."),
    events.TRIGGERED: ("trigger", "3.4", "{card}: {label}"),
    events.REVEALED: ("reveal", "5.19", "{you} [reveal|reveals] {card}."),
    events.RECALLED: ("recall", "5.4", "{you} [recall|recalls] {card}."),
    events.RECYCLED: ("recycle", "5.5", "{you} [put|puts] {card} on the bottom of {your} deck."),
    events.END_OFFERED: ("end_offer", "4.3.3", "{you} [want|wants] to end the turn."),
    events.ENDED: ("end", "4.5", "The turn ends."),
    events.FORBADE: ("forbid", "4.4.1", "Champions cannot attack this turn."),
}


def entries(game: Game, seat: int, since: int = 0) -> list[Entry]:
    """Entries from number `since` on, as `seat` sees them; entries are numbered by their place in the journal."""
    journal = game.journal or []
    found: list[Entry] = []
    for n in range(since, len(journal)):
        entry = _entry(journal[n], seat)
        if entry is not None:
            found.append({"n": n, **entry})
    return found


def _entry(event: Event, seat: int) -> Entry | None:
    kind, turn, who, row, obj, n, _, seen = event
    sees = seen >> seat & 1 != 0
    if kind == events.TO_BOTTOM and not sees:
        return None
    if kind == events.OVER:
        name, rule, text = "over", "1.2", _over(who, n, seat)
    elif kind == events.DREW:
        name, rule, text = "draw", "1.6.1", _drew(who, row, seat, sees)
    elif kind == events.TO_BOTTOM:
        name, rule, text = "bottom", "1.8.2", f"You put [[{NAME[row]}]] on the bottom of your deck."
    elif kind == events.MULLIGAN:
        name, rule, text = "mulligan", "1.8.2", _mulligan(who, n, seat)
    else:
        name, rule, words = _WORDS[kind]
        text = _say(words, event, seat)
    refs = [reference(obj)] if obj and sees else []
    return {"turn": turn, "kind": name, "seat": who, "text": text, "rule": rule, "refs": refs}


def _say(words: str, event: Event, seat: int) -> str:
    kind, _, who, row, _, n, other, _ = event
    mine = who == seat
    text = _conjugated(words, mine)
    replacements = {
        "{you}": "You" if mine else "Your opponent",
        "{your}": "your" if mine else "your opponent's" if kind in _OPPONENTS else "their",
        "{whom}": "you" if mine else "your opponent",
        "{card}": f"[[{NAME[row]}]]" if row >= 0 else "It",
        "{other}": f"[[{NAME[other]}]]" if other >= 0 else "An effect",
        "{n}": str(n),
        "{champions}": counted(n, "champion") if kind == events.BATTLE else "",
        "{label}": _label(kind, n),
        "{mode}": _mode(row, n) if kind == events.CHOSE_MODE else "",
        "{gains}": _gains(n) if kind == events.GAINED else "",
        "{counters}": _counters(n) if kind == events.COUNTERS else "",
    }  # fmt: skip
    for mark, word in replacements.items():
        if mark in text:
            text = text.replace(mark, word)
    return text


_OPPONENTS = (events.TURN, events.ENTERED, events.RETURNED)


def _label(kind: int, n: int) -> str:
    if kind not in (events.USED, events.TRIGGERED):
        return ""
    return label_text(n) if n >= 0 else "its controller gains that much health."  # righteous is a keyword's trigger


def _conjugated(words: str, mine: bool) -> str:
    start = words.find("[")
    while start >= 0:
        stop = words.index("]", start)
        one, many = words[start + 1 : stop].split("|")
        words = words[:start] + (one if mine else many) + words[stop + 1 :]
        start = words.find("[")
    return words


def _mode(row: int, mode: int) -> str:
    labels = [at for at, label in enumerate(D.labels) if label.row == row]
    return label_text(labels[mode]).replace("\n", " ")


def _gains(packed: int) -> str:
    """Undo what `atoms.gain` packed: keywords, offense, defense."""
    words, swords, shields = events.unpack_gain(packed)
    names = [name for bit, name in _KEYWORDS if words & bit]
    numbers = [f"{amount:+d} {{{what}}}" for amount, what in ((swords, "offense"), (shields, "defense")) if amount]
    return "gets " + " and ".join(names + numbers)


_KEYWORDS = (
    (codes.AIRBORNE, "airborne"), (codes.AMBUSH, "ambush"), (codes.BLITZ, "blitz"),
    (codes.BREAKTHROUGH, "breakthrough"), (codes.RIGHTEOUS, "righteous"),
    (codes.UNBANISHABLE, "unbanishable"), (codes.UNBLOCKABLE, "unblockable"),
    (codes.UNBREAKABLE, "unbreakable"), (codes.UNTARGETABLE, "untargetable"),
)  # fmt: skip


def _counters(n: int) -> str:
    if n > 0:
        return f"gets {counted(n, '+1 {offense} +1 {defense} counter')}"
    return f"loses {counted(-n, 'counter')}"


def _drew(who: int, row: int, seat: int, sees: bool) -> str:
    if sees:
        return f"You draw [[{NAME[row]}]]." if who == seat else f"Your opponent draws [[{NAME[row]}]]."
    return "Your opponent draws a card."


def _mulligan(who: int, n: int, seat: int) -> str:
    if n == 0:
        return "You keep your hand." if who == seat else "Your opponent keeps their hand."
    cards = "a card" if n == 1 else f"{number_word(n)} cards"
    return f"You mulligan {cards}." if who == seat else f"Your opponent mulligans {cards}."


def _over(winner: int, reason: int, seat: int) -> str:
    if winner == codes.NOBODY:
        return "The game is a draw." if reason == codes.BY_BOTH else "The game is a draw: it met a limit of the engine."
    return "You win the game." if winner == seat else "Your opponent wins the game."
