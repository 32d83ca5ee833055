"""Night of the Living Dead: banishes all discard piles and makes a Zombie for each champion card among them."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, of_another


def test_each_champion_banished_rises_as_a_zombie_of_yours(table):
    game = table(
        you=Side(hand=["Night of the Living Dead"], discard=["Muse", "Rend", "Hive"]),
        opponent=Side(discard=["Hulk", "Knowledge", "Bruiser"]),
    )
    game.play("Night of the Living Dead")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Zombie"] * 3, [])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Night of the Living Dead"], [])
    assert sorted(game.you.deck[-3:]) == ["Hive", "Muse", "Rend"]
    assert sorted(game.opponent.deck[-3:]) == ["Bruiser", "Hulk", "Knowledge"]


def test_cards_that_one_does_not_own_go_home(table):
    game = table(you=Side(hand=["Night of the Living Dead"], discard=[of_another("Hulk")]), opponent=Side())
    game.play("Night of the Living Dead")
    game.resolve()
    assert (game.you.board, game.opponent.deck[-1]) == (["Zombie"], "Hulk")


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Night of the Living Dead") == AT_ANY_TIME
    assert moments(table, "Night of the Living Dead", actions=0) == NEVER
