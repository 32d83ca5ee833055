"""Who may do what: every address of the API with every verb, for everybody.

PUBLIC holds what needs no owner, DECKS what is done with a deck, CUBES what is done with a cube. What is missing in
them fails, and so does a verb that an address knows and they do not.
"""

import pytest
from django.urls import URLPattern

from decks.api.urls import urlpatterns
from decks.collection import domain as collections
from decks.formats import domain as formats
from decks.models import Cube, CubeVersion, Deck, Version
from engine.games import DEFAULT
from people import tokens
from people.persons import Person

pytestmark = pytest.mark.django_db

VERBS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
GUEST, OTHER_GUEST = Person("guest's mark"), Person("other guest's mark")
PAGES = ("", "docs/", "schema/")
LIST = {"cards": {"Kong": 3}}

# (address, verb): the body; the status for everybody with a token or a page, for a stranger, for another site's page.
PUBLIC = {
    ("", "GET"): (None, 200, 200, 200),
    ("docs/", "GET"): (None, 200, 200, 200),
    ("schema/", "GET"): (None, 200, 200, 200),
    ("cards/", "GET"): (None, 200, 200, 200),
    ("cards/<slug:slug>/", "GET"): (None, 200, 200, 200),
    ("formats/", "GET"): (None, 200, 200, 200),
    ("formats/<slug:key>/", "GET"): (None, 200, 200, 200),
    ("formats/house:<slug:address>/", "GET"): (None, 200, 200, 200),
    ("faces/<slug:slug>/", "GET"): (None, 200, 200, 200),
    ("decks/", "GET"): (None, 200, 200, 200),
    ("decks/", "POST"): ({"name": "Apes"} | LIST, 201, 401, 403),
    ("cubes/", "GET"): (None, 200, 200, 200),
    ("cubes/", "POST"): ({"name": "Apes"} | LIST, 201, 401, 403),
    ("collection/", "GET"): (None, 200, 200, 200),
    ("collection/", "PATCH"): ({"card": "Kong", "count": 2}, 200, 401, 403),
    ("check/", "POST"): (LIST, 200, 200, 200),
    ("repair/", "POST"): (LIST, 200, 200, 200),
    ("read/", "POST"): ({"text": "3 Kong"}, 200, 200, 200),
    ("<anything:rest>", "GET"): (None, 404, 404, 404),
    ("<anything:rest>", "POST"): ({}, 404, 404, 404),
    ("<anything:rest>", "PUT"): ({}, 404, 404, 404),
    ("<anything:rest>", "PATCH"): ({}, 404, 404, 404),
    ("<anything:rest>", "DELETE"): (None, 404, 404, 404),
    ("<anything:rest>", "OPTIONS"): (None, 404, 404, 404),
}
FILLED = {"slug:slug": "kong", "slug:key": "sealed", "anything:rest": "no/such%0Athing"}

# (address, verb): the body; the status for the owner; for others when the deck is shared and when it is private; for a
# stranger when it is shared and when it is private; for another site's page with the session of the owner.
DECKS = {
    ("decks/<slug:slug>/", "GET"): (None, 200, 200, 404, 200, 404, 200),
    ("decks/<slug:slug>/", "PATCH"): ({"built": False}, 200, 403, 404, 401, 401, 403),
    ("decks/<slug:slug>/", "DELETE"): (None, 204, 403, 404, 401, 401, 403),
    ("decks/<slug:slug>/copy/", "POST"): ({}, 201, 201, 404, 401, 401, 403),
    ("decks/<slug:slug>/versions/", "GET"): (None, 200, 200, 404, 200, 404, 200),
    ("decks/<slug:slug>/versions/", "POST"): ({"base": 1} | LIST, 200, 403, 404, 401, 401, 403),
    ("decks/<slug:slug>/versions/<int:number>/", "GET"): (None, 200, 200, 404, 200, 404, 200),
    ("decks/<slug:slug>/versions/<int:number>/", "PATCH"): ({"note": "Ours"}, 200, 403, 404, 401, 401, 403),
    ("decks/<slug:slug>/file/", "GET"): (None, 200, 200, 404, 200, 404, 200),
    ("decks/<slug:slug>/comparison/", "GET"): (None, 200, 200, 404, 200, 404, 200),
}

