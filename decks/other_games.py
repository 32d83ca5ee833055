"""Which game a card belongs to that a list names in vain: a newcomer has the list of another game at hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from decks import search
from engine import games
from engine.construction.lists import LineError, counted, set_apart
from engine.games import Game
from engine.kernel.names import fold


def explained(errors: Iterable[LineError], game: Game) -> list[LineError]:
    """What is wrong with lines of a list of this game. Of a name that is exactly that of a card of another game, and of
    none of this one, it says which game that is."""
    return [replace(error, message=f"{error.message}{_of_another(error.text, game.KEY)}") for error in errors]


def _of_another(line: str, key: str) -> str:
    _, name = counted(set_apart(line)[1])
    found = [other.NAME for other in games.GAMES.values() if fold(name) in _names(other.KEY)]
    if not found or fold(name) in _names(key):
        return ""
    return f" It is a card of the {found[0]}."


@cache
def _names(key: str) -> frozenset[str]:
    return frozenset(fold(row.name) for row in search.of(key).rows)
