"""Drain Essence: deal 9 damage to a champion and gain 9 health."""

from tests.engine.epic.scenario import Side


def test_it_damages_a_champion_and_heals_you(table):
    """1.5.2: there is no maximum health."""
    game = table(
        you=Side(hand=["Drain Essence"], board=["Human"]), opponent=Side(board=["White Knight", "Steel Golem"])
    )
    game.play("Drain Essence")
    game.could_choose("Human", "White Knight")
    game.could_not_decline()
    game.choose("White Knight")
    assert game.opponent.discard_pile == ["White Knight"]
    assert (game.you.health, game.opponent.health) == (39, 30)
    assert game.you.gold == 0


def test_you_gain_9_whatever_the_damage_does(table):
    game = table(you=Side(hand=["Drain Essence"], health=5), opponent=Side(board=["Kong"]))
    game.play("Drain Essence")
    assert game.champion("Kong").damage == 9
    assert game.you.health == 14


def test_without_a_target_you_still_gain_9(table):
    """3.2.3c. An opponent is no champion."""
    game = table(you=Side(hand=["Drain Essence"]), opponent=Side(board=["Steel Golem"]))
    game.play("Drain Essence")
    assert game.champion("Steel Golem").damage == 0
    assert (game.you.health, game.opponent.health) == (39, 30)
