"""How each Limited format goes, as data: who may sit down, what is dealt, how packs are passed, what the host may set.

The construction rules of the decks stand under the same key in `construction/formats.py`. Rules: 2015 rulebook,
"Limited" and its paragraphs; Dark Draft and Random 60 as organised play has them. Players' numbers are those that the
rulebook names, and fewer where the cards go round as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from engine.epic.construction.decklist import LIMITED_DECK
from engine.epic.construction.formats import Format, by_key
from engine.epic.language import Gem
from engine.limited import procedures
from engine.limited.procedures import LEFT, RIGHT, Shape

BY_GEM: Final[Mapping[Gem, int]] = MappingProxyType({Gem.RED: 1, Gem.WHITE: 3})  # "Epic Cube Draft"


@dataclass(frozen=True)
class Procedure(procedures.Procedure):
    """One format of Epic. `by_gem`: the copies of a card go by its gem. Lists are made by alignment."""

    by_gem: Mapping[Gem, int] = field(default_factory=dict)

    @property
    def deck_format(self) -> Format:
        """The construction rules of the decks."""
        return by_key(self.key)

    @property
    def name(self) -> str:
        return self.deck_format.name


_DEALT_POOL = LIMITED_DECK + LIMITED_DECK // 2  # of a sealed pool, when nobody says otherwise
_MOST_SETS = 8
_SCREENS = frozenset({"review", "own_picks"})

PROCEDURES: Final[tuple[Procedure, ...]] = (
    Procedure("random30", Shape.DEALT, (2, 8), 2, (1, _MOST_SETS), pool=LIMITED_DECK),
    Procedure("sealed", Shape.DEALT, (2, 8), 2, (1, _MOST_SETS), pool=_DEALT_POOL, free=frozenset({"pool"})),
    Procedure(
        "random60", Shape.LISTED, (2, 8), 2, lists=((60, 13, 17), (56, 12, 16)), everything=True,
    ),
    Procedure(
        "pack", Shape.PASSED, (2, 8), 4, (1, _MOST_SETS),
        packs=3, pack_size=10, directions=(LEFT, RIGHT, LEFT), free=_SCREENS,
    ),
    Procedure(
        "open", Shape.PASSED, (2, 2), 2, (1, _MOST_SETS),
        packs=15, pack_size=4, takes=(1, 2, 1), alternate=True, least_stack=60, free=frozenset({"packs"}),
    ),
    Procedure(
        "dark", Shape.PASSED, (2, 2), 2,
        packs=10, pack_size=5, takes=(1, 2), least_stack=120, free=frozenset({"own_picks"}),
    ),
    Procedure(
        "cube", Shape.PASSED, (2, 8), 8, (3, 3),
        packs=3, pack_size=12, directions=(LEFT, RIGHT, LEFT), by_gem=BY_GEM, review=True, free=_SCREENS,
    ),
    Procedure(
        "own", Shape.PASSED, (2, 8), 8,
        packs=3, pack_size=10, directions=(LEFT, RIGHT, LEFT),
        free=_SCREENS | {"packs", "pack_size", "directions"},
    ),
)  # fmt: skip
BY_KEY: Final[Mapping[str, Procedure]] = MappingProxyType({one.key: one for one in PROCEDURES})
