"""A game of an experiment once more, as a record that can be watched. Loads the engine and no Django: a worker plays
it."""

from __future__ import annotations

from typing import Any

from engine.games import of
from engine.kernel.playing import Player, play_between
from engine.kernel.random import Rng
from lab.matchups import Matchup


def record_of(matchup: Matchup, number: int) -> tuple[dict[str, Any], int | None]:
    """Game `number` of a matchup, from 0, and the side that won it: 2 n and 2 n + 1 are pair n. It comes out as it did
    with the same version of the engine."""
    play = of(matchup.game).play
    setup, players, seed = matchup.match.begin(number)
    options: list[int] = []
    game = play.new_game(setup, seed).clone()  # a clone keeps no journal, as in a game that nobody watches
    play_between(game, play.apply, [_noted(player, options) for player in players], seed)
    record = play.record_of(setup, seed, options, ((0, matchup.version),))
    return record.to_json(), play.view(game, play.SPECTATOR)["result"]["winner"]


def _noted(player: Player[Any], options: list[int]) -> Player[Any]:
    """The same player, whose choices are noted."""

    def choose(game: Any, seat: int, rng: Rng) -> int:
        option = player(game, seat, rng)
        options.append(option)
        return option

    return choose
