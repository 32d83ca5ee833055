"""Costs of powers that no card of the base set has, on cards made up here (3.5.3, 3.6.2, 1.7.3)."""

import pytest

from engine.epic import language as lang
from engine.epic.text.printed import card_text, discard_text
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side


def made_up(name, *abilities, discard=()):
    return lang.Card(
        name, lang.EVIL, 0, lang.WHITE, lang.CHAMPION, "human", 1, 1, abilities=tuple(abilities), discard=tuple(discard)
    )


BLEEDER = made_up("Made-up Bleeder", lang.Power((lang.PayHealth(3),), lang.Draw()))
THINKER = made_up("Made-up Thinker", lang.Power((lang.DiscardCards(2),), lang.Draw()))
DIGGER = made_up("Made-up Digger", lang.Power((lang.EXPEND, lang.BanishDiscarded(2)), lang.Draw()))
RISER = made_up("Made-up Riser", discard=(lang.Power((lang.BanishDiscarded(1),), lang.Recall()),))


@pytest.fixture(autouse=True, scope="module")
def known_cards():
    with known(BLEEDER, THINKER, DIGGER, RISER):
        yield


def test_health_is_paid_as_long_as_there_is_enough(table):
    game = table(you=Side(health=6, board=["Made-up Bleeder"], top=["Kong", "Lash"]))
    game.use("Made-up Bleeder")
    assert (game.you.health, game.you.hand) == (3, ["Kong"])


def test_health_that_is_not_there_cannot_be_paid(table):
    game = table(you=Side(health=2, board=["Made-up Bleeder"]))
    game.could_not_use("Made-up Bleeder")


def test_who_pays_the_last_health_loses(table):
    game = table(you=Side(health=3, board=["Made-up Bleeder"], top=["Kong"]))
    game.use("Made-up Bleeder")
    assert game.winner == "opponent"
    assert game.you.hand == []


def test_cards_to_discard_are_chosen_and_must_be_there(table):
    """1.7.3: without the cards the power may not be used."""
    game = table(you=Side(hand=["Kong", "Lash", "Muse"], board=["Made-up Thinker"], top=["Hurricane"]))
    game.use("Made-up Thinker")
    game.discard("Kong", "Muse")
    assert game.you.hand == ["Hurricane", "Lash"]
    assert game.you.discard_pile == ["Kong", "Muse"]
    game = table(you=Side(hand=["Kong"], board=["Made-up Thinker"]))
    game.could_not_use("Made-up Thinker")


def test_cards_of_the_discard_pile_are_banished_to_pay(table):
    game = table(you=Side(board=["Made-up Digger"], discard=["Kong", "Lash", "Muse"], deck=["Hurricane"]))
    game.use("Made-up Digger")
    game.choose("Kong", "Muse")
    assert game.you.discard_pile == ["Lash"]
    assert game.you.hand == ["Hurricane"]
    assert sorted(game.you.deck) == ["Kong", "Muse"]
    assert game.champion("Made-up Digger").expended
    game = table(you=Side(board=["Made-up Digger"], discard=["Kong"]))
    game.could_not_use("Made-up Digger")


def test_a_card_does_not_pay_for_its_own_power_of_the_discard_pile(table):
    game = table(you=Side(discard=["Made-up Riser"]))
    game.could_not_use("Made-up Riser")
    game = table(you=Side(discard=["Made-up Riser", "Kong"], deck=["Lash"]))
    game.use("Made-up Riser")
    assert (game.you.hand, game.you.bottom) == (["Made-up Riser"], ["Kong", "Lash"])


def test_costs_print():
    assert card_text(BLEEDER) == "Pay 3 health: Draw a card."
    assert card_text(THINKER) == "Discard two cards: Draw a card."
    assert card_text(DIGGER) == "{expend}, Banish two cards from your discard pile: Draw a card."
    assert discard_text(RISER) == "Banish another card from your discard pile: Recall"
