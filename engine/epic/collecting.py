"""The cards of the Epic Card Game as things that people own: boxes, packs and promos, with their gods."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.epic.catalogue.products import CARD_OF, DEITIES, PANTHEONS, PRINTED_IN, PRODUCT_OF, SETS
from engine.epic.catalogue.products import PRODUCTS as LINES
from engine.epic.construction.formats import CONSTRUCTED
from engine.kernel.collecting import Kind, Part, Product, Shown

_KINDS: Final = {"Base Set": "box", "Promos": "set"}
_GODS: Final = frozenset(deity.name for deity in DEITIES)
_GODS_IN: Final = {name: tuple(deity.name for deity in pack) for name, pack in PANTHEONS}


def _product(line: str, name: str) -> Product:
    """A set as one buys it."""
    parts = [Part("card", tuple(sorted(PRINTED_IN[name])))]
    parts += [Part("god", gods)] if (gods := _GODS_IN.get(name)) else []
    title = name.removeprefix(f"{line}: ")
    return Product(name, name, line, title, _KINDS.get(line, "pack"), tuple(parts), f'set="{name}"')


PRODUCTS: Final = tuple(_product(line, name) for line, sets in LINES for name, _ in sets)
KINDS: Final = (Kind("Different cards", frozenset(CARD_OF)), Kind("Gods", _GODS, "kind:deity"))
BOOSTERS: Final[Mapping[str, Callable[[int, str], list[str]]]] = {}
SHOWN: Final = Shown(
    "3 Kong",
    "2 Teleport [Season 1 Promo]",
    ("Base Set", "3 Kong", "3x Flame Strike", "", "Pantheon", "1 Teleport"),
    "set:tyrants owned<3",
    "boxes and packs",
)
_HOME: Final = {card.name: name for name, cards in SETS for card in cards} | {
    god: name for name, gods in _GODS_IN.items() for god in gods
}

assert set(PRODUCT_OF) == {one.name for one in PRODUCTS}, "a set is not counted"
assert CONSTRUCTED.copies is not None, "a playset has no size"
PLAYSET: Final[int] = CONSTRUCTED.copies


def home(name: str) -> str:
    """The set that a card belongs to, whatever sets print it again."""
    return _HOME[name]


def playset(name: str) -> int:
    """One of a god is enough."""
    return 1 if name in _GODS else PLAYSET
