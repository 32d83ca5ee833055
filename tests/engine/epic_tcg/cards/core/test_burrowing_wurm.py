"""Burrowing Wurm: an unstoppable 15/15 with veiled."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Burrowing Wurm"]), opponent=Side(hand=["Never"]))
    game.play("Burrowing Wurm")
    assert game.you.actions == 0
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.opponent.discard_pile) == (["Burrowing Wurm"], ["Never"])


def test_face_down_it_surprises_a_blocker(table):
    game = table(you=Side(hand=["Burrowing Wurm"]), opponent=Side(board=["Graft-Steel Crusher"]))
    game.play_veiled("Burrowing Wurm")
    game.resolve()
    assert (game.you.actions, game.piece("Burrowing Wurm").face_down) == (0, True)
    game.end_turn()
    game.end_turn()
    game.go_to("battle")
    game.go_on()
    game.attack("Burrowing Wurm")
    game.go_on()
    game.block("Graft-Steel Crusher")
    assert not game.piece("Burrowing Wurm").face_down
    game.go_on()
    assert (game.opponent.board, game.piece("Burrowing Wurm").damage) == ([], 14)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Burrowing Wurm") == ("build", 1, 15, 15)
