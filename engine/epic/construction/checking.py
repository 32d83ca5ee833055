"""Lists judged whole, for whoever names no game: what `engine.games.Construction` asks for beside formats and lists."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import Final

from engine.construction.contents import Contents
from engine.construction.formats import Deck, Violation
from engine.construction.repairs import Change, Remedy
from engine.epic.catalogue import products
from engine.epic.catalogue.products import CARD_OF, alignment_words, by_name, deity_by_name
from engine.epic.construction.decklist import write
from engine.epic.construction.doctor import Way, ways
from engine.epic.construction.formats import Format, violations
from engine.kernel.counting import number_of
from engine.kernel.grammar import capital

SIDEBOARDS: Final = False  # no format has one (2015 rulebook, formats; 1.3 of 2017)
DEITIES: Final = tuple(sorted(deity.name for deity in products.DEITIES))


def written(deck: Contents) -> str:
    """A deck as a list. Raises UnknownCard."""
    return write(deck.cards, deck.deity or None, deck.maybeboard)


def judged(deck: Contents, deck_format: Format, *, pool: Deck | None = None, on: date | None = None) -> list[Violation]:
    """Every reason why a deck is not legal in a format, as `violations` tells them."""
    return violations(deck.cards, deck_format, pool=pool, on=on)


WAYS: Final = {
    Way.FEWEST.value: "fewest changes",
    Way.KEEP_FREE.value: "keep the free cards",
    Way.KEEP_PAID.value: "keep the one-cost cards",
}


def remedies(
    deck: Contents,
    deck_format: Format,
    *,
    pool: Deck | None = None,
    on: date | None = None,
    owned: Deck | None = None,
    rating: Mapping[str, float] | None = None,
) -> tuple[Remedy, ...]:
    """What makes a deck legal, as `ways` finds it, swap by swap. Raises NoRepair."""
    found = ways(deck.cards, deck_format, pool=pool, on=on, owned=owned, rating=rating)
    return tuple(
        Remedy(
            tuple(way.value for way in repaired.ways),
            capital(", ".join(WAYS[way.value] for way in repaired.ways)),
            tuple(Change(swap.cut or "", swap.add or "", 1, swap.why) for swap in repaired.swaps),
            repaired.exact,
        )
        for repaired in found
    )


def in_decks(name: str) -> bool:
    """Whether decks are made of cards exactly so named: not of deities (1.3.2)."""
    return name in CARD_OF


def printed(name: str) -> str:
    """The name as printed of a card, as people type it. Raises UnknownCard."""
    return by_name(name).name


def deity(name: str) -> str:
    """The same of a deity. Raises UnknownDeity."""
    return deity_by_name(name).name


@cache
def alignments_of(name: str) -> tuple[str, ...]:
    """The alignments of a card as printed (H9)."""
    return tuple(alignment_words(CARD_OF[name].alignment))


def size_of(deck: Contents) -> str:
    """As in "60 cards"."""
    return number_of(sum(deck.cards.values()), "card")


def beside(deck: Contents | None) -> dict[str, str | None]:
    """The deity, for a report; none of a list that could not be read."""
    return {"deity": deck.deity or None if deck else None}
