"""Games that are played on: at random, or by two players in pairs that share their shuffles; one attack to its end, and
one choice to what it does."""

from engine.epic_tcg.simulation.duel import Deck, Player, play_game, watch_game
from engine.epic_tcg.simulation.forecast import forecast
from engine.epic_tcg.simulation.playout import play_out, walk
from engine.epic_tcg.simulation.usage import actions_left
from engine.epic_tcg.simulation.warning import warning

__all__ = [
    "Deck",
    "Player",
    "actions_left",
    "forecast",
    "play_game",
    "play_out",
    "walk",
    "warning",
    "watch_game",
]
