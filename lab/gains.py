"""How much better one deck is than another in the same rounds of games, and when that is shown.

The difference of the scores of two decks in a round lies from -1 to 1, and half of it, moved by a half, from 0 to 1:
so `lab.confidence` says what is shown, however often one looks. The first confirmation of a run may be wrong with
SPENT / 2, the next with SPENT / 6, the next with SPENT / 12, and so on. All of them together come to SPENT: with 95%
no package that is kept in a whole run is without a gain, however many were tried. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from lab import confidence

SPENT: Final = 1 - confidence.LEVEL  # of all confirmations of a run together
EVEN: Final = 0.5
DIGITS: Final = 9  # of a score as a key, so that equal ones are counted as equal
POWER: Final = 0.8
Z_OF_POWER: Final = 0.841621  # of the standard normal distribution
STEEPEST: Final = 64.0  # tilt of scores from 0 to 1; all of them are the greatest one then


@dataclass(frozen=True)
class Gain:
    """What one deck wins more than another, as a difference of win chances from -1 to 1, in so many rounds, and its
    interval, which holds with 95% however long one went on; of games that had no part in choosing the decks."""

    rounds: int
    games: int
    of: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Score:
    """The win chance of a deck, a draw being half a win, and its interval, in the same way."""

    rounds: int
    games: int
    of: float
    interval: tuple[float, float]


def halves(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The differences of scores by round, the first less the second, from 0 to 1."""
    return [(1 + a - b) / 2 for a, b in zip(one, other, strict=True)]


def counts_of(scores: Iterable[float]) -> Counter[float]:
    return Counter(round(score, DIGITS) for score in scores)


def gain(one: Sequence[float], other: Sequence[float], games_of_a_round: int) -> Gain:
    """Of the first deck over the second one, of their scores by round; at least one. Games of both are counted."""
    low, high = confidence.interval(counts_of(halves(one, other)))
    rounds = len(one)
    of = (sum(one) - sum(other)) / rounds
    return Gain(rounds, 2 * games_of_a_round * rounds, of, (2 * low - 1, 2 * high - 1))


def score(scores: Sequence[float], games_of_a_round: int) -> Score:
    """Of the scores by round of a deck; at least one."""
    rounds = len(scores)
    return Score(rounds, games_of_a_round * rounds, sum(scores) / rounds, confidence.interval(counts_of(scores)))


def risk(confirmation: int) -> float:
    """Of being wrong that is spent on this confirmation, from 1."""
    return SPENT / (confirmation * (confirmation + 1))


def holds(one: Sequence[float], other: Sequence[float], confirmation: int) -> bool:
    """Whether these rounds show, with the risk of this confirmation, that the first deck wins more often."""
    return confidence.log_capital(counts_of(halves(one, other)), EVEN) >= log(1 / risk(confirmation))


def error(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference; at least two rounds."""
    found = [a - b for a, b in zip(one, other, strict=True)]
    middle = sum(found) / len(found)
    return sqrt(sum((each - middle) ** 2 for each in found) / (len(found) - 1) / len(found))


def findable(one: Sequence[float], other: Sequence[float], rounds: int, confirmation: int) -> float | None:
    """The gain that would be shown in POWER of the runs by so many rounds, where differences are as scattered as these
    are; None where these have none upwards.

    The differences are tilted exponentially until so many of them with their expected counts would just be enough,
    which is so in about half of the runs; then come as many standard errors as POWER asks for."""
    seen = counts_of(halves(one, other))
    if max(seen) <= EVEN:
        return None
    low, high = -STEEPEST, STEEPEST
    for _ in range(60):
        middle = (low + high) / 2
        if confidence.log_capital(_expected(seen, middle, rounds), EVEN) >= log(1 / risk(confirmation)):
            high = middle
        else:
            low = middle
    tilted = _expected(seen, high, rounds)
    if confidence.log_capital(tilted, EVEN) < log(1 / risk(confirmation)):
        return None
    mean = sum(value * count for value, count in tilted.items()) / rounds
    variance = sum((value - mean) ** 2 * count for value, count in tilted.items()) / rounds
    return min(1.0, 2 * (mean + Z_OF_POWER * sqrt(variance / rounds)) - 1)


def _expected(seen: Counter[float], tilt: float, rounds: int) -> dict[float, float]:
    """How often each difference comes in so many rounds on the average, with a tilt towards the greater ones."""
    weights = {value: count * exp(tilt * (value - EVEN)) for value, count in seen.items()}
    whole = sum(weights.values())
    return {value: rounds * weight / whole for value, weight in weights.items()}
