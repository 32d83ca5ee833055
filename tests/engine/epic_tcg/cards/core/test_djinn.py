"""Djinn: an airborne 5/5 that enters with three +1/+1 counters, each of which is a card for it to draw."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_enters_with_three_counters_and_draws_for_one(table):
    game = table(you=Side(hand=["Djinn"], top=["Tim"]), opponent=Side())
    game.play("Djinn")
    game.resolve()
    assert (game.piece("Djinn").counters, game.piece("Djinn").offense, game.piece("Djinn").defense) == (3, 8, 8)
    assert game.line == []
    game.use("Djinn")
    assert (game.piece("Djinn").counters, game.piece("Djinn").offense, game.piece("Djinn").expended) == (2, 7, True)
    game.resolve()
    assert game.you.hand == ["Tim"]
    game.could_use()


def test_without_a_counter_it_draws_nothing(table):
    table(you=Side(board=["Djinn"]), opponent=Side()).could_use()


def test_it_flies(table):
    game = table(you=Side(board=["Djinn"]), opponent=Side(board=["Hulk", "Medusa"]), step="battle")
    game.go_on()
    game.attack("Djinn")
    game.go_on()
    game.could_choose("Medusa")


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Djinn") == ("build", 1, 8, 8)
    assert usable_in_the_opponents_turn(table, in_play("Djinn", counters=1))
