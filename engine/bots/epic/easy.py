"""The bots for those who learn the game. Both play as the greedy bot does, but now and then they overlook what they
could do; the beginner also judges as beginners do.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic.greedy import GreedyBot
from engine.bots.epic.observation import Observation
from engine.bots.epic.weights import WEIGHTS, Weights
from engine.epic.rules import codes
from engine.kernel.random import Rng

OVERLOOKS: Final = 18  # of 100 plays, attacks and blocks
_KINDS: Final = (codes.WINDOW, codes.ATTACKERS, codes.BLOCKERS)


class EasyBot:
    """See the module. It overlooks so many of 100 plays, attacks and blocks; another table of weights makes it judge
    otherwise."""

    def __init__(self, overlooks: int = OVERLOOKS, weights: Weights = WEIGHTS) -> None:
        self.overlooks = overlooks
        self.greedy = GreedyBot(weights)

    def choose(self, observation: Observation, rng: Rng) -> int:
        decision = observation.decision()
        idle = [option for option in (codes.PASS, codes.STOP) if option in decision.options]
        if idle and decision.kind in _KINDS and rng.below(100) < self.overlooks:
            return idle[0]
        return self.greedy.choose(observation, rng)
