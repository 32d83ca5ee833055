"""What is owned, reckoned with: products, playsets, what a change would do. Pure functions, no database.

A printing is a card or deity and a set that prints it; what is owned is a count of copies by printing (`Counts`), or
by name over all printings. Decks do not care for the printing (three copies of a card over all of them).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from decks.collection.models import MOST_COPIES
from engine.epic.catalogue import CARD_OF, DEITIES, PANTHEONS, PRINTED_IN, PRODUCT_OF, PRODUCTS, SETS
from engine.epic.construction import CONSTRUCTED
from engine.epic.language import Card, Deity

PLAYSET = CONSTRUCTED.copies or MOST_COPIES  # copies of a card that a deck may have; one of a deity is enough


class Printing(NamedTuple):
    """A card or deity, as printed in one set."""

    card: str
    set_name: str


Counts = Mapping[Printing, int]


@dataclass(frozen=True)
class Product:
    """What one buys: one copy of every card of a set, and of its deities. `kind` is "box", "pack" or "set"."""

    set_name: str
    kind: str
    cards: tuple[str, ...]
    deities: tuple[str, ...]

    @property
    def line(self) -> str:
        """The product to whose line it belongs, such as Tyrants."""
        return PRODUCT_OF[self.set_name]

    @property
    def title(self) -> str:
        """What it is called among the others of its line."""
        return self.set_name.removeprefix(f"{self.line}: ")

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.cards, *self.deities)

    @property
    def printings(self) -> tuple[Printing, ...]:
        return tuple(Printing(name, self.set_name) for name in self.names)


_KINDS = {"Base Set": "box", "Promos": "set"}
_GODS = {name: tuple(deity.name for deity in pack) for name, pack in PANTHEONS}
BUYABLE: dict[str, Product] = {
    name: Product(name, _KINDS.get(line, "pack"), tuple(sorted(PRINTED_IN[name])), _GODS.get(name, ()))
    for line, sets in PRODUCTS
    for name, _ in sets
}
PRINTINGS: tuple[Printing, ...] = tuple(one for product in BUYABLE.values() for one in product.printings)
_SETS: tuple[tuple[str, tuple[Card | Deity, ...]], ...] = (*SETS, *PANTHEONS)
HOME: dict[str, str] = {card.name: name for name, cards in _SETS for card in cards}
GODS: frozenset[str] = frozenset(deity.name for deity in DEITIES)
NAMES: tuple[str, ...] = tuple(sorted((*CARD_OF, *GODS)))


def playset(name: str) -> int:
    """As many copies of a card as any deck can use."""
    return 1 if name in GODS else PLAYSET


def by_name(counts: Counts) -> dict[str, int]:
    """Copies of each card over all printings."""
    found: dict[str, int] = {}
    for (card, _), count in counts.items():
        found[card] = found.get(card, 0) + count
    return found


def whole(product: Product, counts: Counts) -> int:
    """How many times all that is in a product is owned."""
    return min(counts.get(one, 0) for one in product.printings)


# --- changes ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """A printing of which another count is to be owned."""

    printing: Printing
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before

    @property
    def text(self) -> str:
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"


def differences(before: Counts, after: Counts) -> tuple[Difference, ...]:
    """What changes from the one to the other, by card and set."""
    return tuple(
        Difference(one, before.get(one, 0), after.get(one, 0))
        for one in sorted({*before, *after})
        if before.get(one, 0) != after.get(one, 0)
    )


def shifted(before: Counts, by: Counts) -> dict[Printing, int]:
    """So many copies more or less, within what can be owned."""
    return {one: min(MOST_COPIES, max(0, before.get(one, 0) + by.get(one, 0))) for one in {*before, *by}}


def brought(before: Counts, listed: Counts, *, replace: bool) -> dict[Printing, int]:
    """What is owned after a list came in: all that it says, or that added to what was owned."""
    return dict(listed) if replace else shifted(before, listed)


def bought(before: Counts, copies: Mapping[str, int]) -> dict[Printing, int]:
    """What is owned when there are so many of each of these products; loose cards beside them stay."""
    by: dict[Printing, int] = {}
    for set_name, count in copies.items():
        product = BUYABLE[set_name]
        more = count - whole(product, before)
        by |= dict.fromkeys(product.printings, more)
    return shifted(before, by)


# --- what there is and what is missing -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Progress:
    """How far a set is owned: different cards and deities in this printing, and copies that make up playsets over all
    printings."""

    product: Product
    cards: int
    deities: int
    playable: int
    copies: int
    whole: int

    @property
    def wholes(self) -> str:
        """As in "3 boxes", "1 pack"; "" for none."""
        plural = "" if self.whole == 1 else "es" if self.product.kind == "box" else "s"
        return f"{self.whole} {self.product.kind}{plural}" if self.whole else ""

    @property
    def of_playable(self) -> int:
        return sum(map(playset, self.product.names))


@dataclass(frozen=True)
class Short:
    """A card of which there are other numbers than wanted."""

    name: str
    owned: int
    wanted: int

    @property
    def missing(self) -> int:
        return max(0, self.wanted - self.owned)

    @property
    def spare(self) -> int:
        return max(0, self.owned - self.wanted)


def progress(counts: Counts) -> tuple[Progress, ...]:
    """Of all sets, in printing order."""
    owned = by_name(counts)
    return tuple(_progress(product, counts, owned) for product in BUYABLE.values())


def _progress(product: Product, counts: Counts, owned: Mapping[str, int]) -> Progress:
    return Progress(
        product=product,
        cards=sum((name, product.set_name) in counts for name in product.cards),
        deities=sum((name, product.set_name) in counts for name in product.deities),
        playable=sum(min(owned.get(name, 0), playset(name)) for name in product.names),
        copies=sum(counts.get(one, 0) for one in product.printings),
        whole=whole(product, counts),
    )


def missing_for_playsets(counts: Counts) -> tuple[tuple[Product, tuple[Short, ...]], ...]:
    """Set by set, the cards of which a playset is not owned over all printings. Each card stands in the set that it
    belongs to, not in those that print it again."""
    owned = by_name(counts)
    found = []
    for product in BUYABLE.values():
        names = [name for name in product.names if HOME[name] == product.set_name]
        rows = [Short(name, owned.get(name, 0), playset(name)) for name in names]
        if short := tuple(row for row in rows if row.missing):
            found.append((product, short))
    return tuple(found)


def spare(counts: Counts) -> tuple[Short, ...]:
    """The cards of which more is owned than a playset, over all printings."""
    rows = (Short(name, count, playset(name)) for name, count in sorted(by_name(counts).items()))
    return tuple(row for row in rows if row.spare)


def total(rows: Iterable[Short]) -> int:
    """Copies missing in all of them."""
    return sum(row.missing for row in rows)
