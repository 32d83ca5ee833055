"""Multi-picks as a whole: what of one is left for its player, who may answer all of it at once.

The engine asks for attackers, blockers, discards, targets and the like one by one, and picks by itself where there is
one thing to pick. What it picked so since the player last had a choice is left to the player as well: who is asked for
two cards names two.
"""

from __future__ import annotations

from engine.epic_tcg.programs import ops
from engine.epic_tcg.prompts.objects import asking_op
from engine.epic_tcg.rules import codes, picks
from engine.epic_tcg.rules.state import Game, Offer
from engine.kernel.picking import MultiPick


def multi_pick_of(g: Game) -> MultiPick | None:
    """What is left of the multi-pick that is asked for; None for other decisions."""
    if g.reason or _asks_for_one(g) or not any(one & codes.VERB_MASK == codes.PICK for one in g.options):
        return None
    offered = g.offered
    done = g.frames[-1].picks
    picked = done if offered.ordered else _picked(g, offered, done)
    if offered.ordered:
        among = [obj for obj in offered.among if obj not in picked]
    else:
        among = picks.left(offered.among, picked)
    least, most = max(0, offered.least - len(picked)), offered.most - len(picked)
    musts = tuple(obj for obj in offered.musts if obj in among)
    if len(musts) > most:  # as many as can be: nothing else is left to choose
        among, musts = list(musts), ()
    return MultiPick(among, least, most, offered.ordered, picked, musts)


def _asks_for_one(g: Game) -> bool:
    """Whether one thing is asked for that is no part of a multi-pick."""
    return g.kind in (codes.ATTACK, codes.REDIRECT) or asking_op(g)[0] == ops.CHANGE_TARGETS


def _picked(g: Game, offered: Offer, done: list[int]) -> list[int]:
    """The picks so far up to the last one for which there was another choice: another object, or to stop."""
    for count in range(len(done) - 1, -1, -1):
        stops = picks.can_stop(offered, done[:count])
        if stops or len(picks.following(g, offered, done[:count])) > 1:
            return done[: count + 1]
    return []
