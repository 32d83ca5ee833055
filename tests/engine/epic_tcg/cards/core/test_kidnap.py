"""Kidnap: moves a champion from play to your hand."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_the_champion_of_another_comes_to_your_hand_and_you_may_play_it(table):
    game = table(
        you=Side(hand=["Kidnap"], actions=2), opponent=Side(board=["Hulk", "Hive", "Hired Muscle"], hand=["Rend"])
    )
    game.play("Kidnap")
    game.could_choose("Hulk", "Hired Muscle")
    game.choose("Hulk")
    game.resolve()
    assert (game.you.hand, game.opponent.hand, game.opponent.board) == (["Hulk"], ["Rend"], ["Hive", "Hired Muscle"])
    game.play("Hulk")
    game.resolve()
    assert (game.you.board, game.opponent.discard_pile) == (["Hulk"], [])


def test_a_token_is_gone(table):
    game = table(you=Side(hand=["Kidnap"]), opponent=Side(board=["Demon"]))
    game.play("Kidnap")
    game.resolve()
    assert (game.you.hand, game.opponent.hand, game.opponent.board) == ([], [], [])
    assert game.you.discard_pile == ["Kidnap"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Kidnap") == AT_ANY_TIME
    assert moments(table, "Kidnap", actions=0) == NEVER
