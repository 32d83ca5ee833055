"""The bot of the Epic TCG that looks one step ahead: it tries each option in a game that could be this one and takes
the best.

It never sees the game, only its observation. Its answer depends on that and on the random source; it keeps nothing
between two questions.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic_tcg import default_policy
from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.battles import Refs, block_sets
from engine.bots.epic_tcg.lookahead import EQUAL, Lookahead, distinct, prey_first
from engine.bots.epic_tcg.observation import Observation
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Game
from engine.kernel.random import Rng

BY_POLICY: Final = (codes.MULLIGAN, codes.DISCARDS, codes.DIVIDE, codes.ORDERS)  # answered by the default policy


class GreedyBot:
    """See the module."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        decision = observation.decision()
        if len(decision.options) == 1:
            return decision.options[0]
        g = observation.determinize(rng)
        return answer_in(g, Lookahead(g, observation.seat))


def answer_in(g: Game, look: Lookahead) -> int:
    """The option that the seat of `look`, which decides in this very game, takes."""
    if g.kind == codes.PRIORITY:
        return _first_best(judge_plays(g, look))
    if g.kind == codes.ATTACK:
        return _first_best(judge_targets(g, look))
    if g.kind == codes.ATTACKERS:
        return default_policy.follow(g, look.best_attack(g)[0])
    if g.kind == codes.BLOCKERS:
        return default_policy.follow(g, max(judge_blocks(g, look), key=lambda one: one[1])[0])
    if g.kind in BY_POLICY:
        return default_policy.answer(g)
    return _choose_one(g, look)


def judge_plays(g: Game, look: Lookahead) -> list[tuple[int, float]]:
    """The options of a seat with priority and what comes of each; passing first, to which a play must add something."""
    found = [(codes.PASS, look.try_option(g, codes.PASS) + w.LEAST)]
    return found + [(option, look.try_option(g, option)) for option in g.options if option != codes.PASS]


def judge_targets(g: Game, look: Lookahead) -> list[tuple[int, float]]:
    """Whom to attack, or nobody first where that can be, and what comes of it."""
    found = [(codes.NO, look.try_option(g, codes.NO) + w.LEAST)] if codes.NO in g.options else []
    return found + [(option, look.attack(g, option)) for option in prey_first(g, g.options)]


def judge_blocks(g: Game, look: Lookahead) -> list[tuple[Refs, float]]:
    """Sets of blockers and what comes of each."""
    found: list[tuple[Refs, float]] = []
    for refs in block_sets(g, w.BLOCKS):
        trial = g.clone()
        look.commit(trial, codes.BLOCKERS, refs)
        found.append((refs, look.outcome(trial, w.DEPTH - 1)))
    return found


def _first_best(judged: list[tuple[int, float]]) -> int:
    return max(judged, key=lambda one: one[1])[0]


def _choose_one(g: Game, look: Lookahead) -> int:
    """The best option of an inner choice; among equals the usual one."""
    usual = default_policy.answer(g)
    best, most = usual, (round(look.try_option(g, usual), EQUAL), True)
    for option in distinct(g):
        if option != usual:
            found = (round(look.try_option(g, option), EQUAL), False)
            if found > most:
                best, most = option, found
    return best
