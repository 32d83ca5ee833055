"""How each Limited format goes, as data: who may sit down, what is dealt, how packs are passed, what the host may set.

The construction rules of the decks stand under the same key in `construction/formats.py`. Rules: 2015 rulebook,
"Limited" and its paragraphs; Dark Draft and Random 60 as organised play has them. Players' numbers are those that the
rulebook names, and fewer where the cards go round as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final

from engine.epic.construction.decklist import LIMITED_DECK
from engine.epic.construction.formats import Format, by_key
from engine.epic.language import Gem

LEFT, RIGHT = "left", "right"
DIRECTIONS: Final = (LEFT, RIGHT)

# when players may look at the cards that they have picked
ALWAYS, AT_REVIEW, END = "always", "review", "end"
OWN_PICKS: Final = (ALWAYS, AT_REVIEW, END)

BY_GEM: Final[Mapping[Gem, int]] = MappingProxyType({Gem.RED: 1, Gem.WHITE: 3})  # "Epic Cube Draft"


class Shape(Enum):
    """What players are asked."""

    DEALT = "dealt"  # nothing
    LISTED = "listed"  # whether they keep their list
    PASSED = "passed"  # which cards of a pack they take


@dataclass(frozen=True)
class Procedure:
    """One format. `seats` and `sets` are the least and the most, `sets` the copies of each product. `free` names the
    fields of a Setup that the host may set; the others hold what stands here.

    Dealt pools have `pool` cards. Packs have `pack_size` cards; `takes` says how many cards each player in turn takes
    of a pack before it is passed on, what is left after the last one is put away face down; empty, one card each until
    the pack is gone. In each round everybody opens a pack; where `alternate`, one pack is revealed to all, and the
    first pick goes round. `least_stack`: the collection must have so many cards at least. `lists`: the size of a
    player's list and the least and most of each alignment in it, then those of the one after a mulligan. `everything`:
    dealt from all products when nobody says otherwise.
    """

    key: str
    shape: Shape
    seats: tuple[int, int]
    usual: int
    sets: tuple[int, int] = (1, 1)
    pool: int = 0
    packs: int = 0
    pack_size: int = 0
    directions: tuple[str, ...] = ()
    takes: tuple[int, ...] = ()
    alternate: bool = False
    least_stack: int = 0
    lists: tuple[tuple[int, int, int], ...] = ()
    everything: bool = False
    by_gem: Mapping[Gem, int] = field(default_factory=dict)
    review: bool = False
    free: frozenset[str] = frozenset()

    @property
    def form(self) -> Format:
        """The construction rules of the decks."""
        return by_key(self.key)

    @property
    def name(self) -> str:
        return self.form.name


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
