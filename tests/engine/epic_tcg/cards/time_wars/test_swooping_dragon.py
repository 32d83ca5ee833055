"""Swooping Dragon: a fast airborne 7/8."""

from engine.epic_tcg.language import AIRBORNE, WILD
from tests.engine.epic_tcg.scenario import Side


def test_it_swoops_down_on_an_airborne_attacker(table):
    game = table(
        you=Side(hand=["Swooping Dragon"], board=["Hulk"]),
        opponent=Side(board=["Dark Prince"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Dark Prince", whom="you")
    game.passes()
    game.you.play("Swooping Dragon")
    game.resolve()
    assert game.you.actions == 0
    game.all_pass()
    game.could_choose("Swooping Dragon")
    game.block("Swooping Dragon")
    game.all_pass()
    assert (game.opponent.board, game.you.mojo, game.piece("Swooping Dragon").damage) == ([], 30, 5)


def test_it_flies_past_those_on_the_ground(table):
    game = table(you=Side(board=["Swooping Dragon"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Swooping Dragon")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 23
    dragon = game.piece("Swooping Dragon")
    assert (dragon.defense, dragon.alignment, dragon.keywords) == (8, WILD, AIRBORNE)
