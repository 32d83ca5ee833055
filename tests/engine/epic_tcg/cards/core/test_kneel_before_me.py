"""Kneel Before Me: you take control of a champion or object."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_takes_a_champion_or_an_object_for_good(table):
    for name in ("Hulk", "Hive"):
        game = table(
            you=Side(hand=["Kneel Before Me"]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon"]), step="pre_battle"
        )
        game.play("Kneel Before Me")
        game.could_choose("Hulk", "Hive")
        game.choose(name)
        game.resolve()
        game.end_turn()
        assert game.you.board == [name]


def test_what_you_took_goes_to_your_discard_pile_when_it_breaks(table):
    game = table(you=Side(hand=["Kneel Before Me", "Rend"], actions=2), opponent=Side(board=["Hulk"]))
    game.play("Kneel Before Me")
    game.resolve()
    game.play("Rend")
    game.resolve()
    assert game.you.discard_pile == ["Hulk", "Kneel Before Me", "Rend"]
    assert game.opponent.discard_pile == []


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Kneel Before Me") == PACED_STEPS
    assert moments(table, "Kneel Before Me", actions=0) == NEVER
