"""Lists judged, repaired and read for programs."""

from datetime import date

import pytest

from decks.collection import domain as collections
from decks.errors import NO_FORMAT
from decks.formats import domain as house_formats
from engine.bots.epic.rating import RATING
from engine.epic.catalogue import CARDS
from engine.epic.construction import CONSTRUCTED, by_key, repair, violations
from engine.games import DEFAULT
from people.persons import Person

pytestmark = pytest.mark.django_db

GUEST = Person("guest")
WILD = [card.name for card in CARDS if card.cost == 1 and card.alignment.name == "WILD"]
LEGAL = dict.fromkeys(WILD[:20], 3)


@pytest.fixture
def guest(program_of):
    return program_of(GUEST)


def test_a_legal_deck_is_legal(stranger):
    assert stranger.ask("POST", "check/", {"cards": LEGAL}) == {
        "legal": True,
        "broken": "",
        "format": "Constructed",
        "size": 60,
        "violations": [],
        "missing": None,
    }


def test_every_violation_is_told(stranger):
    cards = LEGAL | {WILD[0]: 4, "Fumble": 2}
    data = stranger.ask("POST", "check/", {"cards": cards, "format": "constructed-2017"})
    found = violations(cards, by_key("constructed-2017"))
    assert len(found) == 3
    assert data["broken"] == "Copies, banned cards, free cards"
    assert data["violations"] == [
        {
            "rule": one.rule,
            "cards": list(one.cards),
            "have": one.have,
            "need": one.need,
            "fact": one.fact,
            "advice": one.advice,
            "text": one.text,
        }
        for one in found
    ]
    assert (data["legal"], data["size"]) == (False, 63)


def test_names_may_be_spelt_as_one_likes(stranger):
    data = stranger.ask("POST", "check/", {"cards": {"kong": 2, "KONG ": 2}})
    assert (data["size"], data["violations"][1]["cards"]) == (4, ["Kong"])


def test_lists_are_asked_for_a_day(stranger):
    cards = LEGAL | {"Fumble": 1, "Muse": 2}
    asked = {"cards": cards, "format": "constructed-2017"}
    rules = [
        [one["rule"] for one in stranger.ask("POST", "check/", asked | day)["violations"]]
        for day in ({}, {"on": "2017-06-30"}, {"on": "2017-07-01"})
    ]
    expected = [
        [one.rule for one in violations(cards, by_key("constructed-2017"), on=on)]
        for on in (date(2026, 1, 1), date(2017, 6, 30), date(2017, 7, 1))
    ]
    assert rules == expected
    assert rules[1] != rules[2]


def test_a_pool_limits_a_limited_deck(stranger):
    body = {"cards": dict.fromkeys(WILD[:10], 3), "format": "sealed", "pool": dict.fromkeys(WILD[:10], 3)}
    assert stranger.ask("POST", "check/", body)["legal"] is True
    assert stranger.ask("POST", "check/", body | {"pool": {}})["violations"][0]["rule"] == "pool"


def test_a_house_format_is_told_with_the_cards(stranger):
    data = stranger.ask("POST", "check/", {"cards": {"Kong": 3}, "house": {"name": "Tiny", "least": 3, "copies": 2}})
    assert (data["format"], [one["rule"] for one in data["violations"]]) == ("Tiny", ["copies"])


def test_a_saved_format_is_named_by_its_address(guest, stranger):
    tiny = house_formats.define(person=GUEST, data={"name": "Tiny", "least": 3, "copies": 2}, game=DEFAULT)
    for program in (guest, stranger):
        data = program.ask("POST", "check/", {"cards": {"Kong": 3}, "format": tiny.key})
        assert (data["format"], [one["rule"] for one in data["violations"]]) == ("Tiny", ["copies"])
        repaired = program.ask("POST", "repair/", {"cards": {"Kong": 3}, "format": tiny.key})["cards"]
        assert program.ask("POST", "check/", {"cards": repaired, "format": tiny.key})["legal"] is True


def test_an_empty_deck_is_checked_and_repaired(stranger):
    assert stranger.ask("POST", "check/", {"cards": {}})["violations"][0]["rule"] == "size"
    repaired = stranger.ask("POST", "repair/", {"cards": {}})
    assert (sum(repaired["cards"].values()), len(repaired["swaps"]), repaired["exact"]) == (60, 60, True)


def test_a_repair_is_the_doctors(stranger):
    cards = LEGAL | {WILD[0]: 5, "Fumble": 1}
    data = stranger.ask("POST", "repair/", {"cards": cards})
    found = repair(cards, CONSTRUCTED, rating=RATING)
    assert data["swaps"] == [{"out": one.cut, "in": one.add, "why": one.why} for one in found.swaps]
    assert data["cards"] == found.applied(cards)
    assert stranger.ask("POST", "check/", {"cards": data["cards"]})["legal"] is True
    nothing = {"text": "", "swaps": [], "exact": True, "cards": LEGAL, "others": []}
    assert stranger.ask("POST", "repair/", {"cards": LEGAL}).items() >= nothing.items()


def test_other_ways_are_told_beside_the_smallest(stranger):
    cards = LEGAL | {"Fumble": 1}
    data = stranger.ask("POST", "repair/", {"cards": cards})
    assert data["ways"] == ["fewest", "keep-paid"]
    (other,) = data["others"]
    assert (other["ways"], other["name"]) == (["keep-free"], "Keep the free cards")
    assert other["cards"]["Fumble"] == 1
    assert stranger.ask("POST", "check/", {"cards": other["cards"]})["legal"] is True


