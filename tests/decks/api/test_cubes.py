"""Cubes and their versions as programs make, read and change them, and what decks have alike: files and comparisons;
who may is in test_permissions.py."""

import pytest

from decks import domain as decks
from decks import saving
from decks.cubes import domain, of_the_site
from decks.cubes.models import Cube, CubeVersion
from engine.epic.catalogue import CARD_OF
from engine.games import DEFAULT
from people.persons import Person
from tests.decks.conftest import CARDS

pytestmark = pytest.mark.django_db

GUEST = Person("guest")
FURIOS = "Furios, Father of Nature"


@pytest.fixture
def guest(program_of):
    return program_of(GUEST)


def names(answer):
    return [cube["name"] for cube in answer["results"]]


# --- making and changing ---------------------------------------------------------------------------------------------


def test_a_new_cube_is_answered_whole(guest):
    made = guest.send("POST", "cubes/", {"name": "Apes", "cards": {"kong": 60}, "note": "One"})
    data, kept = made.json(), Cube.objects.get()
    assert (made.status_code, made["Location"]) == (201, f"/api/cubes/{kept.slug}/")
    assert guest.ask("GET", f"cubes/{kept.slug}/") == data
    created, touched = data.pop("created"), data.pop("touched")
    assert created <= touched
    assert data == {
        "slug": kept.slug,
        "name": "Apes",
        "visibility": "private",
        "cover": "",
        "number": 1,
        "revision": 1,
        "size": 60,
        "alignments": ["wild"],
        "owner": None,
        "own": True,
        "url": f"/cubes/{kept.slug}/",
        "cards": {"Kong": 60},
        "note": "One",
        "description": "",
    }
    assert kept.belongs_to(GUEST)


def test_a_first_cube_makes_a_stranger_a_guest(program_of):
    page = program_of(Person())
    made = page.ask("POST", "cubes/", {"name": "Apes"}, status=201)
    assert (made["cards"], made["own"]) == ({}, True)
    assert names(page.ask("GET", "cubes/?mine=1")) == ["Apes"]


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({}, "invalid", "name"),
        ({"name": " \t"}, "invalid", "name"),
        ({"name": "x" * 81}, "invalid", "name"),
        ({"name": "Apes", "cards": {"Kong": "3"}}, "invalid", "cards.Kong"),
        ({"name": "Apes", "cards": {"Kong": 61}}, "invalid", "cards.Kong"),
        ({"name": "Apes", "cards": {"Kong": 10**30}}, "invalid", "cards.Kong"),
        ({"name": "Apes", "cards": {"Kong": True}}, "invalid", "cards.Kong"),
        ({"name": "Apes", "cards": ["Kong"]}, "invalid", "cards"),
        ({"name": "Apes", "note": "x" * (saving.LONGEST_NOTE + 1)}, "invalid", "note"),
        ({"name": "Apes", "maybeboard": {"Kong": 1}}, "invalid", "maybeboard"),
        ({"name": "Apes", "deity": FURIOS}, "invalid", "deity"),
        ({"name": "Apes", "format": "sealed"}, "invalid", "format"),
        ({"name": "Apes", "visibility": "public"}, "invalid", "visibility"),
        ([], "json", None),
        ({"name": "Apes", "cards": {"Knog": 3}}, "cards", None),
        ({"name": "Apes", "cards": {FURIOS: 1}}, "cards", None),
        ({"name": "Apes", "cards": {"Kong": 40, "kong": 40}}, "cards", None),
        ({"name": "Apes", "cards": dict.fromkeys(list(CARD_OF)[:34], 59)}, "cards", None),
    ],
)
def test_what_cannot_be_a_cube_is_named_and_nothing_is_kept(guest, new_cube, body, code, field):
    cube = new_cube(GUEST)
    problems = [guest.ask("POST", "cubes/", body, status=400)]
    if isinstance(body, dict) and "cards" in body:
        saved = {key: value for key, value in body.items() if key != "name"} | {"base": 1}
        problems.append(guest.ask("POST", f"cubes/{cube.slug}/versions/", saved, status=400))
    for problem in problems:
        assert problem["code"] == code
        assert problem["detail"].endswith((".", "?"))
        assert field is None or list(problem["fields"]) == [field]
    assert Cube.objects.count() == CubeVersion.objects.count() == 1


def test_saves_grow_a_version_until_one_is_whole(guest, new_cube):
    path = f"cubes/{new_cube(GUEST).slug}/versions/"
    for base in (1, 2, 3):
        saved = guest.ask("POST", path, {"base": base, "cards": {"Kong": base}, "autosave": True})
        assert (saved["number"], saved["revision"], saved["cards"]) == (2, base + 1, {"Kong": base})
    saved = guest.ask("POST", path, {"base": 4, "cards": {"Lash": 1}, "note": " Done\n"})
    assert (saved["number"], saved["size"], saved["autosave"], saved["note"]) == (3, 1, False, "Done")
    data = guest.ask("GET", f"{path}?page_size=2")
    assert [(one["number"], one["cards"]) for one in data["results"]] == [(3, {"Lash": 1}), (2, {"Kong": 3})]
    assert (data["count"], guest.ask("GET", f"{path}1/")["cards"]) == (3, CARDS)


