"""Covers and names of decks that nobody chose."""

import pytest

from decks.covers import card_of, cover_of, name_of
from engine.games import DEFAULT

APES = {"Kong": 3, "Lash": 3, "Cave Troll": 3, "Angel of Light": 1}


def test_the_largest_champion_of_many_stands_out():
    assert card_of(APES, game=DEFAULT) == "Kong"
    assert card_of({"Kong": 1, "Angel of Light": 3}, game=DEFAULT) == "Angel of Light"
    assert card_of({"Lash": 3, "Surprise Attack": 1}, game=DEFAULT) == "Surprise Attack"
    assert card_of({"Lash": 1}, game=DEFAULT) == "Lash"
    assert card_of({}, game=DEFAULT) == ""


def test_a_chosen_cover_holds_as_long_as_the_card_is_there():
    assert cover_of("Lash", APES, game=DEFAULT) == "Lash"
    assert cover_of("Rage", APES, game=DEFAULT) == cover_of("", APES, game=DEFAULT) == "Kong"
    furios = "Furios, Father of Nature"
    assert (cover_of(furios, APES, furios, game=DEFAULT), cover_of(furios, APES, game=DEFAULT)) == (furios, "Kong")
    assert cover_of("Kong", {}, game=DEFAULT) == ""


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ({}, "New deck"),
        (APES, "Wild with Kong"),
        ({"Kong": 2, "Angel of Light": 3}, "Good and Wild with Angel of Light"),
        ({"Kong": 1, "Apocalypse": 1, "Angel of Light": 1}, "Good, Evil and Wild with Kong"),
    ],
)
def test_a_deck_without_a_name_is_called_by_what_is_in_it(cards, name):
    assert name_of(cards, game=DEFAULT) == name
