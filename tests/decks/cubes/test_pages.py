"""Pages of cubes: what they show to whom, what is typed and uploaded, files out and in, and how often they ask."""

import json
import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test.utils import CaptureQueriesContext

from decks.collection import domain as collections
from decks.cubes import domain, of_the_site
from decks.cubes.models import Cube, CubeVersion
from engine.games import DEFAULT
from tests.decks.pages import FURIOS, LIST, MARKUP, text_of

pytestmark = pytest.mark.django_db
CARDS = {"Kong": 3, "Fire Shaman": 3, "Flame Strike": 2}
OWN = ["edit/", "details/", "delete/", "versions/1/note/"]
SHARED = ["", "versions/", "versions/1/", "versions/1..2/", "?view=text", "?view=table"]
FILES = ["cube.txt", "cube.csv", "cube.json"]


def at(cube, rest=""):
    return f"/cubes/{cube.slug}/{rest}"


def paste(browser, lines=LIST, address="/cubes/new/", **more):
    return browser.post(address, {"name": "Apes", "lines": lines, "do": "save", **more})


@pytest.fixture
def cube(new_cube, ann):
    """A private cube of Ann with two versions."""
    cube = new_cube(ann, CARDS, description="# Big **apes** [[Kong]]" + MARKUP)
    domain.save(slug=cube.slug, person=ann, base=1, cards=CARDS | {"Lash": 60}, note="whips", game=DEFAULT)
    cube.refresh_from_db()
    return cube


# --- making ----------------------------------------------------------------------------------------------------------


def test_a_guest_makes_a_cube_from_a_list(client):
    response = paste(client, "# Apes\n" + LIST)
    cube = Cube.objects.get()
    assert response["Location"] == at(cube)
    html = text_of(client.get(at(cube)))
    assert "Version 1 is saved: 8 cards." in html
    assert "<b>280 are missing</b>" in html
    assert "64 wild</span>" in html
    assert "Enough for a Cube Draft" not in html
    assert 'href="/cubes/' + cube.slug in text_of(client.get("/cubes/"))


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("", "This list has no cards."),
        ("3 Kogn", "could not be read"),
        ("61 Kong", "could not be read"),
        ("60 Kong\n" * 34, "could not be read"),
        (f"3 Kong\nDeity: {FURIOS}\nHelena, the Valiant", "2 lines could not be read"),
        (f"3 Kong\n{FURIOS}", f"{FURIOS} is a deity. Deities are never dealt: remove this line."),
        ("x" * 60_001, "The maximum is 60000"),
        ("https://example.org/", "is not a deck or a cube on this site"),
        ('{"cards": ', "This looks like JSON but has an error"),
        ("\0", "cannot be stored"),
    ],
)
def test_what_is_no_cube_is_said_and_kept(client, lines, says):
    response = paste(client, lines)
    assert says in text_of(response)
    assert not Cube.objects.exists()


def test_names_that_were_meant_are_put_in(client):
    assert "3 Kong" in text_of(paste(client, "3 Kogn", do="correct"))
    paste(client, "3 Kogn\n1 Lash", do="keep")
    assert CubeVersion.objects.get().cards == {"Lash": 1}
    assert "3 Kogn" in CubeVersion.objects.get().note


@pytest.mark.parametrize("heading", ["Sideboard", "Maybeboard", "SB: 2 Fumble"])
def test_what_a_list_sets_apart_is_no_part_of_a_cube(client, heading):
    lines = f"3 Kong\n{heading}\n1 Lash" if ":" not in heading else f"3 Kong\n{heading}"
    last = lines.rpartition("\n")[2]
    assert "a cube is one list" in text_of(paste(client, lines))
    assert "1 line was left out and kept in the note" in text_of(
        client.get(paste(client, lines, do="keep")["Location"])
    )
    version = CubeVersion.objects.get()
    assert (version.cards, last in version.note) == ({"Kong": 3}, True)


@pytest.mark.parametrize("file", FILES)
def test_what_goes_out_comes_in_again_the_same(client, ann_browser, cube, file):
    exported = ann_browser.get(at(cube, file))
    assert exported["Content-Disposition"] == f'attachment; filename="apes.{file.partition(".")[2]}"'
    uploaded = SimpleUploadedFile(file, exported.content)
    client.post("/cubes/new/", {"file": uploaded, "do": "save"})
    made = Cube.objects.exclude(pk=cube.pk).get()
    assert made.versions.get().cards == cube.versions.get(number=2).cards
    if file != "cube.csv":
        assert made.name == cube.name
    if file == "cube.json":
        assert made.description == cube.description


