"""How the cards of a deck are shown: as somebody chose last, in this browser."""

import re

import pytest

from decks.showing import COOKIE
from tests.decks.pages import page_of, text_of

pytestmark = pytest.mark.django_db


def shown(client, deck, query=""):
    """The view and the grouping of the deck's page."""
    showing = client.get(page_of(deck, query)).context["showing"]
    return showing.view, showing.grouping


def test_a_deck_opens_as_pictures_in_piles_by_cost(ann_browser, new_deck, ann):
    html = text_of(ann_browser.get(page_of(new_deck(ann))))
    assert 'id="group-free"' in html
    assert html.count('class="pile"') == 3  # free events, one gold champions and events
    assert html.count("-small.webp") >= 3
    assert '<span class="visually-hidden">3 Kong</span>' in html


def test_what_was_chosen_is_kept_in_this_browser_for_all_decks(ann_browser, client, new_deck, ann):
    deck, other = new_deck(ann, visibility="public"), new_deck(ann)
    assert shown(ann_browser, deck) == ("pictures", "cost")
    assert shown(ann_browser, deck, "?view=text") == ("text", "alignment")
    assert shown(ann_browser, other) == ("text", "alignment")
    assert shown(ann_browser, other, "?group=class") == ("text", "class")
    assert shown(ann_browser, deck, "?view=pictures") == ("pictures", "class")
    assert shown(ann_browser, deck, "?view=table") == ("table", "")
    assert shown(ann_browser, deck, "versions/1/") == ("table", "")
    assert shown(client, deck) == ("pictures", "cost")  # another browser


def test_a_cookie_is_set_only_by_choosing(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    assert COOKIE not in ann_browser.get(page_of(deck)).cookies
    cookie = ann_browser.get(page_of(deck, "?view=text")).cookies[COOKIE]
    assert (cookie.value, cookie["samesite"], bool(cookie["httponly"])) == ("text.", "Lax", True)


@pytest.mark.parametrize("sent", ["", ".", "text.colour", "<b>.cost", "x" * 4000, "table.class.more"])
def test_what_nobody_offers_is_as_if_it_was_not_said(client, new_deck, ann, sent):
    deck = new_deck(ann, visibility="public")
    client.cookies[COOKIE] = sent
    assert client.get(page_of(deck, "?view=%00&group=<i>")).status_code == 200


def test_each_view_names_every_card_and_how_often(ann_browser, new_deck, ann):
    deck = new_deck(ann, {"Kong": 3, "Apocalypse": 1})
    assert "<b>3</b> <a" in text_of(ann_browser.get(page_of(deck, "?view=text")))
    table = text_of(ann_browser.get(page_of(deck, "?view=table"))).partition("<table")[2]
    assert re.search(
        r'<td>3</td> <th scope="row"><a href="/cards/kong/"[^>]*>Kong</a></th> <td>1</td> <td>champion</td>', table
    )
    assert "<td>event</td>" in table


def test_a_glance_says_how_the_cards_are_shared_out(ann_browser, new_deck, ann):
    html = text_of(ann_browser.get(page_of(new_deck(ann, {"Kong": 3, "Apocalypse": 1, "Lash": 2}))))
    glance = html.partition('id="glance-title"')[2].partition("</section>")[0]
    for words in ("Slow <b>3</b>", "Fast <b>1</b>", "Free <b>2</b>", "Champions <b>3</b>", "One gold <b>4</b>"):
        assert words in glance
    assert "Offense of champions: 3 with 13." in glance
    empty = text_of(ann_browser.get(page_of(new_deck(ann, {}))))
    assert "glance-title" not in empty
    assert "This version has no cards." in empty
