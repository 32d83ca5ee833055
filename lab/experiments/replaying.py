"""A game of an experiment once more, as a record that can be watched. Loads the engine and no Django: a worker plays
it."""

from __future__ import annotations

from typing import Any

from engine.epic import Game
from engine.epic.records import Record
from engine.epic.simulation import Player, play_game
from engine.kernel.random import Rng
from lab.matchups import Matchup


def record_of(matchup: Matchup, number: int) -> dict[str, Any]:
    """Game `number` of a matchup, from 0: 2 n and 2 n + 1 are pair n. It comes out as it did with the same version of
    the engine."""
    setup, players, seed = matchup.match.begin(number)
    options: list[int] = []
    play_game(setup, [_noted(player, options) for player in players], seed)
    return Record.of(setup, seed, options).to_json()


def _noted(player: Player, options: list[int]) -> Player:
    """The same player, whose choices are noted."""

    def choose(game: Game, seat: int, rng: Rng) -> int:
        option = player(game, seat, rng)
        options.append(option)
        return option

    return choose
