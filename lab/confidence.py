"""Intervals that hold however long one goes on looking, and what one run of games has shown by them.

A fixed number of games has its 95% interval; who looks after each game and stops when the answer pleases is wrong much
more often than in 5 of 100 runs. A confidence sequence holds the true mean at all times at once with 95%, so that games
may stop as soon as the question is answered.

What is used is the hedged capital with bets on a grid ("hedged grid Kelly") of Ian Waudby-Smith and Aaditya Ramdas,
"Estimating means of bounded random variables by betting" (Journal of the Royal Statistical Society B, 2024), which goes
back to the mixtures of Herbert Robbins, "Statistical methods related to the law of the iterated logarithm" (1970). A
gambler who doubts that the mean is m stakes a fixed share on each score to come. While m is the mean, no stakes make
the expected capital grow; by Ville's inequality it ever reaches 1 / alpha with a probability of at most alpha. Means
against which it has are left out. The mixture of several shares is a gambler, too, and its capital depends on how often
each score came, not on their order.

Scores lie from 0 to 1, and each has the true mean as its expectation, whatever came before: so it is with pairs of
games of one matchup, which have their own shuffles. Pure functions; no randomness.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp, log, log1p
from typing import Final

LEVEL: Final = 0.95
# Shares of the largest stake that cannot lose everything. Small ones find small differences in many scores, large ones
# large differences in few; each has the same part of the capital at first.
SHARES: Final = (0.015, 0.03, 0.05, 0.08, 0.12, 0.18, 0.26, 0.37, 0.52, 0.72, 0.95)
NEEDED: Final = log(2 / (1 - LEVEL))  # the logarithm of the capital that leaves a mean out, on each side
EXACT: Final = 1e-6  # of a bound
Counts = Mapping[float, int]  # how often each score came


def interval(counts: Counts) -> tuple[float, float]:
    """The means from 0 to 1 that these scores leave in question with LEVEL; all of them without any. Each bound is ever
    wrong in at most half of the runs that may be wrong. Raises ValueError for a score that is not from 0 to 1."""
    if any(not 0 <= score <= 1 for score in counts):
        raise ValueError("A score lies from 0 to 1.")
    return _interval(frozenset(counts.items()))


@lru_cache(4096)  # pages ask for the same ones again each second
def _interval(counted: frozenset[tuple[float, int]]) -> tuple[float, float]:
    counts = dict(counted)
    turned = {1 - score: count for score, count in counts.items()}
    return _lower_bound(counts), 1 - _lower_bound(turned)


def excludes(counts: Counts, mean: float) -> int:
    """1 where the scores show that their mean lies above this one, which lies between 0 and 1; -1 where it lies below;
    0 while neither is shown. As `interval`, with less work."""
    if log_capital(counts, mean) >= NEEDED:
        return 1
    return -1 if log_capital({1 - score: count for score, count in counts.items()}, 1 - mean) >= NEEDED else 0


def log_capital(counts: Mapping[float, float], mean: float) -> float:
    """The logarithm of what one unit has become that was staked on scores above this mean (above 0). It falls as
    the mean rises: each stake wins or loses a share of score / mean - 1."""
    logs = [
        sum(count * log1p(share * (score / mean - 1)) for score, count in counts.items() if count) for share in SHARES
    ]
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))


def _lower_bound(counts: Counts) -> float:
    """The largest mean against which the capital has reached so much; 0 where there is none."""
    low, high = 0.0, 1.0
    while high - low > EXACT:
        middle = (low + high) / 2
        if log_capital(counts, middle) >= NEEDED:
            low = middle
        else:
            high = middle
    return low
