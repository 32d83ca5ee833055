"""Isolate: banishes a champion, and cannot be stopped."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_champion_goes_to_the_bottom_of_its_owners_deck(table):
    game = table(
        you=Side(hand=["Isolate"], board=["Crystal Ball"]),
        opponent=Side(board=[in_play("Hulk", owner="you"), "Bruiser", "Hive"]),
    )
    game.play("Isolate")
    game.could_choose("Hulk", "Bruiser")
    game.choose("Hulk")
    game.resolve()
    assert game.opponent.board == ["Bruiser", "Hive"]
    assert (game.you.deck[-1], game.you.discard_pile) == ("Hulk", ["Isolate"])


def test_it_cannot_be_stopped_but_the_rest_of_what_should_stop_it_happens(table):
    game = table(you=Side(hand=["Isolate"]), opponent=Side(hand=["Not Today"], top=["Muse"], board=["Hulk"]))
    game.play("Isolate")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.line, game.opponent.hand) == (["Isolate"], ["Muse"])
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == ([], "Hulk")


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Isolate") == AT_ANY_TIME
    assert moments(table, "Isolate", actions=0) == NEVER
