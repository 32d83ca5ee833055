"""The bot that prevents a goal of a puzzle where it can, and resists for as long as it can where it cannot.

It searches games that its seat could be in; in an open position there is one. When its search does not end within its
limit, or there is no goal to prevent at the moment, it plays as the greedy bot does.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic.greedy import GreedyBot
from engine.bots.epic.observation import Observation
from engine.epic import Game
from engine.epic.puzzles import WIN, NotOpen, Solver, TooLarge, after
from engine.kernel.random import Rng

LIMIT: Final = 100_000  # positions to look at for one choice


class DefendingBot:
    """Chooses the first option after which the goal of the other seat cannot be reached any more; where there is none,
    the one after which it takes the most actions."""

    def __init__(self, goal: str) -> None:
        self.goal = goal
        self.otherwise = GreedyBot()

    def choose(self, observation: Observation, rng: Rng) -> int:
        options = observation.decision().options
        if len(options) == 1:
            return options[0]
        game = observation.determinize(rng.copy())
        their_turn = game.active != observation.seat
        if their_turn == (self.goal == WIN):
            try:
                return self._best(game, 1 - observation.seat)
            except (NotOpen, TooLarge):
                pass
        return self.otherwise.choose(observation, rng)

    def _best(self, game: Game, seat: int) -> int:
        solver = Solver(game, self.goal, seat, LIMIT)
        for option in game.options:
            if not solver.reaches(after(game, option)):
                return option
        lengths = [solver.length(after(game, option)) for option in game.options]
        return game.options[lengths.index(max(lengths))]
