"""The page that makes decks of lists: what it reads, what it names, and that nothing typed is lost."""

import json
from collections import Counter

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from decks import domain, exchange
from decks.forms import LARGEST_FILE, LONGEST_LIST
from decks.models import Deck, Version
from engine.construction.lists import MAX_LINES
from engine.epic.construction import parse
from engine.games import DEFAULT
from people.persons import KEY, Person
from tests.decks.conftest import CARDS
from tests.decks.pages import FURIOS, LIST, WRONG, cards_of, page_of, paste, text_of

pytestmark = pytest.mark.django_db


# --- a new deck ------------------------------------------------------------------------------------------------------


def test_a_stranger_pastes_a_list_and_has_a_deck(client):
    response = paste(client, f"# for Thursday\n{LIST}\nDeity: {FURIOS}", note="First try")
    deck = Deck.objects.get()
    assert (response.status_code, response["Location"]) == (302, page_of(deck))
    assert deck.belongs_to(Person(client.session[KEY]))
    assert (deck.name, deck.format_key, deck.visibility, deck.number) == ("Apes", "constructed", "private", 1)
    version = deck.versions.get()
    assert (version.cards, version.deity, version.note) == (CARDS, FURIOS, "First try")
    shown = text_of(client.get(page_of(deck)))
    assert "Version 1 is saved: 8 cards." in shown
    assert "<h1>Apes</h1>" in shown


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("deck.txt", LIST, "."),
        ("deck.csv", exchange.as_csv(CARDS, FURIOS, game=DEFAULT), ", read from CSV."),
        (
            "deck.json",
            exchange.as_json(CARDS, FURIOS, name="Zoo", format_spec="sealed", game=DEFAULT),
            ", read from JSON.",
        ),
        ("deck", LIST.encode("utf-16"), "."),
        ("deck.exe", LIST.replace("\n", "\r\n"), "."),
    ],
)
def test_a_file_is_read_whatever_it_is_called(client, name, content, kind):
    file = SimpleUploadedFile(name, content if isinstance(content, bytes) else content.encode())
    assert paste(client, "1 Lash", file=file, name="").status_code == 302
    deck = Deck.objects.get()
    assert cards_of(deck) == CARDS
    assert f"8 cards{kind}" in text_of(client.get(page_of(deck)))
    assert (deck.name, deck.format_key) == (
        ("Zoo", "sealed") if name == "deck.json" else ("Wild with Kong", "constructed")
    )


def test_a_name_that_is_typed_goes_before_one_that_comes_along(client):
    paste(client, exchange.as_json(CARDS, "", name="Zoo", format_spec="house", game=DEFAULT), name="Mine")
    assert (Deck.objects.get().name, Deck.objects.get().format_key) == ("Mine", "constructed")


def test_a_remark_in_the_first_line_names_a_deck_without_a_name(client):
    paste(client, f"# Ape rush\n{LIST}", name="")
    assert Deck.objects.get().name == "Ape rush"


def test_a_link_with_a_list_fills_the_form_and_can_be_pasted(client):
    query = exchange.as_query(CARDS, FURIOS, name="Zoo", format_spec="sealed")
    shown = client.get(f"/decks/new/?{query}")
    form = shown.context["form"]
    assert (form["name"].value(), form["format"].value()) == ("Zoo", "sealed")
    parsed = parse(form["lines"].value())
    assert (Counter(parsed.cards), parsed.deity) == (Counter(CARDS), FURIOS)
    paste(client, f"http://127.0.0.1/decks/new/?{query}", name="")
    assert (Deck.objects.get().name, Deck.objects.get().format_key, cards_of(Deck.objects.get())) == (
        "Zoo",
        "sealed",
        CARDS,
    )


def test_a_link_to_a_deck_that_may_be_read_brings_its_cards(client, new_deck, ann):
    deck = new_deck(ann, name="Zoo", format_spec={"name": "Friday night"}, visibility="unlisted")
    paste(client, f"https://fourfold.example{page_of(deck)}", name="")
    mine = Deck.objects.exclude(pk=deck.pk).get()
    assert (mine.name, mine.format.name, cards_of(mine), mine.visibility) == ("Zoo", "Friday night", CARDS, "private")


def test_a_link_to_a_private_deck_of_another_says_nothing_of_it(client, new_deck, ann):
    deck = new_deck(ann, name="Secret plan")
    shown = text_of(paste(client, f"https://fourfold.example{page_of(deck)}"))
    assert "This deck does not exist, or it is not shared with you." in shown
    assert "Secret plan" not in shown
    assert Deck.objects.count() == 1


