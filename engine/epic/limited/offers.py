"""What somebody who sets up a draft is told of each format beside what it is like."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from engine.epic.limited.setup import OWN, SEALED

LASTS: Final[Mapping[str, str]] = MappingProxyType({
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
})  # fmt: skip
FIELD_HINTS: Final[Mapping[str, str]] = MappingProxyType({
    "products": "Select none to use the base set (in Random 60: all sets).",
    "pool": "Empty: as many as usual in the format. In a Winston or Winchester Draft: about so many.",
    "packs": "Empty: as many as usual. In an Open Draft: the groups of four cards; in a Grid, Solomon or Housman "
    "Draft: the rounds.",
    "pack_size": "Empty: as many as usual. In a Solomon Draft: the cards that are split, at most ten.",
})  # fmt: skip
BEST_OF: Final = (1,)  # its rules say nothing of matches
LARGER_DECKS: Final[Collection[str]] = (SEALED,)
