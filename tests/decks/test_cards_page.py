"""The page of all cards: what it shows for a search, in which shape and order, and that no address breaks it."""

import json
import re
from html import unescape

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.browsing import Answer, CardSearch, Wrong, answer, place
from decks.search import LONGEST, of
from decks.search.examples import counts, lessons

EPIC = of("epic")


@pytest.fixture
def page(client):
    """The page's text, white space made plain, for an address."""

    def show(query="", **headers):
        response = client.get(f"/cards/{query}", headers=headers)
        assert response.status_code == 200
        return " ".join(response.content.decode().split())

    return show


def tiles(html):
    return re.findall(r'<a class="tile-link" href="([^"]*)" aria-label="([^"]*)">', html)


# --- addresses -------------------------------------------------------------------------------------------------------


def test_an_address_says_only_what_is_not_as_usual():
    assert CardSearch().query() == ""
    assert CardSearch("wild or sage", "cost", True, "list").query() == "?q=wild+or+sage&sort=cost&desc=1&view=list"
    assert CardSearch("kong").query(page=2) == "?q=kong&page=2"
    assert CardSearch("kong").query(page=1) == "?q=kong"


def test_an_address_is_read_as_it_was_written():
    read = CardSearch.of(EPIC, {"q": "  kong ", "sort": "set", "desc": "1", "view": "text"})
    assert read == CardSearch("kong", "set", True, "text")


def test_what_nobody_offers_is_not_asked():
    assert CardSearch.of(EPIC, {"sort": "colour", "view": "hologram", "desc": ""}) == CardSearch()


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_all_cards_come_page_by_page(page):
    first = page()
    assert "285 cards, page 1 of 6." in first
    assert len(tiles(first)) == 48
    assert tiles(first)[0] == ("/cards/aftershock/", "Aftershock")
    assert 'rel="next" href="/cards/?page=2"' in first
    assert 'rel="prev"' not in first
    last = page("?page=6")
    assert len(tiles(last)) == 285 - 5 * 48
    assert 'rel="next"' not in last
    assert tiles(page("?page=nothing")) == tiles(first)


def test_a_search_is_kept_in_the_box_and_goes_along_to_its_cards(page):
    html = page("?q=class:giant cost:0")
    assert 'value="class:giant cost:0"' in html
    assert "1 card." in html
    assert tiles(html) == [("/cards/hill-giant/?q=class%3Agiant+cost%3A0", "Hill Giant")]
    assert "<title>class:giant cost:0 · Cards · Fourfold</title>" in html


def test_a_picture_tells_everything_on_the_card(page):
    (alt,) = re.findall(r'<img class="face-picture"[^>]* alt="([^"]*)"', page('?q=name="blue dragon"'))
    assert alt.startswith("Blue Dragon. Sage dragon champion, costs 1")
    assert "Airborne. Tribute → Draw a card." in alt
    assert page().count('<img class="face-picture"') == 48


def test_the_list_has_a_row_for_each_card(page):
    html = page("?q=name:/^(kong|apocalypse|helena, the valiant)$/&view=list")
    rows = [re.sub(r"<[^>]*>", " ", row).split() for row in re.findall(r"<tr[^>]*>(.*?)</tr>", html)[1:]]
    assert [" ".join(row) for row in rows] == [
        "Apocalypse evil event 1 Base Set",
        "Helena, the Valiant good sage elder goddess Pantheon",
        "Kong wild giant ape champion 1 13 14 Base Set",
    ]


def test_the_texts_show_the_rules_text(page):
    html = page("?q=name=aftershock&view=text")
    assert '<h2><a href="/cards/aftershock/?q=name%3Daftershock&amp;view=text"' in html
    assert "Wild event · cost 1" in html
    assert "In your discard pile:" in html


def test_the_order_is_asked_for(page):
    assert tiles(page("?q=class:giant&sort=offense&desc=1"))[0][1] == "Kong"
    assert [name for _, name in tiles(page("?q=class:giant&desc=1"))] == sorted(
        (name for _, name in tiles(page("?q=class:giant"))), reverse=True
    )
    assert '<option value="offense" selected>' in page("?sort=offense")
    assert 'name="desc" id="desc" value="1" checked' in page("?desc=1")


def test_a_word_that_was_read_as_another_is_told(page):
    assert "No card contains “shamen”. Showing results for “shaman”." in unescape(page("?q=fire shamen"))


def test_a_search_without_cards_says_what_to_do(page):
    html = page("?q=class:giant class:elf")
    assert "0 cards." in html
    assert "No card matches this search." in html


def test_what_is_wrong_is_marked_and_what_was_typed_stays(page):
    html = unescape(page("?q=class:giant cost:many or kong"))
    assert 'value="class:giant cost:many or kong"' in html
    assert 'aria-invalid="true"' in html
    assert "<code>class:giant cost:<mark>many</mark> or kong</code>" in html
    assert '"many" is not a value of cost: a number, offense or defense is expected.' in html
    assert tiles(html) == []
    assert answer(EPIC, CardSearch("cost:")) == Answer(wrong=Wrong("cost", ":", "", 'After ":" a value is expected.'))


