"""Cards, formats and faces as programs read them."""

import pytest

from decks import search
from decks.collection import domain as collections
from decks.faces.files import SIZES
from decks.formats import domain as house_formats
from engine.epic.catalogue import CARDS, DEITIES, is_fast
from engine.epic.construction import formats
from engine.games import DEFAULT
from people.persons import Person

EPIC = search.of("epic")
pytestmark = pytest.mark.django_db

GUEST = Person("guest")


def names(answer):
    return [card["name"] for card in answer["results"]]


def test_a_search_finds_what_the_page_finds(stranger):
    for q in ("", "kong", "class:dragon cost:1", "flamestrike", "x:y"):
        for sort in EPIC.orders:
            for desc in (True, False):
                try:
                    wanted = search.find(EPIC, q, sort, descending=desc)
                except ValueError:
                    stranger.ask("GET", f"cards/?q={q}&sort={sort}&desc={int(desc)}", status=400)
                    continue
                answer = stranger.ask("GET", f"cards/?q={q}&sort={sort}&desc={int(desc)}&page_size=500")
                assert names(answer) == [row.name for row in wanted.rows]
                assert answer["mended"] == [{"typed": typed, "meant": list(meant)} for typed, meant in wanted.corrected]


def test_all_cards_and_deities_fit_on_one_page(stranger):
    answer = stranger.ask("GET", "cards/?sort=name&page_size=500")
    assert (answer["count"], answer["next"], answer["previous"]) == (len(EPIC.rows), None, None)
    assert set(names(answer)) == {card.name for card in (*CARDS, *DEITIES)}


def test_a_card_tells_its_facts_its_faces_and_where_it_is_played(stranger):
    kong = stranger.ask("GET", "cards/kong/")
    row = EPIC.by_name["Kong"]
    assert {key: kong[key] for key in row.facts} == row.facts
    assert (kong["slug"], kong["fast"], kong["copies"], kong["keywords"]) == ("kong", False, 3, [])
    assert kong["legal"] == [
        deck_format.key for deck_format in formats.DECK_FORMATS if deck_format.key in row.values["legal"]
    ]
    assert kong["faces"] == stranger.ask("GET", "faces/kong/")
    assert set(kong["faces"]) == set(SIZES)


def test_a_face_is_where_the_api_says(stranger, client, settings, tmp_path):
    settings.DATA_DIR = tmp_path
    for address in stranger.ask("GET", "faces/wolf/").values():
        assert client.get(address).status_code == 200


def test_what_can_be_played_at_any_time_is_fast(stranger):
    fast = {card["name"]: card["fast"] for card in stranger.ask("GET", "cards/?page_size=500")["results"]}
    assert fast == {card.name: is_fast(card) for card in CARDS} | {deity.name: False for deity in DEITIES}


def test_a_deity_is_in_no_deck(stranger):
    helena = stranger.ask("GET", "cards/helena-the-valiant/")
    assert (helena["kind"], helena["copies"], helena["legal"], helena["cost"]) == ("deity", 0, [], None)
    assert helena["rank"] == EPIC.by_name["Helena, the Valiant"].facts["rank"]


def test_a_search_tells_the_fields_that_are_asked_for(stranger):
    answer = stranger.ask("GET", "cards/?q=kong&fields=name,%20slug")
    assert answer["results"] == [{"name": "Kong", "slug": "kong"}]
    problem = stranger.ask("GET", "cards/?fields=name,nam", status=400)
    assert "“nam”" in problem["fields"]["fields"][0]


def test_a_card_tells_how_many_copies_are_owned(program_of, django_assert_max_num_queries):
    guest = program_of(GUEST)
    assert guest.ask("GET", "cards/kong/")["owned"] is None
    assert guest.ask("GET", "cards/?q=kong")["results"][0]["owned"] is None
    collections.own(person=GUEST, card="Kong", count=2, game=DEFAULT)
    collections.own(person=GUEST, card="Helena, the Valiant", count=1, game=DEFAULT)
    with django_assert_max_num_queries(4):  # the session, who it is, the collection, what is in it
        cards = guest.ask("GET", "cards/?q=owned<9&page_size=500")["results"]
    assert len(cards) == len(EPIC.rows)
    owned = {card["name"]: card["owned"] for card in cards if card["owned"]}
    assert owned == {"Kong": 2, "Helena, the Valiant": 1}
    assert [card["owned"] for card in cards if card["name"] == "Lash"] == [0]
    assert guest.ask("GET", "cards/lash/")["owned"] == 0


