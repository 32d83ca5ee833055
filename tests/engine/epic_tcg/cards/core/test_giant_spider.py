"""Giant Spider: a deadly, unstoppable, fast 5/7 with veiled that can block airborne champions."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_blocks_what_flies_but_strikes_at_the_same_time(table):
    game = table(you=Side(board=["Dark Angel"]), opponent=Side(board=["Giant Spider", "Hulk"]), step="battle")
    game.go_on()
    game.attack("Dark Angel")
    game.go_on()
    game.could_choose("Giant Spider")
    game.block("Giant Spider")
    game.go_on()
    assert (game.you.board, game.opponent.board) == ([], ["Hulk"])  # with range it would have stayed


def test_it_is_deadly(table):
    game = table(you=Side(board=["Giant Spider"]), opponent=Side(board=["Graft-Steel Crusher"]), step="battle")
    game.go_on()
    game.attack("Giant Spider")
    game.go_on()
    game.block("Graft-Steel Crusher")
    game.go_on()
    assert (game.you.board, game.opponent.board) == ([], [])


def test_it_cannot_be_stopped_and_comes_at_any_time(table):
    game = table(you=Side(hand=["Giant Spider"]), opponent=Side(hand=["Never"]), turn_of="opponent")
    game.passes()
    game.could_play_veiled()  # face down only in one's own Build Step
    game.you.play("Giant Spider")
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    game.resolve()
    assert game.you.board == ["Giant Spider"]


def test_face_down_it_is_slow_and_can_be_stopped_no_more_than_face_up(table):
    game = table(you=Side(hand=["Giant Spider"]), opponent=Side(hand=["Never"]))
    game.play_veiled("Giant Spider")
    game.passes()
    game.opponent.play("Never")  # as it is targeted on the line, it is turned face up
    game.resolve()
    game.resolve()
    assert (game.you.board, game.piece("Giant Spider").face_down) == (["Giant Spider"], False)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Giant Spider") == ("fast", 1, 5, 7)