def test_what_is_typed_is_never_markup(page):
    html = page("?q=%3Cscript%3E%22%3Cb%3E")
    assert "<b>" not in html.split("<main")[1]
    assert "<script>" not in html.split("<main")[1]


# --- as somebody types -----------------------------------------------------------------------------------------------

TYPING = {"hx-request": "true"}


def test_htmx_gets_the_results_alone_and_the_address_to_show(client):
    response = client.get("/cards/?q=class:giant&view=grid&sort=match", headers=TYPING)
    html = response.content.decode()
    assert "<html" not in html
    assert len(tiles(html)) == 6
    assert 'id="search-status" hx-swap-oob="innerHTML"' in html
    assert response["HX-Replace-Url"] == "/cards/?q=class%3Agiant"
    assert "HX-Request" in response["Vary"]
    assert "HX-Reswap" not in response


def test_while_a_search_is_wrong_the_last_results_stay(client):
    response = client.get("/cards/?q=cost:", headers=TYPING)
    assert response["HX-Reswap"] == "none"
    assert "a value is expected" in response.content.decode()


def test_going_back_in_the_history_gets_the_whole_page(page):
    assert "<html" in page("?q=kong", **TYPING, **{"hx-history-restore-request": "true"})


def test_the_words_of_the_language_are_told_to_the_completion(client):
    response = client.get("/cards/search.json")
    words = json.loads(response.content)
    assert [field["name"] for field in words["fields"]] == [field.name for field in EPIC.fields]
    assert words["fields"][2] == {
        "name": "alignment", "short": "a", "means": EPIC.fields[2].means, "values": ["good", "evil", "sage", "wild"],
    }  # fmt: skip
    assert words["names"] == sorted(EPIC.by_name)
    assert client.get("/cards/search.json", headers={"if-none-match": response["ETag"]}).status_code == 304


# --- neighbours ------------------------------------------------------------------------------------------------------


def test_a_card_has_its_place_in_the_search_that_found_it():
    hill = place(EPIC, EPIC.by_name["Hill Giant"], CardSearch("class:giant"))
    assert (hill.number, hill.of) == (2, 6)
    assert (hill.before, hill.after) == (EPIC.by_name["Frost Giant"], EPIC.by_name["Kong"])
    assert place(EPIC, EPIC.by_name["Frost Giant"], CardSearch("class:giant")).before is None
    assert place(EPIC, EPIC.by_name["Velden, Frost Titan"], CardSearch("class:giant")).after is None


@pytest.mark.parametrize("search", ["", "class:elf", "cost:"])
def test_a_card_that_the_search_does_not_find_has_its_place_among_all(search):
    found = place(EPIC, EPIC.by_name["Aftershock"], CardSearch(search))
    assert (found.number, found.of, found.after) == (1, 285, EPIC.by_name["Alchemist Assassin"])


# --- the help --------------------------------------------------------------------------------------------------------


def test_the_help_shows_every_field_and_how_many_cards_each_example_finds(client):
    html = unescape(client.get("/cards/syntax/").content.decode())
    for field in EPIC.fields:
        assert f'<h3 id="field-{field.name}">' in html
    assert (
        '<a href="/cards/?q=class%3Adragon"><code>class:dragon</code></a> <span class="muted">13 cards</span>' in html
    )
    assert '<code>owned:yes</code></a> <span class="muted">depends on your collection</span>' in html


def test_every_example_of_the_help_finds_some_cards_and_not_all():
    assert {text for lesson in lessons(EPIC) for text in lesson.examples} < set(counts(EPIC))
    assert {text: found for text, found in counts(EPIC).items() if not 0 < found < len(EPIC.rows)} == {}


# --- anything --------------------------------------------------------------------------------------------------------

anything = st.text(max_size=LONGEST + 20) | st.lists(
    st.sampled_from([*'()"/-:=<> ', "cost", "name", "text:", "a>=", " or ", "not ", "kong", "/a+", "gw", "\x00", "\\"]),
    max_size=30,
).map("".join)


@pytest.mark.django_db
@settings(max_examples=150, deadline=None)
@given(
    q=anything, sort=st.sampled_from(["cost", "set", ""]) | st.text(max_size=5), view=st.text(max_size=5), page=anything
)
def test_no_address_breaks_the_page(q, sort, view, page):
    client = Client()
    parameters = {"q": q, "sort": sort, "view": view, "desc": page, "page": page}
    assert client.get("/cards/", parameters).status_code == 200
    assert client.get("/cards/", parameters, headers=TYPING).status_code == 200
    assert client.get("/cards/kong/", parameters).status_code == 200


@pytest.mark.django_db
@settings(max_examples=100, deadline=None)
@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), min_size=1, max_size=150))
def test_no_name_breaks_the_page_of_a_card(name):
    assert Client().get(f"/cards/{name.replace('/', '')}/").status_code in {200, 301, 404}
