"""Doppelganger: becomes a copy of a champion card in play or in a discard pile, again and again."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_copies_what_is_printed_and_can_go_on_copying(table):
    game = table(
        you=Side(board=[in_play("Doppelganger", counters=2, damage=1)], discard=["Graft-Steel Crusher", "Hive"]),
        opponent=Side(board=["Dark Prince", "Human", "Diamond Golem"], discard=["Muse"]),
    )
    game.use("Doppelganger")
    game.could_choose("Doppelganger", "Dark Prince", "Graft-Steel Crusher", "Muse")
    game.choose("Dark Prince")
    game.resolve()
    piece = game.piece("your Dark Prince")
    assert (piece.offense, piece.defense, piece.counters, piece.damage) == (7, 7, 2, 1)
    assert piece.keywords == Keyword.AIRBORNE
    game.use("your Dark Prince")
    game.resolve()
    assert game.you.board == ["Dark Prince", "Demon"]
    game.use("your Dark Prince")
    game.choose("Graft-Steel Crusher")
    game.resolve()
    piece = game.piece("your Graft-Steel Crusher")
    assert (piece.offense, piece.expended, piece.keywords) == (16, True, Keyword.BREAKTHROUGH)


def test_nothing_triggers_by_entering_and_it_stays_a_copy_of_what_has_left(table):
    game = table(you=Side(board=["Doppelganger"]), opponent=Side(board=["Tracker"], hand=["Return Home"]))
    game.use("Doppelganger")
    game.choose("Tracker")
    game.resolve()
    assert (game.line, game.you.hand, game.you.board) == ([], [], ["Tracker"])
    game.passes()
    game.opponent.play("Return Home")
    game.choose("their Tracker")
    game.resolve()
    assert game.you.board == ["Tracker"]


def test_out_of_play_it_is_itself_again(table):
    game = table(you=Side(board=["Doppelganger"], hand=["Execution"]), opponent=Side(board=["Tracker"]))
    game.use("Doppelganger")
    game.choose("Tracker")
    game.resolve()
    game.play("Execution")
    game.choose("your Tracker")
    game.resolve()
    assert game.you.discard_pile == ["Doppelganger", "Execution"]
