"""All decks at once, out and in: nothing is lost on the way, and either every deck is saved or none."""

import json
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from decks import domain, exchange
from decks.cubes import domain as cubes
from decks.models import Deck, Version
from decks.moving import LARGEST_FILE
from engine import games
from engine.epic.catalogue import CARDS, DEITIES
from engine.games import DEFAULT
from gate.games import home_of
from people.persons import KEY, Person
from tests.decks.pages import text_of
from tests.engine.every_game import every_game_of_the_site

pytestmark = pytest.mark.django_db

FURIOS = "Furios, Father of Nature"
HOUSE = {"name": "Friday night", "least": 40, "copies": 2}
SEVERAL = "/decks/several/"
NOTHING = {"formats": {}, "folders": [], "collection": [], "cubes": [], "decks": []}
WRONG = {
    "decks": [
        {"name": "Good one", "format": "sealed", "cards": {"Kong": 1}},
        {"name": "Bad one", "cards": ["3 Kong", "2 Divine Judgement", "SB: 1 Lash"]},
    ]
}


@pytest.fixture
def ann_browser(client, ann):
    client.force_login(ann.user)
    return client


def bring(client, content, do="save"):
    text = content if isinstance(content, str) else json.dumps(content)
    return client.post(SEVERAL, {"content": text, "do": do})


def stored(person):
    """Name, format, cards and deity of each deck, and the note on its newest version."""
    found = [(deck, deck.versions.get(number=deck.number)) for deck in Deck.objects.of(person).order_by("pk")]
    return [(deck.name, deck.house or deck.format_key, one.cards, one.deity, one.note) for deck, one in found]


@every_game_of_the_site
def test_the_example_of_a_game_is_its_own_and_comes_in(client, key):
    address = f"{home_of(key)}decks/several/"
    example = unescape(client.get(address).text.partition("<pre><code>")[2].partition("</code>")[0])
    assert all(name in example for name in games.of(key).construction.EXAMPLES)
    assert client.post(address, {"content": example, "do": "save"}).status_code == 302
    assert [deck.game for deck in Deck.objects.all()] == [key, key]


def test_all_decks_go_out_and_come_in_again_elsewhere(ann_browser, new_deck, ann):
    new_deck(ann)
    new_deck(ann, {"Lash": 1}, name="Ours", format_spec=HOUSE, deity=FURIOS)
    file = ann_browser.get("/decks/all.json")
    assert file["Content-Disposition"] == 'attachment; filename="decks.json"'
    assert "no-store" in file["Cache-Control"]

    guest = Client()
    response = guest.post(SEVERAL, {"file": SimpleUploadedFile("decks.json", file.content)}, follow=True)
    assert "2 decks are saved." in text_of(response)
    assert sorted(stored(Person(guest.session[KEY])), key=str) == sorted(stored(ann), key=str)


def test_others_decks_do_not_go_out(ann_browser, new_deck, bob):
    new_deck(bob, visibility="public")
    cubes.create(person=bob, game=DEFAULT, name="Apes", cards={"Kong": 1}, visibility="public")
    assert json.loads(ann_browser.get("/decks/all.json").content) == NOTHING


def test_nothing_goes_out_to_a_browser_that_has_nothing(client, new_deck, ann):
    new_deck(ann)
    assert json.loads(client.get("/decks/all.json").content) == NOTHING


def test_a_list_of_decks_will_do(ann_browser, ann):
    bring(ann_browser, [{"name": "One", "cards": ["3 Kong", "2x Lash"]}, {"cards": [{"count": 1, "name": "Rage"}]}])
    assert [(name, cards) for name, _, cards, _, _ in stored(ann)] == [
        ("One", {"Kong": 3, "Lash": 2}),
        ("Wild with Rage", {"Rage": 1}),
    ]


def test_a_wrong_entry_is_named_and_nothing_is_saved(ann_browser):
    shown = text_of(bring(ann_browser, WRONG))
    assert "<h3>Bad one</h3>" in shown
    assert "<b>Entry 2</b> <code>2 Divine Judgement</code>" in shown
    assert "Divine Judgment" in shown
    assert Deck.objects.count() == 0


def test_suggested_names_are_put_in_and_shown_again(ann_browser, ann):
    content = bring(ann_browser, WRONG, "correct").context["form"]["content"].value()
    assert Deck.objects.count() == 0
    bring(ann_browser, content)
    assert [(name, form, cards) for name, form, cards, _, _ in stored(ann)] == [
        ("Good one", "sealed", {"Kong": 1}),
        ("Bad one", "constructed", {"Kong": 3, "Divine Judgment": 2}),
    ]


