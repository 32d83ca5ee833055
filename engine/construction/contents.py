"""What is kept of a deck, of any game: counts by card name, as printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.construction.formats import Deck

NOTHING: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True)
class Contents:
    """The cards of a deck. `sideboard` are those that are swapped in between games; a game without sideboards leaves
    it empty. `maybeboard` are cards beside it that do not count. `deity` is the card that the deck is played with and
    that is no part of it, "" for none."""

    cards: Deck
    sideboard: Deck = field(default_factory=lambda: NOTHING)
    maybeboard: Deck = field(default_factory=lambda: NOTHING)
    deity: str = ""
