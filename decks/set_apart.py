"""What of a list becomes no part of the deck, and what becomes of it, in sentences: whoever brings a list in is told.

Where no format of a game has a sideboard, what a list calls one is kept as maybeboard. Lines that cannot be read are
errors of the list (`DeckList.errors`) and not said here.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.construction.lists import MAYBEBOARD_TITLES, DeckList, LeftOut
from engine.kernel.counting import number_of

NO_SIDEBOARD = "because no format of the game has a sideboard"
SHORT = {"sb": "SB", "mb": "MB"}
MOST_SHOWN = 5  # lines that are quoted


def sentences(parsed: DeckList, *, numbered: bool = True, kept: bool = True) -> list[str]:
    """One for each part that the list sets apart, and one for the lines that were passed over. `numbered`: the list has
    the lines that were typed. `kept`: what is set apart is kept as maybeboard; otherwise it is left out."""
    titles = list(dict.fromkeys(one.title for one in parsed.apart))
    found = [_apart(title, [one for one in parsed.apart if one.title == title], numbered, kept) for title in titles]
    return [*found, _passed(parsed.passed)] if parsed.passed else found


def calls_sideboard(parsed: DeckList) -> bool:
    """The list calls something of it a sideboard."""
    return any(one.title not in MAYBEBOARD_TITLES for one in parsed.apart)


def _apart(title: str, lines: Sequence[LeftOut], numbered: bool, kept: bool) -> str:
    name = SHORT.get(title, title.capitalize())
    where = f"{_where(lines)}, {name}" if numbered else name
    cards = number_of(sum(one.count for one in lines), "card is", "cards are")
    why = "" if title in MAYBEBOARD_TITLES else f", {NO_SIDEBOARD}"
    return f"{where}: {cards} {'kept in the maybeboard' if kept else 'not part of the deck'}{why}."


def _where(lines: Sequence[LeftOut]) -> str:
    first, last = lines[0].line, lines[-1].line
    return f"Line {first}" if first == last else f"Lines {first} to {last}"


def _passed(lines: Sequence[LeftOut]) -> str:
    shown = "; ".join(f"line {one.line} “{one.text}”" for one in lines[:MOST_SHOWN])
    more = f"; and {number_of(len(lines) - MOST_SHOWN, 'more line', 'more lines')}" if len(lines) > MOST_SHOWN else ""
    return f"Not used: {shown}{more}."
