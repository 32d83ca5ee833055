"""Infernal Gatekeeper."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_brings_a_demon_for_1_health(table):
    game = table(you=Side(hand=["Infernal Gatekeeper"]))
    game.play("Infernal Gatekeeper")
    game.accept()
    assert game.you.board == ["Infernal Gatekeeper", "Demon"]
    assert game.you.health == 29
    demon = game.champion("Demon")
    assert (demon.offense, demon.defense, demon.deploying) == (4, 4, True)
    game.could_not_attack()


def test_the_payment_may_be_declined(table):
    game = table(you=Side(hand=["Infernal Gatekeeper"]))
    game.play("Infernal Gatekeeper")
    game.could_decline()
    game.decline()
    assert game.you.board == ["Infernal Gatekeeper"]
    assert game.you.health == 30


def test_an_evil_card_of_cost_1_asks_again_after_it_has_resolved(table):
    """Rules 3.2.5 and 5.18.3: the choice is made when the ability resolves."""
    game = table(
        you=Side(hand=["Drain Essence", "Wither"], board=["Infernal Gatekeeper"]), opponent=Side(board=["White Knight"])
    )
    game.play("Drain Essence")
    game.choose("White Knight")
    assert game.opponent.discard_pile == ["White Knight"]
    game.accept()
    assert game.you.board == ["Infernal Gatekeeper", "Demon"]
    assert game.you.health == 38


def test_a_second_gatekeeper_pays_for_its_tribute_and_for_the_ally_of_the_first(table):
    """The one that is played is no ally of itself: two abilities, not three."""
    game = table(you=Side(hand=["Infernal Gatekeeper"], board=["Infernal Gatekeeper"]))
    game.play("Infernal Gatekeeper")
    game.accept()
    game.decline()
    assert game.moment == "main"
    assert game.you.board == ["Infernal Gatekeeper", "Infernal Gatekeeper", "Demon"]
    assert game.you.health == 29


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_trigger_it(table):
    """Rule 5.18: a card that you play from hand, evil, of cost {1}."""
    game = table(
        you=Side(hand=["Word of Summoning", "Inner Peace"], board=["Infernal Gatekeeper"]),
        opponent=Side(hand=["Bitten"]),
    )
    game.play("Word of Summoning")
    assert game.moment == "main"
    game.play("Inner Peace")
    assert game.moment == "main"
    assert game.you.health == 40
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert game.decider == "opponent"
    assert game.moment == "end-offer"
    assert game.you.board == ["Infernal Gatekeeper", "Demon"]


def test_its_last_health_may_be_paid(table):
    game = table(you=Side(hand=["Infernal Gatekeeper"], health=1))
    game.play("Infernal Gatekeeper")
    game.accept()
    assert (game.winner, game.ended_by) == ("opponent", "health")


def test_in_battle_it_is_9_by_9(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Infernal Gatekeeper"]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.block("Infernal Gatekeeper")
    game.go_to("main")
    assert game.you.discard_pile == ["Infernal Gatekeeper"]
    assert game.opponent.discard_pile == ["White Knight"]
