"""Where the curve of the chance of winning and the numbers of the choices lie in their picture."""

import pytest

from playtest.coach.curve import APART, HEIGHT, NUMBERS, curve
from playtest.coach.queries import Advice
from playtest.replays import Point

POINTS = [Point(10, 1, 0.5), Point(20, 2, 0.75), Point(40, 3, 0.25), Point(50, 3, 0.0)]


def advice(place, step):
    return Advice(place, step, f"Choice at {step}", "Pass", "Attack", "10", "1", (), "")


@pytest.mark.parametrize("points", [[], POINTS[:1]])
def test_of_less_than_two_points_there_is_no_line(points):
    assert curve(points, []) is None


def test_the_line_goes_through_all_points_and_the_area_lies_below_it():
    drawn = curve(POINTS, [])
    assert drawn.line == "200.0,80.0 400.0,40.0 800.0,120.0 1000.0,160.0"
    assert drawn.area == f"200.0,160 {drawn.line} 1000,160"
    assert drawn.turns == [(0.2, 1), (0.4, 2), (0.8, 3)]  # and not the end once more


def test_turns_that_lie_too_close_are_not_all_named():
    points = [Point(step, step, 0.5) for step in range(1, 51)]
    assert [turn for _, turn in curve(points, []).turns][:3] == [1, 5, 9]


@pytest.mark.parametrize(
    ("step", "chance"), [(0, 0.5), (10, 0.5), (15, 0.625), (20, 0.75), (30, 0.5), (49, 0.025), (50, 0.0)]
)
def test_a_choice_lies_on_the_line(step, chance):
    (mark,) = curve(POINTS, [advice(1, step)]).marks
    assert mark.place == step / 50
    assert mark.height == pytest.approx(NUMBERS + HEIGHT * (1 - chance))


def test_numbers_of_choices_that_lie_close_are_moved_apart_within_the_picture():
    marks = curve(POINTS, [advice(1, 49), advice(2, 0), advice(3, 48), advice(4, 1)]).marks
    assert [mark.advice.place for mark in marks] == [2, 4, 3, 1]
    assert [mark.number_at for mark in marks] == pytest.approx([0.0, APART, 1 - APART, 1.0])


def test_the_table_says_the_same_in_the_order_of_the_game():
    rows = curve(POINTS, [advice(1, 30), advice(2, 0)]).rows
    assert [(row.moment, row.chance, row.advice and row.advice.place) for row in rows] == [
        ("Choice at 0", None, 2),
        ("Turn 1", 0.5, None),
        ("Turn 2", 0.75, None),
        ("Choice at 30", None, 1),
        ("Turn 3", 0.25, None),
        ("End of the game", 0.0, None),
    ]