def test_a_link_to_a_cube_or_a_deck_brings_its_cards(client, ann_browser, cube, new_deck, ann):
    link = f"http://testserver{at(cube)}"
    assert "does not exist" in text_of(paste(client, link))
    Cube.objects.update(visibility="unlisted")
    paste(client, link)
    assert Cube.objects.exclude(pk=cube.pk).get().size == cube.size
    deck = new_deck(ann, {"Lash": 2}, visibility="unlisted")
    paste(client, f"http://testserver/decks/{deck.slug}/")
    assert Cube.objects.first().versions.get().cards == {"Lash": 2}


def test_an_old_version_can_be_exported_and_nothing_else(ann_browser, cube):
    said = json.loads(ann_browser.get(at(cube, "cube.json?version=1")).content)
    assert said["cards"] == CARDS
    assert ann_browser.get(at(cube, "cube.exe")).status_code == 404
    assert ann_browser.get(at(cube, "cube.txt?version=9")).status_code == 404


# --- changing --------------------------------------------------------------------------------------------------------


def test_a_cube_is_edited_described_and_deleted(ann_browser, cube):
    assert "60 Lash" in text_of(ann_browser.get(at(cube, "edit/")))
    paste(ann_browser, "2 Kong", at(cube, "edit/"), base=2, note="less")
    stale = text_of(paste(ann_browser, "1 Kong", at(cube, "edit/"), base=2, seen=2))
    assert "was saved somewhere else" in stale
    assert f'href="{at(cube, "versions/2..3/")}"' in stale
    ann_browser.post(at(cube, "details/"), {"name": "Small", "visibility": "public", "description": "New"})
    cube.refresh_from_db()
    assert (cube.name, cube.visibility, cube.description, cube.number) == ("Small", "public", "New", 3)
    assert "Give the cube a name." in text_of(ann_browser.post(at(cube, "details/"), {"visibility": "public"}))
    ann_browser.post(at(cube, "versions/1/restore/"))
    ann_browser.post(at(cube, "versions/1/note/"), {"note": "first"})
    assert CubeVersion.objects.get(number=4).cards == CARDS
    assert CubeVersion.objects.get(number=1).note == "first"
    assert Cube.objects.exists()
    ann_browser.post(at(cube, "delete/"))
    assert not Cube.objects.exists()


def test_the_owner_chooses_the_cover_and_tiles_show_it(client, ann_browser, cube):
    address, about = at(cube, "details/"), {"name": "Apes", "visibility": "public"}
    offered = text_of(ann_browser.get(address))
    assert [f'<option value="{name}"' in offered for name in ("", "Kong", "Lash", "Rage")] == [True, True, True, False]
    for wrong in ("Rage", FURIOS, "Kong\0"):
        assert "Choose a card of this cube." in text_of(ann_browser.post(address, about | {"cover": wrong}))
    for chosen, seen in (("", "kong"), ("Lash", "lash")):
        ann_browser.post(address, about | {"cover": chosen})
        for browser in (ann_browser, client):
            tile = text_of(browser.get("/cubes/")).partition('<li class="deck-entry')[2].partition("</li>")[0]
            assert re.findall(r"-([a-z]+)-small.webp\" srcset", tile) == [seen]
            assert all(said in tile for said in (" wild</span>", "68 cards", "version 2", str(cube.touched.year)))


def test_two_versions_are_compared(ann_browser, cube):
    response = ann_browser.get(at(cube, "compare/?one=1&two=2"))
    assert response["Location"] == at(cube, "versions/1..2/")
    html = text_of(ann_browser.get(response["Location"]))
    assert "8 cards in both." in html
    assert "+60" in html
    assert "Note on version 2" in html
    assert ann_browser.get(at(cube, "compare/?one=x&two=99999999999"))["Location"] == at(cube, "versions/2..2/")
    assert ann_browser.get(at(cube, "versions/1..3/")).status_code == 404


# --- who sees what ---------------------------------------------------------------------------------------------------


def test_a_private_cube_is_nobody_elses(client, browser_of, bob, cube):
    for browser in (client, browser_of(bob)):
        for rest in (*OWN, *SHARED, *FILES):
            assert browser.get(at(cube, rest)).status_code == 404, rest
        for rest in ("copy/", "versions/1/restore/", *OWN):
            assert browser.post(at(cube, rest)).status_code == 404, rest
        assert cube.name not in text_of(browser.get("/cubes/"))


