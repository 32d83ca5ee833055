"""The pages around the builder: who may build on a deck, and how one begins."""

import re
from html import unescape

import pytest

from decks.collection import domain as collections
from decks.models import Deck
from engine.games import DEFAULT
from people.persons import KEY, Person
from tests.decks.conftest import CARDS

pytestmark = pytest.mark.django_db


def build(client, deck):
    return client.get(f"/decks/{deck.slug}/build/")


def text_of(response, status=200):
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def test_a_stranger_begins_an_empty_deck_that_is_theirs_and_grows(client):
    response = client.post("/decks/new/build/")
    deck = Deck.objects.get()
    assert (response.status_code, response["Location"]) == (302, f"/decks/{deck.slug}/build/")
    assert deck.belongs_to(Person(client.session[KEY]))
    assert (deck.name, deck.format_key, deck.visibility, deck.size) == ("New deck", "constructed", "private", 0)
    version = deck.versions.get()
    assert (version.cards, version.autosave) == ({}, True)
    assert "<h1>Build New deck</h1>" in text_of(client.get(response["Location"]))


def test_to_look_at_the_way_makes_no_deck(client):
    assert client.get("/decks/new/build/").status_code == 405
    assert not Deck.objects.exists()


def test_the_page_names_the_deck_and_what_the_builder_needs(browser_of, ann, new_deck):
    deck = new_deck(ann, name='<b onclick="x">Apes</b>')
    page = build(browser_of(ann), deck)
    said = text_of(page)
    assert "<b onclick" not in page.content.decode()
    assert f'data-slug="{deck.slug}"' in said
    assert 'data-api="/api/"' in said
    assert re.search(r'data-token="\w{64}"', said)
    assert "<noscript>" in said
    assert f'<a href="/decks/{deck.slug}/edit/">Edit as text</a>' in said
    assert page["Cache-Control"].startswith("max-age=0")


def test_the_page_says_whether_whoever_asks_keeps_a_collection(browser_of, ann, bob, new_deck):
    collections.own(person=ann, card="Kong", count=1, game=DEFAULT)
    for person, owns in ((ann, "yes"), (bob, "")):
        deck = new_deck(person)
        said = text_of(build(browser_of(person), deck))
        assert f'data-owns="{owns}"' in said
        assert f'data-missing="/collection/missing/{deck.slug}/"' in said


@pytest.mark.parametrize("visibility", ["unlisted", "public"])
def test_who_may_only_read_a_deck_is_offered_a_copy(browser_of, client, ann, bob, new_deck, visibility):
    deck = new_deck(ann, visibility=visibility)
    for browser in (browser_of(bob), client):
        said = text_of(build(browser, deck), 403)
        assert "Copy and build" in said
        assert "data-slug" not in said


def test_a_private_deck_of_somebody_else_is_not_there(browser_of, client, ann, bob, new_deck):
    deck = new_deck(ann)
    for browser in (browser_of(bob), client):
        assert build(browser, deck).status_code == 404


def test_a_copy_to_build_on_opens_in_the_builder(browser_of, ann, bob, new_deck):
    deck = new_deck(ann, visibility="public")
    response = browser_of(bob).post(f"/decks/{deck.slug}/copy/", {"build": "1"})
    made = Deck.objects.of(bob).get()
    assert response["Location"] == f"/decks/{made.slug}/build/"
    assert made.versions.get().cards == CARDS


def test_the_pages_of_decks_lead_to_the_builder(browser_of, ann, bob, new_deck):
    deck = new_deck(ann, visibility="public")
    link = f'<a class="button primary" href="/decks/{deck.slug}/build/">Build</a>'
    assert link in text_of(browser_of(ann).get(f"/decks/{deck.slug}/"))
    others = text_of(browser_of(bob).get(f"/decks/{deck.slug}/"))
    assert link not in others
    assert "Copy and build" in others
    begin = '<form method="post" action="/decks/new/build/">'
    for address in ("/decks/", "/decks/new/"):
        for person in (ann, bob):
            assert begin in text_of(browser_of(person).get(address))
