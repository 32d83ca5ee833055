"""Games that are played on: at random, or by two players in pairs that share their shuffles; and one attack to its
end."""

from engine.epic_tcg.simulation.duel import Deck, Player, play_game, watch_game
from engine.epic_tcg.simulation.forecast import forecast
from engine.epic_tcg.simulation.playout import play_out, walk
from engine.epic_tcg.simulation.usage import actions_left

__all__ = [
    "Deck",
    "Player",
    "actions_left",
    "forecast",
    "play_game",
    "play_out",
    "walk",
    "watch_game",
]