def test_what_is_shared_can_be_read_and_not_changed(client, browser_of, bob, cube):
    Cube.objects.update(visibility="unlisted")
    for browser in (client, browser_of(bob)):
        assert [browser.get(at(cube, rest)).status_code for rest in (*SHARED, *FILES)] == [200] * 9
        assert [browser.get(at(cube, rest)).status_code for rest in OWN] == [403] * 4
        assert [browser.post(at(cube, rest)).status_code for rest in (*OWN, "versions/1/restore/")] == [403] * 5
    assert cube.name not in text_of(client.get("/cubes/"))
    Cube.objects.update(visibility="public")
    assert cube.name in text_of(client.get("/cubes/"))
    assert cube.name in text_of(client.get("/cubes/?q=ape"))
    assert "No public cube is called so." in text_of(client.get("/cubes/?q=whales"))
    client.post(at(cube, "copy/"), {"version": "1"})
    assert Cube.objects.exclude(pk=cube.pk).get().versions.get().cards == CARDS


def test_a_description_is_cleaned(ann_browser, cube):
    html = ann_browser.get(at(cube)).content.decode()
    assert "<strong>apes</strong>" in html
    assert 'href="/cards/kong/"' in html
    assert MARKUP not in html


def test_the_official_cube_is_listed_for_everybody(client):
    of_the_site.keep()
    assert "The official cube" in text_of(client.get("/cubes/"))
    html = text_of(client.get("/cubes/site-official/"))
    assert "Enough for a Cube Draft for 8 players, which needs 288 cards." in html
    assert "by Fourfold" in html


def test_the_owner_of_cards_sees_what_is_missing(ann_browser, ann, cube):
    assert "From your collection" not in text_of(ann_browser.get(at(cube)))
    collections.own(person=ann, card="Kong", count=2, game=DEFAULT)
    html = text_of(ann_browser.get(at(cube)))
    assert "You own 2 of 68 cards." in html
    assert "2 of 3 owned" in html


# --- a card's page ---------------------------------------------------------------------------------------------------


def test_a_card_is_added_to_a_cube_or_a_new_one(client, ann_browser, browser_of, bob, cube):
    assert "Apes, has 3" in text_of(ann_browser.get("/cards/kong/"))
    response = ann_browser.post("/cards/kong/cube/", {"cube": cube.slug, "count": "2"}, follow=True)
    assert "The cube “Apes” has 5 copies of Kong now, and 70 cards in all." in text_of(response)
    response = client.post("/cards/kong/cube/?q=ape", {"cube": "new"}, follow=True)
    assert "The cube “New cube” has 1 copy of Kong now, and 1 card in all." in text_of(response)
    assert response.redirect_chain == [("/cards/kong/?q=ape", 302)]
    for wrong in ({"cube": cube.slug}, {"cube": "x\0y"}, {}):
        assert "does not exist" in text_of(browser_of(bob).post("/cards/kong/cube/", wrong, follow=True))
    assert ann_browser.post("/cards/furios-father-of-nature/cube/", {"cube": cube.slug}).status_code == 404
    assert "Add to a cube" not in text_of(client.get("/cards/furios-father-of-nature/"))
    assert CubeVersion.objects.filter(cube=cube).latest("number").cards["Kong"] == 5


# --- how often they ask ----------------------------------------------------------------------------------------------


def asked(browser, address):
    with CaptureQueriesContext(connection) as found:
        assert browser.get(address).status_code == 200
    return len(found)


def test_pages_ask_as_often_for_many_as_for_few(ann_browser, ann, bob, new_cube, cube):
    addresses = ["/cubes/", "/cubes/?q=more", "/cubes/new/", *(at(cube, rest) for rest in (*OWN, *SHARED))]

    def furnish(count):
        for number in range(count):
            new_cube((ann, bob)[number % 2], name=f"more {number}", visibility="public")
            cube.refresh_from_db()
            cards = {"Kong": number % 5 + 1, "Lash": 2}
            domain.save(slug=cube.slug, person=ann, base=cube.revision, cards=cards, note="note", game=DEFAULT)

    furnish(6)
    before = {address: asked(ann_browser, address) for address in addresses}
    furnish(24)
    assert {address: asked(ann_browser, address) for address in addresses} == before
    assert max(before.values()) <= 11
