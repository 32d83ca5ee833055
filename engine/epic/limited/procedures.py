"""How each Limited format goes, as data: who may sit down, what is dealt, how packs are passed, what the host may set.

The construction rules of the decks stand under the same key in `construction/formats.py`. Rules: 2015 rulebook,
"Limited" and its paragraphs; Dark Draft and Random 60 as organised play has them. Players' numbers are those that the
rulebook names (`printed`), and others where the cards go round as well. Further formats are well known from cubes of
other games; they are dealt from the cards of a Cube Draft, and each says in docs/drafts.md where its numbers come from.
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
from engine.limited.procedures import LEFT, RIGHT, Act, Layout, Rest, Shape

BY_GEM: Final[Mapping[Gem, int]] = MappingProxyType({Gem.RED: 1, Gem.WHITE: 3})  # "Epic Cube Draft"


@dataclass(frozen=True)
class Procedure(procedures.Procedure):
    """One format of Epic. `by_gem`: the copies of a card go by its gem. Lists are made by alignment. `printed` are the
    players that the rulebook of 2015 names."""

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
_CUBE = (3, 3)  # sets, with BY_GEM
_PRINTED_SEALED = ((2, 4, 1), (5, 8, 2))  # "Sealed"

PROCEDURES: Final[tuple[Procedure, ...]] = (
    Procedure("random30", Shape.DEALT, (2, 8), 2, (1, _MOST_SETS), pool=LIMITED_DECK, printed=_PRINTED_SEALED),
    Procedure(
        "sealed", Shape.DEALT, (2, 8), 2, (1, _MOST_SETS), pool=_DEALT_POOL, free=frozenset({"pool"}),
        printed=_PRINTED_SEALED,
    ),
    Procedure(
        "random60", Shape.LISTED, (2, 8), 2, lists=((60, 13, 17), (56, 12, 16)), everything=True,
    ),
    Procedure(
        "pack", Shape.PASSED, (2, 8), 4, (1, _MOST_SETS),
        packs=3, pack_size=10, directions=(LEFT, RIGHT, LEFT), free=_SCREENS, printed=((3, 4, 1), (5, 8, 2)),
    ),
    Procedure(
        "open", Shape.PASSED, (2, 2), 2, (1, _MOST_SETS),
        packs=15, pack_size=4, takes=(1, 2, 1), alternate=True, least_stack=60, free=frozenset({"packs"}),
        printed=((2, 2, 1),),
    ),
    Procedure(
        "dark", Shape.PASSED, (2, 2), 2,
        packs=10, pack_size=5, takes=(1, 2), least_stack=120, free=frozenset({"own_picks"}),
    ),
    Procedure(
        "cube", Shape.PASSED, (2, 8), 8, (3, 3),
        packs=3, pack_size=12, directions=(LEFT, RIGHT, LEFT), by_gem=BY_GEM, review=True, free=_SCREENS,
        printed=((8, 8, 3),),
    ),
    Procedure(
        "own", Shape.PASSED, (2, 8), 8,
        packs=3, pack_size=10, directions=(LEFT, RIGHT, LEFT),
        free=_SCREENS | {"packs", "pack_size", "directions"}, has_products=False,
    ),
    Procedure(
        "glimpse", Shape.PASSED, (2, 4), 2, _CUBE,
        packs=7, pack_size=15, directions=(LEFT, RIGHT) * 3 + (LEFT,), burns=2, by_gem=BY_GEM, everything=True,
        free=_SCREENS | {"packs", "pack_size", "directions"},
    ),
    Procedure(
        "winston", Shape.TABLED, (2, 2), 2, _CUBE, pool=45, by_gem=BY_GEM, free=frozenset({"pool"}), fills=LIMITED_DECK,
        layout=Layout(piles=3, size=1, face_down=True, acts=(Act.LOOK,), rest=Rest.STAYS, open=False),
    ),
    Procedure(
        "winchester", Shape.TABLED, (2, 2), 2, _CUBE, pool=40, by_gem=BY_GEM,
        free=frozenset({"pool"}), fills=LIMITED_DECK,
        layout=Layout(piles=4, size=1, acts=(Act.PILE,), rest=Rest.STAYS, grows=1),
    ),
    Procedure(
        "grid", Shape.TABLED, (2, 2), 2, _CUBE, packs=18, by_gem=BY_GEM, free=frozenset({"packs"}), fills=LIMITED_DECK,
        layout=Layout(piles=9, size=1, acts=(Act.LINE, Act.LINE)),
    ),
    Procedure(
        "solomon", Shape.TABLED, (2, 2), 2, _CUBE, packs=10, pack_size=8, by_gem=BY_GEM,
        free=frozenset({"packs", "pack_size"}), fills=LIMITED_DECK,
        layout=Layout(acts=(Act.SPLIT, Act.PILE), rest=Rest.OPENER),
    ),
    Procedure(
        "housman", Shape.TABLED, (2, 2), 2, _CUBE, packs=9, by_gem=BY_GEM, free=frozenset({"packs"}),
        layout=Layout(size=9, hand=5, acts=(Act.EXCHANGE,) * 6, open=False),
    ),
    Procedure(
        "rochester", Shape.TABLED, (2, 8), 4, _CUBE, packs=3, pack_size=12, by_gem=BY_GEM,
        free=frozenset({"packs", "pack_size"}), layout=Layout(snake=True),
    ),
    Procedure(
        "rotisserie", Shape.TABLED, (2, 8), 4, pool=32, everything=True, free=frozenset({"pool"}),
        layout=Layout(whole=True, snake=True, rest=Rest.STAYS),
    ),
    Procedure(
        "team", Shape.DEALT, (4, 8), 4, (1, _MOST_SETS), pool=_DEALT_POOL, teams=(2, 3),
        free=frozenset({"pool", "team"}),
    ),
    Procedure(
        "continuous", Shape.PASSED, (2, 8), 8, _CUBE,
        packs=3, pack_size=12, directions=(LEFT, RIGHT, LEFT), by_gem=BY_GEM, comes_and_goes=True, free=_SCREENS,
    ),
)  # fmt: skip
BY_KEY: Final[Mapping[str, Procedure]] = MappingProxyType({one.key: one for one in PROCEDURES})
