"""Lists judged whole, for whoever names no game: what `engine.games.Construction` asks for beside formats and lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date
from functools import cache

from engine.construction.formats import Deck, Violation
from engine.epic.catalogue.products import CARD_OF, alignment_words, by_name, deity_by_name
from engine.epic.construction import house_formats
from engine.epic.construction.decklist import Parsed
from engine.epic.construction.formats import Format, violations
from engine.kernel.counting import number_of


def format_in(text: str) -> Format:
    """The house format that a text defines. Raises BadFormat."""
    return house_formats.parse(text)


def format_of(data: Mapping[str, object]) -> Format:
    """The house format that is kept as these data. Raises BadFormat."""
    return house_formats.read(data)


def whole_format(data: Mapping[str, object]) -> dict[str, object]:
    """The same data with all of their fields. Raises BadFormat."""
    return house_formats.as_data(house_formats.read(data))


def judged(deck: Parsed, deck_format: Format, *, pool: Deck | None = None, on: date | None = None) -> list[Violation]:
    """Every reason why a list is not legal in a format, as `violations` tells them."""
    return violations(Counter(deck.cards), deck_format, pool=pool, on=on)


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


def size_of(deck: Parsed) -> str:
    """As in "60 cards"."""
    return number_of(len(deck.cards), "card")


def beside(deck: Parsed | None) -> dict[str, str | None]:
    """The deity, for a report; none of a list that could not be read."""
    return {"deity": None if deck is None else deck.deity}
