"""When a game is lost: whoever plays on then only makes the other player wait."""

from __future__ import annotations

from typing import Final

from engine.bots.epic.greedy import judge_plays, values_of
from engine.bots.epic.judging import win_chance
from engine.bots.epic.lookahead import Lookahead
from engine.bots.epic.observation import Observation
from engine.bots.epic.weights import SEARCH_BUDGET, UNIT, WEIGHTS
from engine.bots.epic.winning import FITTED
from engine.bots.odds import chance
from engine.epic.rules import codes
from engine.kernel.random import Rng

LOST: Final = 0.02  # a chance of winning below this


def is_lost(observation: Observation, rng: Rng, below: float = LOST) -> bool:
    """See `engine.games.Bots`. By the position and by the best of its plays, as one look ahead judges them: whether the
    chance of winning is `below` that."""
    g, me = observation.determinize(rng), observation.seat
    if g.seating.many or g.kind != codes.WINDOW or g.active != me or win_chance(g, me) >= below:
        return False
    look = Lookahead(g, me, values_of(WEIGHTS), SEARCH_BUDGET, FITTED)
    return all(chance(score / UNIT) < below for _, score in judge_plays(g, look))
