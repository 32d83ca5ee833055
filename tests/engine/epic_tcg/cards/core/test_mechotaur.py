"""Mechotaur: a 10/10 with breakthrough that may return from the discard pile for a constructed card for an action."""

from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_a_constructed_card_for_an_action_may_bring_it_back_to_your_hand(table):
    game = table(you=Side(hand=["Juggernaut", "Tech Golem"], discard=["Mechotaur"], actions=2), opponent=Side())
    game.play("Tech Golem")
    assert game.line == ["Tech Golem", "Mechotaur"]
    game.resolve()
    game.decline()
    assert game.you.discard_pile == ["Mechotaur"]
    game.resolve()
    game.play("Juggernaut")
    assert (game.you.board, game.line) == (["Tech Golem", "Juggernaut"], ["Mechotaur"])
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile) == (["Mechotaur"], [])


def test_other_cards_and_those_of_the_opponent_do_not(table):
    game = table(
        you=Side(hand=["Knowledge", "Weapon of Lore"], discard=["Mechotaur"]), opponent=Side(hand=["Firepower"])
    )
    game.play("Weapon of Lore")
    game.resolve()
    game.play("Knowledge")
    game.passes()
    game.opponent.play("Firepower")
    game.mode(0)
    assert game.line == ["Knowledge", "Firepower"]


def test_it_breaks_through(table):
    game = table(you=Side(board=["Mechotaur"]), opponent=Side(board=["Priestess"]), step="battle")
    game.all_pass()
    game.attack("Mechotaur")
    game.all_pass()
    game.block("Priestess")
    game.all_pass()
    assert (game.opponent.mojo, game.opponent.board) == (24, [])


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Mechotaur") == PACED_STEPS
    assert moments(table, "Mechotaur", actions=0) == NEVER
    assert strength(table, "Mechotaur") == (10, 10)
