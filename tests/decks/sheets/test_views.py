"""The pages and documents of decks on paper: what comes of each choice, and whom they turn away."""

from contextlib import ExitStack
from html import unescape

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decks.collection import domain as collections
from decks.sheets import making
from engine.games import DEFAULT
from tests.decks.sheets.reading import drawn, reader, size_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("data_dir")]

DECK = {"Kong": 3, "Muse": 2}
DOCUMENTS = ("print/", "print.pdf", "registration.pdf")


def document(response):
    assert response.status_code == 200
    assert response["Content-Type"] == "application/pdf"
    content = response.getvalue()
    assert content.startswith(b"%PDF-")
    assert int(response["Content-Length"]) == len(content)
    return reader(content)


def status_of(response):
    """The status of what is read to its end, whatever it says."""
    if response.streaming:
        response.getvalue()
    return response.status_code


def cards_of(response):
    return sum(len(drawn(page)[0]) for page in document(response).pages)


def text_of(response, status=200):
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


@pytest.fixture
def deck(new_deck, ann):
    return new_deck(ann, DECK)


@pytest.fixture
def get(browser_of, ann, deck):
    """What Ann gets for the end of her deck's address."""
    browser = browser_of(ann)

    def get(rest, **chosen):
        return browser.get(f"/decks/{deck.slug}/{rest}", chosen)

    return get


# --- a deck ----------------------------------------------------------------------------------------------------------


