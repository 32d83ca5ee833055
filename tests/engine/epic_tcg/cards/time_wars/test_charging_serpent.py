"""Charging Serpent: a paced 14/14 without abilities."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.scenario import Side


def test_it_attacks_in_the_turn_in_which_it_comes(table):
    game = table(you=Side(hand=["Charging Serpent"]), opponent=Side(board=["Tech Golem"]), step="pre_battle")
    game.play("Charging Serpent")
    assert game.you.actions == 0
    game.resolve()
    game.go_to("battle")
    game.all_pass()
    game.attack("Charging Serpent")
    game.all_pass()
    game.block()
    game.all_pass()
    assert game.opponent.mojo == 16
    serpent = game.piece("Charging Serpent")
    assert (serpent.defense, serpent.keywords, serpent.alignment) == (14, 0, WILD)


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Charging Serpent"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Charging Serpent"]), opponent=Side(), step="pre_battle")
    game.play("Charging Serpent")
    assert game.you.actions == 0