# The same of cubes: what can be done with a deck.
CUBES = {
    (address.replace("decks/", "cubes/"), verb): (
        {"cover": "Kong"} if verb == "PATCH" and "built" in body else body,
        *codes,
    )
    for (address, verb), (body, *codes) in DECKS.items()
}
ASKS = {"comparison/": "?one=1"}  # what an address must be asked, by its end

ADDRESSES = [str(one.pattern) for one in urlpatterns]
OWNED = DECKS | CUBES
KNOWN = sorted({address for address, _ in (*PUBLIC, *OWNED)})
FORBIDDEN = [
    (address, verb)
    for address in KNOWN
    for verb in VERBS
    if verb != "HEAD" and (address, verb) not in PUBLIC and (address, verb) not in OWNED
]


@pytest.fixture(autouse=True)
def saved_format(ann):
    """A house format of ann."""
    saved = formats.define(person=ann, data={"name": "Friday night", "least": 40}, game=DEFAULT)
    FILLED["slug:address"] = saved.slug
    yield saved
    del FILLED["slug:address"]


def filled(address, **more):
    for name, value in (FILLED | more).items():
        address = address.replace(f"<{name}>", str(value))
    return address + next((asked for end, asked in ASKS.items() if address.endswith(end)), "")


@pytest.fixture
def people(ann, bob, program_of, program_with):
    """Programs and pages of everybody, by what they are to what is ann's and to what is a guest's."""
    key, other = (tokens.make(user=one.user) for one in (ann, bob))
    return {
        "ann": {
            "owner": [program_with(key), program_of(ann)],
            "other": [program_with(other), program_of(bob), program_of(GUEST)],
            "stranger": [program_of()],
            "site": [program_of(ann, csrf=False)],
        },
        "guest": {
            "owner": [program_of(GUEST)],
            "other": [program_with(key), program_of(ann), program_of(OTHER_GUEST)],
            "stranger": [program_of()],
            "site": [program_of(GUEST, csrf=False)],
        },
    }


def rows():
    kept = (Deck, Deck.tags.rel.related_model, Version, Cube, CubeVersion)
    return [list(model.objects.order_by("pk").values()) for model in kept]


def status(program, verb, address, body):
    """What comes back; with a refusal nothing is done, and nobody's mark is ever told."""
    before = rows()
    response = program.send(verb, address, body)
    if response.status_code >= 400:
        assert rows() == before
    if response.status_code >= 400 and address not in PAGES:
        assert set(response.json()) >= {"code", "detail"}
        assert response.json()["detail"].endswith((".", "?"))
    assert "'s mark" not in response.content.decode()
    return response.status_code


def test_every_address_has_its_rows():
    assert all(isinstance(one, URLPattern) for one in urlpatterns)
    assert set(KNOWN) == set(ADDRESSES)


def test_a_verb_that_has_no_row_is_not_known(people):
    for address, verb in FORBIDDEN:
        for program in (one for kind in people["ann"].values() for one in kind):
            path = filled(address, **{"int:number": 1})
            codes = (403, 405) if address in PAGES else (405,)  # pages are asked for a CSRF token first
            assert (address, verb, status(program, verb, path, None) in codes) == (address, verb, True)


@pytest.mark.parametrize(("address", "verb"), PUBLIC)
def test_what_needs_no_owner(people, address, verb):
    body, everybody, stranger, site = PUBLIC[address, verb]
    for kind, expected in {"owner": everybody, "other": everybody, "stranger": stranger, "site": site}.items():
        for whose in people.values():
            for program in whose[kind]:
                assert (kind, status(program, verb, filled(address), body)) == (kind, expected)


@pytest.mark.parametrize("whose", ["ann", "guest"])
@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
@pytest.mark.parametrize(("address", "verb"), OWNED)
def test_what_is_done_with_a_deck_or_a_cube(people, ann, new_deck, new_cube, whose, visibility, address, verb):
    body, owner, shared, private, seen, unseen, site = OWNED[address, verb]
    new = new_deck if (address, verb) in DECKS else new_cube
    hidden = visibility == "private"
    expected = {
        "other": private if hidden else shared,
        "stranger": unseen if hidden else seen,
        "site": site,
        "owner": owner,
    }
    for kind, code in expected.items():
        for program in people[whose][kind]:
            kept = new(ann if whose == "ann" else GUEST, visibility=visibility)
            path = filled(address, **{"slug:slug": kept.slug, "int:number": 1})
            assert (kind, status(program, verb, path, body)) == (kind, code)


