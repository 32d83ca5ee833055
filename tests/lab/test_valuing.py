"""What cards are rated by what was counted: decks that hold a card are compared with themselves, and the difference is
mixed with RATING by how much is known of it."""

from dataclasses import replace

import pytest

from decks.rates import CardRate, FormatRates, Rate
from engine.bots.epic.rating import RATING
from engine.epic.versions import VERSION
from lab.valuing import valued, variance_between

NONE = FormatRates("cube", 8, "greedy", 1, VERSION, "2026-11-28T05:00:00+00:00", 20_000)
PRIOR = {"Kong": -1.0, "Lash": 1.0, "Muse": 0.0}
MANY = 10_000_000  # games, of which chance moves a share by next to nothing


def rates_of(**cards):
    """Rates of cards that were won so often early and late."""
    return replace(NONE, cards={name: CardRate(early=Rate(*e), late=Rate(*late)) for name, (e, late) in cards.items()})


def points(found):
    return {name: one.points for name, one in found.items()}


# --- how far true values lie apart -----------------------------------------------------------------------------------


def test_what_chance_does_not_explain_is_between_the_true_values():
    """By hand: both lie 1 from their mean, and 2 / (t + 1) is 1 for t = 1; 2 * 9 / (t + 2) is 1 for t = 16."""
    assert variance_between([1.0, 3.0], [1.0, 1.0]) == pytest.approx(1)
    assert variance_between([-3.0, 3.0], [2.0, 2.0]) == pytest.approx(16)


def test_chance_may_explain_everything():
    """2 * 1 / 2 is no more than 1."""
    assert variance_between([1.0, 3.0], [2.0, 2.0]) == 0
    assert variance_between([5.0, 5.0, 5.0], [1.0, 2.0, 3.0]) == 0
    assert variance_between([5.0], [1.0]) == 0


def test_an_estimate_that_chance_moves_far_says_little():
    """Forty values lie 3 from their mean, and 40 * 9 / (t + 1) is 39 for t = 8.23; one more that chance moves by 30
    changes little."""
    sure = [-3.0, 3.0] * 20
    assert variance_between(sure, [1.0] * 40) == pytest.approx(360 / 39 - 1)
    assert variance_between([*sure, 30.0], [*[1.0] * 40, 900.0]) == pytest.approx(360 / 39 - 1, abs=0.5)


# --- ratings ---------------------------------------------------------------------------------------------------------


def test_two_cards_by_hand():
    """Kong: 60 of 100 won early, 50 of 100 late, a difference of 10; Lash: 40 and 50, so -10. Chance gives each of them
    a variance of 10000 / 4 * (1 / 100 + 1 / 100) = 50. From their ratings, -1 and 1, they lie 11 and -11 apart, and
    2 * 121 / (t + 50) is 1 for t = 192. So the difference weighs 192 / 242 = 0.793: -1 + 0.793 * 11 = 7.727."""
    found = valued(rates_of(Kong=((100, 60), (100, 50)), Lash=((100, 40), (100, 50))), PRIOR)
    assert points(found) == {"Kong": 7.73, "Lash": -7.73}
    kong = found["Kong"]
    assert (kong.rating, kong.difference, kong.error) == (-1.0, pytest.approx(10), pytest.approx(50**0.5))
    assert kong.weight == pytest.approx(192 / 242)


def test_of_few_games_the_rating_counts():
    """A weight is T / (T + S), and chance gives a card with one game early and one late a thousand times the variance S
    of a card with a thousand of each."""
    many = {"Kong": ((1000, 560), (1000, 500)), "Lash": ((1000, 440), (1000, 500))}
    found = valued(rates_of(**many, Muse=((1, 1), (1, 0))), PRIOR)
    assert found["Kong"].weight > 10 * found["Muse"].weight
    assert 1 / found["Muse"].weight - 1 == pytest.approx(1000 * (1 / found["Kong"].weight - 1))
    assert found["Muse"].difference > 90
    assert 0 < found["Muse"].points < 9


def test_differences_that_are_those_of_the_ratings_leave_them_as_they_are():
    cards = {name: ((MANY, round(MANY * (0.5 + one / 100))), (MANY, MANY // 2)) for name, one in RATING.items()}
    assert points(valued(rates_of(**cards), RATING)) == pytest.approx(dict(RATING), abs=0.02)


def test_chance_alone_changes_no_rating():
    """Both cards were won as often early as late, and 2 * 1 / (t + 50) is below 1 for each t."""
    even = (100, 50), (100, 50)
    assert points(valued(rates_of(Kong=even, Lash=even), PRIOR)) == {"Kong": -1.0, "Lash": 1.0}


def test_how_often_a_deck_wins_is_not_the_cards_doing():
    """Decks with Kong win 80 of 100 and those with Lash 20, whether the card lies early or late."""
    cards = {"Kong": ((MANY, MANY * 8 // 10), (MANY, MANY * 8 // 10)), "Lash": ((MANY, MANY // 5), (MANY, MANY // 5))}
    found = valued(rates_of(**cards), PRIOR)
    assert [one.difference for one in found.values()] == [0, 0]
    assert points(found) == pytest.approx({"Kong": 0, "Lash": 0}, abs=0.01)


def test_all_differences_have_the_mean_of_the_ratings():
    """Whoever has many cards that draw others wins more often with any card early: which card it is counts."""
    better = {"Kong": 0.50, "Lash": 0.54, "Muse": 0.52}
    rates = rates_of(**{name: ((MANY, round(MANY * won)), (MANY, MANY // 2)) for name, won in better.items()})
    assert points(valued(rates, PRIOR)) == pytest.approx({"Kong": -2, "Lash": 2, "Muse": 0}, abs=0.01)


def test_cards_that_were_not_both_early_and_late_or_are_no_more_are_left_out():
    even = (100, 50), (100, 50)
    rates = rates_of(Kong=even, Lash=((0, 0), (9, 9)), Muse=((9, 9), (0, 0)), Nobody=even)
    assert set(valued(rates, PRIOR)) == {"Kong"}
    assert valued(NONE, PRIOR) == {}
