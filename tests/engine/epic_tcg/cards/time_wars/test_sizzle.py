"""Sizzle: draw two cards or 5 damage split over any targets."""

from engine.epic_tcg.rules import codes
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two(table):
    game = table(you=Side(hand=["Sizzle"]), opponent=Side())
    game.play("Sizzle")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.mojo, game.you.actions) == (["Burrowing Wurm"] * 2, 30, 0)


def test_or_5_damage_is_split_as_it_is_played(table):
    game = table(
        you=Side(hand=["Sizzle"], board=["Hive", "Human"]), opponent=Side(board=["Muse", "Zombie", "Diamond Golem"])
    )
    game.play("Sizzle")
    game.mode(1)
    game.could_choose("you", "opponent", "Human", "Muse", "Zombie")
    game.choose("opponent", "Muse")
    game.done()
    assert game.operands(codes.AMOUNT) == [1, 2, 3, 4]
    game.amount(2)  # to the opponent, and so 3 to the Muse
    game.resolve()
    assert (game.opponent.mojo, game.opponent.board) == (28, ["Zombie", "Diamond Golem"])


def test_there_are_no_more_targets_than_damage(table):
    game = table(you=Side(hand=["Sizzle"]), opponent=Side(board=["Insect"] * 6), turn_of="opponent", step="battle")
    game.passes()
    game.you.play("Sizzle")
    game.mode(1)
    game.choose("Insect#1", "Insect#2", "Insect#3", "Insect#4", "Insect#5")
    game.resolve()
    assert game.opponent.board == ["Insect"]
