"""Revitalize: gain 10 Mojo and draw a card."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_you_gain_10_and_draw(table):
    game = table(you=Side(hand=["Revitalize"], top=["Rend"], mojo=25), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.play("Revitalize")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.mojo, game.you.hand, game.opponent.mojo, game.opponent.hand) == (35, ["Rend"], 30, [])


def test_who_cannot_gain_mojo_draws_only(table):
    game = table(you=Side(hand=["Revitalize"], top=["Rend"], board=["Ring of Speed"], mojo=25), opponent=Side())
    game.play("Revitalize")
    game.resolve()
    assert (game.you.mojo, game.you.hand) == (25, ["Rend"])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Revitalize") == AT_ANY_TIME
    assert moments(table, "Revitalize", actions=0) == NEVER
