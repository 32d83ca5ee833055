"""Determination: an unstoppable event that draws a card and comes back to your hand."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_and_is_back_in_the_hand(table):
    game = table(you=Side(hand=["Determination"], top=["Tim", "Gold"], actions=2), opponent=Side())
    game.play("Determination")
    game.resolve()
    assert (game.you.hand, game.you.discard_pile, game.you.actions) == (["Determination", "Tim"], [], 1)
    game.play("Determination")
    game.resolve()
    assert game.you.hand == ["Determination", "Gold", "Tim"]


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Determination"]), opponent=Side(hand=["Never"]))
    game.play("Determination")
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Determination"]


def test_it_is_fast(table):
    assert speed(table, "Determination") == "fast"
