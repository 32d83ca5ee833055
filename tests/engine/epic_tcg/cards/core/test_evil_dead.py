"""Evil Dead: a free, unstoppable event that draws a card, makes a Zombie and makes yours unbreakable this turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_a_card_a_zombie_and_unbreakable_zombies(table):
    game = table(
        you=Side(hand=["Evil Dead", "Apocalypse"], board=["Zombie", "Tim"], top=["Gold"]),
        opponent=Side(board=["Zombie"]),
    )
    game.play("Evil Dead")
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Apocalypse", "Gold"], ["Zombie", "Tim", "Zombie"])
    game.play("Apocalypse")
    game.mode(0)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Zombie", "Zombie"], [])


def test_only_this_turn_and_only_those_that_are_there(table):
    game = table(you=Side(hand=["Evil Dead", "Plentiful Dead"]), opponent=Side(hand=["Apocalypse"]))
    game.play("Evil Dead")
    game.resolve()
    game.play("Plentiful Dead")
    game.resolve()
    assert game.piece("Zombie#1").keywords == Keyword.UNBREAKABLE
    assert game.piece("Zombie#2").keywords == Keyword(0)
    game.end_turn()
    assert game.piece("Zombie#1").keywords == Keyword(0)


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Evil Dead"]), opponent=Side(hand=["Never"]))
    game.play("Evil Dead")
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Zombie"], 1)


def test_it_is_fast(table):
    assert speed(table, "Evil Dead") == "fast"
