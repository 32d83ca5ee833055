"""When a game is lost: whoever plays on then only makes the other player wait."""

from __future__ import annotations

from typing import Final

from engine.bots.judging import win_chance
from engine.bots.observation import Observation
from engine.epic.rules import codes
from engine.kernel.random import Rng

LOST: Final = 0.02  # a chance of winning below this


def is_lost(observation: Observation, rng: Rng) -> bool:
    """Whether this seat, whose turn has just begun, hardly ever wins any more. Among more than two players that is not
    known."""
    g, me = observation.determinize(rng), observation.seat
    if g.seating.many or g.kind != codes.WINDOW or g.active != me:
        return False
    return win_chance(g, me) < LOST
