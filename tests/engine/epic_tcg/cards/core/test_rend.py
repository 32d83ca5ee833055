"""Rend: breaks a champion or object, and cannot be stopped."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_or_object_breaks(table):
    for name in ("Hulk", "Hive"):
        game = table(you=Side(hand=["Rend"]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon"]))
        game.play("Rend")
        game.could_choose("Hulk", "Hive")
        game.choose(name)
        game.resolve()
        assert (game.opponent.discard_pile, len(game.opponent.board)) == ([name], 2)


def test_it_is_not_stopped(table):
    game = table(you=Side(hand=["Rend"]), opponent=Side(board=["Hulk"], hand=["No"]))
    game.play("Rend")
    game.passes()
    game.opponent.play("No")
    assert game.line == ["Rend"]
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == ([], ["Hulk", "No"])


def test_it_fails_when_its_target_is_gone(table):
    game = table(you=Side(hand=["Rend"]), opponent=Side(board=["Hulk"], hand=["Return Home"]))
    game.play("Rend")
    game.passes()
    game.opponent.play("Return Home")
    game.resolve()
    game.resolve()
    assert game.opponent.hand == ["Burrowing Wurm", "Hulk"]
    assert game.you.discard_pile == ["Rend"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Rend") == AT_ANY_TIME
    assert moments(table, "Rend", actions=0) == NEVER
