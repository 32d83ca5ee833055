"""Formats in which two players can agree to play, and what is wrong with a deck in one. Reads only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from django.utils import timezone

from engine.construction.contents import Contents
from engine.games import Game, of


def choices_of(game: Game) -> list[tuple[str, str]]:
    """The formats of a game that need no draft before, to choose from."""
    return [
        ("", "No format: any deck"),
        *((one.key, one.name) for one in game.construction.DECK_FORMATS if not one.pool),
    ]


def problems(cards: Sequence[str], format_key: str, game: str, sideboard: Sequence[str] = ()) -> list[str]:
    """Why this deck may not be played in a format of its game, in sentences; none where any deck may be played."""
    if not format_key:
        return []
    construction = of(game).construction
    found = construction.judged(
        Contents(Counter(cards), Counter(sideboard)),
        construction.by_key(format_key),
        pool=None,
        on=timezone.now().date(),
    )
    return [violation.text for violation in found]
