"""Lists judged whole, for whoever names no game: what `engine.games.Construction` asks for beside formats and lists."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NoReturn

from engine.construction.contents import Contents
from engine.construction.formats import Deck, Violation
from engine.construction.repairs import Change, Remedy
from engine.epic_tcg.catalogue import CARD_OF, by_name
from engine.epic_tcg.construction.decklist import write
from engine.epic_tcg.construction.doctor import repair
from engine.epic_tcg.construction.formats import Format, violations
from engine.kernel.counting import number_of
from engine.kernel.grammar import capital
from engine.kernel.names import Unknown

SIDEBOARDS: Final = True
DEITIES: Final = ()
FEWEST: Final = "fewest"
WAYS: Final = {FEWEST: "fewest changes"}


def written(deck: Contents) -> str:
    """A deck as a list. Raises UnknownCard."""
    return write(deck.cards, deck.sideboard, deck.maybeboard)


def judged(deck: Contents, deck_format: Format, *, pool: Deck | None = None, on: date | None = None) -> list[Violation]:
    """Every reason why a deck is not legal in a format, as `violations` tells them."""
    return violations(deck.cards, deck_format, sideboard=deck.sideboard, pool=pool, on=on)


def remedies(
    deck: Contents,
    deck_format: Format,
    *,
    pool: Deck | None = None,
    on: date | None = None,
    owned: Deck | None = None,
    rating: Mapping[str, float] | None = None,
) -> tuple[Remedy, ...]:
    """The fewest changes that make a deck legal. Raises NoRepair."""
    found = repair(deck.cards, deck_format, sideboard=deck.sideboard, pool=pool, on=on, owned=owned, rating=rating)
    changes = (
        Change("" if one.count > 0 else one.name, one.name if one.count > 0 else "", abs(one.count), one.why, one.part)
        for one in found.changes
    )
    return (Remedy((FEWEST,), capital(WAYS[FEWEST]), tuple(changes)),)


def in_decks(name: str) -> bool:
    """Whether decks are made of cards exactly so named; tokens are no cards."""
    return name in CARD_OF


def printed(name: str) -> str:
    """The name as printed of a card, as people type it. Raises UnknownCard."""
    return by_name(name).name


class UnknownDeity(Unknown):
    """No deity has this name: the game has none."""

    kind, known = "deity", {}


def deity(name: str) -> NoReturn:
    """Raises UnknownDeity."""
    raise UnknownDeity(name)


def alignments_of(name: str) -> tuple[str, ...]:
    """The alignment of a card, as a word; "unaligned" is one."""
    return (str(CARD_OF[name].alignment.name).lower(),)


def size_of(deck: Contents) -> str:
    """As in "60 cards and a sideboard of 15"."""
    size, beside = number_of(sum(deck.cards.values()), "card"), sum(deck.sideboard.values())
    return f"{size} and a sideboard of {beside}" if beside else size


def beside(deck: Contents | None) -> dict[str, int | None]:
    """The size of the sideboard, for a report; none of a list that could not be read."""
    return {"sideboard": None if deck is None else sum(deck.sideboard.values())}
