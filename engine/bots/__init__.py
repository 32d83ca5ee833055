"""Players that choose for a seat and see only what that seat may see.

`BOTS[name]().choose(Observation(game, seat), rng)` is an option of the decision that waits for that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.bots.chance import RandomBot
from engine.bots.easy import EasyBot
from engine.bots.greedy import GreedyBot
from engine.bots.observation import Bot, Observation
from engine.bots.search import Effort, SearchBot


def hard() -> Bot:
    """The bot that plays on, at the effort of the level."""
    return SearchBot(Effort())


BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "greedy": GreedyBot,
    "hard": hard,
    "easy": EasyBot,
    "random": RandomBot,
}

LEVELS: Final = ("easy", "greedy", "hard")  # of those who play to win, the weakest first

__all__ = ["BOTS", "LEVELS", "Bot", "Observation"]
