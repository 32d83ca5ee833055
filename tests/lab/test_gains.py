"""Gains of paired decks: what is shown, with which risk, and what would have been found."""

import random
from math import exp

import pytest

from lab import confidence, gains
from lab.confidence import SHARES
from lab.gains import POWER, SPENT


def test_all_trials_together_spend_what_may_be_spent():
    """1/2 + 1/6 + 1/12 + ... + 1/(n (n + 1)) = 1 - 1/(n + 1)."""
    assert sum(gains.risk(confirmation) for confirmation in range(1, 100)) == pytest.approx(SPENT * (1 - 1 / 100))
    assert gains.risk(1) == pytest.approx(0.025)


def test_a_gain_is_the_mean_difference():
    found = gains.gain([0.75, 0.5, 1.0], [0.5, 0.5, 0.25], games_of_a_round=4)
    assert (found.rounds, found.games, found.of) == (3, 24, pytest.approx(1 / 3))
    assert -1 <= found.interval[0] < 1 / 3 < found.interval[1] <= 1


def test_the_interval_is_that_of_the_halves():
    one, other = [0.5, 0.75] * 200, [0.5, 0.25] * 200
    low, high = confidence.interval({0.5: 200, 0.75: 200})
    assert gains.gain(one, other, 2).interval == (2 * low - 1, 2 * high - 1)
    assert gains.gain(one, other, 2).of == 0.25


def test_equal_scores_show_nothing():
    scores = [0.25, 0.75] * 500
    assert not gains.holds(scores, scores, 1)
    assert gains.gain(scores, scores, 2).of == 0
    assert gains.error(scores, scores) == 0


@pytest.mark.parametrize("confirmation", [1, 2, 9])
def test_later_confirmations_need_more(confirmation):
    """Where each round gains 1, a share s of the capital becomes (1 + s) to the power of the rounds. All shares begin
    with equal parts of it, and a confirmation needs 1 / risk in all: 40, 120, and 1800 in the ninth."""
    capital = 20 * confirmation * (confirmation + 1)
    needed = next(n for n in range(99) if sum((1 + share) ** n for share in SHARES) / len(SHARES) >= capital)
    assert gains.holds([1.0] * needed, [0.0] * needed, confirmation)
    assert not gains.holds([1.0] * (needed - 1), [0.0] * (needed - 1), confirmation)


def test_a_deck_that_is_no_better_is_hardly_ever_kept():
    """At most 2.5 of 100 first confirmations, whenever one looks; looked at after each of 200 rounds."""
    wrong = 0
    for seed in range(200):
        lot = random.Random(seed)
        one, other = ([lot.choice((0, 0.25, 0.5, 0.75, 1)) for _ in range(200)] for _ in range(2))
        wrong += any(gains.holds(one[:look], other[:look], 1) for look in range(10, 201, 10))
    assert wrong <= 9  # 5 are expected at most; more than 9 come in 3 of 100 such tests


def test_what_is_findable_is_found_in_8_of_10_runs():
    """Of differences that are tilted until their mean is that gain."""
    values, rounds = (-0.5, -0.25, 0.0, 0.25, 0.5), 300
    seen = [value for value, times in zip(values, (1, 1, 3, 1, 1), strict=True) for _ in range(100 * times)]
    gain = gains.findable([0.5 + one / 2 for one in seen], [0.5 - one / 2 for one in seen], rounds, 1)
    tilt = next(at / 1000 for at in range(20_000) if _mean(values, _tilted(values, at / 1000)) >= gain)
    found = 0
    for seed in range(300):
        drawn = random.Random(seed).choices(values, _tilted(values, tilt), k=rounds)
        found += gains.holds([0.5 + one / 2 for one in drawn], [0.5 - one / 2 for one in drawn], 1)
    assert found / 300 == pytest.approx(POWER, abs=0.1)


def _tilted(values, tilt):
    return [times * exp(tilt * value) for value, times in zip(values, (1, 1, 3, 1, 1), strict=True)]


def _mean(values, weights):
    return sum(value * weight for value, weight in zip(values, weights, strict=True)) / sum(weights)


def test_more_rounds_find_less_and_nothing_upwards_finds_nothing():
    one, other = [0.5, 0.75, 0.5, 0.25], [0.5, 0.5, 0.5, 0.5]
    assert gains.findable(one, other, 100, 1) > gains.findable(one, other, 1000, 1) > 0
    assert gains.findable(one, other, 1000, 5) > gains.findable(one, other, 1000, 1)
    assert gains.findable(other, one[:1] * 4, 1000, 1) is None
    assert gains.findable([0.5, 0.25], [0.5, 0.5], 1000, 1) is None
