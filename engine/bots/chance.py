"""The bot that chooses by chance, in any game."""

from __future__ import annotations

from typing import Any

from engine.bots.observing import Observed
from engine.kernel.random import Rng


class RandomBot:
    """Every option is as likely as every other."""

    def choose(self, observation: Observed[Any], rng: Rng) -> int:
        options = observation.decision().options
        return options[rng.below(len(options))]
