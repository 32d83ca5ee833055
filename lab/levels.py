"""The bots that play for the laboratory, in words: how they play, and how long their games take. Pure."""

from __future__ import annotations

from typing import Final

from engine.games import Game

PACES: Final = (  # how many games a second there are at least, in words
    (100.0, "hundreds of games a second"),
    (10.0, "dozens of games a second"),
    (2.0, "several games a second"),
    (0.75, "about a game a second"),
)


def offered(game: Game) -> list[tuple[str, str]]:
    """All bots of a game by key, in words: what people call it, how it plays and how fast."""
    bots = game.bots
    return [(one.key, f"{one.name}: {one.about}; {pace(bots.SECONDS[one.key])}") for one in bots.LEVELS]


def pace(seconds: float) -> str:
    """How fast games of so many seconds are played on one core."""
    return next((words for least, words in PACES if seconds * least <= 1), f"about {seconds:.0f} seconds a game")
