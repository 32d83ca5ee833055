"""A run: which decks meet, when a matchup has been played enough, what was played, and how that is kept in a file.

Results are kept by matchup and number, so that it does not matter who played a pair, when, or how often. What a run
says is read from the pairs 0, 1, 2 ... of each matchup up to the first at which its question is answered; those that
were played beyond it, while others were still on their way, do not count. So a run that was stopped, or shared among
machines, says the same as one at a stretch. Pure but for `store` and `stored`. Loads no Django.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from lab import confidence
from lab.matchups import Contender, Matchup, PairPlayed, score_of

EVEN: Final = 0.5
LOOKS: Final = 10  # pairs, after which the width of the interval is looked at
DECIDED, NARROW, LIMIT = "decided", "narrow", "limit"  # why a matchup is not played on
Unit = tuple[int, int]  # a matchup by its place in the plan, and a pair by its number


@dataclass(frozen=True)
class Plan:
    """What is played: `meetings` are pairs of places among the contenders, each a matchup. All are of the `game` of
    this key, by this `version` of its engine. Two runs of the same plan bring the same games."""

    contenders: tuple[Contender, ...]
    meetings: tuple[tuple[int, int], ...]
    bot: str
    seed: int
    game: str
    version: int
    watched: bool = False

    def matchup(self, at: int) -> Matchup:
        one, two = self.meetings[at]
        decks = self.contenders[one], self.contenders[two]
        return Matchup(decks, self.bot, self.seed, self.game, self.version, self.watched)


@dataclass(frozen=True)
class StoppingRule:
    """When a matchup has been played enough: when its interval is no wider than `within` (a share: 0.05 is 5 percentage
    points); with `decided` also when it is shown which deck wins more often; after so many pairs at the latest. None:
    never for this reason."""

    most_pairs: int
    within: float | None = None
    decided: bool = True

    def stops(self, counts: confidence.Counts) -> str | None:
        """Why a matchup with these scores of pairs is not played on; None if it is."""
        pairs = sum(counts.values())
        if self.decided and confidence.excludes(counts, EVEN):
            return DECIDED
        if self.within is not None and pairs % LOOKS == 0 and pairs:
            low, high = confidence.interval(counts)
            if high - low <= self.within:
                return NARROW
        return LIMIT if pairs >= self.most_pairs else None


@dataclass
class Course:
    """How far a matchup is. `played` has all pairs by number; `counts` how often each score came in those that count,
    which are the first so many (`length`); `stopped` why no more are needed."""

    played: dict[int, PairPlayed] = field(default_factory=dict)
    counts: Counter[float] = field(default_factory=Counter)
    length: int = 0
    stopped: str | None = None
    asked: int = 0  # numbers below this one are played or on their way

    def pairs(self) -> list[PairPlayed]:
        """Those that count, in the order of their numbers."""
        return [self.played[number] for number in range(self.length)]


class Run:
    """A plan with what was played of it."""

    def __init__(self, plan: Plan, rule: StoppingRule, played: Sequence[dict[int, PairPlayed]] = ()) -> None:
        self.plan = plan
        self.rule = rule
        self.courses = [Course() for _ in plan.meetings]
        for course, known in zip(self.courses, played, strict=False):
            course.played.update(known)
            count_on(course, rule)

    @classmethod
    def restored(cls, plan: Plan, rule: StoppingRule, courses: Sequence[Course]) -> Self:
        """A run whose matchups are this far, as they were counted before."""
        run = cls(plan, rule)
        run.courses = list(courses)
        return run

    @property
    def is_over(self) -> bool:
        return all(course.stopped for course in self.courses)

    @property
    def pairs(self) -> int:
        """How many count so far, of all matchups."""
        return sum(course.length for course in self.courses)

    def add(self, unit: Unit, pair: PairPlayed) -> bool:
        """Keep a pair that was played; False where it is known already, or no longer needed, and nothing changes."""
        at, number = unit
        course = self.courses[at]
        if number in course.played or course.stopped:
            return False
        course.played[number] = pair
        count_on(course, self.rule)
        return True

    def units(self) -> Iterator[Unit]:
        """The pairs to be played next, each once: of each matchup that is still open in turn. It looks anew each time
        at what was added meanwhile, and ends when nothing is left to ask for."""
        still_open = deque(range(len(self.courses)))
        while still_open:
            unit = self._next(still_open[0])
            if unit is None:
                still_open.popleft()
                continue
            still_open.rotate(-1)
            self.courses[unit[0]].asked = unit[1] + 1
            yield unit

    def _next(self, at: int) -> Unit | None:
        course = self.courses[at]
        number = max(course.asked, course.length)
        while number in course.played:
            number += 1
        return None if course.stopped or number >= self.rule.most_pairs else (at, number)


def count_on(course: Course, rule: StoppingRule) -> None:
    """Count the pairs that follow on those counted, until the question is answered."""
    while not course.stopped and (pair := course.played.get(course.length)) is not None:
        course.counts[score_of(pair)] += 1
        course.length += 1
        course.stopped = rule.stops(course.counts)
