"""The bots of the Epic Card Game, as `engine.games` hands them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots import BOTS
from engine.bots.levels import Level, check_known
from engine.bots.observation import Bot, Observation
from engine.bots.observing import never
from engine.bots.search import SearchBot
from engine.epic.rules import MOST_SEATS

__all__ = ["LEVELS", "USUAL", "bot", "observe"]

LEVELS: Final = (
    Level("beginner", "Beginner", "plays as beginners do", MOST_SEATS),
    Level("easy", "Easy", "overlooks some things", MOST_SEATS),
    Level("greedy", "Greedy", "looks one step ahead", MOST_SEATS),
    Level("hard", "Hard", "looks further ahead", 2),  # those that search look one step ahead among more players
    Level("expert", "Expert", "looks ahead the longest", 2),
    Level("random", "Random", "chooses by chance", MOST_SEATS),
)
USUAL: Final = "greedy"

observe = Observation


def bot(key: str, enough: Callable[[], bool] = never) -> Bot:
    """The bot of this level; see `engine.games.Bots`."""
    check_known(key, BOTS)
    player = BOTS[key]()
    if isinstance(player, SearchBot):
        player.enough = enough
    return player
