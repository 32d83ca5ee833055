"""Games in bulk: played out at random, or by two players in pairs that share their shuffles."""

from engine.epic.simulation.duel import (
    Deck,
    Player,
    play_game,
    watch_game,
)
from engine.epic.simulation.playout import play_out, walk
from engine.epic.simulation.usage import Usage

__all__ = [
    "Deck",
    "Player",
    "Usage",
    "play_game",
    "play_out",
    "walk",
    "watch_game",
]
