"""Sewer Demon: an unblockable, untargetable 6/6 that cannot block."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_is_not_blocked(table):
    game = table(you=Side(board=["Sewer Demon"]), opponent=Side(board=["Hulk", "Muse"]), step="battle")
    game.all_pass()
    game.attack("Sewer Demon")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 24


def test_it_does_not_block(table):
    game = table(
        you=Side(board=["Sewer Demon", "Muse"]),
        opponent=Side(board=["Hired Muscle"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Hired Muscle", whom="you")
    game.all_pass()
    game.could_choose("Muse")
    game.block()
    game.all_pass()
    assert game.you.mojo == 26


def test_nothing_targets_it(table):
    table(you=Side(hand=["Isolate"], board=["Sewer Demon"]), opponent=Side(board=["Sewer Demon"])).could_play()


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Sewer Demon") == BUILD_STEP
    assert moments(table, "Sewer Demon", actions=0) == NEVER
    assert strength(table, "Sewer Demon") == (6, 6)
