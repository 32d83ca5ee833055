"""Tokens that are copies of a card (2.3.6): the card's row without the card."""

import pytest

from engine.epic import language as lang
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side, in_play

DOUBLER = lang.Card(
    "Made-up Doubler", lang.SAGE, 1, lang.WHITE, lang.CHAMPION, "construct", 4, 5,
    abilities=(
        lang.BLITZ,
        lang.Tribute(lang.GainHealth(2)),
        lang.Whenever(lang.On.BROKEN, lang.If(lang.THIS_IN_DISCARD, lang.Recall(), lang.LoseHealth(3))),
        lang.Power((lang.EXPEND,), lang.PutCopy()),
    ),
    discard=(lang.Whenever(lang.On.INTO_DISCARD, lang.Draw()),),
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(DOUBLER):
        yield


def test_a_copy_is_as_the_card_is_printed_and_enters_play_as_any_champion_does(table):
    game = table(you=Side(board=[in_play("Made-up Doubler", counters=2, damage=1)]))
    game.use("Made-up Doubler")
    assert game.you.board == ["Made-up Doubler", "Made-up Doubler"]
    copy = game.champion("Made-up Doubler#2")
    assert (copy.token, copy.offense, copy.defense, copy.counters, copy.damage) == (True, 4, 5, 0, 0)
    assert (copy.keywords, copy.deploying, copy.prepared) == ({"blitz"}, True, True)
    assert not game.champion("Made-up Doubler").token
    assert game.you.health == 32  # tribute


def test_a_copy_copies_itself(table):
    game = table(you=Side(board=[in_play("Made-up Doubler", token=True)]))
    game.use("Made-up Doubler")
    assert game.champion("Made-up Doubler#2").token


def test_2_3_5a_a_copy_that_is_broken_triggers_and_goes_nowhere(table):
    game = table(you=Side(hand=["Lash"], gold=0, board=[in_play("Made-up Doubler", token=True, damage=4)]))
    game.play("Lash")
    assert (game.you.board, game.you.discard_pile, game.you.hand) == ([], ["Lash"], [])
    assert game.you.health == 27  # there is no card to recall


def test_the_card_itself_is_recalled(table):
    game = table(you=Side(hand=["Lash"], gold=0, board=[in_play("Made-up Doubler", damage=4)], deck=["Kong"]))
    game.play("Lash")
    game.trigger("Made-up Doubler: When this card is broken")
    assert (game.you.health, game.you.hand) == (30, ["Kong", "Made-up Doubler"])


def test_h3_a_copy_of_a_card_of_cost_1_costs_0(table):
    game = table(you=Side(board=["Time Bender"]), opponent=Side(board=[in_play("Kong", token=True), "Thundarus"]))
    game.use("Time Bender", "Banish")
    assert (game.opponent.board, game.opponent.bottom[0]) == (["Thundarus"], "Burrowing Wurm")


def test_what_asks_for_cards_passes_a_copy_by(table):
    game = table(you=Side(hand=["Inheritance of the Meek"]), opponent=Side(board=[in_play("Kong", token=True), "Muse"]))
    game.play("Inheritance of the Meek")
    game.mode("Banish all")
    assert game.opponent.board == ["Kong"]