def test_a_bare_address_makes_a_document_with_every_card(get):
    response = get("print.pdf")
    (page,) = document(response).pages
    assert len(drawn(page)[0]) == 5
    assert size_of(page) == (210, 297)
    assert response["Content-Disposition"] == 'inline; filename="apes-cards.pdf"'
    # That of pages would forbid the browser's own reader.
    assert response["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert "private" in response["Cache-Control"]


def test_paper_room_and_copies_are_chosen(get):
    assert size_of(document(get("print.pdf", paper="letter")).pages[0]) == (215.9, 279.4)
    first, second, *_ = drawn(document(get("print.pdf", gap="2")).pages[0])[0]
    assert second.x - first.x - first.width == pytest.approx(2, abs=0.001)
    assert cards_of(get("print.pdf", copies="one")) == 2


def test_the_paper_is_that_of_the_country(browser_of, ann, deck):
    for languages, width in (("en-US,en;q=0.9", 215.9), ("en-GB,en;q=0.9", 210), ("", 210)):
        response = browser_of(ann).get(f"/decks/{deck.slug}/print.pdf", headers={"Accept-Language": languages})
        assert size_of(document(response).pages[0])[0] == width


def test_only_what_is_missing_is_offered_to_who_owns_something(get, ann):
    assert "only cards I do not own" not in text_of(get("print/"))
    assert "Choose one of those that are offered." in text_of(get("print.pdf", copies="missing"), 400)
    collections.own(person=ann, card="Kong", count=2, game=DEFAULT)
    assert "only cards I do not own" in text_of(get("print/"))
    assert cards_of(get("print.pdf", copies="missing")) == 3
    collections.own(person=ann, card="Kong", count=3, game=DEFAULT)
    collections.own(person=ann, card="Muse", count=3, game=DEFAULT)
    assert "There are no cards to print." in text_of(get("print.pdf", copies="missing"), 400)


def test_tokens_and_a_deity_are_offered_where_there_are_some(get, new_deck, ann, browser_of):
    page = text_of(get("print/"))
    assert "Tokens" not in page
    assert "Deity" not in page
    wolves = new_deck(ann, {"Wolf's Call": 1}, deity="Furios, Father of Nature")
    show = browser_of(ann).get(f"/decks/{wolves.slug}/print/", {"tokens": "3"})
    assert "<b>5 cards on 1 page.</b>" in text_of(show)
    show = browser_of(ann).get(f"/decks/{wolves.slug}/print/", {"tokens": "1", "deity": "without"})
    assert "<b>2 cards on 1 page.</b>" in text_of(show)


def test_a_version_is_printed_as_it_was(get, deck, ann):
    from decks import domain

    domain.save(slug=deck.slug, person=ann, base=1, cards={"Kong": 1})
    assert cards_of(get("print.pdf")) == 1
    assert cards_of(get("print.pdf", version="1")) == 5
    assert "Version 1" in text_of(get("print/", version="1"))
    assert get("print.pdf", version="9").status_code == 404


def test_the_page_tells_how_much_is_printed_and_how_long_it_takes(get, new_deck, browser_of, ann, data_dir):
    page = text_of(get("print/"))
    assert "<b>5 cards on 1 page.</b> The file has about 0.3 MB and takes about 1 second." in page
    assert "must be drawn first" not in page
    cold = new_deck(ann, {"Rage": 3, "Lash": 3, "Fumble": 3, "Erase": 3})
    page = text_of(browser_of(ann).get(f"/decks/{cold.slug}/print/"))
    assert "<b>12 cards on 2 pages.</b> The file has about 0.5 MB and takes about 1 second." in page
    assert "4 pictures must be drawn first" in page


def test_what_the_page_tells_of_the_size_is_about_right(get):
    response = get("print.pdf")
    assert status_of(response) == 200
    assert 200_000 < int(response["Content-Length"]) < 400_000


def test_a_document_lies_in_no_file_that_stays(get, data_dir):
    before = sorted(data_dir.rglob("*"))
    response = get("print.pdf")
    assert sorted(data_dir.rglob("*")) == before
    assert cards_of(response) == 5


async def test_an_asgi_server_gets_a_document_piece_by_piece(data_dir):
    content = bytes(range(256)) * 1000
    document = making.Document(making.filed(lambda file: file.write(content)))
    document.block_size = 2**16
    pieces = [piece async for piece in document]
    document.close()
    assert [len(piece) for piece in pieces] == [2**16, 2**16, 2**16, len(content) - 3 * 2**16]
    assert b"".join(pieces) == content


def test_when_too_much_is_printed_a_page_says_when_to_come_back(get, monkeypatch):
    monkeypatch.setattr(making, "PATIENCE", 0)
    with ExitStack() as places:
        for _ in range(making.AT_ONCE):
            places.enter_context(making.a_place())
        later = get("print.pdf")
        assert "Wait about 30 seconds" in text_of(later, 503)
        assert later["Retry-After"] == "30"
        assert 'href="/decks/' in later.content.decode()
        assert "<b>5 cards on 1 page.</b>" in text_of(get("print/"))
    assert cards_of(get("print.pdf")) == 5


def test_a_choice_that_nobody_offers_shows_the_page_again(get):
    page = text_of(get("print.pdf", paper="a3"), 400)
    assert "Choose one of those that are offered." in page
    assert "<h1>Print Apes</h1>" in page


def test_an_empty_deck_is_told_so(new_deck, ann, browser_of):
    empty = new_deck(ann, {})
    assert "There are no cards to print." in text_of(browser_of(ann).get(f"/decks/{empty.slug}/print/"))
    assert browser_of(ann).get(f"/decks/{empty.slug}/print.pdf").status_code == 400


def test_what_is_typed_stands_on_the_registration_sheet(get):
    response = get("registration.pdf", player="Ann", event="Gen Con", paper="letter")
    (page,) = document(response).pages
    assert {"Ann", "Gen Con", "Kong", "Muse"} <= {line.strip() for line in page.extract_text().split("\n")}
    assert size_of(page) == (215.9, 279.4)
    assert response["Content-Disposition"] == 'inline; filename="apes-registration.pdf"'


def test_letters_that_the_sheet_cannot_print_are_named_and_nothing_is_lost(get):
    page = text_of(get("registration.pdf", player="Иван", event="Gen Con"), 400)
    assert "The sheet cannot print И в а н" in page
    assert 'value="Иван"' in page
    assert 'value="Gen Con"' in page
    assert "This has 61 characters. The maximum is 60." in text_of(get("registration.pdf", player="x" * 61), 400)


@pytest.mark.parametrize("rest", DOCUMENTS)
def test_a_private_deck_is_printed_by_nobody_else(rest, deck, browser_of, bob, client, ann):
    assert status_of(browser_of(ann).get(f"/decks/{deck.slug}/{rest}")) == 200
    assert status_of(browser_of(bob).get(f"/decks/{deck.slug}/{rest}")) == 404
    assert status_of(client.get(f"/decks/{deck.slug}/{rest}")) == 404
    assert status_of(client.get(f"/decks/nothing/{rest}")) == 404
    assert status_of(browser_of(ann).post(f"/decks/{deck.slug}/{rest}")) == 405


@pytest.mark.parametrize("rest", DOCUMENTS)
@pytest.mark.parametrize("visibility", ["unlisted", "public"])
def test_a_shared_deck_is_printed_by_everybody(rest, visibility, new_deck, ann, client):
    shared = new_deck(ann, DECK, visibility=visibility)
    assert status_of(client.get(f"/decks/{shared.slug}/{rest}")) == 200


# --- what a search finds ---------------------------------------------------------------------------------------------


def test_the_cards_of_a_search_are_printed(client):
    assert cards_of(client.get("/cards/print.pdf", {"q": "name=kong or name=muse", "copies": "3"})) == 6
    assert "<b>6 cards on 1 page.</b>" in text_of(client.get("/cards/print/", {"q": "class:giant"}))


def test_more_than_a_document_holds_is_refused_with_a_sentence(client):
    for address, status in (("/cards/print/", 200), ("/cards/print.pdf", 400)):
        page = text_of(client.get(address, {"copies": "3"}), status)
        assert "This would print 855 cards; the limit is 216." in page


@pytest.mark.parametrize(
    ("query", "sentence"),
    [("cost:many", "number"), ("zzzzzzzz", "No card matches this search."), ("(", "expected")],
)
def test_a_search_that_finds_nothing_says_why(client, query, sentence):
    page = text_of(client.get("/cards/print.pdf", {"q": query}), 400)
    assert sentence in page
    assert f'value="{query}"' in page


def test_the_catalogue_leads_to_its_cards_on_paper(client):
    page = text_of(client.get("/cards/", {"q": "class:giant cost:0"}))
    assert 'href="/cards/print/?q=class%3Agiant%20cost%3A0"' in page


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    chosen=st.dictionaries(
        st.sampled_from(("q", "paper", "gap", "copies", "tokens", "version", "player", "deity")),
        st.text(max_size=20) | st.sampled_from(("a4", "2", "one", "\0", "9" * 40, "kong", "²")),
    )
)
def test_no_address_breaks_anything(client, new_deck, ann, chosen):
    shared = new_deck(ann, {"Kong": 1}, visibility="public")
    for rest in DOCUMENTS:
        assert status_of(client.get(f"/decks/{shared.slug}/{rest}", chosen)) in (200, 400, 404)
    for address in ("/cards/print/", "/cards/print.pdf"):
        assert status_of(client.get(address, {"copies": "4"} | chosen)) in (200, 400)
