"""Positions in notation that somebody opens: what is typed is checked, and played from."""

import pytest
from django.test import Client

from engine.epic import new_game
from engine.epic.positions import setup_in, write
from people.persons import Person
from playtest import positions
from playtest.models import Table
from playtest.opening import LONGEST
from playtest.practice.terms import Practice, practice_at
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

POSITION = (
    "turn=5 active=0 first=0 moment=main seat=0"
    " / health=10 gold=1 hand=FlameStrike board=GoldDragon deck=9*HillGiant"
    " / health=12 gold=0 hand=Kong board=CaveTroll deck=9*HillGiant"
)
ANN = Person("ann")


def opened(text=POSITION, **asked):
    return browser_of(ANN).post("/position/", {"text": text, "seat": "0", "bot": "random"} | asked)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_is_played_from_in_either_seat(seat):
    response = opened(seat=str(seat))
    table = Table.objects.get()
    assert response.headers["Location"] == f"/table/{table.slug}/"
    assert [player.bot for player in table.seats] == (["", "random"] if seat == 0 else ["random", ""])
    assert table.seats[seat].belongs_to(ANN)
    positions.forget()  # as after a restart: what is stored leads there
    assert write(positions.current(table)) == write(new_game(setup_in(POSITION, every_window=True), 0))


def test_two_people_at_one_device_play_from_it():
    opened(seat="both", bot="easy")
    table = Table.objects.get()
    assert table.names == ["Player 1", "Player 2"]
    assert all(player.belongs_to(ANN) and player.hot_seat for player in table.seats)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_can_be_played_with_help_against_a_bot(seat):
    opened(seat=str(seat), hints="on")
    assert practice_at(Table.objects.get(), seat) == Practice(hints=True)


@pytest.mark.parametrize("wished", [{"hints": "on"}, {"warns": "on"}])
def test_two_people_at_one_device_have_no_help(wished):
    page = opened(seat="both", **wished)
    assert "In a hot seat there are no hints and no warnings." in read_by_people(page)
    assert not Table.objects.exists()


def test_a_line_that_was_broken_on_its_way_is_read():
    assert opened(f"  {POSITION.replace(' / ', chr(13) + chr(10) + '/ ')}\n").status_code == 302


def test_an_address_brings_a_position_along_and_begins_nothing():
    page = Client().get("/position/", {"text": "turn=5 <b>"}).content.decode()
    assert "turn=5 &lt;b&gt;</textarea>" in page
    assert Table.objects.count() == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Fill this in."),
        ("Kong", "At character 1 of the position"),
        (POSITION.replace("CaveTroll", "CaveTrol"), "the name of a card was expected"),
        (POSITION.replace("9*", "9999*"), "a number from 1 to 400 was expected"),
        (POSITION.replace("health=10", "health=0"), "needs at least 1 health"),
        (f"{POSITION} / health=1", "At character"),
        (POSITION + " " * LONGEST + "x", "The maximum is 20000."),
    ],
)
def test_what_is_no_position_is_answered_in_words_and_stays_as_it_was_typed(text, sentence):
    response = opened(text)
    page = response.content.decode()
    assert response.status_code == 200
    assert sentence in page.replace("&quot;", '"')
    assert text[:30].replace("<", "&lt;") in page
    assert Table.objects.count() == 0


@pytest.mark.parametrize("asked", [{"seat": "2"}, {"bot": "deep blue"}])
def test_seats_and_bots_that_there_are_not_are_refused(asked):
    assert "Choose one of those that are offered." in opened(**asked).content.decode()
    assert Table.objects.count() == 0


def test_a_position_of_more_players_is_refused():
    three = f"players=3 format=free-for-all {POSITION} / health=30 gold=1 hand=- board=- discard=- deck=Kong"
    response = opened(three)
    assert "This position is one of 3 players, and tables here have two." in response.content.decode()
    assert Table.objects.count() == 0


def test_a_position_in_which_each_choice_would_take_long_is_refused():
    crowd = POSITION.replace("board=GoldDragon", "board=20*GoldDragon").replace("board=CaveTroll", "board=21*CaveTroll")
    response = opened(crowd)
    assert "This position has 41 champions in play. At most 40 can be played." in response.content.decode()
    assert Table.objects.count() == 0
    assert opened(crowd.replace("21*", "20*")).status_code == 302
