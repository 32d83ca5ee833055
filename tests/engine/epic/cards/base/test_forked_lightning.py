"""Forked Lightning: 5 damage to each of up to two targets."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep


def test_it_strikes_two_different_targets(table):
    game = table(
        you=Side(hand=["Forked Lightning"], board=["Human"]),
        opponent=Side(board=["Warrior Golem", "Sea Titan", "Kong"]),
    )
    game.play("Forked Lightning")
    game.could_choose("you", "opponent", "Human", "Warrior Golem", "Kong")
    game.could_decline()
    with pytest.raises(WrongStep, match="Choose 0 to 2"):
        game.choose("Kong", "opponent", "Human")
    game.choose("Kong", "opponent")
    assert game.you.gold == 0
    assert game.champion("Kong").damage == 5
    assert game.opponent.health == 25
    assert game.opponent.board == ["Warrior Golem", "Sea Titan", "Kong"]


def test_the_same_target_cannot_be_struck_twice(table):
    """House ruling: each target of one instruction is a different one."""
    game = table(you=Side(hand=["Forked Lightning"]), opponent=Side(board=["Lord of the Arena"]))
    game.play("Forked Lightning")
    with pytest.raises(WrongStep, match="opponent was not possible"):
        game.choose("opponent", "opponent")
    game.choose("opponent", "Lord of the Arena")
    assert game.opponent.health == 25
    assert game.champion("Lord of the Arena").damage == 5


def test_one_target_is_enough(table):
    game = table(you=Side(hand=["Forked Lightning"]), opponent=Side(board=["Vampire Lord", "Kong"]))
    game.play("Forked Lightning")
    game.choose("Vampire Lord")
    assert game.opponent.board == ["Kong"]
    assert game.champion("Kong").damage == 0
    assert game.opponent.health == 30


def test_or_none_at_all(table):
    game = table(you=Side(hand=["Forked Lightning"], board=["Human"]))
    game.play("Forked Lightning")
    game.decline()
    assert game.moment == "main"
    assert (game.you.health, game.opponent.health) == (30, 30)
    assert game.you.discard_pile == ["Forked Lightning"]


def test_both_are_struck_together(table):
    """House ruling: both players fall together, so nobody wins."""
    game = table(you=Side(hand=["Forked Lightning"], health=4), opponent=Side(health=5))
    game.play("Forked Lightning")
    game.choose("you", "opponent")
    assert (game.winner, game.ended_by) == ("nobody", "both")
