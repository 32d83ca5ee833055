"""Angel of Reckoning: a paced, airborne 10/10."""

from engine.epic_tcg.language import GOOD, Keyword
from tests.engine.epic_tcg.scenario import Side


def test_it_attacks_over_the_ground_in_the_turn_in_which_it_comes(table):
    game = table(you=Side(hand=["Angel of Reckoning"]), opponent=Side(board=["Hulk", "Dark Prince"]), step="pre_battle")
    game.play("Angel of Reckoning")
    assert game.you.actions == 0
    game.resolve()
    game.go_to("battle")
    game.all_pass()
    game.attack("Angel of Reckoning")
    game.all_pass()
    game.could_choose("Dark Prince")
    game.block()
    game.all_pass()
    assert game.opponent.mojo == 20
    angel = game.piece("Angel of Reckoning")
    assert (angel.defense, angel.keywords, angel.alignment) == (10, Keyword.AIRBORNE, GOOD)


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Angel of Reckoning"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Angel of Reckoning"]), opponent=Side(), step="pre_battle")
    game.play("Angel of Reckoning")
    assert game.you.actions == 0
