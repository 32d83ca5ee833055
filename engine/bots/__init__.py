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

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"greedy": GreedyBot, "easy": EasyBot, "random": RandomBot}

__all__ = ["BOTS", "Bot", "Observation"]
