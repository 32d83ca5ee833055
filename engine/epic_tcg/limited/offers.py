"""What somebody who sets up a draft is told of each format beside what it is like."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

LASTS: Final[Mapping[str, str]] = MappingProxyType({
    "draft": "30 minutes",
    "cube": "30 minutes",
    "sealed": "10 minutes",
    "packwar": "1 minute",
})  # fmt: skip
FIELD_HINTS: Final[Mapping[str, str]] = MappingProxyType({
    "packs": "Empty: as many as usual, two in Sealed Pack, three in a Draft or a Cube Draft.",
    "products": "Everybody opens the same ones in this order, as many as there are packs per player.",
})  # fmt: skip
BEST_OF: Final = (3, 1)  # "usually best 2 out of 3 games" (rule book, glossary, Match)
LARGER_DECKS: Final[Collection[str]] = ()  # the rule book gives the least size wherever decks are built
