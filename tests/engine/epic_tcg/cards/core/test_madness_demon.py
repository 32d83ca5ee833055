"""Madness Demon: an unblockable 6/6; when it enters, all players discard their hands."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, of_another


def test_all_hands_are_discarded(table):
    game = table(you=Side(hand=["Madness Demon", "Muse", "Rend"]), opponent=Side(hand=["Hulk", of_another("Hive")]))
    game.play("Madness Demon")
    game.resolve()
    assert (game.line, game.you.hand) == (["Madness Demon"], ["Muse", "Rend"])
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == ([], [])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Muse", "Rend"], ["Hive", "Hulk"])


def test_nobody_can_block_it(table):
    game = table(you=Side(board=["Madness Demon"]), opponent=Side(board=["Hulk", "Muse"]), step="battle")
    game.all_pass()
    game.attack("Madness Demon")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 24


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Madness Demon") == BUILD_STEP
    assert moments(table, "Madness Demon", actions=0) == NEVER
    assert strength(table, "Madness Demon") == (6, 6)
