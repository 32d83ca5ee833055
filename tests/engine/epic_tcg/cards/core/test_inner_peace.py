"""Inner Peace: gain 10 Mojo; from the discard pile it may return when you play a good card that costs an action."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_gains_10(table):
    game = table(you=Side(hand=["Inner Peace"], mojo=7), opponent=Side(mojo=7))
    game.play("Inner Peace")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (17, 7)
    assert (game.you.discard_pile, game.line) == (["Inner Peace"], [])


def test_a_good_card_for_an_action_brings_it_back(table):
    game = table(you=Side(hand=["Revitalize"], discard=["Inner Peace"]), opponent=Side(discard=["Inner Peace"]))
    game.play("Revitalize")
    assert game.line == ["Revitalize", "Inner Peace"]
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile, game.line) == (["Inner Peace"], [], ["Revitalize"])
    assert game.opponent.discard_pile == ["Inner Peace"]


def test_it_may_stay(table):
    game = table(you=Side(hand=["Revitalize"], discard=["Inner Peace"]), opponent=Side())
    game.play("Revitalize")
    game.resolve()
    game.decline()
    assert game.you.discard_pile == ["Inner Peace"]


def test_neither_free_cards_nor_those_of_others_nor_other_alignments_do(table):
    game = table(
        you=Side(hand=["Second Wind", "White Dragon", "Knowledge"], discard=["Inner Peace"], actions=2),
        opponent=Side(hand=["Revitalize"]),
    )
    game.play("Second Wind")
    game.resolve()
    game.play("White Dragon")
    game.accept()
    assert game.line == ["White Dragon"]
    game.resolve()
    game.resolve()
    game.play("Knowledge")
    game.passes()
    game.opponent.play("Revitalize")
    assert game.line == ["Knowledge", "Revitalize"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Inner Peace") == AT_ANY_TIME
    assert moments(table, "Inner Peace", actions=0) == NEVER
