"""Lessons of the Past: an event from any discard pile comes to your hand, and you draw a card."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_an_event_of_another_comes_to_your_hand(table):
    game = table(
        you=Side(hand=["Lessons of the Past"], discard=["Knowledge", "Hulk"], top=["Muse"]),
        opponent=Side(discard=["Rend", "Hive"]),
    )
    game.play("Lessons of the Past")
    game.could_choose("Knowledge", "Rend")
    game.choose("Rend")
    game.resolve()
    assert (game.you.hand, game.opponent.discard_pile) == (["Muse", "Rend"], ["Hive"])
    assert game.you.discard_pile == ["Hulk", "Knowledge", "Lessons of the Past"]


def test_without_an_event_in_a_discard_pile_it_cannot_be_played(table):
    table(you=Side(hand=["Lessons of the Past"], discard=["Hulk"]), opponent=Side()).could_play()


def test_nothing_is_drawn_when_the_event_has_left_the_pile(table):
    game = table(you=Side(hand=["Lessons of the Past"], discard=["Knowledge"]), opponent=Side(board=["Gravedigger"]))
    game.play("Lessons of the Past")
    game.passes()
    game.opponent.use("Gravedigger")
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Lessons of the Past"])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Lessons of the Past") == AT_ANY_TIME
    assert moments(table, "Lessons of the Past", actions=0) == NEVER
