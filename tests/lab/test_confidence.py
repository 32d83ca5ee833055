"""The intervals that hold at all times: by hand, by mathematics, and in simulated runs that are looked at after each
score."""

from collections import Counter
from math import exp, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.scores import wilson
from lab.confidence import SHARES, excludes, interval, log_capital

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
counts_of_scores = st.dictionaries(st.sampled_from(SCORES), st.integers(0, 300))


def test_the_capital_after_three_scores_is_that_of_the_hand_count():
    """Against the mean 0.5 a score of 1 wins the share that was staked, 0 loses it and 0.75 wins half of it."""
    by_hand = sum((1 + share) * (1 - share) * (1 + share / 2) for share in SHARES) / len(SHARES)
    assert exp(log_capital({1.0: 1, 0.0: 1, 0.75: 1}, 0.5)) == pytest.approx(by_hand)


def test_no_stake_makes_the_expected_capital_grow():
    """What Ville's inequality asks for: over all runs of three scores with the mean 0.4 the capital is 1 on average."""
    chances = {0.0: 0.4, 0.25: 0.2, 0.5: 0.1, 1.0: 0.3}
    mean = sum(score * chance for score, chance in chances.items())
    assert mean == pytest.approx(0.4)
    average = sum(
        chances[a] * chances[b] * chances[c] * exp(log_capital(Counter((a, b, c)), mean))
        for a in chances
        for b in chances
        for c in chances
    )
    assert average == pytest.approx(1)


def test_without_scores_nothing_is_known():
    assert interval({}) == (0.0, 1.0)
    assert excludes({}, 0.5) == 0


def test_a_run_of_wins_decides_when_the_capital_is_forty():
    """Each side may be wrong in 2.5 of 100 runs, so 40 times the stake is asked for. After n wins against 0.5 the
    capital is the mean of (1 + share)^n."""
    wins = next(n for n in range(1, 50) if sum((1 + share) ** n for share in SHARES) / len(SHARES) >= 40)
    assert excludes({1.0: wins - 1}, 0.5) == 0
    assert excludes({1.0: wins}, 0.5) == 1
    assert excludes({0.0: wins}, 0.5) == -1
    assert interval({1.0: wins})[0] > 0.5
    assert interval({1.0: wins - 1})[0] < 0.5


@given(counts_of_scores)
def test_the_bounds_are_where_the_capital_is_forty(counts):
    low, high = interval(counts)
    assert 0 <= low <= high <= 1
    if low > 1e-4:
        assert log_capital(counts, low - 1e-5) >= log(40) >= log_capital(counts, low + 1e-5)
    mirrored = interval({1 - score: count for score, count in counts.items()})
    assert mirrored == (pytest.approx(1 - high, abs=1e-5), pytest.approx(1 - low, abs=1e-5))


@given(counts_of_scores, st.floats(0.05, 0.95))
def test_excluding_a_mean_and_the_interval_agree(counts, mean):
    low, high = interval(counts)
    side = excludes(counts, mean)
    if side == 1:
        assert mean <= low + 1e-5
    elif side == -1:
        assert mean >= high - 1e-5
    else:
        assert low - 1e-5 <= mean <= high + 1e-5


def test_scores_outside_are_refused():
    with pytest.raises(ValueError, match="from 0 to 1"):
        interval({1.5: 1})


# --- simulated runs that are looked at after each score --------------------------------------------------------------

RUNS, LENGTH = 1000, 400


def runs(chances, seed):
    """Simulated scores of RUNS runs: the number of each of SCORES after each score, by run and time."""
    drawn = np.random.default_rng(seed).choice(len(SCORES), size=(RUNS, LENGTH), p=chances)
    return np.cumsum(drawn[..., None] == np.arange(len(SCORES)), axis=1)


def ever_excluded(seen, mean):
    """The share of runs in which this mean is left out at some time: `log_capital` for all runs and times at once."""

    def reached(scores, against):
        logs = np.stack([seen @ np.log1p(share * (scores / against - 1)) for share in SHARES])
        return np.exp(logs).mean(axis=0) >= 40

    scores = np.array(SCORES)
    return (reached(scores, mean) | reached(1 - scores, 1 - mean)).any(axis=1).mean()


CHANCES = [
    (0.25, 0.0, 0.5, 0.0, 0.25),  # games on their own, even
    (0.4, 0.05, 0.1, 0.05, 0.4),  # games that come out alike
    (0.02, 0.01, 0.14, 0.03, 0.8),  # one much the better
]


@pytest.mark.parametrize("chances", CHANCES)
def test_the_true_mean_is_hardly_ever_left_out_however_often_one_looks(chances):
    """At most 5 of 100 runs may leave it out at any time; of 1,000 that is 72 at the most but once in a thousand times
    (three standard deviations of 0.0069)."""
    mean = float(np.dot(SCORES, chances))
    assert ever_excluded(runs(chances, 7), mean) <= 0.05 + 3 * 0.0069


def test_the_simulation_would_find_an_interval_that_may_not_be_looked_at_so_often():
    """The usual interval of a fixed number, looked at after each score, leaves the true mean out in far more runs."""
    wins = runs((0.5, 0.0, 0.0, 0.0, 0.5), 7)[:200, 19:, 4]
    bounds = {(won, n): wilson(won, n) for n in range(20, LENGTH + 1) for won in {int(one) for one in wins[:, n - 20]}}
    out = [any(not low <= 0.5 <= high for low, high in (bounds[int(won), n + 20] for n, won in enumerate(run)))
           for run in wins]  # fmt: skip
    assert sum(out) / len(out) > 0.15


def test_a_wrong_mean_is_left_out_before_long():
    """Scores of 0.65 on average exclude 0.5 within 400 in nearly all runs: it has some use."""
    assert ever_excluded(runs((0.15, 0.0, 0.4, 0.0, 0.45), 7), 0.5) > 0.95


def test_what_was_simulated_is_what_is_computed():
    """The simulation computes the capital for all runs at once; here one run by the function itself."""
    seen = runs(CHANCES[0], 7)[:40]
    by_function = [any(excludes(dict(zip(SCORES, map(int, row), strict=True)), 0.45) for row in run) for run in seen]
    assert ever_excluded(seen, 0.45) == sum(by_function) / len(by_function)
    assert 0 < sum(by_function) < 40
