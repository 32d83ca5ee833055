"""Decks and versions as programs make, read and change them; who may is in test_permissions.py."""

import pytest

from decks import domain
from decks.collection import domain as collections
from decks.collection import printed
from decks.formats import domain as formats
from decks.models import Deck
from engine.games import DEFAULT
from people.persons import Person
from tests.decks.conftest import CARDS

pytestmark = pytest.mark.django_db

GUEST = Person("guest")
HELENA = "Helena, the Valiant"
FURIOS = "Furios, Father of Nature"
HOUSE = {"name": "Friday night", "least": 40, "copies": 2}


@pytest.fixture
def guest(program_of):
    return program_of(GUEST)


def slugs(answer):
    return [deck["slug"] for deck in answer["results"]]


def test_a_new_deck_is_told_whole(guest):
    body = {"name": "Apes", "format": "sealed", "cards": {"kong": 3}, "deity": "furios father of nature", "note": "One"}
    made = guest.send("POST", "decks/", body)
    data = made.json()
    kept = Deck.objects.get()
    assert (made.status_code, made["Location"]) == (201, f"/api/decks/{kept.slug}/")
    assert guest.ask("GET", f"decks/{kept.slug}/") == data
    assert {key: data[key] for key in ("name", "format", "house", "cards", "deity", "note", "size", "alignments")} == {
        "name": "Apes",
        "format": "sealed",
        "house": None,
        "cards": {"Kong": 3},
        "deity": FURIOS,
        "note": "One",
        "size": 3,
        "alignments": ["wild"],
    }
    assert (data["number"], data["revision"], data["visibility"], data["built"], data["tags"]) == (
        1,
        1,
        "private",
        False,
        [],
    )
    assert (data["own"], data["owner"], data["url"]) == (True, None, f"/decks/{kept.slug}/")
    assert kept.belongs_to(GUEST)


def test_a_first_deck_makes_a_stranger_a_guest(program_of):
    page = program_of(Person())
    made = page.ask("POST", "decks/", {"name": "Apes"}, status=201)
    assert (made["format"], made["cards"], made["own"]) == ("constructed", {}, True)
    assert slugs(page.ask("GET", "decks/?mine=1")) == [made["slug"]]


def test_a_deck_for_a_house_format_tells_it_in_full(guest):
    made = guest.ask("POST", "decks/", {"name": "Apes", "house": HOUSE}, status=201)
    assert (made["format"], made["house"]["least"], made["house"]["ratio"]) == ("house", 40, True)
    again = guest.ask("PATCH", f"decks/{made['slug']}/", {"format": made["format"], "house": made["house"]})
    assert again["house"] == made["house"]
    assert guest.ask("PATCH", f"decks/{made['slug']}/", {"format": "sealed"})["house"] is None


