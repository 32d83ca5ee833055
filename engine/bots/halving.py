"""How a bot finds out which of its ideas is best: it tries them in games that could be this one, played on by somebody.
Names no game: a game says what its ideas are, and how one is played on.

All ideas are tried in the same games, with the same cards to come; half of them are dropped whenever a share of the
budget is used up (sequential halving). What a choice costs is counted in options applied, never in seconds, so that it
can be repeated; whoever cannot wait can say that it is `enough`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypedDict

from engine.bots.observing import Observed
from engine.kernel.position import P
from engine.kernel.random import Rng


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
    were dropped soonest last; how many options were applied in games, 0 where one look ahead was enough to choose;
    whether it was told that it is enough."""

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


def most_promising(ideas: list[Idea], effort: Effort) -> list[Idea]:
    """Those that are tried, the best first by one look ahead."""
    return sorted(ideas, key=_before_search)[: effort.ideas]


def compare(
    observation: Observed[P],
    rng: Rng,
    ideas: list[Idea],
    effort: Effort,
    play_on: Callable[[P, int, Idea], tuple[float, int]],
    enough: Callable[[], bool],
) -> Thought:
    """Try ideas in common games, fewer of them in each round; put them in order, the best first. A game in which not
    all were tried does not count. `play_on` plays on for a seat after an idea, in a copy of a game: it returns the
    chance of winning that came of it, and how many options were applied."""

    def after_search(idea: Idea) -> float:
        return -idea.value(effort.prior)

    spent, left, stopped = 0, len(ideas), False
    share = effort.budget // (left - 1).bit_length()
    while left > 1 and not stopped:
        before, games = spent, 0
        while not stopped and (not games or (spent < before + share and games < effort.games)):
            games += 1
            world = observation.determinize(rng)
            results: list[float] = []
            for idea in ideas[:left]:
                result, applied = play_on(world, observation.seat, idea)
                spent += applied
                stopped = enough()
                if stopped:
                    break
                results.append(result)
            if not stopped:
                for idea, result in zip(ideas[:left], results, strict=True):
                    idea.add(result)
        ideas[:left] = sorted(ideas[:left], key=after_search)
        left = (left + 1) // 2
    return {"ideas": [idea.weighed(effort.prior) for idea in ideas], "options": spent, "stopped": stopped}


def _before_search(idea: Idea) -> float:
    return -idea.prior
