"""The formats as they are offered to somebody who sets up a draft: what each is like, for how many, how long it takes,
and which fields of the form matter to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine import games
from engine.games import Limited
from engine.kernel.grammar import number_word
from engine.limited import Procedure, Shape

# fields that do not depend on the format, and those of formats that can be dealt from somebody's own cards
_ALWAYS: Final = frozenset({"format", "name", "sits", "shown", "who_joins", "start", "readers"})
_OWN_CARDS: Final = frozenset({"source", "cards", "cube", "copies"})
_PICKED: Final = frozenset({"clock", "days", "away_after", "spectators", "delay"})  # of drafts that take time


@dataclass(frozen=True)
class Offer:
    """A format on the page. `printed` are the players that the rulebook names, "" where it names none. `lasts` is ""
    where it depends on the host; `matters` names the fields of the form that mean something in it."""

    key: str
    name: str
    like: str
    players: str
    printed: str
    lasts: str
    matters: frozenset[str]

    @property
    def at_once(self) -> bool:
        """It can be drafted without anything being typed."""
        return "products" in self.matters


@cache
def offers_of(key: str) -> tuple[Offer, ...]:
    """The formats of the game of this key, in the order of the page."""
    limited = games.of(key).limited
    return tuple(_offer(limited, limited.BY_KEY[key], lasts) for key, lasts in limited.LASTS.items())


def _offer(limited: Limited, procedure: Procedure, lasts: str) -> Offer:
    least, most = procedure.seats
    players = f"{least} players" if least == most else f"{least} to {most} players"
    if least != most:
        players += f", usually {procedure.usual}" if procedure.usual > least else ""
    return Offer(
        procedure.key,
        procedure.name,
        limited.SUMMARIES[procedure.key],
        players,
        _printed(procedure),
        lasts,
        _matters(limited, procedure),
    )


def _printed(procedure: Procedure) -> str:
    """As in "3 to 4 players, 5 to 8 with two sets"."""
    found: list[str] = []
    for least, most, sets in procedure.printed:
        noun = "" if found else " players"
        span = f"{least}{noun}" if least == most else f"{least} to {most}{noun}"
        found.append(span if sets == 1 else f"{span} with {number_word(sets)} sets")
    return ", ".join(found)


def _matters(limited: Limited, procedure: Procedure) -> frozenset[str]:
    found = _ALWAYS | procedure.free
    if procedure.own_cards:
        found |= _OWN_CARDS
    if procedure.key in limited.LARGER_DECKS:
        found |= {"deck_size"}
    if procedure.seats[0] != procedure.seats[1]:
        found |= {"seats"}
    if procedure.has_products:
        found |= {"products"}
        if procedure.sets[0] != procedure.sets[1]:
            found |= {"sets"}
    return found | (frozenset() if procedure.shape is Shape.DEALT else _PICKED)


def only(offers: Sequence[Offer], names: Iterable[str]) -> dict[str, str]:
    """For each field the classes of its element: `only` and `for-` each format in which it matters; "" for all."""
    found = {}
    for name in names:
        where = [one.key for one in offers if name in one.matters]
        found[name] = "" if len(where) == len(offers) else " ".join(["only", *(f"for-{key}" for key in where)])
    return found
