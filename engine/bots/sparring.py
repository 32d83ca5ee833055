"""The bot that does what it is told, and nothing else, in any game: who teaches with it says what it answers."""

from __future__ import annotations

from typing import Any, Final

from engine.bots.observing import Observed
from engine.kernel.random import Rng

IDLE: Final = ("pass", "stop", "no")  # verbs of options that do nothing


class SparringBot:
    """Chooses the first option whose words begin with the earliest of `replies`; where none does, nothing, or else the
    first option there is."""

    def __init__(self, replies: tuple[str, ...]) -> None:
        self.replies = replies

    def choose(self, observation: Observed[Any], rng: Rng) -> int:
        options = [(option, observation.describe(option)) for option in observation.decision().options]
        for reply in self.replies:
            for option, words in options:
                if str(words["text"]).startswith(reply):
                    return option
        return next((option for option, words in options if words["verb"] in IDLE), options[0][0])
