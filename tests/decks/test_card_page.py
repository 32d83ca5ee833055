"""The page of one card: what is known of it, its neighbours, and the way there from other spellings."""

import re
from html import unescape

import pytest

from decks import conformance as conformity
from decks.rulings import Ruling, rulings, touching
from decks.search import ROWS
from engine.epic.catalogue import card_or_deity, reminders
from people.persons import Person

pytestmark = pytest.mark.django_db


@pytest.fixture
def page(client):
    """The page's text, white space made plain, for the end of an address."""

    def show(address):
        response = client.get(f"/cards/{address}")
        assert response.status_code == 200
        return " ".join(unescape(response.content.decode()).split())

    return show


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.slug)
def test_every_card_has_a_page(row, page):
    html = page(f"{row.slug}/")
    assert f"<h1>{row.name}</h1>" in html
    assert html.count("<h1") == 1
    assert all(f"Rule {one.rule}" in html for one in reminders(row.card))


def test_a_card_shows_its_printings_and_where_it_is_legal(page):
    html = page("teleport/")
    plain = re.sub(r"<[^>]*>", "", html)
    assert "Season 1 Promo white gem Pantheon: Angeline vs Scara red gem" in " ".join(plain.split())
    assert 'href="/cards/?q=set%3D%22Season+1+Promo%22"' in html
    assert re.search(r"<dt><a[^>]*>Constructed</a></dt> <dd> <svg[^>]*><use[^>]*></svg> legal, 3 copies </dd>", html)
    assert re.search(r"<dt><a[^>]*>Preconstructed</a></dt> <dd> <svg[^>]*><use[^>]*></svg> not in its sets </dd>", html)
    assert re.search(r"<dt><a[^>]*>Dark Draft</a></dt> <dd> <svg[^>]*><use[^>]*></svg> legal </dd>", html)


def test_a_ban_is_shown(page):
    assert re.search(
        r"<dt><a[^>]*>Constructed with the bans of 2017</a></dt> <dd> <svg[^>]*><use[^>]*></svg> banned </dd>",
        page("fumble/"),
    )


def test_a_deity_is_of_no_deck(page):
    html = page("helena-the-valiant/")
    assert "A deity is not part of a deck." in html
    assert ">Constructed</a></dt>" not in html
    assert "Good and sage elder goddess" in html


def test_a_set_leads_to_the_cards_that_it_prints(client):
    html = unescape(client.get("/cards/kong/").content.decode())
    (address,) = re.findall(r'href="(/cards/\?q=set[^"]*)"', html)
    assert "120 cards" in client.get(address).content.decode()


# --- neighbours ------------------------------------------------------------------------------------------------------


def test_the_neighbours_are_those_of_the_search(page):
    html = page("hill-giant/?q=class:giant&sort=name")
    assert 'rel="prev" href="/cards/frost-giant/?q=class%3Agiant&sort=name"' in html
    assert 'rel="next" href="/cards/kong/?q=class%3Agiant&sort=name"' in html
    assert '2 of 6 <a href="/cards/?q=class%3Agiant&sort=name">results for class:giant</a>' in html


def test_the_first_and_the_last_have_one_neighbour(page):
    assert 'rel="prev"' not in page("aftershock/")
    assert 'rel="next" href="/cards/alchemist-assassin/"' in page("aftershock/")
    assert 'rel="next"' not in page("zombie-apocalypse/")


# --- other spellings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Kong", "KONG", "k-o-n-g", "Wolf's Call", "wolfs_call", "Wölfs call"])
def test_a_name_that_is_written_otherwise_leads_to_its_card(client, name):
    response = client.get(f"/cards/{name}/")
    assert response.status_code == 301
    assert response["Location"] in {"/cards/kong/", "/cards/wolfs-call/"}


