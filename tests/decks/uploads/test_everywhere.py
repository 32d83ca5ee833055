"""A picture of one's own is shown wherever its owner looks: by the server in what it writes, and by pages that draw
faces themselves, which are told of it. Nobody else is, and nothing that others may keep."""

import json
import re

import pytest
from django.test import Client

from decks.comments import domain as comments
from decks.cubes import domain as cubes
from decks.uploads import domain
from drafts import domain as drafts
from drafts.reading import Options
from engine.epic.construction import preconstructed
from engine.epic.limited import plan
from engine.games import DEFAULT
from people.persons import Person
from playtest import domain as tables
from playtest import positions
from playtest.domain import NewPlayer
from playtest.watching.terms import Watch
from tests.decks.uploads.conftest import plain
from tests.drafts.players import NOON

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("data_dir")]
FILE = plain()


@pytest.fixture
def anns(ann):
    """Ann's picture of Kong."""
    return domain.put(person=ann, card="Kong", content=FILE)


@pytest.fixture
def drawing_pages(ann, new_deck):
    """Pages that draw faces themselves, all of which Ann may open."""
    players = NewPlayer(ann, name="Ann"), NewPlayer(bot="random", name="Bot")
    shown = NewPlayer(Person("cat"), name="Cat"), NewPlayer(Person("dan"), name="Dan")
    decks = preconstructed("wild"), preconstructed("evil")
    over = tables.create_table(players=shown, decks=decks, first=0, watch=Watch("all", 2, "watched"), game="epic")
    tables.concede(slug=over.slug, seat=0, at=positions.current(over).choices)
    own = tables.create_table(players=players, decks=decks, first=0, game="epic")
    lost = tables.create_table(players=players, decks=decks, first=0, game="epic")
    tables.concede(slug=lost.slug, seat=0, at=positions.current(lost).choices)
    options = Options(clock="none")
    pod = drafts.create(person=ann, setup=plan("pack"), options=options, sits=True, shown="Ann", now=NOON, game=DEFAULT)
    return [
        f"/decks/{new_deck(ann).slug}/build/",
        f"/drafts/{pod.slug}/",
        f"/table/{own.slug}/",
        f"/table/{lost.slug}/replay/",
        "/replay/",
        "/watch/watched/",
        "/watch/watched/1/replay/",
    ]


def pictures_in(response):
    """What a page is told of pictures; None where it is told nothing."""
    assert response.status_code == 200
    found = re.search(r'<script id="own-pictures" type="application/json">(.*?)</script>', response.content.decode())
    return found and json.loads(found[1])


def test_pages_that_draw_faces_tell_their_owner_and_nobody_else(drawing_pages, ann, bob, anns, browser_of):
    domain.put(person=bob, card="Lash", content=FILE)
    guest, other, own = Client(), browser_of(bob), browser_of(ann)
    for address in drawing_pages:
        page = own.get(address)
        assert pictures_in(page) == {"address": "/pictures/SLUG/SIZE.jpg", "slugs": {"Kong": anns.slug}}, address
        assert "private" in page["Cache-Control"]
        for stranger in (guest, other):
            if (seen := stranger.get(address)).status_code == 200:
                assert anns.slug not in seen.content.decode()
        assert pictures_in(own.get(address)) is not None
    assert pictures_in(guest.get("/replay/")) is None
    domain.remove(person=ann, slug=anns.slug)
    assert [pictures_in(own.get(address)) for address in drawing_pages] == [None] * len(drawing_pages)


def test_they_ask_once_and_for_a_stranger_not_at_all(drawing_pages, anns, ann_browser, django_assert_max_num_queries):
    for address in drawing_pages:
        with django_assert_max_num_queries(100) as asked:
            ann_browser.get(address)
        assert sum("decks_picture" in query["sql"] for query in asked) == 1, address
    with django_assert_max_num_queries(0):
        Client().get("/replay/")


def test_what_is_written_about_decks_and_cubes_shows_it_to_its_owner(new_deck, ann, bob, anns, browser_of):
    text = "[[Kong]] and [[Lash]]"
    deck = new_deck(ann, visibility="public", description=text)
    comment = comments.comment(slug=deck.slug, person=bob, text=text)
    cube = cubes.create(person=ann, game=DEFAULT, name="Apes", cards={"Kong": 1}, visibility="public", description=text)
    pages = f"/decks/{deck.slug}/", f"/cubes/{cube.slug}/", f"/decks/{deck.slug}/comments/{comment.pk}/report/"
    own, other = browser_of(ann), browser_of(bob)
    small = f'class="card-peek"><img src="/pictures/{anns.slug}/small.jpg"'
    for address, times in zip(pages, (2, 1, 1), strict=True):
        shown, seen = own.get(address).content.decode(), other.get(address).content.decode()
        assert shown.count(small) == times
        assert len(re.findall(r'class="card-peek"><img src="/faces/[^"]*lash-small', shown)) == times
        assert "/pictures/" not in seen
        assert len(re.findall(r'class="card-peek"><img src="/faces/', seen)) == 2 * times


def test_whoever_types_what_a_face_is_written_as_gets_no_address(new_deck, ann, anns, ann_browser):
    deck = new_deck(ann, visibility="public", description='<img src="/faces/0123456789abcdef-kong-small.webp">')
    page = ann_browser.get(f"/decks/{deck.slug}/").content.decode()
    assert '&lt;img src="/faces/0123456789abcdef-kong-small.webp"&gt;' in page


def test_what_others_may_keep_has_no_address_of_it(anns, ann_browser, client):
    for address in ("/cards.json", "/api/cards/?page_size=500", "/api/faces/kong/", "/api/cards/kong/"):
        page = ann_browser.get(address)
        assert page.content == client.get(address).content
        assert anns.slug not in page.content.decode()
    for address in ("/cards/?q=kong", "/cards/kong/", "/learn/"):
        mine = ann_browser.get(address)
        assert anns.slug in mine.content.decode()
        assert "private" in mine["Cache-Control"]
    assert "Cache-Control" not in client.get("/cards/?q=kong").headers
