"""Players of the Epic TCG that choose for a seat and see only what that seat may see, as `engine.games` hands them out.

`bot(key).choose(observe(game, seat), rng)` is an option of the decision that waits for that seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots.epic_tcg.coaching import COACH
from engine.bots.epic_tcg.conceding import is_lost
from engine.bots.epic_tcg.drafting import (
    PARTS,
    PICKERS,
    POINT,
    Contest,
    best_first,
    best_picker,
    build,
    builds,
    picker,
    ratings,
    reasons,
    shares,
)
from engine.bots.epic_tcg.judging import win_chance
from engine.bots.epic_tcg.match import BOTS, OPTIONS, READY, match
from engine.bots.epic_tcg.observation import Bot, observe
from engine.bots.epic_tcg.plans import RATING, RATING_POINT, Plan
from engine.bots.epic_tcg.practice import can_weigh, hint, weigh
from engine.bots.epic_tcg.search import SearchBot
from engine.bots.levels import Level, check_known
from engine.bots.observing import never
from engine.epic_tcg.rules.setup import MOST_SEATS

__all__ = [
    "COACH", "LEVELS", "OPTIONS", "PARTS", "PICKERS", "POINT", "RATING", "RATING_POINT", "READY", "SECONDS", "USUAL",
    "best_first", "best_picker", "bot", "build", "builds", "can_weigh", "contest", "hint", "is_lost", "match",
    "observe", "picker", "ratings", "reasons", "shares", "valuing", "weigh", "win_chance",
]  # fmt: skip

LEVELS: Final = (
    Level("greedy", "Greedy", "looks one step ahead", MOST_SEATS),
    Level("hard", "Hard", "looks further ahead", 2),  # it looks one step ahead among more players
    Level("random", "Random", "chooses by chance", MOST_SEATS),
)
SECONDS: Final = {"greedy": 0.06, "hard": 0.4, "random": 0.002}  # of the compiled engine (docs/experiments.md)
USUAL: Final = "greedy"

contest = Contest
valuing = Plan


def bot(key: str, enough: Callable[[], bool] = never) -> Bot:
    """The bot of this level; see `engine.games.Bots`."""
    check_known(key, BOTS)
    player = BOTS[key]()
    if isinstance(player, SearchBot):
        player.enough = enough
    return player
