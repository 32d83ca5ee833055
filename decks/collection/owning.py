"""A card as its owner counts it: printing by printing, for pages."""

from __future__ import annotations

from dataclasses import dataclass

from decks.collection.counting import Counts, Printing
from decks.collection.printed import Printed
from decks.search import Row


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


def card_owned(row: Row, counts: Counts, printed: Printed) -> CardOwned:
    """Of a row of the index of the same game."""
    rows = tuple(
        PrintingOwned(name, printed.sets.index(name), counts.get(Printing(row.name, name), 0))
        for name in printed.sets_of[row.name]
    )
    return CardOwned(row.name, row.slug, rows, printed.playset(row.name))
