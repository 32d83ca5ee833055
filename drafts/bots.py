"""Who picks and builds in place of people, by the game of a pod.

The bots of `engine/bots` know the cards of some games. In a pod of another game chance picks, and nobody rates cards,
gives advice or suggests a deck.
"""

from __future__ import annotations

from typing import Final

from engine.bots.picking import RANDOM, Picker, picker
from engine.bots.rating import Ratings, best_bot, ratings_of
from engine.games import DEFAULT

_KNOWN: Final = frozenset({DEFAULT})


def knows(game: str) -> bool:
    """Whether bots know the cards of a game."""
    return game in _KNOWN


def best_for(game: str, key: str) -> str:
    """The name of the bot that drafts best in a format of a game."""
    return best_bot(key) if knows(game) else RANDOM


def picker_for(game: str, name: str, key: str) -> Picker:
    """The bot of this name, for drafts of a format of a game."""
    return picker(name if knows(game) else RANDOM, key)


def ratings_for(name: str, key: str) -> Ratings:
    """By what the bot of this name picks and builds in a format of a game whose cards bots know."""
    return ratings_of(name, key)
