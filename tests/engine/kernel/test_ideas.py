"""How what a player could do is called, in any game."""

import pytest

from engine.kernel.ideas import chosen, in_a_row


@pytest.mark.parametrize(
    ("name", "said"),
    [("You", "Choose yourself"), ("Your Wolf", "Choose your Wolf"), ("Kong", "Choose Kong")],
)
def test_a_thing_is_chosen_by_its_name(name, said):
    assert chosen(name) == said


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Kong"], "Kong"),
        (["Wolf (1 of 3)", "Kong", "Wolf (3 of 3)"], "2 Wolf and Kong"),
        (
            ["Wolf (2 damage; 1 of 2)", "Wolf (2 damage; 2 of 2)", "Wolf (expended)"],
            "2 Wolf (2 damage) and Wolf (expended)",
        ),
    ],
)
def test_things_that_only_their_place_tells_apart_are_counted(names, said):
    assert in_a_row(names) == said
