"""Which choices the coach looks at again, shows and asks about."""

import pytest

from playtest.coach.choosing import AGAIN, SHOWN, dearest, questions, to_look_again
from tests.playtest.coach.conftest import idea, look


def first(cost=0.0, gap=0.0):
    return {"cost": cost, "gap": gap, "ideas": []}


def test_the_dearest_and_the_clearest_are_looked_at_again():
    looks = {
        "1": first(0.031),
        "2": first(0.03),
        "3": None,
        "4": first(0.5),
        "5": first(gap=0.081),
        "6": first(gap=0.08),
    }
    assert to_look_again(looks) == [4, 1, 5]


def test_of_many_dear_ones_only_some_are_looked_at_again():
    looks = {str(number): first(0.1 + number / 100) for number in range(20)}
    assert to_look_again(looks) == list(range(19, 19 - AGAIN, -1))


@pytest.mark.parametrize(
    ("cost", "error", "shown"), [(0.031, 0.0, True), (0.03, 0.0, False), (0.1, 0.049, True), (0.1, 0.05, False)]
)
def test_a_cost_is_shown_above_three_points_and_two_standard_errors(cost, error, shown):
    assert bool(dearest({"7": look(cost=cost, error=error)})) == shown


def test_the_dearest_come_first_and_no_more_than_five():
    looks = {str(number): look(best=f"Idea {number}", cost=number / 100, error=0.0) for number in range(4, 12)}
    assert [number for number, _ in dearest(looks)] == [11, 10, 9, 8, 7]
    assert len(dearest(looks)) == SHOWN


def test_the_same_idea_missed_again_and_again_in_a_turn_is_shown_once_at_its_dearest():
    looks = {"1": look(cost=0.1), "3": look(cost=0.2), "5": look(cost=0.15), "9": look(cost=0.12, turn=4), "11": None}
    assert [number for number, _ in dearest(looks)] == [3, 9]


def test_a_position_is_asked_about_when_an_idea_is_clearly_dearer():
    looks = {
        "8": look(cost=0.051, kind="mulligan"),
        "2": look(cost=0.2, kind="blockers"),
        "3": look(cost=0.2, kind="target"),  # not of the kinds that are asked
        "4": look(cost=0.05, kind="attackers"),
        "5": look(cost=0.2, error=0.1),
        "6": None,
    }
    assert [number for number, _ in questions(looks)] == [2, 8]


def test_a_position_in_which_another_idea_is_better_than_the_best_is_not_asked_about():
    found = look(cost=0.2)
    found["ideas"].append(idea("Pass on", -0.1))
    assert questions({"1": found}) == []
    found["ideas"][2]["error"] = 0.05  # which may be chance
    assert [number for number, _ in questions({"1": found})] == [1]