def test_a_save_on_an_old_revision_says_which_is_the_newest(guest, new_cube):
    cube = new_cube(GUEST)
    domain.save(slug=cube.slug, person=GUEST, base=1, cards={"Kong": 1}, game=DEFAULT)
    problem = guest.ask("POST", f"cubes/{cube.slug}/versions/", {"base": 1, "cards": {}}, status=409)
    assert (problem["code"], problem["number"], problem["revision"]) == ("stale", 2, 2)
    assert "this cube" in problem["detail"]
    assert guest.ask("GET", f"cubes/{cube.slug}/")["cards"] == {"Kong": 1}


def test_what_is_said_about_a_cube_changes_and_the_rest_stays(guest, new_cube):
    path = f"cubes/{new_cube(GUEST, description='Hairy.').slug}/"
    data = guest.ask("PATCH", path, {"visibility": "public", "cover": "kong"})
    assert (data["visibility"], data["cover"], data["name"], data["description"]) == (
        "public",
        "Kong",
        "Apes",
        "Hairy.",
    )
    assert guest.ask("PATCH", path, {"name": "More  apes"})["name"] == "More apes"
    for wrong in ({"cover": "Xyzzy"}, {"visibility": "shared"}, {"name": ""}, {"tags": ["fast"]}, {"built": True}):
        problem = guest.ask("PATCH", path, {"description": "Lost?"} | wrong, status=400)
        assert problem["code"] == "cover" or list(problem["fields"]) == list(wrong)
    data = guest.ask("PATCH", path, {"cover": ""})
    assert (data["cover"], data["description"], data["visibility"]) == ("", "Hairy.", "public")


def test_a_note_is_written_anew(guest, new_cube):
    path = f"cubes/{new_cube(GUEST, note='First').slug}/"
    assert guest.ask("PATCH", f"{path}versions/1/", {"note": "Better\n\nby far"})["note"] == "Better\n\nby far"
    assert guest.ask("GET", path)["note"] == "Better\n\nby far"
    assert guest.ask("PATCH", f"{path}versions/2/", {"note": ""}, status=404)["code"] == "gone"


def test_a_copy_has_the_cards_of_the_version_asked_for(guest, new_cube):
    cube = new_cube(GUEST)
    domain.save(slug=cube.slug, person=GUEST, base=1, cards={"Kong": 1}, game=DEFAULT)
    newest = guest.ask("POST", f"cubes/{cube.slug}/copy/", status=201)
    oldest = guest.ask("POST", f"cubes/{cube.slug}/copy/", {"number": 1}, status=201)
    assert (newest["cards"], oldest["cards"], newest["name"]) == ({"Kong": 1}, CARDS, "Copy of Apes")
    guest.ask("POST", f"cubes/{cube.slug}/copy/", {"number": 3}, status=404)


def test_a_deleted_cube_is_gone(guest, new_cube):
    cube = new_cube(GUEST)
    guest.ask("DELETE", f"cubes/{cube.slug}/", status=204)
    assert guest.ask("GET", f"cubes/{cube.slug}/", status=404)["code"] == "gone"


def test_more_cubes_than_are_kept_are_no_bad_input(guest, new_cube, monkeypatch):
    monkeypatch.setattr(domain, "MOST_CUBES", 1)
    new_cube(GUEST)
    assert guest.ask("POST", "cubes/", {"name": "Apes"}, status=409)["code"] == "too_many"


def test_the_official_cube_is_read_and_copied_and_changed_by_nobody(guest):
    of_the_site.keep()
    (listed,) = guest.ask("GET", "cubes/?q=official")["results"]
    assert (listed["slug"], listed["owner"], listed["own"], listed["size"]) == ("site-official", None, False, 304)
    for verb, body in (("PATCH", {"name": "Mine"}), ("DELETE", None)):
        assert guest.ask(verb, "cubes/site-official/", body, status=403)["code"] == "not_yours"
    assert guest.ask("POST", "cubes/site-official/copy/", status=201)["size"] == 304


# --- finding ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["More apes", "Apes"]),
        ("q=APES", ["More apes", "Apes"]),
        ("q=more apes", ["More apes"]),
        ("q=", ["More apes", "Apes"]),
        ("q=hidden", []),
        ("card=lash", ["More apes"]),
        ("card=Rage", []),
        ("card=kong&q=apes&page_size=1&page=2", ["Apes"]),
        ("mine=1", []),
    ],
)
def test_public_cubes_by_what_is_asked(stranger, new_cube, query, found):
    new_cube(GUEST, visibility="public")
    new_cube(GUEST, {"Kong": 1, "Lash": 9}, name="More apes", visibility="public")
    new_cube(GUEST, name="hidden", visibility="unlisted")
    new_cube(GUEST, name="private")
    assert names(stranger.ask("GET", f"cubes/?{query}")) == found


