"""Boosters of 15 cards, put together as packs were collated: of each sheet a run of cards that follow one another.

A sheet is in the order of collector numbers. A run begins at any of its places, all of them being as likely, and goes
on at the beginning where the sheet ends, so that no card comes twice in a pack from one sheet. Every pack is begun
anew, as if out of a box of its own: what is in one says nothing about others.

The Core Set has three sheets of a hundred cards. Time Wars is a fan's model: nobody has told how its packs were put
together. In it rares and ultras share a sheet of 121 places, on which each rare has three and each ultra one. Prize and
Precon cards come in no booster.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.epic_tcg.catalogue.products import CORE, SETS, TIME_WARS, Sheet, sheet_of
from engine.epic_tcg.construction.formats import PACK
from engine.kernel.seeds import stream

_RARES_TO_AN_ULTRA: Final = 3  # of Time Wars


@dataclass(frozen=True)
class Run:
    """So many cards in a row of a sheet, which is the names of its places."""

    count: int
    sheet: tuple[str, ...]

    def from_place(self, place: int) -> list[str]:
        """The run that begins at a place, from 0."""
        return [self.sheet[(place + at) % len(self.sheet)] for at in range(self.count)]


def _sheet(product: str, sheet: Sheet) -> tuple[str, ...]:
    """The cards of a sheet by collector number."""
    return tuple(card.name for card in dict(SETS)[product] if sheet_of(card.name) is sheet)


BOOSTERS: Final[Mapping[str, tuple[Run, ...]]] = MappingProxyType({
    CORE: (
        Run(1, _sheet(CORE, Sheet.RARE)),
        Run(7, _sheet(CORE, Sheet.FAST)),
        Run(7, _sheet(CORE, Sheet.SLOW)),
    ),
    TIME_WARS: (
        Run(1, _sheet(TIME_WARS, Sheet.STOP)),
        Run(1, _sheet(TIME_WARS, Sheet.WRATH)),
        Run(3, _sheet(TIME_WARS, Sheet.FREE)),
        Run(1, _sheet(TIME_WARS, Sheet.RARE) * _RARES_TO_AN_ULTRA + _sheet(TIME_WARS, Sheet.ULTRA)),
        Run(4, _sheet(TIME_WARS, Sheet.SLOW)),
        Run(5, _sheet(TIME_WARS, Sheet.FAST)),
    ),
})  # fmt: skip
PRODUCT_NAMES: Final = tuple(BOOSTERS)

assert all(sum(run.count for run in runs) == PACK for runs in BOOSTERS.values()), "a booster has another size"


def booster(product: str, seed: int, purpose: str) -> list[str]:
    """A booster as it is opened, sheet by sheet; the same for the same seed and purpose."""
    chance = stream(seed, purpose)
    return [name for run in BOOSTERS[product] for name in run.from_place(chance.below(len(run.sheet)))]


def fingerprint(products: Iterable[str]) -> str:
    """A short hash of the sheets of these products: packs can be rebuilt from the same ones only."""
    printed = [
        [product, *([run.count, *run.sheet] for run in BOOSTERS[product])] for product in dict.fromkeys(products)
    ]
    return hashlib.sha256(repr(printed).encode()).hexdigest()[:16]
