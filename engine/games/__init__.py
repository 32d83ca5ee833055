"""Which games there are, and the contract of a game as sites, commands and bots use it.

A game is a room of the engine with a module `game` that keeps this contract: `of("epic")`. What it hands out is
all that is used outside of a game's room by whoever names no game.
"""

from __future__ import annotations

from typing import Final

from engine.epic import game as epic
from engine.epic_tcg import game as epic_tcg
from engine.games.bots import Bots, Searcher
from engine.games.cards import Catalogue, Collecting
from engine.games.construction import Construction
from engine.games.game import Game
from engine.games.limited import Limited
from engine.games.play import (
    BEGUN_POSITIONS,
    CHANCES,
    COACH,
    CONCESSIONS,
    FORECASTS,
    LOSER_STARTS,
    PRACTICE,
    THOUGHTS,
    WARNINGS,
    Decision,
    Play,
    Position,
    Record,
)
from engine.games.proofs import Clause, Coverage, Positions, Proofs, Views
from engine.games.study import Study

__all__ = [
    "BEGUN_POSITIONS", "CHANCES", "COACH", "CONCESSIONS", "DEFAULT", "FORECASTS", "GAMES", "LOSER_STARTS", "PRACTICE",
    "THOUGHTS", "WARNINGS", "Bots", "Catalogue", "Clause", "Collecting", "Construction", "Coverage", "Decision", "Game",
    "Limited", "Play", "Position", "Positions", "Proofs", "Record", "Searcher", "Study", "UnknownGame", "Views", "of",
]  # fmt: skip


class UnknownGame(ValueError):
    """No game has this key; the message says which there are."""


GAMES: Final[dict[str, Game]] = {game.KEY: game for game in (epic, epic_tcg)}
DEFAULT: Final = epic.KEY


def of(key: str) -> Game:
    """The game of this key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(f'No game has the key "{key}". There are {" and ".join(GAMES)}.')
    return GAMES[key]
