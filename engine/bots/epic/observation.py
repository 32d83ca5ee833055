"""What a bot of the Epic Card Game is given instead of a game; see `observing.py`."""

from __future__ import annotations

from typing import Final

from engine.bots.observing import Chooser, Observed, Sight
from engine.epic import Game, describe, determinize, view

SIGHT: Final[Sight[Game]] = Sight(view, describe, determinize)


class Observation(Observed[Game]):
    """One seat at one game, at a moment when this seat decides."""

    __slots__ = ()

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat, SIGHT)


Bot = Chooser[Observation]
