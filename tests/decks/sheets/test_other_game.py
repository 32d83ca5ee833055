"""Cards and decks of the second game on paper."""

import re
from html import unescape

import pytest

from decks import domain as decks
from decks.collection import domain as collections
from decks.sheets.choosing import tokens_of
from decks.sheets.paper import PAPERS
from decks.sheets.registration import Registration, registration_sheet
from engine.epic_tcg.catalogue import CARDS, TOKENS
from engine.epic_tcg.construction import DESIGNED
from engine.games import DEFAULT
from tests.decks.sheets.reading import drawn, reader, written

GAME = "epic-tcg"
ACTIONS = [card.name for card in CARDS if card.price.name == "ACTION" and "'" not in card.name]


def text_of(response, status=200):
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def pages_of(cards, sideboard, paper="a4"):
    sheet = Registration("Giants", DESIGNED, cards, sideboard=sideboard, game=GAME)
    document = reader(written(registration_sheet, sheet, PAPERS[paper]))
    return [re.sub(r"^ +", "", page.extract_text(), flags=re.M) for page in document.pages]


# --- registration ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_a_legal_deck_with_its_sideboard_fits_one_page(paper):
    deck, sideboard = dict.fromkeys(ACTIONS[:20], 3), dict.fromkeys(ACTIONS[20:25], 3)
    (text,) = pages_of(deck, sideboard, paper)
    assert "60 cards, 20 different; 15 in the sideboard" in text
    assert "Legal in Designed Deck." in text
    assert "Epic TCG" in text
    assert all(name in text for name in (*deck, *sideboard))


def test_what_the_format_asks_stands_below_the_list():
    (text,) = pages_of({"Hulk": 4, "Brute": 2}, {})
    assert re.search(r"Wild\n6\n2\nBrute\nfree\n4\nHulk\naction\n", text)
    assert re.search(r"Free\nAction\nGift\nWild\n2\n4\n0\nAll\n2\n4\n0\nAt most\n18\n9", text)
    assert "Not legal in Designed Deck:" in text
    assert "Designed Deck allows 3 of each card" in text


# --- cards -----------------------------------------------------------------------------------------------------------


def test_tokens_are_those_that_the_cards_put_into_play():
    assert tokens_of(["Abyssal Mage", "Hulk"], GAME) == ["Zombie"]
    assert tokens_of([card.name for card in CARDS], GAME) == sorted(token.name for token in TOKENS)


@pytest.mark.usefixtures("data_dir")
@pytest.mark.django_db
def test_the_cards_of_a_search_are_printed(client):
    page = text_of(client.get("/epic-tcg/cards/print/", {"q": '"abyssal mage"'}))
    assert "1 card on 1 page." in page
    assert 'action="/epic-tcg/cards/print.pdf"' in page
    response = client.get("/epic-tcg/cards/print.pdf", {"q": '"abyssal mage"', "copies": "2", "tokens": "1"})
    document = reader(response.getvalue())
    assert [len(drawn(page)[0]) for page in document.pages] == [3]
    assert "No card matches this search." in text_of(client.get("/epic-tcg/cards/print/", {"q": "owned:yes"}))


@pytest.mark.django_db
def test_the_catalogue_leads_to_its_cards_on_paper(client):
    page = text_of(client.get("/epic-tcg/cards/", {"q": "hulk"}))
    assert 'href="/epic-tcg/cards/print/?q=hulk">Print these cards</a>' in page
    assert "Your own pictures" not in page


# --- decks -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def get(browser_of, ann):
    """What Ann gets for the end of the address of her deck of two Hulks, with a Muse in its sideboard."""
    deck = decks.create(
        person=ann,
        name="Giants",
        game=GAME,
        format_spec="designed",
        cards={"Hulk": 2, "Brute": 1},
        sideboard={"Hulk": 1, "Muse": 1},
    )
    browser = browser_of(ann)

    def get(rest, **chosen):
        return browser.get(f"/epic-tcg/decks/{deck.slug}/{rest}", chosen)

    return get


def test_the_cards_of_a_deck_are_printed_with_its_sideboard(get, ann):
    assert "5 cards on 1 page." in text_of(get("print/"))
    assert "3 cards on 1 page." in text_of(get("print/", copies="one"))
    assert "Deity" not in text_of(get("print/"))
    collections.own(person=ann, card="Hulk", count=1, game=GAME)
    collections.own(person=ann, card="Kong", count=3, game=DEFAULT)
    assert "4 cards on 1 page." in text_of(get("print/", copies="missing"))


@pytest.mark.usefixtures("data_dir")
def test_the_documents_of_a_deck(get):
    pages = reader(get("print.pdf", copies="one").getvalue()).pages
    assert [len(drawn(page)[0]) for page in pages] == [3]
    sheet = reader(get("registration.pdf", player="Ann").getvalue()).pages[0].extract_text()
    assert "3 cards, 2 different; 2 in the sideboard" in sheet
    assert "Ann" in sheet
