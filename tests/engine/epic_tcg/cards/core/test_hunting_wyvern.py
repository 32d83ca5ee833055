"""Hunting Wyvern: an airborne, deadly 5/7 hunter that draws a card when it breaks a champion."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_hunts_what_flies_and_draws_for_the_kill(table):
    game = table(
        you=Side(board=["Hunting Wyvern"], top=["Rend"]),
        opponent=Side(board=["Dark Prince", "Mountain Dragon"]),
        step="battle",
    )
    game.all_pass()
    game.could_choose("opponent", "Dark Prince", "Mountain Dragon")
    game.attack("Hunting Wyvern", whom="Dark Prince")
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.opponent.board, game.line, game.you.hand) == (["Mountain Dragon"], ["Hunting Wyvern"], [])
    game.resolve()
    assert game.you.hand == ["Rend"]
    assert game.piece("Hunting Wyvern").damage == 5


def test_it_does_not_draw_for_what_others_break(table):
    game = table(you=Side(board=["Hunting Wyvern"], hand=["Rend"]), opponent=Side(board=["Dark Prince"]))
    game.play("Rend")
    game.choose("Dark Prince")
    game.resolve()
    assert (game.opponent.board, game.line, game.you.hand) == ([], [], [])


def test_it_draws_for_an_attacker_that_it_breaks_with_its_deadly_damage(table):
    game = table(
        you=Side(board=["Hunting Wyvern"], top=["Rend"]),
        opponent=Side(board=["Spinosaurus"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Spinosaurus", whom="you")
    game.all_pass()
    game.block("Hunting Wyvern")
    game.all_pass()
    assert (game.you.board, game.opponent.board) == ([], [])
    game.resolve()
    assert game.you.hand == ["Rend"]


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Hunting Wyvern") == PACED_STEPS
    assert moments(table, "Hunting Wyvern", actions=0) == NEVER
    assert strength(table, "Hunting Wyvern") == (5, 7)
