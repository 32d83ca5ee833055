"""Removed from play and returned to it: a new champion under its owner's control."""

import pytest

from engine.epic import language as lang
from engine.epic.views.story import entries
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side, in_play

BLINK = lang.Card(
    "Made-up Blink", lang.SAGE, 0, lang.WHITE, lang.EVENT,
    effect=(lang.ReturnToPlay(lang.Target(lang.CHAMPION)), lang.Gain(lang.IT, lang.BLITZ)),
)  # fmt: skip
GREETER = lang.Card(
    "Made-up Greeter", lang.GOOD, 1, lang.WHITE, lang.CHAMPION, "human", 3, 3,
    abilities=(lang.UNBANISHABLE, lang.Tribute(lang.GainHealth(2)), lang.Loyalty(1, lang.Draw())),
)  # fmt: skip
FLASH = lang.Card(
    "Made-up Flash", lang.SAGE, 0, lang.WHITE, lang.EVENT,
    effect=lang.IfYouDo(lang.ReturnToPlay(lang.Each(lang.YOUR_CHAMPION)), lang.GainHealth(5)),
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(BLINK, GREETER, FLASH):
        yield


def test_it_is_a_new_champion_whose_tribute_and_loyalty_trigger(table):
    board = [in_play("Made-up Greeter", damage=2, counters=1, expended=True, gained="airborne", offense=4)]
    game = table(you=Side(hand=["Made-up Blink", "Noble Unicorn"], board=board, deck=["Kong"]))
    before = game.champion("Made-up Greeter").id
    game.play("Made-up Blink")
    game.trigger("Made-up Greeter: Loyalty")
    game.reveal("Noble Unicorn")
    greeter = game.champion("Made-up Greeter")
    assert greeter.id != before
    assert (greeter.damage, greeter.counters, greeter.offense, greeter.prepared) == (0, 0, 3, True)
    assert (greeter.keywords, greeter.deploying) == ({"unbanishable", "blitz"}, True)
    assert (game.you.health, game.you.hand) == (32, ["Kong", "Noble Unicorn"])


def test_it_returns_under_its_owners_control_and_a_loan_is_over(table):
    loan = in_play("Kong", owner="opponent", returns_to="opponent")
    game = table(you=Side(hand=["Made-up Blink"], board=[loan]), opponent=Side(board=["Muse"]))
    game.play("Made-up Blink")
    game.choose("Kong")
    game.opponent.choose("Muse")  # its tribute, under its owner's control
    assert (game.you.board, game.opponent.board) == ([], ["Kong"])
    assert game.champion("Kong").keywords == {"blitz"}


def test_2_3_5_a_token_does_not_come_back(table):
    game = table(you=Side(hand=["Made-up Blink"]), opponent=Side(board=["Human", in_play("Kong", token=True)]))
    game.play("Made-up Blink")
    game.could_choose("Human", "Kong")
    game.choose("Kong")
    assert game.opponent.board == ["Human"]
    assert game.champion("Human").keywords == set()  # nothing gained blitz


def test_4_4_12_it_leaves_the_battle(table):
    attackers = [in_play("Burrowing Wurm", attacking=True, expended=True), in_play("Muse", attacking=True)]
    game = table(moment="before-blocks", you=Side(hand=["Made-up Blink"], board=attackers))
    game.play("Made-up Blink")
    game.choose("Burrowing Wurm")
    assert not game.champion("Burrowing Wurm").attacking
    assert game.champion("Muse").attacking


def test_all_leave_before_any_returns(table):
    """Standard Bearer is not in play when the damaged champion comes back; nobody is broken on the way."""
    game = table(you=Side(hand=["Made-up Flash"], board=["Standard Bearer", in_play("Made-up Greeter", damage=2)]))
    game.play("Made-up Flash")
    assert game.you.board == ["Standard Bearer", "Made-up Greeter"]
    game.trigger("Made-up Greeter: Tribute")
    game.trigger("Made-up Greeter: Loyalty")
    assert game.you.health == 37
    game = table(you=Side(hand=["Made-up Flash"]))
    game.play("Made-up Flash")
    assert game.you.health == 30  # nothing was done


def test_the_story_tells_both_halves(table):
    game = table(you=Side(hand=["Made-up Blink"]), opponent=Side(board=["Burrowing Wurm"]))
    game.play("Made-up Blink")
    story = [entry["text"] for entry in entries(game.game, 0)]
    assert story[2:4] == [
        "[[Burrowing Wurm]] is removed from play.",
        "[[Burrowing Wurm]] enters play under your opponent's control.",
    ]
