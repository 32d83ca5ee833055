"""What every deck doctor says: what makes a deck legal, and why nothing does where no deck is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.construction.contents import Contents
from engine.construction.formats import Format

DECK, SIDEBOARD = "deck", "sideboard"  # the parts of a deck


class NoRepair(ValueError):
    """No deck is legal in the format; the message says why."""

    code = "repair"


@dataclass(frozen=True)
class Change:
    """So many copies of one card go from a part of the deck and as many of another come to it; `cut` or `add` is ""
    where nothing does. `why` are sentences that name the rules and the numbers."""

    cut: str
    add: str
    count: int
    why: str
    part: str = DECK


@dataclass(frozen=True)
class Remedy:
    """All of the changes together make the deck legal, in each of the ways with these `keys`, which are stable; `name`
    is what people call them. `exact`: none of these can be had with less."""

    keys: tuple[str, ...]
    name: str
    changes: tuple[Change, ...]
    exact: bool = True


def applied(contents: Contents, changes: Iterable[Change]) -> Contents:
    """The deck after these changes."""
    parts = {DECK: Counter(contents.cards), SIDEBOARD: Counter(contents.sideboard)}
    for one in changes:
        parts[one.part][one.cut] -= one.count
        parts[one.part][one.add] += one.count
    for part in parts.values():
        del part[""]
    return replace(contents, cards=dict(+parts[DECK]), sideboard=dict(+parts[SIDEBOARD]))


def no_legal_deck(deck_format: Format, most: int, *, whole: bool) -> NoRepair:
    """Why there is no legal deck, where other rules than that of its size allow so many cards. `whole`: the pool is
    known, if the format has one."""
    count = most or "none"
    if not whole:
        but = f"of this deck {count} may stay, and nothing can be added without its pool"
    else:
        allows = "the pool allows" if deck_format.pool else "its other rules allow"
        but = f"{allows} {count}{' at most' if most else ''}"
    return NoRepair(f"No legal deck can be made: {deck_format.name} needs {deck_format.cards}, and {but}.")
