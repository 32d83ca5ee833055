"""Lists judged whole, for whoever names no game: what `engine.games.Construction` asks for beside formats and lists."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import NoReturn

from engine.construction.formats import BadFormat, Deck, Problem, Violation
from engine.epic_tcg.catalogue import CARD_OF
from engine.epic_tcg.construction.decklist import Parsed
from engine.epic_tcg.construction.formats import Format, violations
from engine.kernel.counting import number_of


def format_in(text: str) -> NoReturn:
    """Nobody defines formats of this game. Raises BadFormat."""
    raise BadFormat([Problem("", "The Epic TCG has no formats of this kind; give the key of one.")])


def judged(deck: Parsed, deck_format: Format, *, pool: Deck | None = None, on: date | None = None) -> list[Violation]:
    """Every reason why a list is not legal in a format, as `violations` tells them."""
    return violations(Counter(deck.cards), deck_format, sideboard=Counter(deck.sideboard), pool=pool, on=on)


def in_decks(name: str) -> bool:
    """Whether decks are made of cards exactly so named; tokens are no cards."""
    return name in CARD_OF


def size_of(deck: Parsed) -> str:
    """As in "60 cards and a sideboard of 15"."""
    size = number_of(len(deck.cards), "card")
    return f"{size} and a sideboard of {len(deck.sideboard)}" if deck.sideboard else size


def beside(deck: Parsed | None) -> dict[str, int | None]:
    """The size of the sideboard, for a report; none of a list that could not be read."""
    return {"sideboard": None if deck is None else len(deck.sideboard)}
