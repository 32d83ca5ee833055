"""Cards of a log as its pages show them. A log outlives its cards: one that the catalogue does not know any more is
shown by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.epic.catalogue import CARD_OF
from engine.epic.construction import ALIGNMENTS

OTHER = "other"  # cards that are known no more


@dataclass(frozen=True)
class Shown:
    """A card: `alignments` as words; `cost` is None when the card is not known any more."""

    name: str
    alignments: tuple[str, ...]
    cost: int | None

    @property
    def is_known(self) -> bool:
        return self.cost is not None


@dataclass(frozen=True)
class Group:
    """The cards of one alignment, each with its copies, cheap ones first; cards of several stand with their first."""

    alignment: str
    size: int
    cards: tuple[tuple[int, Shown], ...]


@cache
def shown(name: str) -> Shown:
    card = CARD_OF.get(name)
    if card is None:
        return Shown(name, (), None)
    return Shown(name, tuple(word for word, one in ALIGNMENTS.items() if one & card.alignment), card.cost)


def groups(names: Iterable[str]) -> list[Group]:
    """Cards by alignment, in the order of alignments."""
    counted = [(count, shown(name)) for name, count in Counter(names).items()]
    found = []
    for word in (*ALIGNMENTS, OTHER):
        cards = [one for one in counted if (one[1].alignments or (OTHER,))[0] == word]
        cards.sort(key=lambda one: (one[1].cost is None, one[1].cost, one[1].name))
        if cards:
            found.append(Group(word, sum(count for count, _ in cards), tuple(cards)))
    return found
