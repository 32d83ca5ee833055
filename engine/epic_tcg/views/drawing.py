"""A position as text for people at a terminal: all sides with all their cards, the turn, what can be chosen.

It shows everything, hidden cards too. Commands and the messages of failed tests come here; pages draw a seat's view.
"""

from __future__ import annotations

from typing import Any

from engine.epic_tcg.language import Alignment
from engine.epic_tcg.programs.definitions import FILTERS, NAMES
from engine.epic_tcg.prompts.apart import counters_words
from engine.epic_tcg.prompts.decisions import describe
from engine.epic_tcg.prompts.objects import item_name, name_of
from engine.epic_tcg.prompts.options import STEP_WORDS
from engine.epic_tcg.prompts.parts import modes_chosen, targets_chosen
from engine.epic_tcg.prompts.wording import prompt
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.setup import MOST_SEATS
from engine.epic_tcg.rules.sight import OPEN_HANDS
from engine.epic_tcg.rules.state import Frame, Game, slot_of
from engine.epic_tcg.text.nouns import signs
from engine.epic_tcg.views.hidden import piece, result, view
from engine.kernel.grammar import listed

SEATS = tuple(f"seat {seat}" for seat in range(MOST_SEATS))
_SWITCHES = ("attacking", "blocking", "expended", "flipped", "face_down", "lost_abilities", "stays_unprepared")


def picture(g: Game, names: tuple[str, ...] = SEATS) -> str:
    """Several lines: the turn, then the sides from the last seat down, as two sit at a table, with the line between
    them."""
    lines = [f"Turn {g.turn} of {names[g.active]}{f', {STEP_WORDS[g.step]}' if g.step else ''}"]
    for seat in range(g.seats - 1, 0, -1):
        lines += _side(g, seat, names, above=True)
    lines += [f"  on the line: {_item(g, frame, names)}" for frame in reversed(g.line)]
    lines += _side(g, 0, names, above=g.seats > 2)
    return "\n".join(lines)


def choices(g: Game, names: tuple[str, ...] = SEATS) -> str:
    """Who must decide what, and every option in words, one to a line; or how the game ended."""
    if g.reason:
        over = result(g, OPEN_HANDS, names[: g.seats])
        assert over is not None, "a game that is over has a result"
        return f"The game is over. {over['text']}"
    lines = [f"{names[g.seat]}: {prompt(g)}"]
    lines += [f"  {option_words(g, option)}" for option in g.options]
    return "\n".join(lines)


def option_words(g: Game, option: int) -> str:
    """One option; an ability with the name of its card, a piece with its side."""
    described = describe(g, option)
    text = " ".join(str(described["text"]).split("\n"))
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.USE:
        name = name_of(g, operand >> codes.USE_BITS, g.seat)
        text = text if text.startswith(name) else f"{name}: {text}"
    elif verb == codes.PICK and slot_of(g, operand) >= 0:
        text += f" (of seat {g.controller_of[slot_of(g, operand)]})"
    shown = str(described["verb"]).replace("_", " ")
    return text if shown.split()[0] in text.lower() else f"{shown}: {text}"


def laid_open(g: Game) -> dict[str, Any]:
    """What every seat sees, who decides, and all options, JSON-ready."""
    return {
        "views": [view(g, seat) for seat in range(g.seats)],
        "seat": None if g.reason else g.seat,
        "options": [describe(g, option) for option in g.options],
    }


def _item(g: Game, frame: Frame, names: tuple[str, ...]) -> str:
    """Something on the line, with its modes and targets."""
    words = [f"{item_name(frame, known=True)} of {names[frame.controller]}"]
    words += ["face down"] * (frame.face_down != 0)
    words += modes_chosen(frame)
    targets = [names[obj] if obj < codes.CARD else name_of(g, obj, OPEN_HANDS) for obj in targets_chosen(frame)]
    return ", ".join(words) + (f" -> {', '.join(targets)}" if targets else "")


def _side(g: Game, seat: int, names: tuple[str, ...], *, above: bool) -> list[str]:
    board = [f"    {piece_words(g, slot)}" for slot in g.board[seat]]
    out = "" if seat in g.players else ", out of the game"
    actions = " and ".join([_some(g.actions[seat], "action"), *limited_words(g, seat)])
    lines = [
        f"  {names[seat]}: {g.mojo[seat]} Mojo, {actions}, {_some(len(g.deck[seat]), 'card')} in the deck{out}",
        f"    hand: {_cards(g, g.hand[seat])}",
        f"    discard pile: {_cards(g, g.discard[seat])}",
    ]
    return lines + board if above else board + lines


def limited_words(g: Game, seat: int) -> list[str]:
    """Actions that pay for some cards only, as in "2 for evil cards"."""
    pays = [listed(signs(Alignment(FILTERS[what].alignment))) for by, what in g.limited_actions if by == seat]
    return [f"{pays.count(one)} for {one} cards" for one in dict.fromkeys(pays)]


def _some(count: int, one: str) -> str:
    return f"{count} {one}{'' if count == 1 else 's'}"


def _cards(g: Game, uids: list[int]) -> str:
    return ", ".join(sorted(NAMES[g.def_of[uid]] for uid in uids)) or "none"


def piece_words(g: Game, slot: int) -> str:
    """A piece with everything that is not as printed."""
    seen: dict[str, Any] = piece(g, OPEN_HANDS, slot)
    numbers = "" if seen["offense"] is None else f" {seen['offense']}/{seen['defense']}"
    words = [f"{seen['card']}{numbers}"]
    words += ["token"] * seen["token"]
    words += [f"{seen['damage']} damage"] * (seen["damage"] > 0)
    words += counters_words(g.counters_of[slot])
    words += [word.replace("_", " ") for word in _SWITCHES if seen[word]]
    words += [f"gained {word}" for word in seen["gained"]]
    if seen["owner"] != seen["controller"]:
        words.append(f"owned by seat {seen['owner']}")
    return ", ".join(words)
