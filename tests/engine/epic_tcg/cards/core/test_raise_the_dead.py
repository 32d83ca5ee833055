"""Raise the Dead: draw 2, or put a champion from any discard pile into play."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two(table):
    game = table(you=Side(hand=["Raise the Dead"], top=["Rend", "Hive"]), opponent=Side(discard=["Hulk"]))
    game.play("Raise the Dead")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Hive", "Rend"], [])


def test_or_it_puts_a_champion_of_any_discard_pile_into_play(table):
    game = table(
        you=Side(hand=["Raise the Dead"], discard=["Muse", "Knowledge"]), opponent=Side(discard=["Hulk", "Hive"])
    )
    game.play("Raise the Dead")
    game.mode(1)
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    game.resolve()
    assert (game.you.board, game.you.hand, game.opponent.discard_pile) == (["Hulk"], [], ["Hive"])


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Raise the Dead") == AT_ANY_TIME
    assert moments(table, "Raise the Dead", actions=0) == NEVER
