"""What a game prints, as collections count it: its products, printings and playsets, and how far they are owned.

`of` gives that of a game, made once. It knows of nobody's collection: counts are told to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from decks.collection.counting import Counts, Printing, Short, by_name, shifted
from engine import games
from engine.kernel.collecting import Kind, Product, Shown
from engine.kernel.counting import number_of
from engine.kernel.grammar import number_word


@dataclass(frozen=True)
class Progress:
    """How far a product is owned: different cards of each of its parts in this printing, copies that make up playsets
    over all printings of `of_playable`, and how many of the whole of it."""

    product: Product
    parts: tuple[int, ...]
    playable: int
    of_playable: int
    copies: int
    whole: int

    @property
    def first(self) -> tuple[int, int]:
        """Different cards that are owned of the first part, and how many there are."""
        return self.parts[0], len(self.product.parts[0].names)

    @property
    def of_parts(self) -> str:
        """As in "0 of 12 cards, 0 of 2 gods"."""
        rows = zip(self.parts, self.product.parts, strict=True)
        return ", ".join(f"{owned} of {number_of(len(names), noun)}" for owned, (noun, names) in rows)

    @property
    def wholes(self) -> str:
        """As in "3 boxes", "1 pack"; "" for none."""
        return number_of(self.whole, self.product.kind, plural(self.product.kind)) if self.whole else ""


def plural(kind: str) -> str:
    """As in "boxes", "packs"."""
    return f"{kind}es" if kind.endswith("x") else f"{kind}s"


class Printed:
    """The cards of a game as things that one owns. `products` are those that are counted, by name and in printing
    order; `boosters` are what is opened by chance."""

    def __init__(self, game: games.Game) -> None:
        self.game = game
        self._collecting = game.collecting
        self.products: dict[str, Product] = {one.name: one for one in self._collecting.PRODUCTS}
        self.sets: tuple[str, ...] = tuple(dict.fromkeys(one.set_name for one in self.products.values()))
        self.kinds: tuple[Kind, ...] = tuple(self._collecting.KINDS)
        self.copies: int = self._collecting.PLAYSET
        self.boosters = self._collecting.BOOSTERS
        self.shown: Shown = self._collecting.SHOWN
        self.playset, self.home = self._collecting.playset, self._collecting.home

    # --- what there is

    @cached_property
    def printings(self) -> tuple[Printing, ...]:
        return tuple(Printing(name, one.set_name) for one in self.products.values() for name in one.names)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted({one.card for one in self.printings}))

    @cached_property
    def sets_of(self) -> Mapping[str, tuple[str, ...]]:
        """The sets that print a card, in printing order."""
        found: dict[str, tuple[str, ...]] = {}
        for one in self.products.values():
            for name in one.names:
                found[name] = (*found.get(name, ()), one.set_name)
        return found

    @property
    def prints_again(self) -> bool:
        """Some card is in several sets."""
        return len(self.printings) > len(self.names)

    @cached_property
    def singles(self) -> tuple[str, ...]:
        """The nouns of what one copy is enough of, such as "god"."""
        parts = (part for one in self.products.values() for part in one.parts)
        return tuple(dict.fromkeys(part.noun for part in parts if self.playset(part.names[0]) == 1))

    @property
    def copies_word(self) -> str:
        """How many copies a playset has, in words."""
        return number_word(self.copies)

    @property
    def first(self) -> Product:
        """What somebody is asked about who owns nothing yet."""
        return next(iter(self.products.values()))

    @property
    def first_kinds(self) -> str:
        """As in "boxes"."""
        return plural(self.first.kind)

    # --- reckoning with what is owned

    def whole(self, product: Product, counts: Counts) -> int:
        """How many times all that is in a product is owned."""
        return min(counts.get(Printing(name, product.set_name), 0) for name in product.names)

    def bought(self, before: Counts, copies: Mapping[str, int]) -> dict[Printing, int]:
        """What is owned when there are so many of each of these products; loose cards beside them stay."""
        by: dict[Printing, int] = {}
        for name, count in copies.items():
            product = self.products[name]
            more = count - self.whole(product, before)
            by |= {Printing(card, product.set_name): more for card in product.names}
        return shifted(before, by)

    def opened(self, product: str, count: int, seed: int) -> list[list[Printing]]:
        """The cards of so many boosters; the same for the same seed."""
        packs = (self.boosters[product](seed, f"booster/{number}") for number in range(count))
        return [[Printing(name, self.home(name)) for name in pack] for pack in packs]

    def by_product(self, counts: Counts) -> list[tuple[Product, list[tuple[str, int]]]]:
        """Names with their counts, in the products of which there are some."""
        found = []
        for product in self.products.values():
            printings = [Printing(name, product.set_name) for name in product.names]
            if rows := [(one.card, counts[one]) for one in printings if one in counts]:
                found.append((product, rows))
        return found

    def progress(self, counts: Counts) -> tuple[Progress, ...]:
        """Of all products."""
        owned = by_name(counts)
        return tuple(self._progress(product, counts, owned) for product in self.products.values())

    def _progress(self, product: Product, counts: Counts, owned: Mapping[str, int]) -> Progress:
        printed = {name: counts.get(Printing(name, product.set_name), 0) for name in product.names}
        return Progress(
            product=product,
            parts=tuple(sum(printed[name] > 0 for name in part.names) for part in product.parts),
            playable=sum(min(owned.get(name, 0), self.playset(name)) for name in product.names),
            of_playable=sum(map(self.playset, product.names)),
            copies=sum(printed.values()),
            whole=min(printed.values()),
        )

    def missing_for_playsets(self, counts: Counts) -> tuple[tuple[Product, tuple[Short, ...]], ...]:
        """Product by product, the cards of which a playset is not owned over all printings. Each card stands in the set
        that it belongs to, not in those that print it again."""
        owned = by_name(counts)
        found = []
        for product in self.products.values():
            names = [name for name in product.names if self.home(name) == product.set_name]
            rows = [Short(name, owned.get(name, 0), self.playset(name)) for name in names]
            if short := tuple(row for row in rows if row.missing):
                found.append((product, short))
        return tuple(found)

    def spare(self, counts: Counts) -> tuple[Short, ...]:
        """The cards of which more is owned than a playset, over all printings."""
        rows = (Short(name, count, self.playset(name)) for name, count in sorted(by_name(counts).items()))
        return tuple(row for row in rows if row.spare)


_PRINTED: Final = {key: Printed(game) for key, game in games.GAMES.items()}


def of(key: str) -> Printed:
    """What the game of this key prints. Raises `games.UnknownGame`."""
    return _PRINTED[games.of(key).KEY]
