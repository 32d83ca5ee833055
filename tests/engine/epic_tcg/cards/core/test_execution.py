"""Execution: break target champion or object and draw a card."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_break_and_draw(table):
    game = table(
        you=Side(hand=["Execution"], board=["Tim"], top=["Druid"]),
        opponent=Side(board=["Hulk", "Gold", "Winter Fairy"]),
    )
    game.play("Execution")
    game.could_choose("Tim", "Hulk", "Gold")
    game.choose("Gold")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.you.hand) == (["Hulk", "Winter Fairy"], ["Druid"])


def test_an_unbreakable_target_stays_and_the_card_is_drawn(table):
    game = table(you=Side(hand=["Execution"], top=["Druid"]), opponent=Side(board=["Bruiser"]))
    game.play("Execution")
    game.resolve()
    assert (game.opponent.board, game.you.hand) == (["Bruiser"], ["Druid"])


def test_without_its_target_it_fails(table):
    game = table(you=Side(hand=["Execution"]), opponent=Side(board=["Hulk"], hand=["Begone!"]))
    game.play("Execution")
    game.passes()
    game.opponent.play("Begone!")
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Execution"])


def test_it_is_fast(table):
    assert speed(table, "Execution") == "fast"
