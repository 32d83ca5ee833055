"""Drain Essence: 6 damage to any target and 6 Mojo for you."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_6_damage_and_6_mojo(table):
    game = table(you=Side(hand=["Drain Essence"], mojo=10), opponent=Side(board=["Forest Giant", "Gladiator", "Gold"]))
    game.play("Drain Essence")
    game.could_choose("you", "opponent", "Forest Giant", "Gladiator")
    game.choose("Forest Giant")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo, game.opponent.board) == (16, 30, ["Gladiator", "Gold"])


def test_the_mojo_does_not_depend_on_the_damage(table):
    game = table(you=Side(hand=["Drain Essence"], mojo=10), opponent=Side(board=["Mithril Armor"]))
    game.play("Drain Essence")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo) == (29, 16)  # 6 less a ward of 5


def test_without_its_target_nothing_is_gained(table):
    game = table(you=Side(hand=["Drain Essence"]), opponent=Side(board=["Graft-Steel Infuser"]))
    game.play("Drain Essence")
    game.choose("Graft-Steel Infuser")
    game.passes()
    game.opponent.use("Graft-Steel Infuser")
    game.resolve()
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (30, 35)


def test_it_is_fast(table):
    assert speed(table, "Drain Essence") == "fast"
