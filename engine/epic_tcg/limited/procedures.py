"""How each Limited format goes, as data: who may sit down, how many packs everybody has, what is done with them.

Rule book, "Formats": Sealed Pack, Pack War, Draft. It names no number of players but what a table holds, and "Draft 2"
or "Sealed Pack 3" by the packs of each player. The Cube Draft is this project's, and the rule book does not know it: a
Draft with packs out of a cube.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.epic_tcg.construction.formats import MOST_PACKS, PACK, Format, draft, sealed_pack
from engine.limited import procedures
from engine.limited.procedures import Shape


@dataclass(frozen=True)
class Procedure(procedures.Procedure):
    """One format of the Epic TCG. `packs` is the usual number of packs of each player, `bounds` the least and the most
    of them. `deck_format`: the construction rules of decks of so many packs."""

    name: str = ""
    bounds: tuple[int, int] = (1, 1)
    deck_format: Callable[[int], Format] = sealed_pack


CUBE: Final = "cube"  # the format that a cube is drafted in
_SEATS: Final = (2, 8)
_PACKS: Final = frozenset({"packs", "products"})
_DRAFTED: Final = (2, MOST_PACKS)  # a deck needs the cards of two packs

PROCEDURES: Final[tuple[Procedure, ...]] = (
    Procedure(
        "sealed", Shape.DEALT, _SEATS, 2, packs=2, pack_size=PACK, free=_PACKS,
        name="Sealed Pack", bounds=(1, MOST_PACKS), own_cards=False,
    ),
    Procedure(
        "packwar", Shape.DEALT, _SEATS, 2, packs=1, pack_size=PACK, free=frozenset({"products"}), name="Pack War",
        own_cards=False,
    ),
    Procedure(
        "draft", Shape.PASSED, _SEATS, 4, packs=3, pack_size=PACK, free=_PACKS, shuffles=True,
        name="Draft", bounds=_DRAFTED, deck_format=draft, own_cards=False,
    ),
    Procedure(
        CUBE, Shape.PASSED, _SEATS, 4, packs=3, pack_size=PACK, free=frozenset({"packs"}), shuffles=True,
        name="Cube Draft", bounds=_DRAFTED, deck_format=draft, has_products=False,
    ),
)  # fmt: skip
BY_KEY: Final[Mapping[str, Procedure]] = MappingProxyType({one.key: one for one in PROCEDURES})
