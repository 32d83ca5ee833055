"""How a draft format goes, as data: who may sit down, what is dealt, how packs are passed, what the host may set."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

LEFT, RIGHT = "left", "right"
DIRECTIONS: Final = (LEFT, RIGHT)

# when players may look at the cards that they have picked
ALWAYS, AT_REVIEW, END = "always", "review", "end"
OWN_PICKS: Final = (ALWAYS, AT_REVIEW, END)


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
    player's list and the least and most of each group of cards in it, then those of the one after a mulligan.
    `everything`: dealt from all products when nobody says otherwise.
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
    review: bool = False
    free: frozenset[str] = frozenset()