def test_where_nothing_helps_the_doctor_says_so(stranger):
    problem = stranger.ask("POST", "repair/", {"cards": {"Kong": 4}, "format": "pack"}, status=400)
    assert problem["code"] == "no_repair"
    assert "nothing can be added without its pool" in problem["detail"]


def test_a_check_tells_what_is_missing_to_whoever_keeps_a_collection(guest, new_deck):
    collections.own(person=GUEST, card="Kong", count=2, game=DEFAULT)
    other = new_deck(GUEST, {"Kong": 1}, built=True)
    body = {"cards": {"Kong": 3, "Lash": 1}, "deity": "Helena, the Valiant"}
    taken = [{"slug": other.slug, "name": "Apes", "count": 1}]
    kong = {"card": "Kong", "wanted": 3, "owned": 2, "missing": 1}
    rest = [
        {"card": name, "wanted": 1, "owned": 0, "missing": 1, "occupied": 0, "taken": []}
        for name in ("Helena, the Valiant", "Lash")
    ]
    assert guest.ask("POST", "check/", body)["missing"] == [rest[0], kong | {"occupied": 1, "taken": taken}, rest[1]]
    same = guest.ask("POST", "check/", body | {"deck": other.slug})["missing"]
    assert same == [rest[0], kong | {"occupied": 0, "taken": []}, rest[1]]


def test_a_repair_prefers_what_is_owned_and_free(guest, new_deck):
    cards = dict.fromkeys(WILD[:19], 3)
    mine = WILD[-3:]
    for card in mine:
        collections.own(person=GUEST, card=card, count=1, game=DEFAULT)
    added = [swap["in"] for swap in guest.ask("POST", "repair/", {"cards": cards})["swaps"]]
    assert sorted(added) == sorted(mine)
    new_deck(GUEST, {mine[0]: 1}, built=True)
    added = [swap["in"] for swap in guest.ask("POST", "repair/", {"cards": cards})["swaps"]]
    assert sorted(set(added) & set(mine)) == sorted(mine[1:])


@pytest.mark.parametrize("path", ["check/", "repair/"])
def test_a_format_that_nobody_saved_is_not_there(stranger, path):
    problem = stranger.ask("POST", path, {"cards": {}, "format": "house:nowhere"}, status=404)
    assert (problem["code"], problem["detail"]) == ("gone", NO_FORMAT)


@pytest.mark.parametrize("path", ["check/", "repair/"])
@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "invalid"),
        ({"cards": {"Knog": 1}}, "cards"),
        ({"cards": dict.fromkeys(WILD[:4], 60)}, "cards"),
        ({"cards": {}, "pool": {"Knog": 1}}, "cards"),
        ({"cards": {}, "on": "today"}, "invalid"),
        ({"cards": {}, "format": "house"}, "invalid"),
        ({"cards": {}, "house": 3}, "invalid"),
        ({"cards": {}, "format": "house:"}, "invalid"),
        ({"cards": {}, "format": "house:no such"}, "invalid"),
    ],
)
def test_what_is_no_deck_is_said(stranger, path, body, code):
    assert stranger.ask("POST", path, body, status=400)["code"] == code


# --- reading ---------------------------------------------------------------------------------------------------------


def test_a_list_is_read_line_by_line(stranger):
    data = stranger.ask("POST", "read/", {"text": "# Apes\n3x Kong\n2 Knog\nHelena, the Valiant\nSB: 1 Lash"})
    assert data == {
        "kind": "text",
        "name": "Apes",
        "cards": {"Kong": 3},
        "maybeboard": {"Lash": 1},
        "deity": "Helena, the Valiant",
        "errors": [
            {
                "line": 3,
                "typed": "2 Knog",
                "sentence": 'No card is called "Knog". Did you mean Kong?',
                "suggestion": "Kong",
            }
        ],
        "sideboard": [{"line": 5, "typed": "SB: 1 Lash"}],
        "sentences": ["Line 5, SB: 1 card is kept in the maybeboard, because no format of the game has a sideboard."],
    }


def test_every_shape_is_read(stranger):
    for text, kind in (("count,name\n3,Kong", "CSV"), ('{"cards": {"Kong": 3}}', "JSON"), ("Kong x3", "text")):
        data = stranger.ask("POST", "read/", {"text": text})
        assert (data["kind"], data["cards"], data["errors"]) == (kind, {"Kong": 3}, [])
    assert stranger.ask("POST", "read/", {"text": ""})["cards"] == {}


def test_a_link_brings_a_deck_that_one_may_read(guest, stranger, new_deck):
    deck = new_deck(GUEST, {"Kong": 3}, name="Zoo")
    body = {"text": f"http://127.0.0.1/decks/{deck.slug}/"}
    data = guest.ask("POST", "read/", body)
    assert (data["kind"], data["name"], data["cards"]) == ("link", "Zoo", {"Kong": 3})
    assert stranger.ask("POST", "read/", body, status=404)["code"] == "gone"


@pytest.mark.parametrize("text", ["https://example.com/", '{"cards":', "a" * 60_001, 3, None])
def test_what_cannot_be_read_is_said(stranger, text):
    problem = stranger.ask("POST", "read/", {"text": text}, status=400)
    assert list(problem["fields"]) == ["text"]
