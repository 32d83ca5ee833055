"""Games that are played on: in bulk, at random or by two players in pairs that share their shuffles; and one battle to
its end."""

from engine.epic.simulation.duel import (
    Deck,
    Player,
    play_game,
    watch_game,
)
from engine.epic.simulation.forecast import forecast
from engine.epic.simulation.playout import play_out, walk
from engine.epic.simulation.usage import left_gold
from engine.epic.simulation.warning import warning

__all__ = [
    "Deck",
    "Player",
    "forecast",
    "left_gold",
    "play_game",
    "play_out",
    "walk",
    "warning",
    "watch_game",
]
