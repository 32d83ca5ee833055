"""Priestess of Angeline."""

from tests.engine.epic.scenario import Side


def test_the_tribute_recycles(table):
    game = table(you=Side(hand=["Priestess of Angeline"], discard=["Lash", "Muse", "Rage"], top=["Kong"]))
    game.play("Priestess of Angeline")
    game.could_choose("Lash", "Muse", "Rage")
    game.choose("Lash", "Rage")
    assert game.you.hand == ["Kong"]
    assert game.you.discard_pile == ["Muse"]
    assert game.you.bottom[:2] == ["Rage", "Lash"]
    assert (game.you.health, game.you.gold) == (30, 1)


def test_recycling_may_be_declined_and_needs_two_cards(table):
    """Rules 5.5.5 and 5.5.2."""
    game = table(you=Side(hand=["Priestess of Angeline", "Priestess of Angeline"], discard=["Lash", "Rage"]))
    game.play("Priestess of Angeline")
    game.decline()
    assert game.you.hand == ["Priestess of Angeline"]
    assert game.you.discard_pile == ["Lash", "Rage"]
    game = table(you=Side(hand=["Priestess of Angeline"], discard=["Lash"]))
    game.play("Priestess of Angeline")
    assert game.moment == "main"


def test_a_good_card_of_cost_1_gains_3_health(table):
    game = table(you=Side(hand=["Inner Peace"], board=["Priestess of Angeline", "Priestess of Angeline"]))
    game.play("Inner Peace")
    assert game.you.health == 46


def test_free_cards_other_alignments_and_the_opponents_cards_gain_nothing(table):
    """Rule 5.18; she is free herself (5.18.2)."""
    game = table(
        you=Side(hand=["Priestess of Angeline", "Rampaging Wurm"], board=["Priestess of Angeline"]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.play("Priestess of Angeline")
    game.play("Rampaging Wurm")
    game.passes()
    game.opponent.play("Inner Peace")
    assert (game.you.health, game.opponent.health) == (30, 40)


def test_she_is_slow_and_1_by_2(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Priestess of Angeline"], board=["Priestess of Angeline"]),
    )
    game.you.could_not_play("Priestess of Angeline")
    priestess = game.champion("Priestess of Angeline")
    assert (priestess.offense, priestess.defense) == (1, 2)
