"""The cards of the Epic TCG as things that people own: by set and rarity, and opened out of boosters. Prize and Precon
cards come in no booster."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from engine.epic_tcg.catalogue import CARDS, SET_OF, SETS, Rarity, rarity_of
from engine.epic_tcg.construction import DESIGNED
from engine.epic_tcg.limited import PRODUCT_NAMES
from engine.epic_tcg.limited.boosters import booster
from engine.kernel.collecting import Kind, Part, Product, Shown

_NOUN_OF: Final = {
    Rarity.COMMON: "common",
    Rarity.RARE: "rare",
    Rarity.ULTRA: "ultra",
    Rarity.PRIZE: "prize card",
}


def _of(rarity: Rarity, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if rarity_of(name) is rarity)


def _products(set_name: str, names: tuple[str, ...]) -> list[Product]:
    """A set by rarity; one whose cards are all of one rarity is called as the set is."""
    parts = [(rarity, noun, found) for rarity, noun in _NOUN_OF.items() if (found := _of(rarity, names))]
    if len(parts) == 1:
        ((_, noun, found),) = parts
        return [Product(set_name, set_name, set_name, set_name, "set", (Part(noun, found),), f'set="{set_name}"')]
    return [
        Product(
            f"{set_name} {noun}s",
            set_name,
            set_name,
            f"{noun.capitalize()}s",
            "set",
            (Part(noun, found),),
            f'set="{set_name}" rarity:{rarity.value}',
        )
        for rarity, noun, found in parts
    ]


_NAMES: Final = tuple(card.name for card in CARDS)
PRODUCTS: Final = tuple(
    product for set_name, cards in SETS for product in _products(set_name, tuple(card.name for card in cards))
)
KINDS: Final = (
    Kind("Different cards", frozenset(_NAMES)),
    *(
        Kind(f"{noun.capitalize()}s", frozenset(_of(rarity, _NAMES)), f"rarity:{rarity.value}")
        for rarity, noun in _NOUN_OF.items()
    ),
)
BOOSTERS: Final[Mapping[str, Callable[[int, str], list[str]]]] = {
    product: partial(booster, product) for product in PRODUCT_NAMES
}
SHOWN: Final = Shown(
    "3 Djinn",
    "2 Timewalker [Time Wars]",
    ("Core Set", "3 Djinn", "2x Hulk", "", "Time Wars", "1 Aerie"),
    "set:time owned<3",
    "sets by rarity",
)

assert DESIGNED.copies is not None, "a playset has no size"
PLAYSET: Final[int] = DESIGNED.copies


def home(name: str) -> str:
    """Each card is in one set."""
    return SET_OF[name]


def playset(name: str) -> int:
    """As many copies of a card as any deck can use: the same of all."""
    return PLAYSET
