"""Scales of Justice: an object that breaks itself to break, or banishes itself to banish, a champion or object."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_broken_it_breaks(table):
    game = table(you=Side(board=["Scales of Justice"]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon"]))
    game.use("Scales of Justice", 0)
    game.could_choose("Scales of Justice", "Hulk", "Hive")
    game.choose("Hulk")
    assert (game.you.board, game.you.discard_pile) == ([], ["Scales of Justice"])
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hive", "Sewer Demon"], ["Hulk"])


def test_banished_it_banishes(table):
    game = table(you=Side(board=["Scales of Justice"]), opponent=Side(board=["Hulk", "Hive"]), turn_of="opponent")
    game.passes()
    game.you.use("Scales of Justice", 1)
    game.could_choose("Scales of Justice", "Hulk", "Hive")
    game.choose("Hive")
    assert (game.you.board, game.you.discard_pile, game.you.deck[-1]) == ([], [], "Scales of Justice")
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1], game.opponent.discard_pile) == (["Hulk"], "Hive", [])


def test_it_works_though_expended_and_in_the_other_turn(table):
    game = table(
        you=Side(board=[in_play("Scales of Justice", expended=True)]), opponent=Side(board=["Hulk"]), turn_of="opponent"
    )
    game.passes()
    game.you.use("Scales of Justice", 0)
    game.choose("Hulk")
    game.resolve()
    assert game.opponent.board == []


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Scales of Justice") == BUILD_STEP
    assert moments(table, "Scales of Justice", actions=0) == NEVER
