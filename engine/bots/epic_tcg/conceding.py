"""When a game of the Epic TCG is lost: whoever plays on then only makes the other player wait."""

from __future__ import annotations

from typing import Final

from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.greedy import judge_plays
from engine.bots.epic_tcg.lookahead import Lookahead
from engine.bots.epic_tcg.observation import Observation
from engine.bots.odds import chance
from engine.epic_tcg.rules import codes
from engine.kernel.random import Rng

LOST: Final = 0.02  # a chance of winning below this


def is_lost(observation: Observation, rng: Rng) -> bool:
    """See `engine.games.Bots`. By the best of its plays, as one look ahead judges them."""
    g, me = observation.determinize(rng), observation.seat
    if g.seats > 2 or g.kind != codes.PRIORITY or g.active != me or g.line:
        return False
    return all(chance(total / w.UNIT) < LOST for _, total in judge_plays(g, Lookahead(g, me)))
