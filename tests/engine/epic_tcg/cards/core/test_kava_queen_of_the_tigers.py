"""Kava, Queen of the Tigers: a 4/4 that expends for 2 Tigers."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_expends_for_two_tigers(table):
    game = table(you=Side(board=["Kava, Queen of the Tigers"]), opponent=Side())
    game.use("Kava, Queen of the Tigers")
    assert game.piece("Kava, Queen of the Tigers").expended
    game.resolve()
    assert game.you.board == ["Kava, Queen of the Tigers", "Tiger", "Tiger"]
    tiger = game.piece("Tiger#2")
    assert (tiger.offense, tiger.defense, tiger.alignment, tiger.prepared) == (3, 3, WILD, True)
    game.could_use()


def test_the_tigers_of_the_battle_step_attack_at_once(table):
    game = table(you=Side(board=["Kava, Queen of the Tigers"]), opponent=Side(), step="battle")
    game.use("Kava, Queen of the Tigers")
    game.resolve()
    game.all_pass()
    game.attack("Tiger#1", "Tiger#2")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 24


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Kava, Queen of the Tigers") == BUILD_STEP
    assert moments(table, "Kava, Queen of the Tigers", actions=0) == NEVER
    assert strength(table, "Kava, Queen of the Tigers") == (4, 4)
