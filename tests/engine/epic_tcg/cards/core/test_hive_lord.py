"""Hive Lord: an airborne 7/7 that expends for an Insect and leaves 7 of them when it is broken."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_expends_for_an_insect(table):
    game = table(you=Side(board=["Hive Lord"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.use("Hive Lord")
    assert game.piece("Hive Lord").expended
    game.resolve()
    assert game.you.board == ["Hive Lord", "Insect"]
    game.passes()
    game.could_use()


def test_broken_it_leaves_7_insects_to_who_controlled_it(table):
    game = table(you=Side(hand=["Rend"]), opponent=Side(board=[in_play("Hive Lord", owner="you"), "Hulk"]))
    game.play("Rend")
    game.choose("Hive Lord")
    game.resolve()
    assert (game.opponent.board, game.line) == (["Hulk"], ["Hive Lord"])
    game.resolve()
    assert game.opponent.board == ["Hulk"] + ["Insect"] * 7
    assert game.you.board == []


def test_banished_it_leaves_nothing(table):
    game = table(you=Side(hand=["Isolate"]), opponent=Side(board=["Hive Lord"]))
    game.play("Isolate")
    game.resolve()
    assert (game.opponent.board, game.line) == ([], [])


def test_it_flies_over_champions_without_wings(table):
    game = table(you=Side(board=["Hive Lord"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Hive Lord")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 23


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Hive Lord") == BUILD_STEP
    assert moments(table, "Hive Lord", actions=0) == NEVER
    assert strength(table, "Hive Lord") == (7, 7)
