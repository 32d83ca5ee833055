"""It's a Trap: a free event that breaks every attacking champion."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_attackers_break_and_those_that_stayed_do_not(table):
    game = table(
        you=Side(hand=["It's a Trap"], board=["Dark Knight"], actions=0),
        opponent=Side(board=["Hired Muscle", "Hulk", "Spinosaurus"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Hulk", "Spinosaurus", whom="you")
    game.passes()
    game.you.play("It's a Trap")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Hired Muscle"], ["Dark Knight"])
    assert game.opponent.discard_pile == ["Hulk", "Spinosaurus"]
    game.all_pass()
    assert (game.you.mojo, game.step) == (30, "battle")


def test_blockers_are_no_attackers_and_the_unbreakable_go_on(table):
    game = table(
        you=Side(hand=["It's a Trap"], board=["Bruiser", "Juggernaut"]),
        opponent=Side(board=["Dark Knight"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Bruiser")
    game.all_pass()
    game.block("Dark Knight")
    game.play("It's a Trap")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Bruiser", "Juggernaut"], ["Dark Knight"])


def test_with_nobody_attacking_it_breaks_nobody(table):
    game = table(you=Side(hand=["It's a Trap"]), opponent=Side(board=["Hulk"]))
    game.play("It's a Trap")
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile) == (["Hulk"], ["It's a Trap"])


def test_it_is_free_at_any_time(table):
    assert moments(table, "It's a Trap", actions=0) == AT_ANY_TIME
