"""Games of more than two players: whom a player goes for above all, and how good a position is among several.

What a player wants differs by format. For themselves all want to be the last one. In Hunter - First Blood a player wins
when the one to their left is the first to fall, and loses when it is anybody else. A team is judged as one player.
"""

from __future__ import annotations

from typing import Final

from engine.epic import Game
from engine.epic.rules import FIRST_BLOOD, codes, defender, has_turn, opposed

FALLEN: Final = -60.0  # the worth of a position for who has left the game: below any that may still turn
PREY: Final = 0.8  # how much the position of the one to the left counts, of those whom one hunts
SPARED: Final = 0.6  # how much is lost with the health of one whose end somebody else wins by


def rival(g: Game, seat: int) -> int:
    """The opponent that a player goes for: of two the other one. Of more the other side of a battle, the one to the
    left in Hunter, or else the weakest of those who can be attacked."""
    if not g.seating.many:
        return 1 - seat
    if g.phase == codes.PHASE_BATTLE and g.defender != codes.NOBODY:
        if has_turn(g, seat):
            return defender(g)
        if not opposed(g, seat, g.defender):
            return g.active
    able = g.seating.attackable[seat]
    return min(able, key=lambda one: (g.health[one], len(g.board[one]))) if able else seat


def among(g: Game, me: int, scores: dict[int, float], kept: dict[int, float]) -> float:
    """The worth of a position for a player who is still in it, from the worth that it has for each player, of which
    `kept` is that of their health. Of teams the first members stand there."""
    left = g.seating.left[me]
    others = [seat for seat in scores if seat != me]
    each = 1 / (g.seating.teams - 1)
    fallen = FALLEN * (g.seating.teams - len(scores))
    if not g.seating.limited:
        return scores[me] - each * (sum(scores[seat] for seat in others) + fallen)
    total = scores[me] - PREY * scores[left] - each * fallen
    for seat in others:
        if seat != left:
            total -= (1 - PREY) * each * scores[seat]
            if g.seating.format == FIRST_BLOOD:
                total += SPARED * kept[seat]
    return total
