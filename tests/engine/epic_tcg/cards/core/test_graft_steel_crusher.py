"""Graft-Steel Crusher: a 14/14 with breakthrough."""

from engine.epic_tcg.language import UNALIGNED
from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_through(table):
    game = table(you=Side(board=["Graft-Steel Crusher"]), opponent=Side(board=["Hulk", "Human"]), step="battle")
    game.go_on()
    game.attack("Graft-Steel Crusher")
    game.go_on()
    game.block("Hulk", "Human")
    game.go_on()
    game.amount(9)
    assert (game.opponent.board, game.opponent.mojo) == ([], 26)  # 14 less 9 and 1
    assert game.piece("Graft-Steel Crusher").damage == 10


def test_it_costs_an_action_in_the_build_step(table):
    game = table(you=Side(hand=["Graft-Steel Crusher"]), opponent=Side())
    game.play("Graft-Steel Crusher")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.piece("Graft-Steel Crusher").alignment) == (["Graft-Steel Crusher"], UNALIGNED)
    table(you=Side(hand=["Graft-Steel Crusher"]), opponent=Side(), step="pre_battle").could_play()
    table(you=Side(hand=["Graft-Steel Crusher"], actions=0), opponent=Side()).could_play()


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Graft-Steel Crusher") == ("build", 1, 14, 14)
