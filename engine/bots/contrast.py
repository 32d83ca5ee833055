"""Ideas for one choice and what came of each in the same games: how much it costs against the first, and by what the
positions differ afterwards. Names no game: a game brings its bot and what is counted (`Coach`).

The games are those that the seat could be in, so nothing that it could not know is said. Only what was counted in them
is a reason.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypedDict

from engine.bots.halving import Idea, Weighed
from engine.bots.observing import Observed
from engine.bots.review import Thinker
from engine.kernel.position import P
from engine.kernel.random import Rng

Subject = tuple[str, int]  # what is counted, and of which card or piece
Facts = dict[Subject, float]

WON: Final = "won"
LOST: Final = "lost"
THEIR_HEALTH: Final = "their_health"
HEALTH: Final = "health"  # or what players have in its place, such as Mojo
THEIR_CHAMPION: Final = "their_champion"  # still in play; or another piece
CHAMPION: Final = "champion"
THEIR_OFFENSE: Final = "their_offense"  # of all their champions
OFFENSE: Final = "offense"
GOLD: Final = "gold"  # of the turn, or what players pay with in its place: whether it was used
CARDS: Final = "cards"  # in hand
CARD: Final = "card"  # one that was in hand, and still is

# Of each subject how far the averages must differ for a reason, more of it or less of it being better.
LEAST: Final = {
    WON: 0.1, LOST: -0.1, THEIR_HEALTH: -2.0, HEALTH: 2.0, THEIR_CHAMPION: -0.5, CHAMPION: 0.5, THEIR_OFFENSE: -3.0,
    OFFENSE: 3.0, GOLD: 0.5, CARDS: 0.75, CARD: 0.5,
}  # fmt: skip
SURE: Final = 2.0  # standard errors
FEWEST: Final = 8  # games, however long they take


class Reason(TypedDict):
    """By what the positions differ in the first idea's favour: the kind, the card or piece, if it is about one, and
    the averages over so many games after the first idea and after the second one."""

    kind: str
    object: int
    first: float
    second: float
    games: int


class Line(TypedDict):
    """An idea, its chance of winning in the common games, how much less that is than the chance of the first idea, with
    the standard error of the difference, and reasons why the first one is better, those that decide a game before
    others."""

    idea: Weighed
    cost: float
    error: float
    reasons: list[Reason]


@dataclass(frozen=True)
class Coach(Generic[P]):
    """What a game brings for looks at games that are over."""

    bot: Callable[[int], Thinker[P]]  # the one that searches, with a budget of options that are applied
    sets: Collection[int]  # kinds of questions whose ideas are sets of objects, picked one after the other
    is_reviewed: Callable[[P], bool]  # whether the choice that waits is looked at; of a set the first pick
    picked: Callable[[Sequence[int]], tuple[int, ...]]  # the refs of the objects that options pick
    count: Callable[[P, P, int], Facts]  # in a game that began in one position and stands in another, for a seat
    name: Callable[[P, int], str]  # what the player who decides calls an object that was counted
    moments: Mapping[str, str]  # what its phases are called after "your"; they are named as in views
    remark: str = ""  # what readers should know of the games that are played on, in a sentence


def contrast(
    coach: Coach[P], observation: Observed[P], rng: Rng, ideas: list[tuple[int, list[int]]], budget: int, games: int
) -> list[Line]:
    """What comes of ideas, each an option and the refs of its objects, in so many common `games`, or in fewer once so
    many options were applied: a line for each, in their order. For two players."""
    bot, me = coach.bot(budget), observation.seat
    tried = [Idea(option, tuple(refs), 0.0) for option, refs in ideas]
    results: list[list[float]] = [[] for _ in tried]
    counted: list[dict[Subject, list[tuple[float, float]]]] = [{} for _ in tried]
    spent = played = 0
    while played < games and (spent < budget or played < FEWEST):
        played += 1
        world = observation.determinize(rng)
        facts: list[Facts] = []
        for at, idea in enumerate(tried):
            end, result, applied = bot.line(world, me, idea, journal=True)
            spent += applied
            idea.add(result)
            results[at].append(result)
            facts.append(coach.count(world, end, me))
            _count(counted[at], facts[0], facts[at])
    lines: list[Line] = []
    for at, idea in enumerate(tried):
        cost, error = _mean(list(map(_less, results[0], results[at])))
        lines.append(
            {
                "idea": idea.weighed(0.0),
                "cost": round(cost, 4),
                "error": round(error, 4),
                "reasons": _reasons(counted[at], played),
            }
        )
    return lines


def _less(one: float, other: float) -> float:
    return one - other


def _mean(numbers: list[float]) -> tuple[float, float]:
    """With its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, math.sqrt(sum((one - mean) ** 2 for one in numbers) / max(1, count - 1) / count)


def _count(counted: dict[Subject, list[tuple[float, float]]], first: Facts, second: Facts) -> None:
    """What can be counted in both games."""
    for subject, number in first.items():
        if subject in second:
            counted.setdefault(subject, []).append((number, second[subject]))


def _reasons(counted: dict[Subject, list[tuple[float, float]]], games: int) -> list[Reason]:
    found: list[Reason] = []
    for kind, least in LEAST.items():
        of_a_kind: list[tuple[float, Reason]] = []
        for (what, obj), pairs in counted.items():
            if what != kind or 2 * len(pairs) < games:
                continue
            sign = 1.0 if least > 0 else -1.0
            gain, error = _mean([sign * (one - other) for one, other in pairs])
            if gain >= sign * least and gain > SURE * error:
                first, second = (round(_mean([pair[at] for pair in pairs])[0], 2) for at in (0, 1))
                of_a_kind.append(
                    (gain, {"kind": kind, "object": obj, "first": first, "second": second, "games": len(pairs)})
                )
        of_a_kind.sort(key=_dearest_first)
        found += [reason for _, reason in of_a_kind]
    return found


def _dearest_first(one: tuple[float, Reason]) -> tuple[float, int]:
    return -one[0], one[1]["object"]
