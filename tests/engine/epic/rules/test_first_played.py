"""The first card of a cost that one has played this turn."""

import pytest

from engine.epic import language as lang
from engine.epic.positions.notation import read, write
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side

WILL = lang.Card(
    "Made-up Will", lang.EVIL, 1, lang.WHITE, lang.EVENT,
    effect=lang.If(lang.FirstPlayed(1), lang.GainGold(1), lang.LoseHealth(1)),
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(WILL):
        yield


def test_the_first_card_of_its_cost_counts_itself(table):
    game = table(you=Side(hand=["Made-up Will", "Made-up Will", "Muse"]))
    game.play("Muse")  # of cost 0
    game.play("Made-up Will")
    assert (game.you.gold, game.you.health) == (1, 30)
    game.play("Made-up Will")
    assert (game.you.gold, game.you.health) == (0, 29)


def test_cards_played_earlier_count_and_those_of_the_opponent_do_not(table):
    game = table(you=Side(hand=["Made-up Will"]), opponent=Side(played=["Kong", "Kong"]))
    game.play("Made-up Will")
    assert game.you.gold == 1
    game = table(you=Side(hand=["Made-up Will"], played=["Kong"]))
    game.play("Made-up Will")
    assert game.you.health == 29


def test_4_5_2d_the_next_turn_begins_at_none(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Made-up Will"], gold=0, played=["Kong"]))
    game.you.passes()
    game.play("Made-up Will")
    assert game.you.gold == 1


def test_the_notation_tells_how_many_were_played():
    text = (
        "turn=3 active=0 first=0 moment=main seat=0 / health=30 gold=1 hand=Kong board=- discard=- deck=Rage "
        "played0=2*evil+wild played1=good / health=30 gold=1 hand=- board=- discard=- deck=Rage"
    )
    assert read(text).cards_played == [2, 1, 0, 0]
    assert write(read(text)) == text
