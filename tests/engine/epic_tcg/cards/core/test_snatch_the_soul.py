"""Snatch the Soul: breaks a champion, or stops a champion card, that is not constructed."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_that_is_not_constructed(table):
    game = table(
        you=Side(hand=["Snatch the Soul"]), opponent=Side(board=["Hulk", "Juggernaut", "Hive", "Muse", "Sewer Demon"])
    )
    game.play("Snatch the Soul")
    game.could_choose("Hulk", "Muse")
    game.choose("Hulk")
    game.resolve()
    assert game.opponent.discard_pile == ["Hulk"]


def test_it_stops_a_champion_card_that_is_not_constructed(table):
    game = table(you=Side(hand=["Snatch the Soul"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.opponent.play("Hulk")
    game.passes()
    game.you.play("Snatch the Soul")
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile, game.line) == ([], ["Hulk"], [])


def test_neither_a_constructed_champion_nor_another_card_is_stopped(table):
    for name in ("Mechotaur", "Knowledge", "Hive"):
        game = table(you=Side(hand=["Snatch the Soul"]), opponent=Side(hand=[name]), turn_of="opponent")
        game.opponent.play(name)
        game.passes()
        game.could_play()


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Snatch the Soul") == AT_ANY_TIME
    assert moments(table, "Snatch the Soul", actions=0) == NEVER
