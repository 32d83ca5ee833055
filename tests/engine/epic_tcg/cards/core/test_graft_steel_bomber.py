"""Graft-Steel Bomber: a 6/7 that breaks an object or constructed champion of yours for 6 damage to target champion."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_it_throws_your_objects_and_constructed_champions(table):
    game = table(
        you=Side(board=["Graft-Steel Bomber", "Gold", "Tim", "Elven Chariot"]),
        opponent=Side(board=["Hulk", "Hive", "Graft-Steel Crusher"]),
    )
    game.use("Graft-Steel Bomber")
    game.could_choose("Graft-Steel Bomber", "Tim", "Elven Chariot", "Hulk", "Graft-Steel Crusher")
    game.choose("Hulk")
    game.could_choose("Graft-Steel Bomber", "Gold", "Elven Chariot")
    game.choose("Gold")
    assert (game.you.discard_pile, game.piece("Graft-Steel Bomber").prepared) == (["Gold"], True)
    game.resolve()
    assert game.piece("Hulk").damage == 6
    game.use("Graft-Steel Bomber")
    game.choose("Hulk", "Elven Chariot")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Hive", "Graft-Steel Crusher"], ["Graft-Steel Bomber", "Tim"])


def test_it_can_throw_itself(table):
    game = table(you=Side(board=["Graft-Steel Bomber"]), opponent=Side(board=["Dark Prince", "Hive"]))
    game.use("Graft-Steel Bomber")
    game.choose("Dark Prince")
    assert game.you.board == []
    game.resolve()
    assert game.opponent.board == ["Hive"]


def test_what_is_unbreakable_pays_nothing(table):
    game = table(you=Side(board=["Graft-Steel Bomber", "Diamond Golem", "Gold"]), opponent=Side(board=["Hulk"]))
    game.use("Graft-Steel Bomber")
    game.choose("Hulk")
    game.could_choose("Graft-Steel Bomber", "Gold")


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Graft-Steel Bomber") == ("build", 1, 6, 7)
    assert usable_in_the_opponents_turn(table, "Graft-Steel Bomber")
