"""Meteor Strike: 9 damage to each champion."""

from tests.engine.epic_tcg.scenario import Side


def test_9_damage_to_each_champion_of_both_sides_and_to_nothing_else(table):
    game = table(
        you=Side(hand=["Meteor Strike"], board=["Hulk", "Triceratops", "Hive"]),
        opponent=Side(board=["Zombie", "Bruiser", "Hell's Gate", "Diamond Golem"]),
    )
    game.play("Meteor Strike")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (
        ["Triceratops", "Hive"],
        ["Bruiser", "Hell's Gate", "Diamond Golem"],
    )
    assert [game.piece(name).damage for name in ("Triceratops", "Bruiser", "Diamond Golem")] == [9, 9, 9]
    assert (game.you.mojo, game.opponent.mojo, game.you.actions) == (30, 30, 0)


def test_a_damage_ward_takes_its_part(table):
    game = table(
        you=Side(hand=["Meteor Strike"], board=["Missionary Druid"]),
        opponent=Side(board=["The Citadel", "Healer Mage"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Meteor Strike")
    game.resolve()
    game.decline()
    game.resolve()
    assert (game.you.board, game.piece("Healer Mage").damage) == ([], 6)
