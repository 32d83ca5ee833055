"""Savage Lurker: a free fast 5/5."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.scenario import Side


def test_it_leaps_at_an_attacker_for_nothing(table):
    game = table(
        you=Side(hand=["Savage Lurker"], actions=0),
        opponent=Side(board=["Dark Knight"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Dark Knight", whom="you")
    game.passes()
    game.you.play("Savage Lurker")
    game.resolve()
    game.all_pass()
    game.block("Savage Lurker")
    game.resolve()
    assert game.piece("Dark Knight").offense == 8
    game.all_pass()
    assert (game.you.board, game.opponent.board, game.you.mojo) == ([], [], 30)


def test_it_is_wild_and_magical(table):
    game = table(you=Side(board=["Savage Lurker"], hand=["Reality Check"]), opponent=Side(board=["Hulk"]))
    assert game.piece("Savage Lurker").alignment == WILD
    game.play("Reality Check")
    game.mode(1)
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Hulk"])


def test_it_is_fast_and_costs_nothing(table):
    game = table(you=Side(hand=["Savage Lurker"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Savage Lurker")
    assert game.line == ["Savage Lurker"]
    game.resolve()
    found = game.piece("Savage Lurker")
    assert (found.offense, found.defense, game.you.actions) == (5, 5, 1)