def test_a_deck_follows_a_saved_format_until_it_is_told_something_else(guest):
    friday = formats.define(person=GUEST, data=HOUSE, game=DEFAULT)
    made = guest.ask("POST", "decks/", {"name": "Apes", "format": friday.key}, status=201)
    path = f"decks/{made['slug']}/"
    assert (made["format"], made["house"]["least"]) == (friday.key, 40)
    formats.change(slug=friday.slug, person=GUEST, data=HOUSE | {"least": 50})
    assert guest.ask("GET", path)["house"]["least"] == 50
    assert [one["format"] for one in guest.ask("GET", "decks/?mine=1")["results"]] == [friday.key]
    kept = guest.ask("PATCH", path, {"name": "More apes"})
    assert (kept["format"], kept["name"]) == (friday.key, "More apes")
    alone = guest.ask("PATCH", path, {"house": kept["house"]})
    assert (alone["format"], alone["house"]) == ("house", kept["house"])
    assert guest.ask("PATCH", path, {"format": friday.key})["format"] == friday.key
    assert guest.ask("PATCH", path, {"format": "sealed"})["house"] is None
    copied = guest.ask("PATCH", path, {"format": friday.key}) and guest.ask("POST", f"{path}copy/", status=201)
    assert copied["format"] == friday.key
    formats.delete(slug=friday.slug, person=GUEST)
    assert (guest.ask("GET", path)["format"], guest.ask("GET", path)["house"]["least"]) == ("house", 50)
    assert guest.ask("PATCH", path, {"format": friday.key}, status=400)["code"] == "format"


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({}, "invalid", "name"),
        ({"name": ""}, "invalid", "name"),
        ({"name": " \t"}, "invalid", "name"),
        ({"name": 7}, "invalid", "name"),
        ({"name": "x" * 81}, "invalid", "name"),
        ({"name": "Apes", "cards": {"Kong": "3"}}, "invalid", "cards.Kong"),
        ({"name": "Apes", "cards": {"Kong": 0}}, "invalid", "cards.Kong"),
        ({"name": "Apes", "cards": {"Kong": True}}, "invalid", "cards.Kong"),
        ({"name": "Apes", "cards": ["Kong"]}, "invalid", "cards"),
        ({"name": "Apes", "maybeboard": {"Kong": 61}}, "invalid", "maybeboard.Kong"),
        ({"name": "Apes", "maybeboard": {"Kong": 10**30}}, "invalid", "maybeboard.Kong"),
        ({"name": "Apes", "maybeboard": [["Kong", 1]]}, "invalid", "maybeboard"),
        ({"name": "Apes", "autosave": 1}, "invalid", "autosave"),
        ({"name": "Apes", "format": "vintage"}, "invalid", "format"),
        ({"name": "Apes", "format": "house"}, "invalid", "house"),
        ({"name": "Apes", "format": "sealed", "house": HOUSE}, "invalid", "house"),
        ({"name": "Apes", "format": "house:mine", "house": HOUSE}, "invalid", "house"),
        ({"name": "Apes", "format": "house:"}, "invalid", "format"),
        ({"name": "Apes", "format": f"house:{'x' * 33}"}, "invalid", "format"),
        ({"name": "Apes", "format": "house:nowhere"}, "format", None),
        ({"name": "Apes", "house": {"name": "x", "leest": 3}}, "invalid", "house"),
        ({"name": "Apes", "crads": {}}, "invalid", "crads"),
        ([], "json", None),
        (None, "invalid", "name"),
        ({"name": "Apes", "format": ["sealed"]}, "invalid", "format"),
        ({"name": "Apes", "cards": {"Knog": 3}}, "cards", None),
        ({"name": "Apes", "cards": {"Kong": 40, "kong": 40}}, "cards", None),
        ({"name": "Apes", "deity": "Kong"}, "deity", None),
    ],
)
def test_what_cannot_be_a_deck_is_named_and_nothing_is_kept(guest, body, code, field):
    problem = guest.ask("POST", "decks/", body, status=400)
    assert problem["code"] == code
    assert problem["detail"].endswith((".", "?"))
    if field is not None:
        assert list(problem["fields"]) == [field]
    assert Deck.objects.count() == 0


def test_saves_grow_a_version_until_one_is_whole(guest, new_deck):
    deck = new_deck(GUEST)
    path = f"decks/{deck.slug}/versions/"
    for base in (1, 2, 3):
        saved = guest.ask("POST", path, {"base": base, "cards": {"Kong": base}, "autosave": True})
        assert (saved["number"], saved["revision"], saved["cards"]) == (2, base + 1, {"Kong": base})
    saved = guest.ask("POST", path, {"base": 4, "cards": {"Lash": 1}, "note": " Done\n"})
    assert (saved["number"], saved["size"], saved["autosave"], saved["note"]) == (3, 1, False, "Done")
    data = guest.ask("GET", path)
    assert [(one["number"], one["cards"]) for one in data["results"]] == [
        (3, {"Lash": 1}),
        (2, {"Kong": 3}),
        (1, CARDS),
    ]
    assert guest.ask("GET", f"{path}1/")["cards"] == CARDS


