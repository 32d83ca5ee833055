"""Blast: an unstoppable event of 7 damage to any target."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_7_damage_to_any_target(table):
    game = table(you=Side(hand=["Blast"], board=["Gold"]), opponent=Side(board=["Hulk", "Forest Dragon", "Gold"]))
    game.play("Blast")
    game.could_choose("you", "opponent", "Hulk", "Forest Dragon")
    game.choose("Forest Dragon")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.piece("Hulk").damage) == (["Hulk", "Gold"], 0)


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Blast"]), opponent=Side(hand=["Not Today"]))
    game.play("Blast")
    game.choose("opponent")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.line, game.opponent.hand) == (["Blast"], ["Burrowing Wurm"])
    game.resolve()
    assert game.opponent.mojo == 23


def test_it_is_fast(table):
    assert speed(table, "Blast") == "fast"
