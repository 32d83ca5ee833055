"""Hive: an object that flips to make 2 Insects."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_flips_for_2_insects_of_yours(table):
    game = table(you=Side(board=["Hive"]), opponent=Side(board=["Hive"]))
    game.use("Hive")
    assert game.piece("your Hive").flipped
    game.resolve()
    assert game.you.board == ["Hive", "Insect", "Insect"]
    assert game.opponent.board == ["Hive"]
    insect = game.piece("Insect#1")
    assert (insect.offense, insect.defense, insect.alignment, insect.keywords) == (1, 1, WILD, 0)
    game.could_use()


def test_flipped_it_is_prepared_at_the_end_of_each_turn_and_so_it_works_in_every_turn(table):
    game = table(you=Side(board=["Hive"]), opponent=Side())
    game.use("Hive")
    game.end_turn()
    game.passes()
    game.you.use("Hive")
    game.resolve()
    assert game.you.board == ["Hive"] + ["Insect"] * 4


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Hive") == BUILD_STEP
    assert moments(table, "Hive", actions=0) == NEVER
