"""Spiketail Dragon: an airborne 6/6 that may deal its battle damage to a player once more to any target."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_its_battle_damage_may_be_dealt_again_to_any_target(table):
    game = table(
        you=Side(board=["Spiketail Dragon"]), opponent=Side(board=["Hydra", "Hive", "Sewer Demon"]), step="battle"
    )
    game.all_pass()
    game.attack("Spiketail Dragon")
    game.all_pass()
    game.all_pass()
    game.could_choose("you", "opponent", "Spiketail Dragon", "Hydra")
    game.choose("Hydra")
    game.resolve()
    game.accept()
    assert (game.opponent.mojo, game.piece("Hydra").damage) == (24, 6)


def test_the_second_damage_is_no_battle_damage(table):
    game = table(you=Side(board=["Spiketail Dragon"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Spiketail Dragon")
    game.all_pass()
    game.all_pass()
    game.choose("opponent")
    game.resolve()
    game.accept()
    assert (game.opponent.mojo, game.line, game.asks) == (18, [], "priority")


def test_it_is_the_damage_that_was_dealt_and_one_may_decline(table):
    game = table(you=Side(board=["Spiketail Dragon"]), opponent=Side(board=["Mithril Armor", "Hulk"]), step="battle")
    game.all_pass()
    game.attack("Spiketail Dragon")
    game.all_pass()
    game.all_pass()
    game.choose("Hulk")
    game.resolve()
    game.accept()
    assert (game.opponent.mojo, game.piece("Hulk").damage) == (29, 1)
    game = table(you=Side(board=["Spiketail Dragon"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Spiketail Dragon")
    game.all_pass()
    game.all_pass()
    game.choose("opponent")
    game.resolve()
    game.decline()
    assert game.opponent.mojo == 24


def test_damage_to_a_champion_is_not_dealt_again(table):
    game = table(you=Side(board=["Spiketail Dragon"]), opponent=Side(board=["Muse"]), step="battle")
    game.all_pass()
    game.attack("Spiketail Dragon")
    game.all_pass()
    game.block("Muse")
    game.all_pass()
    assert (game.line, game.opponent.board, game.opponent.mojo) == ([], [], 30)


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Spiketail Dragon") == PACED_STEPS
    assert moments(table, "Spiketail Dragon", actions=0) == NEVER
    assert strength(table, "Spiketail Dragon") == (6, 6)
