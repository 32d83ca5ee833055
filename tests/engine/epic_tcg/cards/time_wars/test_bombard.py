"""Bombard: 12 damage, divided among any number of champions."""

from engine.epic_tcg.rules import codes
from tests.engine.epic_tcg.scenario import Side


def test_12_damage_is_divided_as_it_is_played(table):
    game = table(
        you=Side(hand=["Bombard"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Lizard Guard", "Diamond Golem", "Hive"]),
    )
    game.play("Bombard")
    game.could_choose("Muse", "Hulk", "Lizard Guard")
    game.choose("Hulk", "Lizard Guard")
    game.amount(9)
    assert (game.you.actions, game.line) == (0, ["Bombard"])
    game.resolve()
    assert (game.opponent.discard_pile, game.piece("Lizard Guard").damage) == (["Hulk"], 3)


def test_or_all_of_it_to_one(table):
    game = table(you=Side(hand=["Bombard"]), opponent=Side(board=["Graft-Steel Crusher", "Muse"]), step="end")
    game.play("Bombard")
    game.choose("Graft-Steel Crusher")
    game.done()
    game.resolve()
    assert (game.piece("Graft-Steel Crusher").damage, game.piece("Muse").damage) == (12, 0)


def test_each_target_takes_1_at_least(table):
    game = table(you=Side(hand=["Bombard"]), opponent=Side(board=["Graft-Steel Crusher", "Hulk", "Gladiator"]))
    game.play("Bombard")
    game.choose("Graft-Steel Crusher", "Hulk", "Gladiator")
    assert max(game.operands(codes.AMOUNT)) == 10
    game.amount(10)
    game.resolve()
    assert [game.piece(name).damage for name in ("Graft-Steel Crusher", "Hulk", "Gladiator")] == [10, 1, 1]
