"""Necromancer: a 1/1 that expends to put a champion from any discard pile into play."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_any_champion_that_is_dead_may_serve_you(table):
    game = table(
        you=Side(board=["Necromancer"], discard=["Muse", "Rend"]),
        opponent=Side(discard=["Hulk", "Hive"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.use("Necromancer")
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    assert game.piece("Necromancer").expended
    game.resolve()
    assert (game.you.board, game.opponent.discard_pile) == (["Necromancer", "Hulk"], ["Hive"])
    assert game.piece("Hulk").prepared
    game.passes()
    game.could_use()


def test_without_a_dead_champion_it_cannot_be_used(table):
    table(you=Side(board=["Necromancer"], discard=["Rend"]), opponent=Side()).could_use()


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Necromancer") == BUILD_STEP
    assert moments(table, "Necromancer", actions=0) == NEVER
    assert strength(table, "Necromancer") == (1, 1)
