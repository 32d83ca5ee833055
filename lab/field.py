"""What a run says of decks against a field: for each matchup the win chance of the first deck with its interval, when
it starts and when it does not, how long the games are, and by what they end; and all of them as a matrix.

All intervals hold with 95% however long the run went on and whenever it was stopped (`lab.confidence`); each is one of
its own, so that of 100 matchups 5 may be wrong. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, quantiles
from typing import Final

from lab import confidence
from lab.matchups import GamePlayed
from lab.runs import Course, Plan, Run

WON, LOST, DRAWN = "won", "lost", "drawn"
EVEN: Final = (0.5, 0.5, 0.5)


@dataclass(frozen=True)
class Chance:
    """So many games, the share of wins of the first deck among them, a draw being half a win (None without games), and
    the interval of its win chance."""

    games: int
    of: float | None
    interval: tuple[float, float]


@dataclass(frozen=True)
class Lengths:
    """Turns of games, of both players together: their mean, quartiles and extremes, and games by turns."""

    mean: float
    quartiles: tuple[float, float, float]
    shortest: int
    longest: int
    games: dict[int, int]


@dataclass(frozen=True)
class MatchupReport:
    """What is known of the first of two decks against the second. `better` is the name of the one that is shown to win
    more often, None while neither is; `stopped` why no more is played (`lab.runs`), None while more is. `endings` has
    the games that were won, lost and drawn by the engine's word for how they ended."""

    decks: tuple[str, str]
    chance: Chance
    starting: Chance
    following: Chance
    better: str | None
    stopped: str | None
    lengths: Lengths | None
    endings: dict[str, dict[str, int]]


@dataclass(frozen=True)
class Matrix:
    """Win chances of the decks in `rows` against those in `columns`, with their bounds; None where nothing was played.
    A deck against itself has 0.5."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    chances: list[list[float | None]]
    low: list[list[float | None]]
    high: list[list[float | None]]


def reports(run: Run) -> list[MatchupReport]:
    """One for each matchup, in the order of the plan."""
    return [report(run.plan, at, course) for at, course in enumerate(run.courses)]


def report(plan: Plan, at: int, course: Course) -> MatchupReport:
    """That of the matchup at this place of the plan, which is so far."""
    one, two = plan.meetings[at]
    decks, pairs = (plan.contenders[one].name, plan.contenders[two].name), course.pairs()
    games = [game for pair in pairs for game in pair]
    side = confidence.excludes(course.counts, 0.5)
    of = mean(game.points for game in games) if games else None
    return MatchupReport(
        decks=decks,
        chance=Chance(len(games), of, confidence.interval(course.counts)),
        starting=chance_of([pair[0] for pair in pairs]),
        following=chance_of([pair[1] for pair in pairs]),
        better=decks[0] if side == 1 else decks[1] if side == -1 else None,
        stopped=course.stopped,
        lengths=lengths_of([game.turns for game in games]),
        endings=endings_of(games),
    )


def chance_of(games: Sequence[GamePlayed]) -> Chance:
    """Of games that have nothing in common, one of each pair."""
    counts = Counter(game.points for game in games)
    return Chance(len(games), counts_mean(counts), confidence.interval(counts))


def counts_mean(counts: confidence.Counts) -> float | None:
    """The mean of scores that are given by how often each came."""
    number = sum(counts.values())
    return sum(score * count for score, count in counts.items()) / number if number else None


def lengths_of(turns: Sequence[int]) -> Lengths | None:
    """None without games."""
    if not turns:
        return None
    low, middle, high = quantiles(turns, n=4, method="inclusive") if len(turns) > 1 else [float(turns[0])] * 3
    return Lengths(mean(turns), (low, middle, high), min(turns), max(turns), dict(sorted(Counter(turns).items())))


def endings_of(games: Iterable[GamePlayed]) -> dict[str, dict[str, int]]:
    """How many games were WON, LOST and DRAWN by the first deck, by the reason for which they ended, most first."""
    found: dict[str, Counter[str]] = {WON: Counter(), LOST: Counter(), DRAWN: Counter()}
    for game in games:
        found[DRAWN if game.winner is None else (WON, LOST)[game.winner]][game.reason] += 1
    return {how: dict(counts.most_common()) for how, counts in found.items()}


# --- the matrix ------------------------------------------------------------------------------------------------------


def is_square(plan: Plan) -> bool:
    """Whether all decks of this plan meet each other, each two once."""
    return plan.meetings == each_with_each(len(plan.contenders))


def each_with_each(decks: int) -> tuple[tuple[int, int], ...]:
    """The meetings of so many decks, each two once."""
    return tuple((one, two) for one in range(decks) for two in range(one + 1, decks))


def places(plan: Plan) -> tuple[list[int], list[int]]:
    """The contenders in the rows and in the columns of the matrix of a plan."""
    if is_square(plan):
        everybody = list(range(len(plan.contenders)))
        return everybody, everybody
    return list(dict.fromkeys(one for one, _ in plan.meetings)), list(dict.fromkeys(two for _, two in plan.meetings))


def matrix(run: Run) -> Matrix:
    """All win chances of a run. Of a square one, each matchup is seen from both sides."""
    plan = run.plan
    square, (rows, columns) = is_square(plan), places(plan)
    seen: dict[tuple[int, int], tuple[float | None, float, float]] = {(at, at): EVEN for at in rows if square}
    for meeting, course in zip(plan.meetings, run.courses, strict=True):
        of, (low, high) = counts_mean(course.counts), confidence.interval(course.counts)
        seen[meeting] = of, low, high
        if square:
            seen[meeting[::-1]] = None if of is None else 1 - of, 1 - high, 1 - low
    cells = [[seen[row, column] for column in columns] for row in rows]
    return Matrix(
        rows=tuple(plan.contenders[at].name for at in rows),
        columns=tuple(plan.contenders[at].name for at in columns),
        chances=[[of for of, _, _ in row] for row in cells],
        low=[[low for _, low, _ in row] for row in cells],
        high=[[high for _, _, high in row] for row in cells],
    )