def test_house_rules_are_typed_or_come_along(client):
    paste(client, format="house", house='{"name": "Friday night", "least": 40}')
    house = Deck.objects.get().house
    data = exchange.as_json(CARDS, "", name="Zoo", format_spec=house, game=DEFAULT)
    paste(client, data)
    assert [(deck.format.name, deck.format.least) for deck in Deck.objects.all()] == [("Friday night", 40)] * 2


def test_house_rules_that_came_along_stay_while_lines_are_mended(client):
    data = {"name": "Zoo", "format": {"name": "Friday \ud800 night"}, "cards": {"Kogn": 3}}
    form = paste(client, json.dumps(data), name="").context["form"]
    assert (form["name"].value(), form["format"].value()) == ("Zoo", "house")
    assert json.loads(form["house"].value()) == {"name": "Friday night"}
    assert form["lines"].value() == "3 Kogn"


@pytest.mark.parametrize("house", ["", "{", '{"name": ""}', '{"name": "x", "least": "y"}', "[" * 9000])
def test_house_rules_that_cannot_be_read_say_why(client, house):
    form = paste(client, format="house", house=house).context["form"]
    assert list(form.errors) == ["format"]
    assert form["house"].value() == house
    assert Deck.objects.count() == 0


# --- lines that cannot be read ---------------------------------------------------------------------------------------


def test_each_unreadable_line_is_named_and_what_was_typed_stays(client):
    response = paste(client, WRONG, note="My note")
    form = response.context["form"]
    assert Deck.objects.count() == 0
    assert [(error.line, error.text, error.suggestion) for error in form.line_errors] == [
        (2, "3x Divine Judgement", "Divine Judgment"), (3, "2 Xyzzyqqq # ?", ""),
    ]  # fmt: skip
    assert (form["lines"].value(), form["note"].value(), form["name"].value()) == (WRONG, "My note", "Apes")
    shown = text_of(response)
    assert "2 lines could not be read; see below." in shown
    assert "Did you mean Divine Judgment?" in shown
    assert 'value="correct"' in shown
    assert 'value="keep"' in shown


def test_suggested_names_are_put_in_and_shown_before_anything_is_saved(client):
    response = paste(client, WRONG, do="correct")
    form = response.context["form"]
    assert Deck.objects.count() == 0
    assert form["lines"].value() == WRONG.replace("Judgement", "Judgment")
    assert [error.line for error in form.line_errors] == [3]
    assert 'value="correct"' not in text_of(response)
    response = paste(client, "3 Kogn", do="correct")
    assert response.context["form"].corrected
    assert "The names are corrected. Check the list, then save it." in text_of(response)
    assert Deck.objects.count() == 0


def test_good_lines_are_kept_when_the_person_says_so_and_nothing_is_lost(client):
    paste(client, WRONG, do="keep", note="My note")
    deck = Deck.objects.get()
    assert cards_of(deck) == {"Kong": 3, "Flame Strike": 4}
    assert deck.versions.get().note == ("My note\nLines left out:\n3x Divine Judgement\n2 Xyzzyqqq # ?")
    assert deck.versions.get().maybeboard == {"Lash": 1}
    assert "2 lines were left out and kept in the note on this version." in text_of(client.get(page_of(deck)))


def test_a_sideboard_is_kept_as_maybeboard_and_the_deity_after_it_is_taken(client):
    paste(client, f"Format: Modern\n3 Kong\nSideboard (3)\n1 Lash\n2 Rage\nDeity: {FURIOS}\nMB: 1 Muse")
    version = Deck.objects.get().versions.get()
    assert (version.cards, version.deity, version.note) == ({"Kong": 3}, FURIOS, "")
    assert version.maybeboard == {"Lash": 1, "Rage": 2, "Muse": 1}
    shown = text_of(client.get(page_of(version.deck)))
    for sentence in (
        "Version 1 is saved: 3 cards. Lines 4 to 5, Sideboard: 3 cards are kept in the maybeboard, because no format",
        "Line 7, MB: 1 card is kept in the maybeboard.",
        "Not used: line 1 “Format: Modern”.",
    ):
        assert sentence in shown


def test_a_deck_may_begin_as_a_maybeboard(client):
    paste(client, "SB: 3 Kong")
    assert (cards_of(Deck.objects.get()), Version.objects.get().maybeboard) == ({}, {"Kong": 3})


def test_lines_beyond_the_last_that_is_read_are_kept_too(client):
    lines = ["1 Kong", *["#"] * (MAX_LINES - 1), "1 Lash", "2 Rage"]
    paste(client, "\n".join(lines), do="keep")
    assert cards_of(Deck.objects.get()) == {"Kong": 1}
    assert Version.objects.get().note.split("\n")[1:] == ["1 Lash", "2 Rage"]


