"""The bot that chooses by chance."""

from __future__ import annotations

from engine.bots.observation import Observation
from engine.kernel.random import Rng


class RandomBot:
    """Every option is as likely as every other."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        options = observation.decision().options
        return options[rng.below(len(options))]