def test_a_house_format_is_told_like_any_other(program_of, stranger):
    saved = house_formats.define(
        person=GUEST, data={"name": "Friday night", "least": 40, "copies": 2, "ratio": False}, game=DEFAULT
    )
    data = stranger.ask("GET", f"formats/{saved.key}/")
    assert {key: data[key] for key in ("key", "name", "least", "most", "copies", "ratio")} == {
        "key": f"house:{saved.slug}",
        "name": "Friday night",
        "least": 40,
        "most": None,
        "copies": 2,
        "ratio": False,
    }
    assert program_of(GUEST).ask("GET", "formats/")[len(formats.DECK_FORMATS) :] == [data]
    assert len(stranger.ask("GET", "formats/")) == len(formats.DECK_FORMATS)
    house_formats.change(slug=saved.slug, person=GUEST, data={"name": "Saturday"})
    assert stranger.ask("GET", f"formats/{saved.key}/")["name"] == "Saturday"


def test_pages_lead_to_each_other(stranger):
    first = stranger.ask("GET", "cards/?q=class:dragon&sort=name&page_size=2")
    second = stranger.ask("GET", first["next"].partition("/api/")[2])
    assert names(first) + names(second) == [row.name for row in search.find(EPIC, "class:dragon", "name").rows[:4]]
    assert stranger.ask("GET", second["previous"].partition("/api/")[2]) == first
    assert stranger.ask("GET", "cards/?page=99", status=404)["code"] == "page"


def test_a_wrong_search_says_where(stranger):
    problem = stranger.ask("GET", "cards/?q=wild+cost:", status=400)
    assert problem == {"code": "search", "detail": 'After ":" a value is expected.', "at": 9, "end": 10}


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("page=0", "page"),
        ("page=one", "page"),
        ("page_size=501", "page_size"),
        ("page_size=5.0", "page_size"),
        ("sort=price", "sort"),
        ("desc=maybe", "desc"),
        (f"q={'a' * 401}", "q"),
        ("q=%00", "q"),
        ("colour=red", "colour"),
    ],
)
def test_what_cannot_be_asked_is_named(stranger, query, field):
    problem = stranger.ask("GET", f"cards/?{query}", status=400)
    assert (problem["code"], list(problem["fields"])) == ("invalid", [field])
    assert problem["detail"].startswith(f"{field}: ")


@pytest.mark.parametrize("path", ["cards/", "cards/kong/", "formats/", "formats/sealed/", "faces/kong/"])
def test_what_a_program_has_is_not_sent_again(stranger, path):
    first = stranger.send("GET", path)
    assert first["Cache-Control"] == "public, max-age=0, must-revalidate"
    again = stranger.send("GET", path, **{"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert stranger.send("GET", path, **{"if-none-match": '"other"'}).status_code == 200


def test_all_cards_are_sent_small(stranger):
    sent = stranger.send("GET", "cards/?page_size=500", **{"accept-encoding": "gzip"})
    assert sent["Content-Encoding"] == "gzip"
    assert len(sent.content) < 40_000


def test_formats_say_their_rules(stranger):
    data = stranger.ask("GET", "formats/")
    assert [deck_format["key"] for deck_format in data] == [deck_format.key for deck_format in formats.DECK_FORMATS]
    by_key = {deck_format["key"]: deck_format for deck_format in data}
    assert stranger.ask("GET", "formats/constructed-2017/") == by_key["constructed-2017"]
    constructed = by_key["constructed-2017"]
    assert (constructed["least"], constructed["most"], constructed["copies"], constructed["ratio"]) == (
        60,
        None,
        3,
        True,
    )
    assert constructed["lists"] == [
        {
            "name": "Bans of 2017",
            "banned": list(formats.BANS_OF_2017.banned),
            "restricted": [],
            "since": "2017-07-01",
            "until": None,
        }
    ]
    assert constructed["rules"] == [
        "A deck has at least 60 cards.",
        "It has at most 3 copies of each card, counting all printings.",
        "For each free card of an alignment it needs 2 cards of cost 1 of that alignment.",
        f"Bans of 2017: no {', '.join(formats.BANS_OF_2017.banned)}.",
    ]
    assert by_key["preconstructed"]["rules"] == [
        "A deck has exactly 30 cards.",
        "It has one copy of each card, counting all printings.",
        "All cards share an alignment.",
        "Its cards come only from Base Set.",
    ]
    assert by_key["pack"]["rules"][-1] == "It is built from a pool of dealt or drafted cards."


@pytest.mark.parametrize(
    "path", ["cards/nobody/", "formats/vintage/", "formats/house:nobody/", "faces/nobody/", "nothing", "cards"]
)
def test_what_is_not_there_is_said_in_json(stranger, path):
    assert stranger.ask("GET", path, status=404)["code"] == "gone"
