"""Pairs of games and their score."""

import pytest

from engine.kernel.scores import Result, paired_interval, score, starts, wilson


def test_a_pair_shares_its_seed_and_swaps_the_starts():
    (first, seed), (other, same) = starts(6, 1), starts(7, 1)
    assert (first, other) == (0, 1)
    assert seed == same
    assert starts(8, 1)[1] != seed


def test_a_score_adds_up_its_games():
    results = [
        Result(0, False, 9, 100),
        Result(0, False, 8, 90),
        Result(1, False, 7, 80),
        Result(None, True, 400, 9000),
    ]
    total = score(results)
    assert (total.games, total.wins, total.draws, total.capped, total.decisions) == (4, (2, 1), 1, 1, 9270)
    assert total.interval == wilson(2.5, 4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(380, 400, 0.92404, 0.96740), (0, 0, 0, 1), (10, 10, 0.72247, 1)]
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-5)


def test_pairs_that_come_out_alike_tell_as_much_as_one_game():
    assert paired_interval([1.0, 1.0, 0.0, 1.0]) == wilson(3, 4)
    assert paired_interval([1.0] * 10) == wilson(10, 10)


def test_pairs_that_come_out_by_chance_tell_as_much_as_two_games():
    assert paired_interval([0.5] * 10) == wilson(10, 20)
    assert paired_interval([1.0, 0.5, 0.5, 0.0]) == wilson(3, 6)  # correlation 1/3: as much as 6 games


def test_of_no_pairs_and_of_one_nothing_is_known_but_the_bounds():
    assert paired_interval([]) == (0.0, 1.0)
    assert paired_interval([0.5]) == wilson(0.5, 1)
