"""The bot that plays on: it tries its best ideas in many games that could be this one, in which both players go on as
the bot that looks one step ahead would, and takes what wins most often.

All ideas are tried in the same games, with the same cards to come; half of them are dropped whenever a share of the
budget is used up (sequential halving). A position is judged by the chance of winning. What a choice costs is counted in
options applied, never in seconds, so that it can be repeated; whoever cannot wait can say that it is `enough`. Among
more than two players it looks one step ahead only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypedDict

from engine.bots import default_policy
from engine.bots.attacks import attack_sets
from engine.bots.blocks import blocks
from engine.bots.greedy import BY_POLICY, answer_in, judge_plays, values_of
from engine.bots.judging import score
from engine.bots.lookahead import Lookahead, distinct
from engine.bots.observation import Observation
from engine.bots.observing import never
from engine.bots.weights import ATTACKS, BLOCKS, DEPTH, SEARCH_BUDGET, UNIT, WEIGHTS
from engine.bots.winning import FITTED, chance
from engine.epic import Game
from engine.epic.rules import apply_trusted, codes
from engine.kernel.random import Rng

SETS: Final = (codes.MULLIGAN, codes.ATTACKERS, codes.BLOCKERS)  # questions whose ideas are sets of objects
PUT_BACK: Final = 3  # cards of a first hand, at most, in an idea
LONGEST: Final = 15_000  # options applied in one game that is played on
TIE_BREAK: Final = 0.001  # for what the default policy chooses


@dataclass(frozen=True)
class Effort:
    """How much a bot tries: for so many options applied in all (`budget`), so many `ideas`, in at most so many `games`
    of each round, each game played on until so many turns have ended, each choice in it with at most `inner` options
    applied. What one look ahead says of an idea weighs as much as `prior` games."""

    budget: int
    ideas: int = 4
    games: int = 100
    turns: int = 1
    prior: float = 4.0
    inner: int = 100


class Weighed(TypedDict):
    """An idea as it is told afterwards: the option, the refs of the objects where several are picked, the chance of
    winning, and in how many games it was tried."""

    option: int
    refs: list[int]
    chance: float
    games: int


class Thought(TypedDict):
    """What came of thinking about one choice, as plain JSON: the ideas, the one that was chosen first and those that
    were dropped soonest last; how many options were applied; whether it was told that it is enough."""

    ideas: list[Weighed]
    options: int
    stopped: bool


class Idea:
    """What could be done: an option, or where objects are picked the set of them (`refs`). `prior` is the chance of
    winning by one look ahead; `total` adds up what came of the `tries`."""

    __slots__ = ("option", "prior", "refs", "total", "tries")

    def __init__(self, option: int, refs: tuple[int, ...], prior: float) -> None:
        self.option: int = option
        self.refs: tuple[int, ...] = refs
        self.prior: float = prior
        self.total: float = 0.0
        self.tries: int = 0

    def add(self, result: float) -> None:
        """One more game, with the chance of winning that came of it."""
        self.total += result
        self.tries += 1

    def value(self, weight: float) -> float:
        """The chance of winning by all that is known of it."""
        return (self.total + weight * self.prior) / (self.tries + weight)

    def weighed(self, weight: float) -> Weighed:
        return {
            "option": self.option,
            "refs": list(self.refs),
            "chance": round(self.value(weight), 3),
            "games": self.tries,
        }


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
        spent, stopped = self.compare(observation, rng, ideas)
        self.thought = {
            "ideas": [idea.weighed(self.effort.prior) for idea in ideas],
            "options": spent,
            "stopped": stopped,
        }
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
        found.sort(key=_before_search)
        return found[: self.effort.ideas]

    def idea_of(self, g: Game, me: int, option: int, refs: tuple[int, ...]) -> Idea:
        """What somebody chooses, whether or not it is one of the best: an option, or where a set is chosen these
        objects, in the order of picking. `g` stays as it is."""
        look = Lookahead(g, me, self.values, SEARCH_BUDGET, FITTED)
        if g.kind in SETS:
            return _of_a_set(g, look, refs)
        return Idea(option, (), chance(look.try_option(g, option).total / UNIT))

    def compare(self, observation: Observation, rng: Rng, ideas: list[Idea]) -> tuple[int, bool]:
        """Try ideas in common games, fewer of them in each round; put them in order, the best first. Returns how many
        options were applied, and whether it was enough before the end. A game in which not all were tried does not
        count."""
        spent, left, stopped = 0, len(ideas), False
        share = self.effort.budget // (left - 1).bit_length()
        while left > 1 and not stopped:
            before, games = spent, 0
            while not stopped and (not games or (spent < before + share and games < self.effort.games)):
                games += 1
                world = observation.determinize(rng)
                results: list[float] = []
                for idea in ideas[:left]:
                    result, applied = self.play_on(world, observation.seat, idea)
                    spent += applied
                    stopped = self.enough()
                    if stopped:
                        break
                    results.append(result)
                if not stopped:
                    for idea, result in zip(ideas[:left], results, strict=True):
                        idea.add(result)
            ideas[:left] = sorted(ideas[:left], key=self._after_search)
            left = (left + 1) // 2
        return spent, stopped

    def _after_search(self, idea: Idea) -> float:
        return -idea.value(self.effort.prior)

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


def _before_search(idea: Idea) -> float:
    return -idea.prior
