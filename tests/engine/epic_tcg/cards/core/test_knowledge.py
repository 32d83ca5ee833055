"""Knowledge: draw 3."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_you_draw_three_for_an_action(table):
    game = table(
        you=Side(hand=["Knowledge"], top=["Rend", "Hive", "Hulk", "Muse"]), opponent=Side(), turn_of="opponent"
    )
    game.passes()
    game.you.play("Knowledge")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.deck[0], game.opponent.hand) == (["Hive", "Hulk", "Rend"], "Muse", [])
    assert game.you.discard_pile == ["Knowledge"]


def test_with_two_cards_left_you_draw_them_and_win(table):
    game = table(you=Side(hand=["Knowledge"], deck=["Rend", "Hive"]), opponent=Side())
    game.play("Knowledge")
    game.resolve()
    assert (game.winners, game.ended_by) == (["you"], "deck")


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Knowledge") == AT_ANY_TIME
    assert moments(table, "Knowledge", actions=0) == NEVER
