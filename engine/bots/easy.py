"""The bot for beginners: it plays as the greedy bot does, but overlooks much of what it could do, as they do."""

from __future__ import annotations

from typing import Final

from engine.bots.greedy import GreedyBot
from engine.bots.observation import Observation
from engine.epic.rules import codes
from engine.kernel.random import Rng

OVERLOOKS: Final = 40  # of 100 plays, attacks and blocks
_KINDS: Final = (codes.WINDOW, codes.ATTACKERS, codes.BLOCKERS)


class EasyBot:
    """See the module."""

    def __init__(self) -> None:
        self.greedy = GreedyBot()

    def choose(self, observation: Observation, rng: Rng) -> int:
        decision = observation.decision()
        idle = [option for option in (codes.PASS, codes.STOP) if option in decision.options]
        if idle and decision.kind in _KINDS and rng.below(100) < OVERLOOKS:
            return idle[0]
        return self.greedy.choose(observation, rng)
