"""The formats as they are offered to somebody who sets up a draft: what each is like, for how many, how long it takes,
and which fields of the form matter to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.epic.limited import BY_KEY, OWN, SEALED, SUMMARIES, Procedure, Shape
from engine.kernel.grammar import number_word

# in the order of the page: roughly how long it takes
_LASTS: Final = {
    "cube": "45 minutes",
    "pack": "20 minutes",
    "dark": "15 minutes",
    "open": "20 minutes",
    "glimpse": "30 minutes",
    "winston": "15 minutes",
    "winchester": "10 minutes",
    "grid": "15 minutes",
    "solomon": "15 minutes",
    "housman": "20 minutes",
    "rochester": "60 minutes",
    "rotisserie": "60 minutes",
    "team": "15 minutes",
    "continuous": "as long as you like",
    OWN: "",
    "sealed": "10 minutes",
    "random60": "10 minutes",
    "random30": "1 minute",
}
_ALWAYS: Final = frozenset(
    {"format", "name", "sits", "shown", "who_joins", "start", "readers", "source", "cards", "cube", "copies"}
)
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
        return self.key != OWN


def _offer(procedure: Procedure, lasts: str) -> Offer:
    least, most = procedure.seats
    players = f"{least} players" if least == most else f"{least} to {most} players"
    if least != most:
        players += f", usually {procedure.usual}" if procedure.usual > least else ""
    return Offer(
        procedure.key,
        procedure.name,
        SUMMARIES[procedure.key],
        players,
        _printed(procedure),
        lasts,
        _matters(procedure),
    )


def _printed(procedure: Procedure) -> str:
    """As in "3 to 4 players, 5 to 8 with two sets"."""
    found: list[str] = []
    for least, most, sets in procedure.printed:
        noun = "" if found else " players"
        span = f"{least}{noun}" if least == most else f"{least} to {most}{noun}"
        found.append(span if sets == 1 else f"{span} with {number_word(sets)} sets")
    return ", ".join(found)


def _matters(procedure: Procedure) -> frozenset[str]:
    found = _ALWAYS | procedure.free
    if procedure.key == SEALED:
        found |= {"deck_size"}
    if procedure.seats[0] != procedure.seats[1]:
        found |= {"seats"}
    if procedure.key != OWN:
        found |= {"products"}
        if procedure.sets[0] != procedure.sets[1]:
            found |= {"sets"}
    return found | (frozenset() if procedure.shape is Shape.DEALT else _PICKED)


OFFERS: Final[tuple[Offer, ...]] = tuple(_offer(BY_KEY[key], lasts) for key, lasts in _LASTS.items())
OFFER_OF: Final[Mapping[str, Offer]] = MappingProxyType({one.key: one for one in OFFERS})


def only(names: Iterable[str]) -> dict[str, str]:
    """For each field the classes of its element: `only` and `for-` each format in which it matters; "" for all."""
    found = {}
    for name in names:
        where = [one.key for one in OFFERS if name in one.matters]
        found[name] = "" if len(where) == len(OFFERS) else " ".join(["only", *(f"for-{key}" for key in where)])
    return found
