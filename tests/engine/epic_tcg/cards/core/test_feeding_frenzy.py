"""Feeding Frenzy: break target champion that is not constructed and gain Mojo equal to its defense."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side, in_play


def test_its_defense_as_it_was_is_gained(table):
    game = table(
        you=Side(hand=["Feeding Frenzy"], mojo=10),
        opponent=Side(board=[in_play("Djinn", counters=3), "Graft-Steel Crusher", "Tim", "Battle Standard", "Hive"]),
    )
    game.play("Feeding Frenzy")
    game.could_choose("Djinn", "Tim")
    game.choose("Djinn")  # 5, 3 counters and 1
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.mojo, game.opponent.board) == (19, ["Graft-Steel Crusher", "Tim", "Battle Standard", "Hive"])


def test_an_unbreakable_one_is_gained_all_the_same(table):
    game = table(you=Side(hand=["Feeding Frenzy"], mojo=10), opponent=Side(board=["Bruiser"]))
    game.play("Feeding Frenzy")
    game.resolve()
    assert (game.you.mojo, game.opponent.board) == (20, ["Bruiser"])


def test_without_its_target_nothing_is_gained(table):
    game = table(you=Side(hand=["Feeding Frenzy"], mojo=10), opponent=Side(board=["Hulk"], hand=["Begone!"]))
    game.play("Feeding Frenzy")
    game.passes()
    game.opponent.play("Begone!")
    game.resolve()
    game.resolve()
    assert game.you.mojo == 10


def test_it_is_fast(table):
    assert speed(table, "Feeding Frenzy") == "fast"
