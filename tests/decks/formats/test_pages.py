"""The pages of formats, asked for as a browser does: what they show, what they take, and whom they turn away."""

import json
import re
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decks import domain as decks
from decks.formats import domain
from decks.formats.forms import LARGEST_FILE, most_own
from decks.formats.models import HOUSE_AT, HouseFormat
from decks.models import Deck
from engine import games
from engine.epic.construction import CONSTRUCTED, FORMATS, HOUSE_FORMATS
from engine.epic.construction.formats import BANS_OF_2017
from engine.games import DEFAULT
from people.persons import KEY, Person

pytestmark = pytest.mark.django_db

MARKUP = "<script>alert(1)</script>"
FEW = {"name": "Few", "least": 4, "copies": 2, "ratio": False, "lists": ["Bans of 2017"]}
TYPED = {"name": "Friday night", "least": "40", "most": "", "copies": "2", "lists": "0", "do": "save"}
LIST = {
    "lists": "1", "list0-name": "Ours", "list0-banned": "Kong\nflame strike\n", "list0-restricted": "1 Lash",
    "list0-since": "2024-05-01", "list0-until": "",
}  # fmt: skip


def text_of(response, status=200):
    """What a page says, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


@pytest.fixture
def ann_browser(ann):
    client = Client()
    client.force_login(ann.user)
    session = client.session
    session[KEY] = ann.guest_key
    session.save()
    return client


@pytest.fixture
def few(ann):
    return domain.define(person=ann, data=FEW, game=DEFAULT)


def define(client, **typed):
    return client.post("/formats/new/", TYPED | typed)


# --- reading ---------------------------------------------------------------------------------------------------------


def test_all_formats_stand_in_plain_words_before_anybody_has_one(client):
    shown = text_of(client.get("/formats/"))
    assert all(f'<article class="panel format-card" id="{deck_format.key}">' in shown for deck_format in FORMATS)
    assert "Each free card of an alignment needs two cards of cost 1 of the same alignment, as printed (H9)." in shown
    assert "Rulebook of 2015, “Limited” and “Pack Draft”" in shown
    assert re.search('<a href="/cards/fumble/"[^>]*>Fumble</a>', shown)
    assert "Define a format" in shown


def test_mine_are_listed_for_me(ann_browser, client, few):
    assert "At least 4 cards, 2 copies of each, 1 list" in text_of(ann_browser.get("/formats/"))
    assert f"/formats/{few.slug}/" not in text_of(client.get("/formats/"))


@pytest.mark.parametrize("deck_format", FORMATS, ids=lambda deck_format: deck_format.key)
def test_a_format_of_the_site_judges_my_decks(ann_browser, new_deck, ann, deck_format):
    new_deck(ann, {"Kong": 4}, name="Four apes")
    shown = text_of(ann_browser.get(f"/formats/{deck_format.key}/"))
    assert f"<h1>{deck_format.name}</h1>" in shown
    assert "None of 1 is legal today." in shown
    assert "The deck has 4 cards" in shown
    assert f'href="/decks/new/?format={deck_format.key}"' in shown
    assert "Link to this format" not in shown


def test_whoever_has_the_address_reads_a_format_and_sees_their_own_decks(ann_browser, client, new_deck, ann, few):
    new_deck(ann, {"Kong": 2, "Lash": 2}, name="Two apes")
    new_deck(ann, {"Kong": 3, "Fumble": 3}, name="Three apes")
    shown = text_of(ann_browser.get(f"/formats/{few.slug}/"))
    assert "1 of 2 is legal today." in shown
    assert 'The list "Bans of 2017" (from 2017-07-01) bans Fumble; the deck has 3 copies: cut 3. And 2 more.' in shown
    assert f'href="/decks/new/?format=house%3A{few.slug}"' in shown
    theirs = text_of(client.get(f"/formats/{few.slug}/"))
    assert "You have no decks yet." in theirs
    assert "by ann" in theirs
    assert "Make my own copy" in theirs
    for only_hers in (
        "Two apes",
        "New deck in this format",
        f"/formats/{few.slug}/edit/",
        f"/formats/{few.slug}/delete/",
    ):
        assert only_hers in shown
        assert only_hers not in theirs


def test_what_others_wrote_is_no_markup(client, ann):
    one = {"name": MARKUP, "banned": ["Kong"]}
    house = domain.define(person=ann, data={"name": MARKUP, "lists": [one]}, game=DEFAULT)
    for address in ("", "edit/"):
        assert MARKUP not in client.get(f"/formats/{house.slug}/{address}").content.decode()
    assert unescape(client.get(f"/formats/{house.slug}/").content.decode()).count(MARKUP) >= 3


def test_a_format_goes_out_as_json_and_comes_in_again(ann_browser, client, few):
    out = ann_browser.get(f"/formats/{few.slug}/format.json")
    assert out["Content-Disposition"] == 'attachment; filename="few.json"'
    file = SimpleUploadedFile("few.json", out.content)
    form = client.post("/formats/new/", {"do": "bring", "file": file}).context["form"]
    assert (form["name"].value(), form["least"].value(), form["published"].value()) == ("Few", 4, ["Bans of 2017"])
    assert HouseFormat.objects.count() == 1


# --- making ----------------------------------------------------------------------------------------------------------


def test_a_stranger_defines_a_format(client):
    typed = {"sets": ["Base Set", "Tyrants"], "published": ["Bans of 2017"], "ratio": "on", "most": "50"}
    response = define(client, **typed, **LIST)
    made = HouseFormat.objects.get()
    assert (response.status_code, response["Location"]) == (302, f"/formats/{made.slug}/")
    assert made.belongs_to(Person(client.session[KEY]))
    lists = ["Bans of 2017", {"name": "Ours", "banned": ["Kong", "Flame Strike"], "restricted": ["Lash"],
                              "since": "2024-05-01"}]  # fmt: skip
    assert made.format == HOUSE_FORMATS.read(
        {"name": "Friday night", "least": 40, "most": 50, "copies": 2, "sets": ["Base Set", "Tyrants"], "lists": lists}
    )


def test_a_new_form_begins_as_constructed_is(client):
    form = client.get("/formats/new/").context["form"]
    initial = {name: form[name].value() for name in ("least", "most", "copies", "ratio", "sets", "published")}
    typed = {name: value for name, value in initial.items() if value not in (None, False)}
    define(client, **typed, name="Same")
    assert HouseFormat.objects.get().data == HOUSE_FORMATS.as_data(CONSTRUCTED) | {"name": "Same"}


def test_an_empty_row_is_no_list_and_no_number_is_no_bound(client):
    define(client, copies="", lists="2", **{"list1-name": " "})
    made = HouseFormat.objects.get().format
    assert (made.lists, made.copies, made.most, made.ratio, made.sets) == ((), None, None, False, ())


@pytest.mark.parametrize(
    ("typed", "field", "sentence"),
    [
        ({"name": ""}, "name", "Fill this in"), ({"name": "x" * 61}, "name", "This has 61 characters."),
        ({"name": "\u200b"}, "name", "text of 1 to 60"), ({"name": "x\0"}, "name", "cannot be stored"),
        ({"least": ""}, "least", "Fill this in"), ({"least": "0"}, "least", "at least 1"),
        ({"least": "9" * 9999}, "least", ""), ({"least": "²"}, "least", "whole number"),
        ({"most": "39"}, "most", "must be at least the minimum, which is 40"), ({"most": "x"}, "most", "whole number"),
        ({"copies": "61"}, "copies", "at most 60"), ({"copies": "-1"}, "copies", "at least 1"),
        ({"sets": ["Uprisin"]}, "sets", "Choose one of those"),
        ({"published": ["Ours"]}, "published", "Choose one of those"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_at_its_field_and_everything_stays(client, typed, field, sentence):
    response = define(client, **LIST | typed)
    form = response.context["form"]
    assert list(form.errors) == [field]
    assert sentence in form.errors[field][0]
    assert form[field].value() == typed[field]
    assert "The format is not saved yet" in text_of(response)
    assert [row["banned"].value() for row in form.rows] == [LIST["list0-banned"]]
    assert not HouseFormat.objects.exists()


@pytest.mark.parametrize(
    ("typed", "field", "sentences"),
    [
        ({"list0-name": ""}, "name", ["Fill this in."]),
        ({"list0-name": "Bans of 2017"}, "name", ['Another list is called "Bans of 2017" already.']),
        (
            {"list0-banned": "Kong\n\n3 Kogn\nSideboard\nLash"},
            "banned",
            [
                'Line 3, “3 Kogn”: No card is called "Kogn". Did you mean Kong?',
                "Line 5, “Lash”: This line does not name a card.",
            ],
        ),
        ({"list0-restricted": "Furios, Father of Nature"}, "restricted",
         ["Furios, Father of Nature is a deity. Deities are not part of a deck."]),
        ({"list0-restricted": "Kong"}, "restricted", ["Kong is banned by the same list."]),
        ({"list0-since": "yesterday"}, "since", ["Enter a date such as 2017-07-01."]),
        ({"list0-until": "2024-05-01"}, "until", ["This must be later than since, 2024-05-01; it is 2024-05-01."]),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_list_is_said_there(client, typed, field, sentences):
    response = define(client, **{**LIST, "published": ["Bans of 2017"]} | typed)
    row = response.context["form"].rows[0]
    assert {name: list(errors) for name, errors in row.errors.items()} == {field: sentences}
    shown = text_of(response)
    assert all(sentence in shown for sentence in sentences)
    assert {
        key: response.context["form"].rows[0][key.removeprefix("list0-")].value() for key in LIST if "-" in key
    } == {key: value for key, value in (LIST | typed).items() if "-" in key}
    assert not HouseFormat.objects.exists()


def test_rows_come_and_go_without_losing_anything(client):
    typed = {**LIST, "name": "", "least": "x", "sets": ["Base Set"], "list0-banned": "Kogn", "list0-since": "soon"}
    form = define(client, **typed, do="more").context["form"]
    assert [row["banned"].value() for row in form.rows] == ["Kogn", None]
    assert (form["least"].value(), form["sets"].value(), form.errors) == ("x", ["Base Set"], {})
    assert form.rows[0]["since"].value() == "soon"
    two = {**typed, "lists": "2", "list1-name": "Second", "list1-banned": "Muse"}
    form = define(client, **two, do="less-0").context["form"]
    assert [row["name"].value() for row in form.rows] == ["Second"]
    assert form.rows[0]["banned"].value() == "Muse"
    assert not HouseFormat.objects.exists()


def test_names_that_were_probably_meant_are_put_in(client):
    wrong = {**LIST, "list0-banned": "Kogn\nDivine Judgement\nXyzzyqqq"}
    assert 'value="correct"' in text_of(define(client, **wrong))
    form = define(client, **wrong, do="correct").context["form"]
    assert form.rows[0]["banned"].value() == "Kong\nDivine Judgment\nXyzzyqqq"
    assert 'value="correct"' not in text_of(define(client, **LIST, least="x"))


@pytest.mark.parametrize("lists", ["", "-1", "x", "99999", "9" * 5000, "²", "2 "])
def test_a_number_of_rows_that_is_none_does_no_harm(client, lists):
    assert define(client, **{**LIST, "lists": lists}).status_code in (200, 302)
    form = define(client, **{**LIST, "lists": lists}, do="more").context["form"]
    assert len(form.rows) <= most_own(games.of(games.DEFAULT))


@pytest.mark.parametrize(
    "brought",
    ["", " ", "{", "[]", "null", '"x"', "[" * 90_000, '{"name": ""}', '{"name": "x", "least": "y"}', "9" * 9999,
     '{"name": "\\ud800"}', '{"name": "x", "lists": [{"name": "y", "banned": ["Kogn"]}]}', MARKUP],
)  # fmt: skip
def test_json_that_is_no_format_says_why_and_stays(client, brought):
    response = client.post("/formats/new/", {"do": "bring", "json": brought})
    bring = response.context["bring"]
    assert bring.errors
    assert bring["json"].value() == brought
    assert MARKUP not in response.content.decode()


def test_a_file_that_is_too_large_or_no_text_says_why(client):
    for content in (b"{" * (LARGEST_FILE + 1), b"\xff\xfe\x00", b"\x00\x01\x02"):
        file = SimpleUploadedFile("x.json", content)
        assert client.post("/formats/new/", {"do": "bring", "file": file}).context["bring"].errors


def test_lists_that_came_as_json_are_rows_of_the_form(client):
    lists = ["Bans of 2017", {"name": "Ours", "banned": ["Kong"], "until": "2030-01-01"}]
    response = client.post("/formats/new/", {"do": "bring", "json": json.dumps({"name": "Zoo", "lists": lists})})
    form = response.context["form"]
    assert form["published"].value() == ["Bans of 2017"]
    assert [(row["name"].value(), row["banned"].value()) for row in form.rows] == [("Ours", "Kong")]
    assert 'value="2030-01-01"' in text_of(response)


@given(st.dictionaries(
    st.sampled_from([*TYPED, *LIST, "sets", "published", "ratio", "list1-name", "json"]),
    st.text(max_size=40) | st.sampled_from(["2", "less-0", "more", "correct", "bring", "save", "Kong", "2024-05-01"]),
))  # fmt: skip
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_sent_is_answered(client, typed):
    encodable = {key: value.encode("utf-8", "replace").decode() for key, value in typed.items()}
    assert client.post("/formats/new/", TYPED | LIST | encodable).status_code in (200, 302)


# --- changing --------------------------------------------------------------------------------------------------------


def test_the_owner_changes_a_format_and_its_decks_follow(ann_browser, ann, few):
    deck = decks.create(person=ann, name="Apes", format_spec=f"{HOUSE_AT}{few.slug}", cards={"Kong": 2})
    shown = ann_browser.get(f"/formats/{few.slug}/edit/")
    assert "1 of your decks uses this format. Your changes apply to it too." in text_of(shown)
    form = shown.context["form"]
    assert (form["name"].value(), form["published"].value(), form.rows) == ("Few", [BANS_OF_2017.name], [])
    assert ann_browser.post(f"/formats/{few.slug}/edit/", TYPED | {"least": "x"}).status_code == 200
    response = ann_browser.post(f"/formats/{few.slug}/edit/", TYPED)
    assert (response.status_code, response["Location"]) == (302, f"/formats/{few.slug}/")
    assert Deck.objects.get(pk=deck.pk).format.name == "Friday night"
    assert "Friday night" in text_of(ann_browser.get(f"/decks/{deck.slug}/"))


def test_the_owner_deletes_a_format_after_being_asked(ann_browser, ann, few):
    deck = decks.create(person=ann, name="Apes", format_spec=f"{HOUSE_AT}{few.slug}", cards={"Kong": 2})
    asked = text_of(ann_browser.get(f"/formats/{few.slug}/delete/"))
    assert "1 of your decks uses this format and will keep its current rules." in asked
    assert HouseFormat.objects.exists()
    assert ann_browser.post(f"/formats/{few.slug}/delete/")["Location"] == "/formats/"
    assert not HouseFormat.objects.exists()
    assert "Few" in text_of(ann_browser.get(f"/decks/{deck.slug}/"))


def test_others_read_and_copy_and_nothing_else(client, few):
    for address in ("edit/", "delete/"):
        assert client.get(f"/formats/{few.slug}/{address}").status_code == 403
        assert client.post(f"/formats/{few.slug}/{address}", TYPED).status_code == 403
    assert client.get(f"/formats/{few.slug}/format.json").json() == few.data
    assert client.get(f"/formats/{few.slug}/copy/").status_code == 405
    response = client.post(f"/formats/{few.slug}/copy/")
    copy = HouseFormat.objects.exclude(pk=few.pk).get()
    assert response["Location"] == f"/formats/{copy.slug}/"
    assert copy.belongs_to(Person(client.session[KEY]))
    few.refresh_from_db()
    assert few.data == HOUSE_FORMATS.as_data(HOUSE_FORMATS.read(FEW))


@pytest.mark.parametrize("slug", ["nowhere", "x" * 300])
def test_what_is_not_there_is_not_found(client, slug):
    for address in ("", "edit/", "delete/", "format.json"):
        assert client.get(f"/formats/{slug}/{address}").status_code == 404
    assert client.post(f"/formats/{slug}/copy/").status_code == 404
    assert client.get("/formats/constructed/edit/").status_code == 404
    assert client.post("/formats/constructed/delete/").status_code == 404


def test_too_many_formats_are_refused_and_what_was_typed_stays(client, monkeypatch):
    define(client)
    monkeypatch.setattr(domain, "MOST_FORMATS", 1)
    response = define(client, name="Second")
    assert "Delete one first." in text_of(response)
    assert response.context["form"]["name"].value() == "Second"
    (first,) = HouseFormat.objects.all()
    assert client.post(f"/formats/{first.slug}/copy/", follow=True).redirect_chain[-1][0] == "/formats/"


# --- decks -----------------------------------------------------------------------------------------------------------


def test_a_deck_is_made_for_a_house_format_and_chooses_another(ann_browser, few):
    shown = text_of(ann_browser.get(f"/decks/new/?format={HOUSE_AT}{few.slug}"))
    assert f'<option value="{HOUSE_AT}{few.slug}" selected>Few</option>' in shown
    ann_browser.post(
        "/decks/new/", {"name": "Apes", "format": f"{HOUSE_AT}{few.slug}", "lines": "2 Kong", "do": "save"}
    )
    deck = Deck.objects.get()
    assert (deck.house_format, deck.format) == (few, few.format)
    form = ann_browser.get(f"/decks/{deck.slug}/details/").context["form"]
    assert (form["format"].value(), form["house"].value()) == (f"{HOUSE_AT}{few.slug}", "")
    said = {"name": "Apes", "visibility": "public", "tags": ""}
    ann_browser.post(f"/decks/{deck.slug}/details/", {**said, "format": "sealed"})
    assert Deck.objects.get().house_format is None


def test_the_formats_of_others_are_no_choice(client, few):
    typed = {"name": "Apes", "format": f"{HOUSE_AT}{few.slug}", "lines": "2 Kong", "do": "save"}
    assert list(client.post("/decks/new/", typed).context["form"].errors) == ["format"]
    assert not Deck.objects.exists()


def test_house_rules_that_came_along_stay_with_their_deck_or_become_a_format(ann_browser, new_deck, ann):
    deck = new_deck(ann, format_spec=FEW)
    page = ann_browser.get(f"/decks/{deck.slug}/details/")
    form = page.context["form"]
    assert (form["format"].value(), form["format"].field.choices[-1]) == (
        "house",
        ("house", "Few (house rules of this deck)"),
    )
    said = {name: form[name].value() for name in ("format", "house", "visibility", "tags")}
    assert ann_browser.post(f"/decks/{deck.slug}/details/", {**said, "name": "Zoo"}).status_code == 302
    assert (Deck.objects.get().name, Deck.objects.get().format) == ("Zoo", HOUSE_FORMATS.read(FEW))
    assert f"/formats/new/?deck={deck.slug}" in text_of(page)
    brought = ann_browser.get(f"/formats/new/?deck={deck.slug}").context["form"]
    assert (brought["name"].value(), brought["least"].value()) == ("Few", 4)


def test_the_rules_of_a_private_deck_are_not_read_by_others(client, new_deck, ann):
    deck = new_deck(ann, format_spec=FEW)
    assert client.get(f"/formats/new/?deck={deck.slug}").status_code == 404
    assert client.get("/formats/new/?deck=../x").context["form"]["name"].value() == ""


def test_the_page_of_a_deck_says_what_its_format_asks_and_leads_there(ann_browser, client, few, ann):
    deck = decks.create(person=ann, name="Apes", format_spec=f"{HOUSE_AT}{few.slug}", cards={"Kong": 2})
    decks.describe(slug=deck.slug, person=ann, visibility="public")
    hers, theirs = (text_of(browser.get(f"/decks/{deck.slug}/")) for browser in (ann_browser, client))
    assert "Up to two copies of each card" in hers
    assert "Up to two copies of each card" in theirs
    assert (few.slug in hers, few.slug in theirs) == (True, False)


# --- more than two players -------------------------------------------------------------------------------------------


def test_formats_for_more_players_are_told_with_their_numbers_and_rules(client):
    text = text_of(client.get("/formats/"))
    many = text.split('id="many"')[1]
    for key, name, players in (
        ("free-for-all", "Free-for-all", "3 to 8 players"),
        ("hunter-first-blood", "Hunter, First Blood", "3 to 8 players"),
        ("hunter-last-one-standing", "Hunter, Last One Standing", "3 to 8 players"),
        ("hydra", "Hydra", "2 teams of 2 to 4 players, or 3 or 4 teams of 2"),
    ):
        article = many.split(f'id="{key}"')[1].split("</article>")[0]
        assert f"<h3>{name}</h3> <p><b>{players}.</b>" in article
    assert "You can only attack the player to your left." in many.split('id="hunter-first-blood"')[1]
    assert "also names Raid and Emperor" in many


@pytest.mark.parametrize("key", games.GAMES)
def test_the_formats_of_the_engine_are_named_by_their_keys(key):
    play = games.of(key).play
    found = play.MULTIPLAYER_RULES.formats
    assert [one.key for one in play.MULTIPLAYER] == [one.key for one in found]
    for one, words in zip(play.MULTIPLAYER, found, strict=True):
        assert one.name == words.name
        if not one.teams:
            assert words.players == f"{one.tables[0][0]} to {one.tables[-1][0]} players"


def test_free_for_all_of_the_second_game_is_on_its_page(client):
    page = client.get("/epic-tcg/formats/").content.decode()
    assert "Each player starts at 30 Mojo." in page.split('id="many"')[1]
