"""Streams of numbers and shuffles from a seed."""

from engine.kernel.seeds import shuffled


def test_a_shuffle_keeps_the_items_and_its_purpose_matters():
    items = list(range(50))
    assert sorted(shuffled(items, 7, "stack")) == items
    assert shuffled(items, 7, "stack") == shuffled(items, 7, "stack") != shuffled(items, 7, "list")
