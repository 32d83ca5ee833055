"""Equilibria: of games whose equilibrium is known, and what holds for that of any field."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lab.equilibrium import NoEquilibrium, equilibrium, spreads
from lab.field import each_with_each
from lab.runs import Run
from tests.lab.fabricated import KONGS, LASHES, LOST, MUSES, NO_END, SPLIT, WON, plan


def test_rock_paper_scissors_is_played_in_equal_parts():
    found = equilibrium([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]])
    assert found.rows == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert found.columns == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert found.value == pytest.approx(0.5)
    assert found.against == pytest.approx((0.5, 0.5, 0.5))


def test_where_one_beats_less_the_others_are_played_by_what_they_would_lose():
    """A wins 0.7 against B, B 0.6 against C, C 0.8 against A. With a, b, c for the parts: against A 0.3 c = 0.2 b,
    against B 0.2 a = 0.1 c, against C 0.3 a = 0.1 b. So a : b : c = 1 : 3 : 2."""
    found = equilibrium([[0.5, 0.7, 0.2], [0.3, 0.5, 0.6], [0.8, 0.4, 0.5]])
    assert found.rows == pytest.approx((1 / 6, 3 / 6, 2 / 6))


def test_a_deck_that_beats_all_others_is_played_alone():
    found = equilibrium([[0.5, 0.6, 0.7], [0.4, 0.5, 0.9], [0.3, 0.1, 0.5]])
    assert found.rows == pytest.approx((1, 0, 0))
    assert found.against == pytest.approx((0.5, 0.4, 0.3))


def test_of_two_against_two_both_sides_mix():
    """The rows' mix x makes both columns alike: 0.8 x + 0.3 (1 - x) = 0.4 x + 0.6 (1 - x), so x = 3/7 and the value is
    0.8 * 3/7 + 0.3 * 4/7 = 18/35. The columns' mix y: 0.8 y + 0.4 (1 - y) = 0.3 y + 0.6 (1 - y), so y = 2/7."""
    found = equilibrium([[0.8, 0.4], [0.3, 0.6]])
    assert found.rows == pytest.approx((3 / 7, 4 / 7))
    assert found.columns == pytest.approx((2 / 7, 5 / 7))
    assert found.value == pytest.approx(18 / 35)


matrices = st.integers(1, 5).flatmap(
    lambda width: st.lists(st.lists(st.integers(0, 100), min_size=width, max_size=width), min_size=1, max_size=5)
)


@given(matrices)
def test_neither_side_can_do_better(percents):
    chances = [[percent / 100 for percent in row] for row in percents]
    found = equilibrium(chances)
    assert sum(found.rows) == pytest.approx(1)
    assert sum(found.columns) == pytest.approx(1)
    assert min((*found.rows, *found.columns)) >= 0
    assert max(found.against) <= found.value + 1e-6
    for column in range(len(chances[0])):
        of = sum(part * row[column] for part, row in zip(found.rows, chances, strict=True))
        assert of >= found.value - 1e-6


@pytest.mark.parametrize("wrong", [[], [[]], [[0.5], [0.5, 0.5]], [[1.2]], [[-0.1]], [[float("nan")]]])
def test_what_is_no_matrix_of_chances_is_refused(wrong):
    with pytest.raises(NoEquilibrium, match="from 0 to 1"):
        equilibrium(wrong)


# --- how sure it is --------------------------------------------------------------------------------------------------


def field_of(first, second, third):
    """Rock, paper, scissors of three decks; the pairs of 0-1, 0-2 and 1-2."""
    of = plan(KONGS, MUSES, LASHES, meetings=each_with_each(3))
    return Run(of, NO_END, [dict(enumerate(pairs)) for pairs in (first, second, third)])


def test_of_many_games_the_parts_are_known_and_of_few_they_are_not():
    many = spreads(field_of([LOST] * 4000, [WON] * 4000, [LOST] * 4000), 100, 1)
    for one in many:
        assert 0.32 < one.low <= 1 / 3 <= one.high < 0.35
        assert one.share == 1
    few = spreads(field_of([LOST, SPLIT], [WON, SPLIT], [LOST, SPLIT]), 100, 1)
    assert all(one.high - one.low > 0.3 for one in few)


def test_the_same_seed_says_the_same():
    run = field_of([LOST, SPLIT], [WON, SPLIT], [LOST, SPLIT])
    assert spreads(run, 20, 1) == spreads(run, 20, 1)
    assert spreads(run, 20, 1) != spreads(run, 20, 2)
