"""Allosaurus: a fast 12/12 without abilities."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.scenario import Side


def test_it_comes_during_an_attack_and_blocks(table):
    game = table(
        you=Side(hand=["Allosaurus"]), opponent=Side(board=["Diamond Golem"]), turn_of="opponent", step="battle"
    )
    game.all_pass()
    game.attack("Diamond Golem", whom="you")
    game.opponent.passes()
    game.you.play("Allosaurus")
    assert game.you.actions == 0
    game.resolve()
    game.all_pass()
    game.you.block("Allosaurus")
    game.all_pass()
    assert (game.you.mojo, game.you.board) == (30, ["Allosaurus"])
    assert (game.piece("Allosaurus").damage, game.piece("Diamond Golem").damage) == (11, 12)
    assert (game.piece("Allosaurus").keywords, game.piece("Allosaurus").alignment) == (0, WILD)
