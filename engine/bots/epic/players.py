"""The bots of the Epic Card Game by name.

`BOTS[name]().choose(Observation(game, seat), rng)` is an option of the decision that waits for that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.bots.chance import RandomBot
from engine.bots.epic.easy import EasyBot
from engine.bots.epic.greedy import GreedyBot
from engine.bots.epic.observation import Bot
from engine.bots.epic.search import SearchBot
from engine.bots.epic.weights import BEGINNER
from engine.bots.halving import Effort


def beginner() -> Bot:
    """It overlooks a little more than the easy bot, and judges as beginners do."""
    return EasyBot(22, BEGINNER)


def hard() -> Bot:
    """It plays its two best ideas on, in few games."""
    return SearchBot(Effort(budget=100, ideas=2))


def expert() -> Bot:
    """It plays its four best ideas on in many games."""
    return SearchBot(Effort(budget=24_000))


BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "beginner": beginner,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "hard": hard,
    "expert": expert,
    "random": RandomBot,
}

LEVELS: Final = ("beginner", "easy", "greedy", "hard", "expert")  # of those who play to win, the weakest first
FOR_TWO: Final = ("hard", "expert")  # those that search: among more than two players they play as the greedy bot does
