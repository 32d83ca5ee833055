"""Seize the Day: you take an extra turn after this one, but never a third in a row."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_the_next_turn_is_yours_again(table):
    game = table(you=Side(hand=["Seize the Day"]), opponent=Side())
    game.play("Seize the Day")
    game.resolve()
    game.end_turn()
    assert (game.turn, game.decider, game.step, game.you.actions) == (4, "you", "pre_battle", 1)
    assert len(game.you.hand) == 1
    game.end_turn()
    assert (game.turn, game.decider) == (5, "opponent")


def test_a_third_turn_in_a_row_is_none(table):
    game = table(you=Side(hand=["Seize the Day", "Seize the Day"]), opponent=Side())
    game.play("Seize the Day")
    game.resolve()
    game.end_turn()
    game.play("Seize the Day")
    game.resolve()
    game.end_turn()
    assert (game.turn, game.decider) == (5, "opponent")
    game.end_turn()
    assert (game.turn, game.decider) == (6, "you")
    game.end_turn()
    assert (game.turn, game.decider) == (7, "opponent")


def test_played_in_the_other_turn_it_brings_two_turns_of_yours(table):
    game = table(you=Side(hand=["Seize the Day"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.play("Seize the Day")
    game.resolve()
    deciders = []
    for _ in range(3):
        game.end_turn()
        deciders.append(game.decider)
    assert deciders == ["you", "you", "opponent"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Seize the Day") == AT_ANY_TIME
    assert moments(table, "Seize the Day", actions=0) == NEVER
