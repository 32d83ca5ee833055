"""The bots of a game as people choose them. Names no game."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Level(NamedTuple):
    """A bot: its key, which is stored; what people call it; how it plays, as in "looks one step ahead"; and the most
    players among whom it can be chosen."""

    key: str
    name: str
    about: str
    seats: int


class UnknownBot(ValueError):
    """A game has no bot of this name; the message says which there are."""


def check_known(key: str, bots: Collection[str]) -> None:
    """Raises UnknownBot for a key that is none of these."""
    if key not in bots:
        raise UnknownBot(f"There is no bot {key[:30]}. Bots are {', '.join(sorted(bots))}.")
