"""Inner Peace."""

from tests.engine.epic.scenario import Side


def test_it_gains_10_health_beyond_30(table):
    """There is no maximum (1.5.2), and it does not recall itself: it was not in the discard pile (5.4.3)."""
    game = table(you=Side(hand=["Inner Peace"]))
    game.play("Inner Peace")
    assert (game.you.health, game.opponent.health) == (40, 30)
    assert game.you.discard_pile == ["Inner Peace"]
    assert game.you.hand == []


def test_a_good_card_of_cost_1_recalls_it_and_the_opponent_knows_it(table):
    game = table(you=Side(hand=["Gold Dragon"], discard=["Inner Peace"]))
    game.play("Gold Dragon")
    assert game.you.hand == ["Inner Peace"]
    assert game.you.discard_pile == []
    assert game.opponent.knows_hand == ["Inner Peace"]


def test_another_inner_peace_recalls_it(table):
    game = table(you=Side(hand=["Inner Peace"], discard=["Inner Peace"]))
    game.play("Inner Peace")
    assert game.you.hand == ["Inner Peace"]
    assert game.you.discard_pile == ["Inner Peace"]
    assert game.you.health == 40


def test_free_cards_and_other_alignments_do_not_recall_it(table):
    """Rule 5.18.2."""
    game = table(you=Side(hand=["Faithful Pegasus", "Hurricane"], discard=["Inner Peace"]))
    game.play("Faithful Pegasus")
    game.play("Hurricane")
    game.mode("Draw two cards")
    assert game.you.discard_pile == ["Hurricane", "Inner Peace"]


def test_the_opponents_good_card_does_not_recall_yours(table):
    game = table(turn_of="opponent", you=Side(discard=["Inner Peace"]), opponent=Side(hand=["Gold Dragon"]))
    game.opponent.play("Gold Dragon")
    assert game.you.discard_pile == ["Inner Peace"]
    assert game.you.hand == []
