"""The names that sites, bots and tools use are those of the first game, and a game can be played by them alone."""

import pytest

from engine import epic, epic_tcg
from engine.kernel.random import Rng

DECKS = (("Hulk", "Burrowing Wurm") * 15, ("Bruiser", "Burrowing Wurm") * 15)


def test_the_names_are_those_of_the_first_game():
    assert sorted(epic_tcg.__all__) == sorted(epic.__all__)


def test_a_game_is_played_by_its_names_alone():
    rng = Rng(3)
    game = epic_tcg.new_game(epic_tcg.Setup(DECKS, first=1), 3)
    while (asked := epic_tcg.decision(game)) is not None:
        option = asked.options[rng.below(len(asked.options))]
        assert epic_tcg.describe(game, option)["code"] == option
        epic_tcg.apply(epic_tcg.determinize(game, asked.seat, rng), option)
        epic_tcg.apply(game, option)
    assert epic_tcg.view(game, 0)["result"]["reason"] in ("mojo", "deck")


def test_an_option_that_is_none_is_refused():
    game = epic_tcg.new_game(epic_tcg.Setup(DECKS, first=0), 3)
    with pytest.raises(epic_tcg.IllegalOption, match="What can: Keep your hand"):
        epic_tcg.apply(game, -1)


def test_who_concedes_loses():
    game = epic_tcg.new_game(epic_tcg.Setup(DECKS, first=0), 3)
    epic_tcg.concede(game, 0)
    assert epic_tcg.decision(game) is None
    assert epic_tcg.view(game, 0)["result"]["text"] == "Your opponent wins: you conceded."


def test_a_setup_that_cannot_be_played_is_refused():
    with pytest.raises(epic_tcg.BadSetup, match="2 to 8 players"):
        epic_tcg.new_game(epic_tcg.Setup(DECKS[:1]), 3)
