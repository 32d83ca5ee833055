"""Rejection: banishes a champion or object."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_or_object_goes_under_the_deck_of_its_owner(table):
    for name in ("Hulk", "Hive"):
        game = table(
            you=Side(hand=["Rejection"]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon"]), turn_of="opponent"
        )
        game.passes()
        game.you.play("Rejection")
        game.could_choose("Hulk", "Hive")
        game.choose(name)
        game.resolve()
        assert (game.opponent.deck[-1], game.opponent.discard_pile, len(game.opponent.board)) == (name, [], 2)


def test_an_unbanishable_one_stays(table):
    game = table(you=Side(hand=["Rejection"]), opponent=Side(board=["King of Kings"]))
    game.play("Rejection")
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile) == (["King of Kings"], ["Rejection"])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Rejection") == AT_ANY_TIME
    assert moments(table, "Rejection", actions=0) == NEVER
