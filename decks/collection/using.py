"""Decks made of what is owned: what a deck lacks, what lies in decks that are built, and what two decks both want.

Pure functions, no database. What a deck wants is a count by name, its deity with it (`wanted`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Cards = Mapping[str, int]


@dataclass(frozen=True)
class Pile:
    """A deck as far as cards are taken for it."""

    slug: str
    name: str
    cards: Cards


@dataclass(frozen=True)
class Use:
    """A card that a deck wants: copies wanted, owned, and lying in other decks that are built."""

    name: str
    wanted: int
    owned: int
    taken: tuple[tuple[Pile, int], ...] = ()

    @property
    def missing(self) -> int:
        """Copies that are not owned at all."""
        return max(0, self.wanted - self.owned)

    @property
    def free(self) -> int:
        """Copies that lie in no other built deck."""
        return max(0, self.owned - sum(count for _, count in self.taken))

    @property
    def occupied(self) -> int:
        """Copies wanted and owned that lie in built decks."""
        return min(self.wanted, self.owned) - min(self.wanted, self.free)


@dataclass(frozen=True)
class Ownership:
    """What can be made of a deck with what is owned."""

    uses: tuple[Use, ...]

    @property
    def missing(self) -> int:
        return sum(use.missing for use in self.uses)

    @property
    def occupied(self) -> int:
        return sum(use.occupied for use in self.uses)

    @property
    def wanting(self) -> tuple[Use, ...]:
        """The cards of which copies are missing."""
        return tuple(use for use in self.uses if use.missing)

    @property
    def disputed(self) -> tuple[Use, ...]:
        """The cards that built decks would have to give up."""
        return tuple(use for use in self.uses if use.occupied)

    @property
    def there(self) -> int:
        """Copies that are owned."""
        return sum(min(use.wanted, use.owned) for use in self.uses)

    @property
    def wanted(self) -> int:
        return sum(use.wanted for use in self.uses)


@dataclass(frozen=True)
class Conflict:
    """A card that decks want more often together than it is owned."""

    name: str
    wanted: tuple[int, ...]  # by each deck, in the order of the decks
    owned: int

    @property
    def together(self) -> int:
        return sum(self.wanted)

    @property
    def short(self) -> int:
        return self.together - self.owned


def wanted(cards: Cards, deity: str = "", sideboard: Cards | None = None) -> dict[str, int]:
    """What has to be owned for a deck to lie on the table, with its sideboard."""
    return dict(Counter(cards) + Counter(sideboard or {})) | ({deity: 1} if deity else {})


def ownership(cards: Cards, owned: Cards, built: Iterable[Pile] = ()) -> Ownership:
    """What can be made of these cards; `built` are the other decks whose cards lie ready."""
    piles = tuple(built)
    return Ownership(
        tuple(
            Use(
                name, count, owned.get(name, 0), tuple((pile, pile.cards[name]) for pile in piles if name in pile.cards)
            )
            for name, count in sorted(cards.items())
        )
    )


def count_missing(cards: Cards, free: Cards) -> int:
    """How many copies of these cards there are not."""
    return sum(max(0, count - free.get(name, 0)) for name, count in cards.items())


def left(owned: Cards, built: Iterable[Pile]) -> dict[str, int]:
    """What lies in none of these decks."""
    free = dict(owned)
    for pile in built:
        for name, count in pile.cards.items():
            free[name] = max(0, free.get(name, 0) - count)
    return free


def conflicts(piles: Iterable[Pile], owned: Cards) -> tuple[Conflict, ...]:
    """The cards that are owned less often than these decks want them together, the scarcest first."""
    decks = tuple(piles)
    names = sorted({name for pile in decks for name in pile.cards})
    rows = (Conflict(name, tuple(pile.cards.get(name, 0) for pile in decks), owned.get(name, 0)) for name in names)
    return tuple(sorted((row for row in rows if row.short > 0), key=lambda row: (-row.short, row.name)))
