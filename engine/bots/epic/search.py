"""The bot that plays on: it tries its best ideas in many games that could be this one, in which both players go on as
the bot that looks one step ahead would, and takes what wins most often.

How ideas are tried says `halving.py`. A position is judged by the chance of winning. Among more than two players it
looks one step ahead only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots import halving
from engine.bots.epic import default_policy
from engine.bots.epic.attacks import attack_sets
from engine.bots.epic.blocks import blocks
from engine.bots.epic.greedy import BY_POLICY, answer_in, judge_plays, values_of
from engine.bots.epic.judging import score
from engine.bots.epic.lookahead import Lookahead, distinct
from engine.bots.epic.observation import Observation
from engine.bots.epic.weights import ATTACKS, BLOCKS, DEPTH, SEARCH_BUDGET, UNIT, WEIGHTS
from engine.bots.epic.winning import FITTED
from engine.bots.halving import Effort, Idea, Thought
from engine.bots.observing import Observed, never
from engine.bots.odds import chance
from engine.epic import Game
from engine.epic.rules import apply_trusted, codes
from engine.kernel.random import Rng

SETS: Final = (codes.MULLIGAN, codes.ATTACKERS, codes.BLOCKERS)  # questions whose ideas are sets of objects
PUT_BACK: Final = 3  # cards of a first hand, at most, in an idea
LONGEST: Final = 15_000  # options applied in one game that is played on
TIE_BREAK: Final = 0.001  # for what the default policy chooses


class SearchBot:
    """See the module. It is asked now and then whether it is `enough`; then it takes what seems best so far. `thought`
    tells of the last choice, None where that needed no search."""

    def __init__(self, effort: Effort, enough: Callable[[], bool] = never) -> None:
        self.effort = effort
        self.enough: Callable[[], bool] = enough
        self.thought: Thought | None = None
        self.values = values_of(WEIGHTS)

    def choose(self, observation: Observation, rng: Rng) -> int:
        self.thought = None
        decision = observation.decision()
        if len(decision.options) == 1:
            return decision.options[0]
        g = observation.determinize(rng)
        if decision.kind in BY_POLICY or g.seating.many:
            return answer_in(g, Lookahead(g, observation.seat, self.values, SEARCH_BUDGET, FITTED))
        ideas = self.ideas(g, observation.seat)
        if len(ideas) == 1:
            return ideas[0].option
        self.thought = self.compare(observation, rng, ideas)
        return ideas[0].option

    def ideas(self, g: Game, me: int) -> list[Idea]:
        """The best ones by one look ahead, the best first. `g` stays as it is."""
        look = Lookahead(g, me, self.values, SEARCH_BUDGET, FITTED)
        found: list[Idea] = []
        if g.kind == codes.WINDOW:
            found = [Idea(option, (), chance(score / UNIT)) for option, score in judge_plays(g, look)]
        elif g.kind in SETS:
            found = [_of_a_set(g, look, refs) for refs in _sets(g, look)]
        else:
            usual = default_policy.answer(g, self.values)
            for option in distinct(g):
                total = look.try_option(g, option).total + (TIE_BREAK if option == usual else 0.0)
                found.append(Idea(option, (), chance(total / UNIT)))
        return halving.most_promising(found, self.effort)

    def idea_of(self, g: Game, me: int, option: int, refs: tuple[int, ...]) -> Idea:
        """What somebody chooses, whether or not it is one of the best: an option, or where a set is chosen these
        objects, in the order of picking. `g` stays as it is."""
        look = Lookahead(g, me, self.values, SEARCH_BUDGET, FITTED)
        if g.kind in SETS:
            return _of_a_set(g, look, refs)
        return Idea(option, (), chance(look.try_option(g, option).total / UNIT))

    def compare(self, observation: Observed[Game], rng: Rng, ideas: list[Idea]) -> Thought:
        """Try ideas in common games; put them in order, the best first: see `halving.py`."""
        return halving.compare(observation, rng, ideas, self.effort, self.play_on, self.enough)

    def play_on(self, world: Game, me: int, idea: Idea) -> tuple[float, int]:
        """Play on after an idea, in a copy. Returns the chance of winning that came of it, and how many options were
        applied."""
        _, result, applied = self.line(world, me, idea)
        return result, applied

    def line(self, world: Game, me: int, idea: Idea, *, journal: bool = False) -> tuple[Game, float, int]:
        """As `play_on`, with the game as it stands then, which may have kept a `journal`. One that goes on for too
        long, as one in which a play can be repeated without end, is judged where it stands."""
        g, end = world.clone(), world.turn + self.effort.turns
        if journal:
            g.journal = []
        first = Lookahead(g, me, self.values, SEARCH_BUDGET, FITTED)
        if g.kind in SETS:
            first.commit(g, g.kind, idea.refs)
        else:
            first.apply(g, idea.option)
        applied = SEARCH_BUDGET - first.budget
        while not (g.reason or (g.kind == codes.WINDOW and g.turn >= end) or applied >= LONGEST or self.enough()):
            if len(g.options) == 1:
                apply_trusted(g, g.options[0])
                applied += 1
            else:
                look = Lookahead(g, g.seat, self.values, self.effort.inner, FITTED)
                if g.kind in BY_POLICY:
                    look.go_on(g)
                else:
                    look.apply(g, answer_in(g, look))
                applied += self.effort.inner - look.budget
        return g, score(g, me) if g.reason else chance(first.judge(g) / UNIT), applied


def _of_a_set(g: Game, look: Lookahead, refs: tuple[int, ...]) -> Idea:
    trial = g.clone()
    look.commit(trial, g.kind, refs)
    return Idea(default_policy.follow(g, refs), refs, chance(look.outcome(trial, DEPTH - 1).total / UNIT))


def _sets(g: Game, look: Lookahead) -> list[tuple[int, ...]]:
    """Sets of attackers, of blockers, or of cards to put back that are worth a thought."""
    if g.kind == codes.MULLIGAN:
        return default_policy.mulligans(g, look.values, PUT_BACK)
    if g.kind == codes.ATTACKERS:
        return attack_sets(g, look.values, ATTACKS)
    return blocks(g, look.values, BLOCKS, tuple(g.frames[-1][codes.SELECTED :]))
