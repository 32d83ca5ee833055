"""Not Today: stops a card and draws one."""

from tests.engine.epic_tcg.measures import IN_RESPONSE, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_the_card_is_stopped_and_you_draw(table):
    game = table(you=Side(hand=["Not Today"], top=["Muse"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.opponent.play("Hulk")
    game.passes()
    game.you.play("Not Today")
    game.resolve()
    assert (game.line, game.opponent.board, game.opponent.discard_pile) == ([], [], ["Hulk"])
    assert (game.you.hand, game.opponent.hand) == (["Muse"], [])


def test_a_veiled_champion_is_turned_up_as_it_is_stopped(table):
    game = table(you=Side(hand=["Not Today"]), opponent=Side(hand=["Medusa"]), turn_of="opponent")
    game.opponent.play_veiled("Medusa")
    game.passes()
    game.you.play("Not Today")
    game.resolve()
    assert (game.line, game.opponent.discard_pile) == ([], ["Medusa"])


def test_nothing_is_drawn_when_the_card_is_gone(table):
    game = table(you=Side(hand=["Not Today"]), opponent=Side(hand=["Knowledge", "Now!"]), turn_of="opponent")
    game.opponent.play("Knowledge")
    game.passes()
    game.you.play("Not Today")
    game.passes()
    game.opponent.play("Now!")
    game.choose("Knowledge")
    game.resolve()
    assert (len(game.opponent.hand), game.you.hand, game.you.discard_pile) == (3, [], ["Not Today"])


def test_it_costs_an_action_in_response(table):
    assert moments(table, "Not Today") == IN_RESPONSE
    assert moments(table, "Not Today", actions=0) == NEVER
