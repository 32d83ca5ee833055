"""Which game a card belongs to that a list or a file names in vain: a newcomer has those of another game at hand."""

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
    return [replace(error, message=f"{error.message}{_of_a_line(error.text, game)}") for error in errors]


def of_another(name: str, game: Game) -> str:
    """To go on with after a sentence that says that this game has no such card: which game has one of exactly that
    name; "" where none has."""
    found = [other.NAME for other in games.GAMES.values() if fold(name) in _names(other.KEY)]
    if not found or fold(name) in _names(game.KEY):
        return ""
    return f" It is a card of the {found[0]}."


def _of_a_line(line: str, game: Game) -> str:
    _, name = counted(set_apart(line)[1])
    return of_another(name, game)


@cache
def _names(key: str) -> frozenset[str]:
    return frozenset(fold(row.name) for row in search.of(key).rows)
