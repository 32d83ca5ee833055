"""Lightning Storm."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep


def test_it_divides_6_damage_among_champions_and_players(table):
    game = table(
        you=Side(hand=["Lightning Storm"], board=["Cave Troll"]),
        opponent=Side(board=["Human", "Wolf", "Steel Golem", "Demon"]),
    )
    game.play("Lightning Storm")
    game.could_choose("you", "opponent", "Cave Troll", "Human", "Wolf", "Demon")
    game.could_not_decline()
    game.divide({"opponent": 2, "Human": 1, "Demon": 3})
    assert game.opponent.health == 28
    assert game.opponent.board == ["Wolf", "Steel Golem", "Demon"]
    assert game.champion("Demon").damage == 3
    assert game.you.health == 30


def test_one_target_may_get_all_of_it_and_no_target_less_than_1(table):
    game = table(you=Side(hand=["Lightning Storm"]), opponent=Side(board=["Wolf"]))
    game.play("Lightning Storm")
    with pytest.raises(WrongStep):
        game.divide({"opponent": 5})
    with pytest.raises(WrongStep):
        game.divide({"opponent": 7})
    game.divide({"opponent": 6})
    assert game.opponent.health == 24
    assert game.opponent.board == ["Wolf"]


def test_six_targets_get_1_each(table):
    game = table(you=Side(hand=["Lightning Storm"]), opponent=Side(board=["Human"] * 7))
    game.play("Lightning Storm")
    game.divide({"Human": 1, "Human#2": 1, "Human#3": 1, "Human#4": 1, "Human#5": 1, "Human#6": 1})
    assert game.opponent.board == ["Human"]
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_seven_targets_are_too_many(table):
    game = table(you=Side(hand=["Lightning Storm"]), opponent=Side(board=["Human"] * 6))
    game.play("Lightning Storm")
    with pytest.raises(WrongStep):
        game.divide({"Human": 1, "Human#2": 1, "Human#3": 1, "Human#4": 1, "Human#5": 1, "Human#6": 1, "opponent": 1})
    game.divide({"opponent": 5, "Human": 1})
    assert game.opponent.health == 25


def test_a_gold_recalls_it(table):
    game = table(you=Side(discard=["Lightning Storm"]))
    game.use("Lightning Storm")
    assert game.you.hand == ["Lightning Storm"]
    assert game.you.gold == 0
    game.could_not_play("Lightning Storm")


def test_without_gold_or_from_the_hand_it_is_not_recalled(table):
    game = table(you=Side(discard=["Lightning Storm"], gold=0))
    game.could_not_use("Lightning Storm")
    game = table(you=Side(hand=["Lightning Storm"]))
    game.could_not_use("Lightning Storm")
