"""The bot that looks one step ahead: it tries each option in a game that could be this one and takes the best.

It never sees the game, only its observation. Its answer depends on that and on the random source; it keeps
nothing between two questions.
"""

from __future__ import annotations

import math
from typing import Final

from engine.bots.epic import default_policy
from engine.bots.epic.blocks import blocks
from engine.bots.epic.lookahead import Lookahead, distinct
from engine.bots.epic.observation import Observation
from engine.bots.epic.values import Values
from engine.bots.epic.weights import BLOCKS, SEARCH_BUDGET, WEIGHTS, Weights
from engine.epic import Game
from engine.epic.rules import codes, has_turn
from engine.kernel.random import Rng

BY_POLICY: Final = (codes.MULLIGAN, codes.DISCARDS, codes.DIVIDE, codes.ORDERS)  # answered by the default policy
LEAST = 0.05  # a play must bring at least this much
_VALUES: dict[Weights, Values] = {}


def values_of(weights: Weights) -> Values:
    if weights not in _VALUES:
        _VALUES[weights] = Values(weights)
    return _VALUES[weights]


class GreedyBot:
    """See the module. Another table of weights makes another player; with `fitted` ones positions are judged by the
    chance of winning."""

    def __init__(self, weights: Weights = WEIGHTS, fitted: list[float] | None = None) -> None:
        self.values = values_of(weights)
        self.fitted = fitted

    def choose(self, observation: Observation, rng: Rng) -> int:
        decision = observation.decision()
        if len(decision.options) == 1:
            return decision.options[0]
        g = observation.determinize(rng)
        return answer_in(g, Lookahead(g, observation.seat, self.values, SEARCH_BUDGET, self.fitted))


def answer_in(g: Game, look: Lookahead) -> int:
    """The option that the seat of `look`, which decides in this very game, takes."""
    if g.kind == codes.WINDOW:
        return choose_play(g, look)
    if g.kind == codes.DEFENDER:
        return max(g.options, key=lambda option: look.attack_at(g, option).total)
    if g.kind == codes.ATTACKERS:
        return default_policy.follow(g, look.best_attack(g)[0])
    if g.kind == codes.BLOCKERS:
        return choose_blockers(g, look)
    if g.kind in BY_POLICY:
        return default_policy.answer(g, look.values)
    return choose_one(g, look)


def choose_one(g: Game, look: Lookahead) -> int:
    """The best option of an inner choice; among equals the habitual one."""
    default = default_policy.answer(g, look.values)
    return max(distinct(g), key=lambda option: (round(look.try_option(g, option).total, 3), option == default, -option))


def choose_play(g: Game, look: Lookahead) -> int:
    """A window: the best play, an attack, or nothing."""
    best, most = g.options[0], -math.inf
    for option, score in judge_plays(g, look):
        if score > most:
            best, most = option, score
    return best


def judge_plays(g: Game, look: Lookahead) -> list[tuple[int, float]]:
    """Options of a window with their scores, doing nothing first; plays that bring nothing are left out."""
    if not has_turn(g, look.me) or g.phase != codes.PHASE_MAIN:
        return judge_answers(g, look)
    found: list[tuple[int, float]] = []
    ending = -math.inf
    if codes.PASS in g.options:
        ending = look.try_option(g, codes.PASS).settled
        found.append((codes.PASS, ending + LEAST))
    fight = 0.0
    if codes.BATTLE in g.options:
        battle = look.attack_from_window(g)
        found.append((codes.BATTLE, battle.total))
        if codes.PASS in g.options:
            fight = max(0.0, battle.settled + battle.attack - ending)
    if fight >= look.values.w.lethal:  # a win on board is not put off
        return found
    threat = look.attack_to_come(g)
    for option in g.options:
        if is_play(option):
            play = look.try_option(g, option)
            gain = play.settled + play.attack - threat
            if gain > ending + LEAST:
                found.append((option, gain + fight + play.gold))
    return found


def judge_answers(g: Game, look: Lookahead) -> list[tuple[int, float]]:
    """Options of a window in a battle or before the opponent's turn ends. In a battle, waiting is as good as the best
    play that is still possible after it."""
    scores = [(option, look.try_option(g, option).total) for option in g.options]
    option, waiting = scores[0]
    if g.phase == codes.PHASE_BATTLE and len(scores) > 1:
        after = g.clone()
        attack = look.after_battle(after)
        if after.seat == look.me and after.kind == codes.WINDOW and after.turn == g.turn:
            plays = (look.try_option(after, each).total for each in after.options if is_play(each))
            waiting = max([waiting, *(total + attack for total in plays)])
    scores[0] = option, waiting + LEAST
    return scores


def is_play(option: int) -> bool:
    return option & codes.VERB_MASK in (codes.PLAY, codes.POWER)


def choose_blockers(g: Game, look: Lookahead) -> int:
    """The next pick of the best block."""
    prefix = tuple(g.frames[-1][codes.SELECTED :])
    best: tuple[int, ...] = prefix
    most: float | None = None
    for refs in blocks(g, look.values, BLOCKS, prefix):
        trial = g.clone()
        look.commit(trial, codes.BLOCKERS, refs)
        total = look.outcome(trial, 1).total
        if most is None or total > most + 1e-6:
            best, most = refs, total
    return default_policy.follow(g, best)
