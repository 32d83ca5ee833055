"""A card as its owner counts it: printing by printing, for pages."""

from __future__ import annotations

from dataclasses import dataclass

from decks.collection.counting import BUYABLE, Counts, Printing, playset
from decks.search import usual
from engine.epic.catalogue import printings
from engine.epic.language import Card, Deity

_NUMBERS = {name: number for number, name in enumerate(BUYABLE)}


@dataclass(frozen=True)
class PrintingOwned:
    """So many copies from one set; `number` is the place of the set among all, for ids on pages."""

    set_name: str
    number: int
    count: int


@dataclass(frozen=True)
class CardOwned:
    """A card with its printings, those that are not owned included."""

    name: str
    slug: str
    printings: tuple[PrintingOwned, ...]
    playset: int

    @property
    def total(self) -> int:
        return sum(one.count for one in self.printings)

    @property
    def spare(self) -> int:
        return max(0, self.total - self.playset)


def card_owned(card: Card | Deity, counts: Counts) -> CardOwned:
    rows = tuple(
        PrintingOwned(name, _NUMBERS[name], counts.get(Printing(card.name, name), 0)) for name, _ in printings(card)
    )
    return CardOwned(card.name, usual().by_name[card.name].slug, rows, playset(card.name))
