"""Counts in figures."""

from engine.kernel.counting import number_of


def test_one_of_a_thing_is_told_by_its_singular():
    assert [number_of(count, "card") for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert number_of(1, "copy", "copies") == "1 copy"
    assert number_of(3, "line was", "lines were") == "3 lines were"
