"""What a bot of the Epic TCG is given instead of a game; see `engine/bots/observing.py`.

A bot knows no deck but its own: what others hold and what lies hidden of theirs could be any cards.
"""

from __future__ import annotations

from typing import Final

from engine.bots.observing import Chooser, Observed, Sight
from engine.epic_tcg import Game, describe, view
from engine.epic_tcg.rules.sight import dealt_freely

SIGHT: Final[Sight[Game]] = Sight(view, describe, dealt_freely)


Observation = Observed[Game]
Bot = Chooser[Observation]


def observe(game: Game, seat: int) -> Observation:
    """One seat at one game, at a moment when this seat decides. No class of its own: what is not compiled cannot
    inherit from what is."""
    return Observed(game, seat, SIGHT)
