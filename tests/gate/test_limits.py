"""Nobody fills the site, neither as one nor as ever new guests; a crowd behind one address has room."""

import json

import pytest
from django.test import Client

from drafts.models import Pod
from gate.limits import GAMES, GUESTS, HOUR, Limit, TooOften
from people.persons import KEY
from playtest import domain
from playtest.models import Table
from tests.visitors import read_by_people

pytestmark = pytest.mark.django_db

START = {"my_deck": "good", "bot": "random", "bot_deck": "evil", "first": "me"}
DECK = {"name": "Apes", "format": "constructed", "lines": "3 Kong", "do": "save"}
SHOP, ELSEWHERE = {"REMOTE_ADDR": "192.0.2.1"}, {"REMOTE_ADDR": "192.0.2.2"}


def test_a_guest_begins_so_many_games_within_an_hour_and_keeps_what_was_typed(client, monkeypatch):
    monkeypatch.setattr(domain, "MOST_AN_HOUR", 3)
    for _ in range(3):
        assert client.post("/", START).status_code == 302
    response = client.post("/", START | {"my_list": "3 Kong"})
    assert "You can start at most 3 games per hour." in read_by_people(response)
    assert "3 Kong" in response.content.decode()
    assert Table.objects.count() == 3
    assert Client().post("/", START).status_code == 302


def test_very_many_addresses_do_not_make_the_site_forget_one():
    """A full memory forgets what it has known longest."""
    limit = Limit("tried", HOUR, "Too often.", most=1)
    limit.take("192.0.2.1")
    for number in range(2000):
        limit.take(f"2001:db8:{number:x}::")
    with pytest.raises(TooOften, match="Too often"):
        limit.take("192.0.2.1")


def test_an_hour_later_there_is_room_again(client, monkeypatch):
    monkeypatch.setattr(domain, "MOST_AN_HOUR", 1)
    client.post("/", START)
    Table.objects.update(created="2020-01-01T00:00Z")
    assert client.post("/", START).status_code == 302


def test_ever_new_guests_of_one_address_begin_no_games_without_end(settings):
    settings.CROWD = 1
    for _ in range(GUESTS.room):
        assert Client().post("/", START, **SHOP).status_code == 302
    response = Client().post("/", START | {"my_list": "3 Kong"}, **SHOP)
    assert "Too many new guests from your network address this hour" in read_by_people(response)
    assert "3 Kong" in response.content.decode()
    assert Table.objects.count() == GUESTS.room
    assert Client().post("/", START, **ELSEWHERE).status_code == 302


def test_known_guests_of_one_address_begin_no_games_without_end(settings, client):
    settings.CROWD = 1
    for _ in range(GAMES.room):
        GAMES.take("192.0.2.1")
    assert "Too many games and drafts were started from your network address" in read_by_people(
        client.post("/", START, **SHOP)
    )
    practice = client.post("/drafts/", {"practice": "cube"}, follow=True, **SHOP)
    assert "Too many games and drafts were started from your network address" in read_by_people(practice)
    assert (Table.objects.count(), Pod.objects.count()) == (0, 0)
    assert client.post("/", START, **ELSEWHERE).status_code == 302


def test_playing_again_is_a_game_of_its_address_too(settings, client):
    settings.CROWD = 1
    client.post("/", START, **SHOP)
    table = Table.objects.get()
    domain.concede(slug=table.slug, seat=0, at=0)
    for _ in range(GAMES.room):
        GAMES.take("192.0.2.3")
    answered = client.post(f"/table/{table.slug}/again/", follow=True, REMOTE_ADDR="192.0.2.3")
    assert "Too many games and drafts were started from your network address" in read_by_people(answered)
    assert Table.objects.count() == 1
    assert client.post(f"/table/{table.slug}/again/", **SHOP).status_code == 302
    assert Table.objects.filter(rematch_of=table).exists()


def test_whoever_makes_anything_is_counted_as_a_guest_once(settings, client):
    settings.CROWD = 1
    client.post("/decks/new/", DECK, **SHOP)
    client.post("/decks/new/", DECK, **SHOP)
    for _ in range(GUESTS.room - 1):
        GUESTS.take("192.0.2.1")
    assert client.post("/decks/new/", DECK, **SHOP).status_code == 302
    response = Client().post("/decks/new/", DECK, **SHOP)
    assert "Too many new guests from your network address" in read_by_people(response, 429)
    assert 0 < int(response["Retry-After"]) <= 3600


def test_forty_people_in_a_shop_draft_and_play(settings):
    settings.CROWD = 40  # as it is when nobody says otherwise
    for number in range(40):
        client = Client()
        for _ in range(8):
            GAMES.take("192.0.2.1")
        session = client.session
        session[KEY] = f"guest {number}"
        session.save()
        assert client.post("/drafts/", {"practice": "cube"}, **SHOP).status_code == 302
        assert client.post("/", START, **SHOP).status_code == 302
        assert Client().get("/api/formats/", **SHOP).status_code == 200


def test_ever_new_guests_have_one_budget_by_their_address(settings):
    settings.API_BUDGET, settings.CROWD = 5, 16

    def ask(guest_key, **address):
        client = Client()
        session = client.session
        session[KEY] = guest_key
        session.save()
        return client.get("/api/formats/", **address)

    assert [ask(f"guest {number}", **SHOP).status_code for number in range(10)] == [200] * 10
    refused = ask("one more", **SHOP)
    assert (refused.status_code, json.loads(refused.content)["code"]) == (429, "too_fast")
    assert ask("one more", **ELSEWHERE).status_code == 200
