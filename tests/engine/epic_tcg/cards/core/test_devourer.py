"""Devourer: a 7/7 that enters expended unless you reveal two evil cards; expended, it breaks target champion."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_two_evil_cards_revealed_keep_it_prepared(table):
    game = table(
        you=Side(hand=["Devourer", "Dark Prince", "Thrust", "Evil Dead", "Gold", "Tim"]),
        opponent=Side(board=["Hulk", "Gold"]),
    )
    game.play("Devourer")
    game.resolve()
    game.accept()
    assert game.piece("Devourer").prepared
    assert (game.you.hand, game.line) == (["Dark Prince", "Evil Dead", "Gold", "Thrust", "Tim"], [])
    game.use("Devourer")
    game.could_choose("Devourer", "Hulk")
    game.choose("Hulk")
    assert game.piece("Devourer").expended
    game.resolve()
    assert game.opponent.board == ["Gold"]


def test_you_may_reveal_nothing(table):
    game = table(you=Side(hand=["Devourer", "Dark Prince", "Evil Dead"]), opponent=Side())
    game.play("Devourer")
    game.resolve()
    game.decline()
    assert game.piece("Devourer").expended


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Devourer") == ("build", 1, 7, 7)
    assert usable_in_the_opponents_turn(table, "Devourer")
