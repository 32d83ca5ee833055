"""Battle Monk: a fast and instantaneous 5/5, deadly and untargetable."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_nobody_can_respond_to_it(table):
    game = table(
        you=Side(hand=["Battle Monk"]),
        opponent=Side(hand=["No"], board=["Diamond Golem", "Hulk"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.opponent.passes()
    game.you.play("Battle Monk")
    assert (game.you.board, game.line, game.decider, game.you.actions) == (["Battle Monk"], [], "you", 0)
    game.all_pass()
    game.you.block("Battle Monk")
    game.all_pass()
    assert (game.you.board, game.opponent.board) == ([], ["Diamond Golem"])  # deadly


def test_it_cannot_be_targeted(table):
    game = table(you=Side(board=["Battle Monk"]), opponent=Side(hand=["Lightning Strike"]), turn_of="opponent")
    game.opponent.play("Lightning Strike")
    game.could_choose("you", "opponent")
    assert game.piece("Battle Monk").keywords == Keyword.DEADLY | Keyword.UNTARGETABLE