def test_a_name_that_no_card_has_leads_to_those_that_come_close(client):
    response = client.get("/cards/kogn/")
    assert response.status_code == 404
    assert '<a href="/cards/kong/">Kong</a>' in response.content.decode()
    nothing = client.get("/cards/%3Cb%3E/")
    assert nothing.status_code == 404
    assert "<b>" not in nothing.content.decode()


def test_the_pages_of_the_catalogue_are_named_like_no_card():
    assert {"syntax", "conformance", "search.json"}.isdisjoint(row.slug for row in ROWS)


# --- rulings ---------------------------------------------------------------------------------------------------------


def numbers(name):
    return [ruling.number for ruling in touching(card_or_deity(name))]


def test_the_house_rulings_are_read_from_their_page():
    assert [ruling.number for ruling in rulings()] == [f"H{number}" for number in range(1, len(rulings()) + 1)]
    first = rulings()[0]
    assert first.says == "Players who fall to 0 health together draw the game."
    assert {test.name for test in first.tests} == {"test_h1_players_who_fall_to_0_together_draw"}


def test_a_ruling_touches_the_cards_that_its_tests_prove():
    assert numbers("Fireball") == ["H17"]
    assert numbers("Dark Leader") == ["H9", "H19"]


def test_a_ruling_about_a_keyword_touches_every_card_that_has_it():
    assert {"H10", "H11"} <= set(numbers("Triceratops")) & set(numbers("Juggernaut")) & set(numbers("Burrowing Wurm"))
    assert "H26" in numbers("Angel of Light")
    assert numbers("Rescue Griffin") == []


def test_a_rule_is_cited_by_its_parts_too_and_not_by_its_neighbours():
    ruling = Ruling("H99", "As 5.7.1 says.", "See 4.4.6b and 5.16.", frozenset())
    cited = [rule for rule in ("5.7", "5.7.1", "4.4.6b", "5.16", "5.1", "4.4.6", "5.7.2") if ruling.cites(rule)]
    assert cited == ["5.7", "5.7.1", "4.4.6b", "5.16"]


def test_the_page_shows_rulings_and_the_tests_of_each_clause(page):
    html = page("triceratops/")
    assert "<b>H10</b> When no blocker is left" in html
    assert "House rulings" not in page("rescue-griffin/")
    known = conformity.of_card("Triceratops")
    assert known.proofs
    assert all(test.sentence in html for test in known.proofs)
    assert "tests mention this card in total" in html


def test_what_tests_prove_is_known_of_every_card():
    assert [conformity.of_card(row.name).facts["name"] for row in ROWS] == [row.name for row in ROWS]


def test_a_card_shows_the_public_decks_that_hold_it(page, new_deck):
    for n in range(8):
        new_deck(Person("guest"), {"Kong": 1}, name=f"Apes {n}", visibility="public")
    new_deck(Person("guest"), {"Kong": 1}, name="Hidden apes")
    new_deck(Person("guest"), {"Lash": 1}, name="Whips", visibility="public")
    html = page("kong/")
    assert re.findall(r'<h3 class="deck-name"><a href="[^"]+">([^<]*)<', html) == [f"Apes {n}" for n in range(7, 1, -1)]
    assert '<a class="button" href="/decks/public/?card=Kong">All 8 public decks</a>' in html
    html = page("fumble/")
    assert "No public deck has this card yet." in html
    assert "deck-name" not in html


def test_a_deity_shows_the_public_decks_that_are_played_with_it(client, page, new_deck):
    furios = "Furios, Father of Nature"
    new_deck(Person("guest"), {"Kong": 1}, name="Apes", deity=furios, visibility="public")
    new_deck(Person("guest"), {"Kong": 1}, name="Godless apes", visibility="public")
    html = page("furios-father-of-nature/")
    assert re.findall(r'<h3 class="deck-name"><a href="[^"]+">([^<]*)<', html) == ["Apes"]
    listed = client.get(re.search(r'href="(/decks/public/[^"]*)"', html.split('id="played"')[1])[1])
    assert [deck.name for deck in listed.context["page"]] == ["Apes"]
