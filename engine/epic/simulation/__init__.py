"""Games in bulk: played out at random, or by two players in pairs that share their shuffles."""

from engine.epic.simulation.duel import (
    Deck,
    Player,
    Result,
    paired_interval,
    play_game,
    score,
    starts,
    watch_game,
    wilson,
)
from engine.epic.simulation.playout import play_out, walk
from engine.epic.simulation.usage import Usage

__all__ = [
    "Deck",
    "Player",
    "Result",
    "Usage",
    "paired_interval",
    "play_game",
    "play_out",
    "score",
    "starts",
    "walk",
    "watch_game",
    "wilson",
]
