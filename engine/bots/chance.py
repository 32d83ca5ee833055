"""The bot that chooses by chance."""

from __future__ import annotations

from engine.bots.eyes import Eyes
from engine.kernel.random import Rng


class RandomBot:
    """Every option is as likely as every other."""

    def choose(self, eyes: Eyes, rng: Rng) -> int:
        options = eyes.decision().options
        return options[rng.below(len(options))]