def test_what_is_left_out_is_kept_in_the_note(ann_browser, ann):
    bring(ann_browser, WRONG, "keep")
    name, _, cards, _, note = stored(ann)[1]
    assert (name, cards) == ("Bad one", {"Kong": 3})
    assert note.splitlines()[1:] == ["2 Divine Judgement"]
    assert Version.objects.get(deck__name="Bad one").maybeboard == {"Lash": 1}


def test_a_sideboard_is_kept_as_maybeboard_and_said_so(ann_browser):
    bring(ann_browser, {"decks": [{"name": "Apes", "cards": {"Kong": 1}, "sideboard": {"Lash": 1}}]})
    shown = text_of(ann_browser.get("/decks/"))
    assert "1 deck is saved. Sideboards are kept as maybeboards, because no format of the game has" in shown


def test_a_deck_that_is_refused_refuses_all(ann_browser):
    several = {"decks": [{"name": "Good", "cards": {"Kong": 1}}, {"name": "Odd", "format": {"copies": 2}, "cards": {}}]}
    assert "Deck 2, “Odd”:" in text_of(bring(ann_browser, several))
    assert Deck.objects.count() == 0


def test_more_decks_than_are_kept_are_refused_together(ann_browser, new_deck, ann, monkeypatch):
    monkeypatch.setattr(domain, "MOST_DECKS", 2)
    new_deck(ann)
    shown = text_of(bring(ann_browser, [{"name": one, "cards": {"Kong": 1}} for one in ("First", "Second")]))
    assert "Deck 2, “Second”: You have 2 decks" in shown
    assert Deck.objects.count() == 1


@pytest.mark.parametrize(
    "content",
    [
        "",
        " ",
        "3 Kong",
        "{",
        "[]",
        "{}",
        '{"decks": []}',
        '{"decks": {"cards": []}}',
        '{"decks": [1]}',
        '[{"name": "x"}]',
        '{"name": "One", "cards": {"Kong": 1}}',
        "[" * 100_000,
        '{"decks": [{"cards": {"Kong": ' + "9" * 5000 + "}}]}",
        "\0",
    ],
)
def test_what_is_not_several_decks_is_told(ann_browser, content):
    response = bring(ann_browser, content)
    assert response.status_code == 200
    assert response.context["form"].errors["content"]
    assert Deck.objects.count() == 0


def test_a_single_list_is_not_called_json(ann_browser):
    shown = text_of(bring(ann_browser, "3 Kong\n3 Lash"))
    assert "bring in a single list under “New deck from a list”" in shown
    assert "looks like JSON" not in shown


def test_a_file_that_is_too_large_is_not_read(ann_browser):
    file = SimpleUploadedFile("decks.json", b" " * (LARGEST_FILE + 1))
    assert "This file is larger than 8 MB." in text_of(ann_browser.post(SEVERAL, {"file": file}))


def test_several_decks_are_not_taken_for_one(ann_browser):
    shown = text_of(
        ann_browser.post("/decks/new/", {"lines": json.dumps(WRONG), "format": "constructed", "do": "save"})
    )
    assert "Import it under “Import and export”." in shown


def test_markup_in_a_name_is_text(ann_browser):
    bring(ann_browser, [{"name": "<b>x</b>", "cards": {"Kong": 1}}])
    assert "&lt;b&gt;x&lt;/b&gt;" in ann_browser.get("/decks/").content.decode()


DECKS = st.lists(
    st.tuples(
        st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1, max_size=30),
        st.sampled_from(["constructed", "sealed", "open"]),
        st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 9), max_size=12),
        st.sampled_from(["", *(deity.name for deity in DEITIES)]),
        st.none() | st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 9), max_size=12),
    ),
    min_size=1,
    max_size=5,
)


@given(DECKS)
def test_several_are_read_as_each_of_them_is(decks):
    several = [
        exchange.as_data(cards, deity, name, form, pool, game=DEFAULT) for name, form, cards, deity, pool in decks
    ]
    incoming = list(exchange.read_several(exchange.dumped({"decks": several})).decks)
    expected = [
        exchange.read(exchange.as_json(cards, deity, name=name, format_spec=form, pool=pool, game=DEFAULT))
        for name, form, cards, deity, pool in decks
    ]
    assert incoming == expected
    assert [(one.name, one.format_spec) for one in incoming] == [(name, form) for name, form, *_ in decks]
    pools = [
        None if one.pool is None else exchange.pool_in(one.pool, games.of(DEFAULT).construction.parse)
        for one in incoming
    ]
    assert pools == [pool for *_, pool in decks]
