"""The bot of the Epic TCG that looks one step ahead: it tries each option in a game that could be this one and takes
the best.

It never sees the game, only its observation. Its answer depends on that and on the random source; it keeps nothing
between two questions.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic_tcg import default_policy
from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.battles import block_sets
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
        return _choose_play(g, look)
    if g.kind == codes.ATTACK:
        return _choose_attack(g, look)
    if g.kind == codes.ATTACKERS:
        return default_policy.follow(g, look.best_attack(g)[0])
    if g.kind == codes.BLOCKERS:
        return _choose_blockers(g, look)
    if g.kind in BY_POLICY:
        return default_policy.answer(g)
    return _choose_one(g, look)


def _choose_play(g: Game, look: Lookahead) -> int:
    """The best play, if it brings more than passing."""
    best, most = codes.PASS, look.try_option(g, codes.PASS) + w.LEAST
    for option in g.options:
        if option != codes.PASS:
            total = look.try_option(g, option)
            if total > most:
                best, most = option, total
    return best


def _choose_attack(g: Game, look: Lookahead) -> int:
    """Whom to attack, or nobody."""
    best, most = g.options[0], -3 * w.WIN
    if codes.NO in g.options:
        best, most = codes.NO, look.try_option(g, codes.NO) + w.LEAST
    for option in prey_first(g, g.options):
        total = look.attack(g, option)
        if total > most:
            best, most = option, total
    return best


def _choose_blockers(g: Game, look: Lookahead) -> int:
    found: list[tuple[float, tuple[int, ...]]] = []
    for refs in block_sets(g, w.BLOCKS):
        trial = g.clone()
        look.commit(trial, codes.BLOCKERS, refs)
        found.append((look.outcome(trial, w.DEPTH - 1), refs))
    return default_policy.follow(g, max(found, key=lambda one: one[0])[1])


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
