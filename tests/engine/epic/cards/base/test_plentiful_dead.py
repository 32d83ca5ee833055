"""Plentiful Dead."""

from tests.engine.epic.scenario import Side


def test_it_puts_a_zombie_into_play(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Plentiful Dead"], gold=0))
    game.you.play("Plentiful Dead")
    assert game.you.board == ["Zombie"]
    zombie = game.champion("Zombie")
    assert (zombie.offense, zombie.defense, zombie.deploying, zombie.alignments) == (2, 2, True, {"evil"})
    assert game.you.discard_pile == ["Plentiful Dead"]


def test_an_evil_card_of_cost_1_recalls_it_for_1_health(table):
    game = table(you=Side(hand=["Trihorror"], discard=["Plentiful Dead"]))
    game.play("Trihorror")
    game.could_decline()
    game.accept()
    assert game.you.hand == ["Plentiful Dead"]
    assert game.you.health == 29
    assert game.opponent.knows_hand == ["Plentiful Dead"]
    game.play("Plentiful Dead")
    assert game.you.board == ["Trihorror", "Zombie"]


def test_the_payment_may_be_declined(table):
    game = table(you=Side(hand=["Trihorror"], discard=["Plentiful Dead"]))
    game.play("Trihorror")
    game.decline()
    assert game.you.hand == []
    assert game.you.health == 30
    assert game.you.discard_pile == ["Plentiful Dead"]


def test_each_one_in_the_discard_pile_asks(table):
    game = table(you=Side(hand=["Trihorror"], discard=["Plentiful Dead", "Plentiful Dead"]))
    game.play("Trihorror")
    game.accept()
    game.accept()
    assert game.you.hand == ["Plentiful Dead", "Plentiful Dead"]
    assert game.you.health == 28


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_recall_it(table):
    """Rule 5.18; nor does the second Plentiful Dead, which is free (5.18.2)."""
    game = table(
        you=Side(hand=["Plentiful Dead", "Rampaging Wurm"], discard=["Plentiful Dead"]),
        opponent=Side(hand=["Drain Essence"]),
    )
    game.play("Plentiful Dead")
    assert game.moment == "main"
    game.play("Rampaging Wurm")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Drain Essence")
    game.choose("Zombie")
    assert game.moment == "end-offer"
    assert game.you.discard_pile == ["Plentiful Dead", "Plentiful Dead"]
    assert game.you.health == 30
