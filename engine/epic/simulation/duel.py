"""Games of players against each other, of two in pairs: the same seed twice, once with each of them starting.

Pure and repeatable: a game's result depends on its decks, players and seed only, so that many processes may share the
games.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.epic.prompts.choosing import apply
from engine.epic.rules import codes
from engine.epic.rules.machine import new_game
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game
from engine.epic.simulation.usage import usage
from engine.kernel import playing
from engine.kernel.scores import Result
from engine.kernel.usage import Usage

Player = playing.Player[Game]
Deck = tuple[str, ...]


def play_game(setup: Setup, players: Sequence[Player], seed: int) -> Result:
    """One game between so many sides, each in the seat of its number."""
    return _result(new_game(setup, seed).clone(), players, seed)  # a clone keeps no journal


def watch_game(setup: Setup, players: tuple[Player, Player], seed: int) -> tuple[Result, tuple[Usage, Usage]]:
    """The same game, and what each side drew and played in it."""
    g = new_game(setup, seed)
    result = _result(g, players, seed)
    return result, (usage(g, 0), usage(g, 1))


def _result(g: Game, players: Sequence[Player], seed: int) -> Result:
    playing.play_between(g, apply, players, seed)
    winner = None if g.winner == codes.NOBODY else g.winner
    return Result(winner, g.reason == codes.BY_LIMIT, g.turn, g.choices, codes.REASON_NAMES[g.reason])
