"""Multi-picks as a whole: what of one is left for its player, who may answer all of it at once.

The engine asks for attackers, blockers, discards and the like one by one, and picks by itself where there is one thing
to pick. What it picked so since the player last had a choice is left to the player as well: who is asked for two cards
names two.
"""

from __future__ import annotations

from engine.epic.rules import codes, picks
from engine.epic.rules.state import Game, Offer
from engine.kernel.picking import MultiPick


def multi_pick_of(g: Game) -> MultiPick | None:
    """What is left of the multi-pick that is asked for; None for other decisions."""
    if g.kind == codes.DIVIDE or not any(option & codes.VERB_MASK == codes.PICK for option in g.options):
        return None
    offered = g.offered
    picked = _picked(g, offered, g.frames[-1][codes.SELECTED :])
    least = offered.most if offered.all_or_none else offered.least
    return MultiPick(
        picks.left(offered.among, picked, offered.ordered),
        max(0, least - len(picked)),
        offered.most - len(picked),
        offered.ordered,
        picked,
    )


def _picked(g: Game, offered: Offer, done: list[int]) -> list[int]:
    """The picks so far up to the last one for which there was another choice: another object, or to stop."""
    for count in range(len(done) - 1, -1, -1):
        need = offered.most - count if offered.all_or_none and count else offered.least - count
        if need <= 0 or len(picks.following(g, offered.among, done[:count], need, offered.ordered)) > 1:
            return done[: count + 1]
    return []