def test_a_maybeboard_is_saved_and_stays_where_nobody_speaks_of_it(guest):
    body = {"name": "Apes", "cards": {"Kong": 3}, "maybeboard": {"lash": 2}}
    made = guest.ask("POST", "decks/", body, status=201)
    assert (made["maybeboard"], made["size"]) == ({"Lash": 2}, 3)
    versions = f"decks/{made['slug']}/versions/"
    saved = guest.ask("POST", versions, {"base": 1, "cards": {"Kong": 2}})
    assert (saved["maybeboard"], saved["size"], saved["revision"]) == ({"Lash": 2}, 2, 2)
    saved = guest.ask("POST", versions, {"base": 2, "cards": {"Kong": 2}, "maybeboard": {}})
    assert (saved["maybeboard"], saved["number"]) == ({}, 3)
    assert guest.ask("GET", f"{versions}2/")["maybeboard"] == {"Lash": 2}


def test_a_save_on_an_old_revision_says_which_is_the_newest(guest, new_deck):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={"Kong": 1})
    problem = guest.ask("POST", f"decks/{deck.slug}/versions/", {"base": 1, "cards": {}}, status=409)
    assert (problem["code"], problem["number"], problem["revision"]) == ("stale", 2, 2)
    assert guest.ask("GET", f"decks/{deck.slug}/")["cards"] == {"Kong": 1}


def test_what_is_said_about_a_deck_changes_and_the_rest_stays(guest, new_deck):
    deck = new_deck(GUEST, built=True)
    data = guest.ask("PATCH", f"decks/{deck.slug}/", {"visibility": "public", "tags": ["Fast", "apes", "fast"]})
    assert (data["visibility"], data["tags"], data["name"], data["built"]) == ("public", ["apes", "fast"], "Apes", True)
    assert guest.ask("PATCH", f"decks/{deck.slug}/", {"name": "More  apes"})["name"] == "More apes"
    problem = guest.ask("PATCH", f"decks/{deck.slug}/", {"tags": ["x" * 31], "visibility": "private"}, status=400)
    assert list(problem["fields"]) == ["tags[0]"]
    assert guest.ask("GET", f"decks/{deck.slug}/")["visibility"] == "public"


def test_a_note_is_written_anew(guest, new_deck):
    deck = new_deck(GUEST, note="First")
    assert (
        guest.ask("PATCH", f"decks/{deck.slug}/versions/1/", {"note": "Better\n\nby far"})["note"] == "Better\n\nby far"
    )
    assert guest.ask("GET", f"decks/{deck.slug}/")["note"] == "Better\n\nby far"
    assert guest.ask("PATCH", f"decks/{deck.slug}/versions/2/", {"note": ""}, status=404)["code"] == "gone"


def test_a_copy_has_the_cards_of_the_version_asked_for(guest, new_deck):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={"Kong": 1})
    newest = guest.ask("POST", f"decks/{deck.slug}/copy/", status=201)
    oldest = guest.ask("POST", f"decks/{deck.slug}/copy/", {"number": 1}, status=201)
    assert (newest["cards"], oldest["cards"], newest["name"]) == ({"Kong": 1}, CARDS, "Copy of Apes")
    guest.ask("POST", f"decks/{deck.slug}/copy/", {"number": 3}, status=404)


def test_a_deleted_deck_is_gone(guest, new_deck):
    deck = new_deck(GUEST)
    guest.ask("DELETE", f"decks/{deck.slug}/", status=204)
    assert guest.ask("GET", f"decks/{deck.slug}/", status=404)["code"] == "gone"


