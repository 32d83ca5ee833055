"""Jungle Queen: a 1/1 that expends to put a champion from your hand into play, or to draw a card."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_puts_a_champion_from_your_hand_into_play(table):
    game = table(
        you=Side(board=["Jungle Queen"], hand=["Hulk", "Hive", "Knowledge", "Great Wurm"], actions=0),
        opponent=Side(hand=["Bruiser"]),
    )
    game.use("Jungle Queen", 0)
    assert game.piece("Jungle Queen").expended
    game.resolve()
    game.could_choose("Hulk", "Great Wurm")
    assert not game.could_decline()
    game.choose("Hulk")
    assert (game.you.board, game.you.hand) == (["Jungle Queen", "Hulk"], ["Great Wurm", "Hive", "Knowledge"])
    game.could_use("Hulk")


def test_or_it_draws(table):
    game = table(
        you=Side(board=["Jungle Queen"], hand=["Hulk"], top=["Rend", "Hive"]), opponent=Side(), turn_of="opponent"
    )
    game.passes()
    game.you.use("Jungle Queen", 1)
    assert game.piece("Jungle Queen").expended
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Hulk", "Rend"], ["Jungle Queen"])
    game.passes()
    game.could_use()


def test_it_ambushes_an_attack_in_the_other_turn(table):
    game = table(
        you=Side(board=["Jungle Queen"], hand=["Gladiator"]),
        opponent=Side(board=["Hulk"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Hulk", whom="you")
    game.passes()
    game.you.use("Jungle Queen", 0)
    game.resolve()
    game.choose("Hulk")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Jungle Queen", "Gladiator"], [])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Jungle Queen") == BUILD_STEP
    assert moments(table, "Jungle Queen", actions=0) == NEVER
    assert strength(table, "Jungle Queen") == (1, 1)
