"""Shadowy Advisor: a 1/1 that expends to draw 2."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_expends_for_two_cards(table):
    game = table(you=Side(board=["Shadowy Advisor"], top=["Rend", "Hive", "Muse"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.use("Shadowy Advisor")
    assert (game.piece("Shadowy Advisor").expended, game.you.hand, game.you.actions) == (True, [], 1)
    game.resolve()
    assert (game.you.hand, game.you.deck[0], game.opponent.hand) == (["Hive", "Rend"], "Muse", [])
    game.passes()
    game.could_use()


def test_it_advises_in_the_turn_in_which_it_enters(table):
    game = table(you=Side(hand=["Shadowy Advisor"], top=["Rend", "Hive"]), opponent=Side())
    game.play("Shadowy Advisor")
    game.resolve()
    game.use("Shadowy Advisor")
    game.resolve()
    assert game.you.hand == ["Hive", "Rend"]


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Shadowy Advisor") == BUILD_STEP
    assert moments(table, "Shadowy Advisor", actions=0) == NEVER
    assert strength(table, "Shadowy Advisor") == (1, 1)