def test_errors_of_a_file_are_shown_in_the_box(client):
    file = SimpleUploadedFile("deck.csv", b"count,name\n3,Kong\n2,Kogn\n")
    form = paste(client, "", file=file).context["form"]
    assert form["lines"].value() == "# count, name\n3 Kong\n2 Kogn"
    assert [error.line for error in form.line_errors] == [3]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("", "This list has no cards."),
        ("# nothing\nWild\n", "This list has no cards."),
        ('{"cards": ', "This looks like JSON but has an error at line 1"),
        ("https://example.org/", "This link is not a deck or a cube on this site"),
        ("x" * (LONGEST_LIST + 1), "The maximum is 60000."),
    ],
)
def test_what_has_no_list_in_it_is_refused_and_stays(client, lines, sentence):
    for do in ("save", "keep"):
        response = paste(client, lines, do=do)
        assert sentence in text_of(response)
        assert response.context["form"]["lines"].value() == lines
    assert Deck.objects.count() == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This file is empty."),
        (b"1 Kong\n" * LARGEST_FILE, "This file is larger than 250 kB, the limit for card lists."),
        (b"x" * (LONGEST_LIST + 1), "This list has 60001 characters."),
        (bytes(range(1, 256)), "could not be read"),
    ],
)
def test_a_file_that_is_no_list_is_refused(client, content, sentence):
    assert sentence in text_of(paste(client, "", file=SimpleUploadedFile("deck.txt", content)))
    assert Deck.objects.count() == 0


@pytest.mark.parametrize("field", ["format", "do", "name"])
def test_what_the_form_does_not_offer_is_a_form_error(client, field):
    response = paste(client, **{field: "x" * 100})
    assert field in response.context["form"].errors
    assert Deck.objects.count() == 0


def test_who_has_too_many_decks_is_told_and_keeps_the_list(client, monkeypatch):
    monkeypatch.setattr(domain, "MOST_DECKS", 0)
    response = paste(client)
    assert "Delete one first." in text_of(response)
    assert response.context["form"]["lines"].value() == LIST


# --- the words of the site -------------------------------------------------------------------------------------------

BINARY = {
    "list.xlsx": (b"PK\x03\x04\x14\x00\x06\x00" + b"\x00" * 200, "This is a spreadsheet file."),
    "list.ods": (b"PK\x03\x04\x14\x00\x00\x08", "This is a spreadsheet file."),
    "list.xls": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 200, "This is a spreadsheet file."),
    "list.pdf": (b"%PDF-1.7 3 Kong", "This is a PDF file."),
    "list.dat": (b"3 Kong\x00\x01", "This file is not text."),
}


@pytest.mark.parametrize(("name", "sentence"), [(name, sentence) for name, (_, sentence) in BINARY.items()])
def test_a_file_that_is_no_text_is_told_by_what_it_is(client, name, sentence):
    for address, body in (("new/", {"format": "constructed", "name": "x", "do": "save"}), ("several/", {"do": "save"})):
        file = SimpleUploadedFile(name, BINARY[name][0])
        shown = text_of(client.post(f"/decks/{address}", {**body, "file": file}))
        assert sentence in shown
        assert "longer than" not in shown
    assert not Deck.objects.exists()


def test_forms_of_decks_speak_as_the_site_does(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    about = {"name": "", "format": "chess", "visibility": "shared", "tags": "x" * 1001, "cover": "Rage"}
    forms = [
        ann_browser.post(page_of(deck, "details/"), {**about, "description": "x" * 10_001}),
        ann_browser.post(page_of(deck, "details/"), {"name": "x" * 81}),
        ann_browser.post(page_of(deck, "versions/1/note/"), {"note": "x" * 100_001}),
        ann_browser.post(page_of(deck, "edit/"), {"lines": "x" * (LONGEST_LIST + 1), "note": "x" * 20_001, "do": "x"}),
        paste(ann_browser, "3 Kong", name="x" * 81, format="", note="\0"),
        ann_browser.post("/decks/several/", {"content": "x" * 1_000_001}),
        ann_browser.post("/decks/new/", {"file": SimpleUploadedFile("empty.txt", b""), "format": "constructed"}),
    ]
    shown = "".join(map(text_of, forms))
    for theirs in ("Ensure this", "This field is required", "Select a valid", "Null characters", "submitted"):
        assert theirs not in shown
    for ours in (
        "Give the deck a name.", "This has 81 characters. The maximum is 80.", "Choose one of these formats.",
        "This has 10001 characters. The maximum is 10000.", "Choose one of those that are offered.",
        "This file is empty.",
    ):  # fmt: skip
        assert ours in shown
