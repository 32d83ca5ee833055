"""Broken Spirit: a counter on target champion makes it a 0/1 without abilities for good."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_champion_is_a_0_1_without_abilities_and_stays_it(table):
    game = table(you=Side(hand=["Broken Spirit"]), opponent=Side(board=["Graft-Steel Crusher", "Dark Prince", "Gold"]))
    game.play("Broken Spirit")
    game.could_choose("Graft-Steel Crusher", "Dark Prince")
    game.choose("Dark Prince")
    assert game.you.actions == 0
    game.resolve()
    assert (game.piece("Dark Prince").offense, game.piece("Dark Prince").defense) == (0, 1)
    assert game.piece("Dark Prince").keywords == Keyword(0)
    game.passes()
    game.could_use("Gold")
    game.end_turn()
    assert (game.piece("Dark Prince").offense, game.piece("Dark Prince").defense) == (0, 1)
    assert game.piece("Graft-Steel Crusher").offense == 14


def test_what_other_cards_and_counters_give_comes_on_top(table):
    game = table(
        you=Side(hand=["Broken Spirit"]),
        opponent=Side(board=[in_play("Djinn", counters=3), "Battle Standard", "Guns Lots of Guns"]),
    )
    game.play("Broken Spirit")
    game.resolve()
    assert (game.piece("Djinn").offense, game.piece("Djinn").defense) == (0 + 2 + 1 + 3, 1 + 1 + 3)
    assert game.piece("Djinn").keywords == Keyword.RANGE
    game.passes()
    game.could_use()


def test_a_damaged_champion_breaks_even_one_that_was_unbreakable(table):
    game = table(you=Side(hand=["Broken Spirit"]), opponent=Side(board=[in_play("Bruiser", damage=1)]))
    game.play("Broken Spirit")
    game.resolve()
    assert game.opponent.board == []


def test_it_stays_with_a_new_controller(table):
    game = table(you=Side(hand=["Broken Spirit", "Kneel Before Me"], actions=2), opponent=Side(board=["Hulk"]))
    game.play("Broken Spirit")
    game.resolve()
    game.play("Kneel Before Me")
    game.resolve()
    assert (game.you.board, game.piece("Hulk").offense, game.piece("Hulk").defense) == (["Hulk"], 0, 1)


def test_it_is_fast(table):
    assert speed(table, "Broken Spirit") == "fast"
