"""Sage: a free 0/1 that expends to reveal your top card, which you draw if it is magical."""

from tests.engine.epic_tcg.measures import BUILD_STEP, moments
from tests.engine.epic_tcg.scenario import Side


def test_a_magical_card_is_drawn(table):
    game = table(you=Side(board=["Sage"], top=["Blast", "Djinn"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.use("Sage")
    assert game.piece("Sage").expended
    game.resolve()
    assert (game.you.hand, game.you.deck[0]) == (["Blast"], "Djinn")


def test_any_other_stays_on_top(table):
    game = table(you=Side(board=["Sage"], top=["Rend", "Djinn"]), opponent=Side())
    game.use("Sage")
    game.resolve()
    assert (game.you.hand, game.you.deck[:2]) == ([], ["Rend", "Djinn"])
    game.could_use()


def test_it_is_free(table):
    game = table(you=Side(hand=["Sage"], actions=0), opponent=Side())
    game.play("Sage")
    game.resolve()
    assert (game.piece("Sage").offense, game.piece("Sage").defense) == (0, 1)


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Sage", actions=0) == BUILD_STEP