def test_more_decks_than_are_kept_are_no_bad_input(guest, new_deck, monkeypatch):
    monkeypatch.setattr(domain, "MOST_DECKS", 1)
    new_deck(GUEST)
    assert guest.ask("POST", "decks/", {"name": "Apes"}, status=409)["code"] == "too_many"


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["both", "wild"]),
        ("alignment=wild", ["both", "wild"]),
        ("alignment=wild&alignment=evil", ["both"]),
        ("alignment=wild&only=1", ["wild"]),
        ("alignment=wild&only=false", ["both", "wild"]),
        ("format=sealed", ["both"]),
        ("format=house", []),
        ("tag=Fast", ["wild"]),
        ("card=apocalypse", ["both"]),
        ("order=small", ["both", "wild"]),
        ("order=large", ["wild", "both"]),
        ("order=name&page_size=1&page=2", ["wild"]),
    ],
)
def test_public_decks_by_what_is_asked(stranger, new_deck, query, found):
    new_deck(GUEST, name="wild", visibility="public", tags=["fast"])
    new_deck(GUEST, {"Kong": 1, "Apocalypse": 1}, name="both", format_spec="sealed", visibility="public")
    new_deck(GUEST, name="hidden", visibility="unlisted", tags=["fast"])
    assert [deck["name"] for deck in stranger.ask("GET", f"decks/?{query}")["results"]] == found


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["big", "small"]),
        ("&format=sealed", ["big"]),
        ("&tag=fast&card=kong", ["small"]),
        ("&alignment=evil", ["big"]),
        ("&order=small", ["small", "big"]),
    ],
)
def test_own_decks_by_what_is_asked(guest, new_deck, query, found):
    new_deck(GUEST, {"Kong": 1}, name="small", tags=["fast"])
    new_deck(GUEST, {"Kong": 1, "Apocalypse": 1}, name="big", format_spec="sealed")
    assert [deck["name"] for deck in guest.ask("GET", f"decks/?mine=1{query}")["results"]] == found


@pytest.mark.parametrize(
    ("query", "code"),
    [("card=Knog", "cards"), ("alignment=red", "invalid"), ("format=vintage", "invalid"), ("tag=%00", "invalid")],
)
def test_what_cannot_be_asked_of_decks_is_said(stranger, query, code):
    assert stranger.ask("GET", f"decks/?{query}", status=400)["code"] == code


def test_what_depends_on_who_asks_is_kept_by_no_cache(guest, new_deck):
    deck = new_deck(GUEST, visibility="public")
    formats.define(person=GUEST, data=HOUSE, game=DEFAULT)
    collections.own(person=GUEST, card="Kong", count=1, game=DEFAULT)
    mine = ("cards/", "cards/kong/", "cards/?q=owned>1&fields=name", "formats/")
    for path in ("decks/", "decks/?mine=1", f"decks/{deck.slug}/", "collection/", *mine):
        assert "no-store" in guest.send("GET", path)["Cache-Control"]
    assert "public" in guest.send("GET", "cards/?fields=name")["Cache-Control"]


# --- collections -----------------------------------------------------------------------------------------------------


def test_what_is_owned_is_counted_by_printing(guest):
    data = guest.ask("PATCH", "collection/", {"card": "kong", "count": 3})
    assert data == {"card": "Kong", "set": "Base Set", "count": 3, "owned": 3}
    guest.ask("PATCH", "collection/", {"card": HELENA, "count": 1})
    answer = guest.ask("GET", "collection/?page_size=1")
    home = printed.of("epic").home(HELENA)
    assert (answer["count"], answer["results"]) == (2, [{"card": HELENA, "set": home, "count": 1}])
    assert guest.ask("GET", "collection/?card=kong")["results"] == [{"card": "Kong", "set": "Base Set", "count": 3}]
    assert guest.ask("GET", "collection/?set=Season 1 Promo")["count"] == 0
    guest.ask("PATCH", "collection/", {"card": "Kong", "set": "Base Set", "count": 0})
    assert guest.ask("GET", "collection/?card=kong")["count"] == 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"card": "Knog", "count": 1}, "cards"),
        ({"card": "Kong", "set": "Season 1 Promo", "count": 1}, "printing"),
        ({"card": "Kong", "set": "Tyrants", "count": 1}, "invalid"),
        ({"card": "Kong", "count": 1000}, "invalid"),
        ({"card": "Kong", "count": -1}, "invalid"),
        ({"card": "Kong"}, "invalid"),
    ],
)
def test_what_nobody_can_own_is_said(guest, body, code):
    assert guest.ask("PATCH", "collection/", body, status=400)["code"] == code
    assert guest.ask("GET", "collection/")["count"] == 0