def test_own_cubes_by_what_is_asked(guest, new_cube):
    cube = new_cube(GUEST)
    new_cube(Person("other"), name="Theirs", visibility="public")
    domain.save(slug=cube.slug, person=GUEST, base=1, cards={"Lash": 1}, game=DEFAULT)
    assert names(guest.ask("GET", "cubes/?mine=1")) == names(guest.ask("GET", "cubes/?mine=1&card=lash")) == ["Apes"]
    assert names(guest.ask("GET", "cubes/?mine=1&card=kong")) == []


@pytest.mark.parametrize(
    ("query", "code"),
    [("card=Knog", "cards"), ("q=%00", "invalid"), ("mine=maybe", "invalid"), (f"q={'x' * 81}", "invalid")],
)
def test_what_cannot_be_asked_of_cubes_is_said(stranger, query, code):
    assert stranger.ask("GET", f"cubes/?{query}", status=400)["code"] == code


def test_what_depends_on_who_asks_is_kept_by_no_cache(guest, new_cube):
    path = f"cubes/{new_cube(GUEST, visibility='public').slug}/"
    for asked in ("cubes/", path, f"{path}versions/1/", f"{path}file/", f"{path}comparison/?one=1"):
        assert "no-store" in guest.send("GET", asked)["Cache-Control"]


def test_lists_ask_as_often_for_many_as_for_few(guest, new_cube, django_assert_num_queries):
    def asked(most):
        with django_assert_num_queries(most):
            guest.ask("GET", "cubes/?mine=1&card=kong")

    new_cube(GUEST)
    guest.ask("GET", "cubes/?mine=1")
    asked(4)
    for _ in range(9):
        new_cube(GUEST)
    asked(4)


# --- files and comparisons, of decks as well -------------------------------------------------------------------------


@pytest.fixture(params=["decks", "cubes"])
def kept(request, guest, new_deck, new_cube):
    """The address of a deck or a cube with two versions."""
    new, verbs = {"decks": (new_deck, decks), "cubes": (new_cube, domain)}[request.param]
    made = new(GUEST)
    verbs.save(slug=made.slug, person=GUEST, base=1, cards={"Kong": 1, "Lash": 2}, game=DEFAULT)
    return f"{request.param}/{made.slug}/"


@pytest.mark.parametrize("kind", ["txt", "csv", "json"])
def test_what_goes_out_as_a_file_is_read_again_the_same(guest, kept, kind):
    newest = guest.ask("GET", f"{kept}file/?kind={kind}")
    assert (newest["kind"], newest["name"].split(".")[-1], newest["name"].startswith("apes")) == (kind, kind, True)
    assert newest["text"] == guest.client.get(f"/{kept}{kept.split('s/')[0]}.{kind}").content.decode()
    assert guest.ask("POST", "read/", {"text": newest["text"]})["cards"] == {"Kong": 1, "Lash": 2}
    old = guest.ask("GET", f"{kept}file/?kind={kind}&number=1")
    assert guest.ask("POST", "read/", {"text": old["text"]})["cards"] == CARDS


def test_two_versions_are_compared(guest, kept):
    changes = [
        {"card": "Fire Shaman", "one": 3, "two": 0},
        {"card": "Flame Strike", "one": 2, "two": 0},
        {"card": "Kong", "one": 3, "two": 1},
        {"card": "Lash", "one": 0, "two": 2},
    ]
    answer = {"one": 1, "two": 2, "same": 1, "changes": changes, "maybeboard": []}
    assert guest.ask("GET", f"{kept}comparison/?one=1") == guest.ask("GET", f"{kept}comparison/?one=1&two=2") == answer
    assert guest.ask("GET", f"{kept}comparison/?one=2")["changes"] == []


def test_maybeboards_of_decks_are_compared_too(guest, new_deck):
    deck = new_deck(GUEST)
    decks.save(slug=deck.slug, person=GUEST, base=1, cards=CARDS, maybeboard={"Lash": 2})
    answer = guest.ask("GET", f"decks/{deck.slug}/comparison/?one=1")
    assert (answer["changes"], answer["maybeboard"]) == ([], [{"card": "Lash", "one": 0, "two": 2}])


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("file/?kind=exe", 400, "invalid"),
        ("file/?number=9", 404, "gone"),
        ("file/?number=x", 400, "invalid"),
        ("file/?number=99999999999999999999", 400, "invalid"),
        ("comparison/", 400, "invalid"),
        ("comparison/?one=0", 400, "invalid"),
        ("comparison/?one=1&two=9", 404, "gone"),
    ],
)
def test_what_cannot_be_had_of_versions_is_said(guest, kept, query, status, code):
    assert guest.ask("GET", kept + query, status=status)["code"] == code