@pytest.mark.parametrize(("address", "verb"), [*PUBLIC, *OWNED])
def test_an_unknown_token_is_nobody(program_with, ann, new_deck, new_cube, address, verb):
    kept = (new_deck if (address, verb) in DECKS else new_cube)(ann, visibility="public")
    number = {"int:number": 1} | ({"slug:slug": kept.slug} if (address, verb) in OWNED else {})
    response = program_with("fourfold_made-up").send(
        verb, filled(address, **number), (PUBLIC | OWNED)[address, verb][0]
    )
    if address in PAGES:
        assert response.status_code == 200
    elif address == "<anything:rest>":
        assert response.status_code == 404
    else:
        assert (response.status_code, response["WWW-Authenticate"]) == (401, "Token")
        assert response.json()["code"] == "token"


def test_a_token_goes_before_the_session_that_comes_with_it(program_of, ann, bob, new_deck):
    deck = new_deck(ann)
    page = program_of(ann, csrf=False)
    page.headers["authorization"] = f"Token {tokens.make(user=bob.user)}"
    page.ask("GET", f"decks/{deck.slug}/", status=404)
    made = page.ask("POST", "decks/", {"name": "Bob's"}, status=201)
    kept = Deck.objects.get(slug=made["slug"])
    assert (kept.user, kept.guest_key) == (bob.user, "")


def test_what_only_the_owner_knows_is_told_to_nobody_else(people, ann, new_deck):
    new_deck(ann, visibility="public", built=True)
    for kind, built in {"owner": True, "other": None, "stranger": None}.items():
        for program in people["ann"][kind]:
            (listed,) = program.ask("GET", "decks/")["results"]
            whole = program.ask("GET", f"decks/{listed['slug']}/")
            for data in (listed, whole):
                assert (data["built"], data["own"], data["owner"]) == (built, kind == "owner", "ann")


def test_everybody_has_their_own_collection_decks_and_cubes(people, ann, new_deck, new_cube):
    new_deck(ann)
    new_cube(ann)
    collections.own(person=ann, card="Kong", count=2, game=DEFAULT)
    for kind in ("owner", "other", "stranger"):
        for program in people["ann"][kind]:
            found = int(kind == "owner")
            assert program.ask("GET", "collection/")["count"] == found
            assert program.ask("GET", "decks/?mine=1")["count"] == found
            assert program.ask("GET", "cubes/?mine=1&card=kong&q=apes")["count"] == found
            assert program.ask("GET", "cubes/?card=kong&q=apes")["count"] == 0
            assert program.ask("GET", "cards/?q=owned>0")["count"] == found
            copies = 2 if found else None
            assert program.ask("GET", "cards/kong/")["owned"] == copies
            assert program.ask("GET", "cards/?q=kong&fields=owned")["results"] == [{"owned": copies}]


def test_everybody_has_their_own_formats_and_reads_those_whose_address_they_have(people, saved_format):
    for kind in ("owner", "other", "stranger"):
        for program in people["ann"][kind]:
            listed = [one["key"] for one in program.ask("GET", "formats/") if one["key"].startswith("house:")]
            assert listed == ([saved_format.key] if kind == "owner" else [])
            assert program.ask("GET", f"formats/{saved_format.key}/")["name"] == "Friday night"
            checked = program.ask("POST", "check/", {"cards": {}, "format": saved_format.key})
            assert checked["format"] == "Friday night"


def test_nobody_makes_decks_follow_the_format_of_somebody_else(people, bob, new_deck, saved_format):
    theirs = new_deck(bob)
    body = {"format": saved_format.key}
    for program in people["ann"]["other"]:
        assert program.ask("POST", "decks/", {"name": "Apes"} | body, status=400)["code"] == "format"
    for program in people["ann"]["other"][:2]:
        assert program.ask("PATCH", f"decks/{theirs.slug}/", body, status=400)["code"] == "format"
    assert not saved_format.decks.exists()


def test_which_format_a_deck_follows_is_told_to_its_owner_and_its_rules_to_everybody(
    people, ann, new_deck, saved_format
):
    deck = new_deck(ann, format_spec=saved_format.key, visibility="public")
    for kind, form in {"owner": saved_format.key, "other": "house", "stranger": "house"}.items():
        for program in people["ann"][kind]:
            (listed,) = program.ask("GET", "decks/")["results"]
            for data in (listed, program.ask("GET", f"decks/{deck.slug}/")):
                assert (data["format"], data["house"]["least"]) == (form, 40)
