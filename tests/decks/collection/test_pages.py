"""The pages of a collection, asked for as a browser does: what they show, what they take, and that nobody else sees
them."""

import json
import re
from html import unescape

import pytest
from django.contrib.messages import get_messages
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from hypothesis import example, given, settings
from hypothesis import strategies as st

from decks import domain as deck_domain
from decks.collection import domain, queries
from decks.collection.models import Collection
from decks.forms import LONGEST_LIST
from engine.games import DEFAULT
from people.persons import KEY, Person
from tests.decks.collection.conftest import FURIOS, GUEST, KONG, LASH, PRINTINGS, PROMO, TELEPORT

pytestmark = pytest.mark.django_db

CARDS = {"Kong": 3, "Lash": 2}
PAGES = [
    "/collection/",
    "/collection/products/",
    "/collection/cards/",
    "/collection/import/",
    "/collection/missing/",
    "/collection/decks/",
    "/collection/delete/",
    "/collection/export.txt",
    "/collection/export.csv",
    "/collection/export.json",
]


def text_of(response, status=200):
    """What a page says, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def held(person):
    return queries.counts_of(queries.collection_of(person, game=DEFAULT))


@pytest.fixture
def browser(browser_of, ann):
    return browser_of(ann)


def said(response):
    return [str(message) for message in get_messages(response.wsgi_request)]


# --- whose -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_ones_own_and_never_kept(page, browser, browser_of, ann, bob, own, client):
    own(ann, {PROMO: 776})
    others = (client, browser_of(bob), browser_of(GUEST))
    for response in (browser.get(page), *(other.get(page) for other in others)):
        assert response.status_code == 200
        assert {"no-store", "private"} <= {part.strip() for part in response["Cache-Control"].split(",")}
    assert not any(re.search(r"\b77[36]\b", text_of(other.get(page))) for other in others)


@pytest.mark.parametrize("page", ["", "cards/?q=owned:yes", "export.txt", "export.csv", "export.json"])
def test_who_owns_it_sees_it(page, browser, ann, own):
    own(ann, {PROMO: 776})
    assert re.search(r"\b776\b", text_of(browser.get(f"/collection/{page}")))


def test_who_only_looks_starts_nothing(client):
    for page in PAGES:
        client.get(page)
    assert Collection.objects.count() == 0
    assert KEY not in client.session


def test_a_stranger_presses_a_button_and_owns_three_base_sets(client):
    response = client.post("/collection/products/", {"product-0": "3"})
    assert (response.status_code, response["Location"]) == (302, "/collection/")
    guest = Person(client.session[KEY])
    assert sum(held(guest).values()) == 360
    shown = text_of(client.get("/collection/"))
    assert "Saved: 360 copies added. You can undo it below." in shown
    assert "120 of 120 cards" in shown
    assert "0 of 12 cards, 0 of 2 gods" in shown


def test_a_guest_keeps_the_collection_when_logging_in(client, ann):
    client.post("/collection/products/", {"product-0": "1"})
    client.force_login(ann.user)
    assert len(held(Person("", ann.user))) == 120
    assert "120 of 120 cards" in text_of(client.get("/collection/"))


def test_verbs_change_only_what_is_ones_own(browser, browser_of, ann, bob, own):
    own(ann, {KONG: 3})
    change = domain.own_products(person=ann, copies={"Base Set": 1}, game=DEFAULT)
    before = held(ann)
    other = browser_of(bob)
    other.post("/collection/own/", {"card": "Kong", "set_name": "Base Set", "by": "-1"})
    other.post("/collection/products/", {"product-0": "0"})
    other.post(f"/collection/undo/{change.number}/")
    other.post("/collection/delete/")
    assert held(ann) == before
    assert held(bob) == {}


@pytest.mark.parametrize("page", ["/collection/own/", "/collection/undo/1/"])
def test_what_changes_something_is_posted(page, browser):
    assert browser.get(page).status_code == 405


# --- by product, by card ---------------------------------------------------------------------------------------------


def test_the_form_of_products_shows_what_there_is_and_changes_by_the_difference(browser, ann, own):
    own(ann, {KONG: 2})
    browser.post("/collection/products/", {"product-0": "3", "product-3": "1"})
    page = text_of(browser.get("/collection/products/"))
    assert 'name="product-0" value="3"' in page
    assert 'name="product-3" value="1"' in page
    assert held(ann)[KONG] == 5
    browser.post("/collection/products/", {"product-0": "2", "product-3": ""})
    assert held(ann)[KONG] == 4
    assert len(held(ann)) == 132


def test_a_button_says_it_of_all_packs_of_a_line(browser, ann):
    browser.post("/collection/products/", {"product-0": "1", "product-3": "1", "line": "Tyrants"})
    assert len(held(ann)) == 120 + 48
    assert set(held(ann).values()) == {1, 3}
    browser.post("/collection/products/", {"line": "\0"})
    assert len(held(ann)) == 120 + 48


@pytest.mark.parametrize("typed", ["-1", "1000", "two", "1" * 500, "\0", "1.5"])
def test_a_number_that_is_none_is_said_and_kept(browser, ann, typed):
    page = text_of(browser.post("/collection/products/", {"product-0": typed, "product-1": "1"}))
    assert "Base Set: enter a whole number from 0 to 999." in page
    assert 'name="product-1" value="1"' in page
    assert held(ann) == {}


def test_cards_are_found_by_search_and_counted_by_printing(browser, ann, own):
    own(ann, {KONG: 3, PROMO: 1})
    page = text_of(browser.get("/collection/cards/?q=owned:yes"))
    assert "2 cards." in page
    assert "You own 3" in page
    assert text_of(browser.get("/collection/cards/?q=teleport")).count('class="stepper"') == 2
    assert "is not a value of cost" in text_of(browser.get("/collection/cards/?q=cost:many"))


def test_results_alone_come_while_somebody_types(browser):
    response = browser.get("/collection/cards/?q=kong", headers={"HX-Request": "true"})
    assert "<h1>" not in text_of(response)
    assert response["HX-Replace-Url"] == "/collection/cards/?q=kong"
    assert browser.get("/collection/cards/?q=(", headers={"HX-Request": "true"})["HX-Reswap"] == "none"


def count(client, **posted):
    return client.post("/collection/own/", {"card": "Kong", "set_name": "Base Set", **posted})


def test_plus_minus_and_a_number(browser, ann):
    assert (
        count(browser, by="1", count="0", back="/collection/cards/?q=kong")["Location"] == "/collection/cards/?q=kong"
    )
    count(browser, by="1", count="0")
    assert held(ann) == {KONG: 2}
    count(browser, count="7")
    count(browser, by="-1", count="0")
    assert held(ann) == {KONG: 6}
    count(browser, count="0")
    assert held(ann) == {}


def test_htmx_gets_the_new_numbers(browser):
    response = browser.post(
        "/collection/own/",
        {"card": "Teleport", "set_name": PROMO.set_name, "by": "1"},
        headers={"HX-Request": "true"},
    )
    page = text_of(response)
    assert 'id="count-teleport-2" value="1"' in page
    assert '<span id="total-teleport" hx-swap-oob="innerHTML">You own 1 </span>' in page
    assert "<form" not in page


@pytest.mark.parametrize("typed", ["", "-1", "1000", "9" * 40, "\0", "²", "two", "+-1"])
def test_a_count_that_is_none_is_refused_with_a_sentence(browser, ann, own, typed):
    own(ann, {KONG: 3})
    swapped = browser.post(
        "/collection/own/", {"card": "Kong", "set_name": "Base Set", "count": typed}, headers={"HX-Request": "true"}
    )
    assert 'value="3"' in text_of(swapped)
    assert 'class="error"' in text_of(swapped)
    assert said(count(browser, count=typed))[0].endswith(".")
    assert held(ann) == {KONG: 3}


@pytest.mark.parametrize(
    ("card", "set_name"), [("Kong", "Tyrants"), ("Kongg", "Base Set"), ("", ""), ("\0", "\0" * 99)]
)
@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_what_is_no_printing_is_refused(browser, ann, card, set_name, headers):
    response = browser.post("/collection/own/", {"card": card, "set_name": set_name, "by": "1"}, headers=headers)
    assert response.status_code == 302
    assert held(ann) == {}


@pytest.mark.parametrize("back", ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)", "\0", ""])
def test_nobody_is_sent_elsewhere(browser, back):
    assert count(browser, by="1", back=back)["Location"] == "/collection/cards/"


# --- lists -----------------------------------------------------------------------------------------------------------

LIST = "Base Set\n3 Kong\n2 Lashh\n1 Teleport [season 1]"


def bring(client, lines=LIST, do="look", **more):
    return client.post("/collection/import/", {"lines": lines, "mode": "add", "do": do, **more})


def test_a_list_is_shown_first_then_confirmed_then_undone(browser, ann, own):
    own(ann, {KONG: 1})
    before = held(ann)
    page = text_of(bring(browser))
    assert "1 line could not be read and will be skipped:" in page
    assert 'No card is called "Lashh". Did you mean Lash' in page
    assert '<td>1</td> <td>4</td> <td class="more">+3</td>' in page
    assert held(ann) == before
    base = queries.collection_of(ann, game=DEFAULT).revision
    response = bring(browser, do="save", base=str(base))
    assert response["Location"] == "/collection/"
    assert held(ann) == {KONG: 4, PROMO: 1}
    page = text_of(browser.get("/collection/"))
    assert "1 line left out" in page
    assert "<code>2 Lashh</code>" in page
    browser.post("/collection/undo/1/")
    assert held(ann) == before
    assert said(browser.post("/collection/undo/1/"))[-1].startswith("This can no longer be undone")


def test_names_are_put_in_and_looked_at_before_anything_is_stored(browser, ann):
    page = text_of(bring(browser, do="correct"))
    assert "2 Lash\n" not in page
    assert "2 Lash 1 Teleport [season 1]</textarea>" in page
    assert "could not be read" not in page
    assert held(ann) == {}


def test_replacing_says_what_goes(browser, ann, own):
    own(ann, {LASH: 2, KONG: 3})
    page = text_of(bring(browser, "3 Kong", mode="replace"))
    assert '<b class="less">−2</b> copies removed.' in page
    assert "Replace my collection" in page
    bring(browser, "3 Kong", "save", mode="replace", base=str(queries.collection_of(ann, game=DEFAULT).revision))
    assert held(ann) == {KONG: 3}


def test_what_changed_meanwhile_is_shown_before_a_list_is_taken_in(browser, ann, own):
    own(ann, {KONG: 1})
    response = bring(browser, do="save", base="0")
    page = text_of(response)
    assert "Your collection changed since you opened this page." in page
    assert f'name="base" value="{queries.collection_of(ann, game=DEFAULT).revision}"' in page
    assert held(ann) == {KONG: 1}


def test_a_file_of_a_spreadsheet(browser):
    file = SimpleUploadedFile("mine.csv", "\ufeffname;set;count\r\nKong;Base Set;3\r\n".encode())
    page = text_of(browser.post("/collection/import/", {"mode": "add", "do": "look", "file": file}))
    assert '<td class="more">+3</td>' in page


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("", "This list has no cards."),
        ("# nothing", "This list has no cards."),
        ("{", "This looks like JSON but has an error"),
        ("x" * (LONGEST_LIST + 1), "characters"),
        ("3 Kong\n" * 200_000, "characters"),
        ("3 Kong\0", "This has signs that cannot be stored. Type it again."),
        ("http://127.0.0.1/decks/abc/", "This is a link to a deck."),
    ],
)
def test_what_is_no_list_is_said(browser, ann, lines, sentence):
    page = text_of(bring(browser, lines, "save"))
    assert sentence in page
    assert held(ann) == {}


def test_a_mode_that_nobody_offers_is_refused(browser, ann):
    assert "Choose one of those that are offered." in text_of(bring(browser, "3 Kong", "save", mode="steal"))
    assert "Enter a whole number" not in text_of(bring(browser, "3 Kong", "look", base="x"))
    assert held(ann) == {}


def test_a_list_that_changes_nothing_says_so(browser, ann, own):
    own(ann, {KONG: 3})
    assert "No changes: you already own exactly this." in text_of(bring(browser, "3 Kong", mode="replace"))
    assert "No changes: no line could be read." in text_of(bring(browser, "3 Xyzzy"))


@pytest.mark.parametrize("kind", ["txt", "csv", "json"])
def test_what_goes_out_comes_in_again(browser, ann, own, kind):
    counts = {KONG: 3, PROMO: 1, TELEPORT: 2, FURIOS: 1}
    own(ann, counts)
    file = browser.get(f"/collection/export.{kind}")
    assert file["Content-Disposition"] == f'attachment; filename="collection.{kind}"'
    domain.delete(person=ann, game=DEFAULT)
    bring(browser, file.content.decode(), "save", mode="replace", base="0")
    assert held(ann) == counts


def test_it_goes_out_in_no_other_way(browser):
    assert browser.get("/collection/export.exe").status_code == 404


def test_deleting_is_asked_first(browser, ann, own):
    own(ann, {KONG: 3})
    assert ">export it</a>" in text_of(browser.get("/collection/delete/"))
    assert held(ann) == {KONG: 3}
    browser.post("/collection/delete/")
    assert Collection.objects.count() == 0


# --- what is missing, decks ------------------------------------------------------------------------------------------


def test_what_is_missing_as_text_can_be_brought_in(browser, ann, own):
    own(ann, dict.fromkeys(PRINTINGS, 3) | {KONG: 1, TELEPORT: 1, PROMO: 1})
    page = browser.get("/collection/missing/")
    assert "You need 3 more copies for a playset" in text_of(page)
    text = unescape(page.content.decode()).split('spellcheck="false">')[1].split("</textarea>")[0]
    bring(browser, text, "save", base=str(queries.collection_of(ann, game=DEFAULT).revision))
    assert (held(ann)[KONG], held(ann)[TELEPORT]) == (3, 2)
    assert "Your collection is complete: you own three of every card" in text_of(browser.get("/collection/missing/"))


def test_a_deck_tells_what_it_lacks_and_who_holds_it(browser, ann, own, new_deck):
    own(ann, {KONG: 3, LASH: 1})
    deck = new_deck(ann, CARDS, name="Apes")
    page = text_of(browser.get(f"/decks/{deck.slug}/"))
    assert "You own 4 of 5 cards." in page
    assert "1 missing" in page
    other = new_deck(ann, {"Kong": 2}, name="Giants", built=True)
    page = text_of(browser.get(f"/decks/{deck.slug}/"))
    assert "2 in built decks" in page
    assert f'2 in <a href="/decks/{other.slug}/">Giants</a>' in page
    page = text_of(browser.get(f"/collection/missing/{deck.slug}/"))
    assert "1 Lash</textarea>" in page
    assert "2 in built decks" in page


def test_a_deck_says_nothing_of_a_collection_to_who_has_none(browser, ann, bob, own, new_deck):
    own(bob, {KONG: 3})
    deck = new_deck(ann, CARDS, visibility="public")
    assert "From your collection" not in text_of(browser.get(f"/decks/{deck.slug}/"))


def test_others_see_what_they_lack_of_a_public_deck_not_what_its_owner_does(browser_of, ann, bob, own, new_deck):
    own(ann, {KONG: 3, LASH: 2})
    own(bob, {KONG: 1})
    new_deck(ann, {"Kong": 3}, name="Secret", built=True)
    deck = new_deck(ann, CARDS, visibility="public")
    page = text_of(browser_of(bob).get(f"/decks/{deck.slug}/"))
    assert "You own 1 of 5 cards." in page
    assert "Secret" not in page
    assert "Mark as built" not in page


def test_a_deck_is_marked_as_built_by_its_owner_only(browser, browser_of, ann, bob, new_deck):
    deck = new_deck(ann, CARDS, visibility="public")
    private = new_deck(ann, CARDS)
    address = f"/collection/decks/{deck.slug}/built/"
    domain.start(person=ann, game=DEFAULT)
    assert f'action="{address}"' in text_of(browser.get(f"/decks/{deck.slug}/"))
    assert browser_of(bob).post(address, {"built": "yes"}).status_code == 403
    assert browser_of(bob).post(f"/collection/decks/{private.slug}/built/", {"built": "yes"}).status_code == 404
    assert browser.get(address).status_code == 405
    assert browser.post(address, {"built": "yes"})["Location"] == f"/decks/{deck.slug}/"
    deck.refresh_from_db()
    assert deck.built
    browser.post(address, {"built": "no"})
    deck.refresh_from_db()
    assert not deck.built


def listed(client, query=""):
    page = client.get(f"/collection/decks/{query}")
    assert page.status_code == 200
    return [(row.deck.name, row.missing, row.occupied) for row in page.context["page"]]


def test_decks_are_listed_by_what_they_lack(browser, ann, bob, own, new_deck):
    own(ann, {KONG: 3, LASH: 1})
    new_deck(ann, CARDS, name="Apes")
    new_deck(ann, {"Kong": 2}, name="Giants", built=True)
    new_deck(bob, {"Lash": 1}, name="Shared", visibility="public")
    new_deck(bob, {"Lash": 1}, name="Hidden")
    new_deck(bob, {"Lash": 1}, name="By address", visibility="unlisted")
    assert listed(browser) == [("Giants", 0, 0), ("Shared", 0, 0), ("Apes", 1, 2)]
    assert listed(browser, "?most=0") == [("Giants", 0, 0), ("Shared", 0, 0)]
    assert listed(browser, "?whose=mine") == [("Giants", 0, 0), ("Apes", 1, 2)]
    assert listed(browser, "?whose=public&most=5") == [("Shared", 0, 0)]
    assert listed(browser, "?whose=%00&most=x&page=99") == listed(browser)


def test_a_god_has_to_be_owned_for_a_deck(browser, ann, own, new_deck):
    own(ann, {KONG: 3})
    new_deck(ann, {"Kong": 3}, deity=FURIOS.card)
    assert listed(browser) == [("Apes", 1, 0)]


def test_two_decks_from_one_collection(browser, ann, bob, own, new_deck):
    own(ann, {KONG: 4, LASH: 4})
    one = new_deck(ann, CARDS, name="Apes")
    two = new_deck(ann, CARDS, name="More apes")
    page = text_of(browser.get(f"/collection/together/?deck={one.slug}&deck={two.slug}"))
    assert "Together they need 10 cards. You need 2 more copies of 1 card." in page
    assert 'Kong</a></th> <td>3</td><td>3</td> <td>4</td> <td class="less">2</td>' in page
    own(ann, {KONG: 6})
    page = text_of(browser.get(f"/collection/together/?deck={one.slug}&deck={two.slug}"))
    assert "You can build all of them at once" in page
    hidden = new_deck(bob, CARDS)
    assert browser.get(f"/collection/together/?deck={one.slug}&deck={hidden.slug}").status_code == 404
    for query in (
        "",
        f"?deck={one.slug}",
        f"?deck={one.slug}&deck={one.slug}",
        "?" + "&".join(f"deck={n}" for n in "abcdefg"),
    ):
        assert browser.get(f"/collection/together/{query}")["Location"] == "/collection/decks/"


def test_what_a_hidden_deck_lacks_is_not_told(browser, bob, new_deck):
    assert browser.get(f"/collection/missing/{new_deck(bob, CARDS).slug}/").status_code == 404


# --- the catalogue ---------------------------------------------------------------------------------------------------


def test_the_catalogue_finds_what_is_owned(browser, client, ann, own):
    own(ann, {KONG: 3, PROMO: 1})
    response = browser.get("/cards/?q=owned:yes&view=list")
    assert [row.name for row in response.context["page"]] == ["Kong", "Teleport"]
    assert "no-store" in response["Cache-Control"]
    other = client.get("/cards/?q=owned:yes")
    assert "Add the cards you own" in text_of(other)
    assert "Kong" not in text_of(other)
    assert "Add the cards you own" not in text_of(browser.get("/cards/?q=owned>9"))


def test_a_search_for_something_else_may_be_kept(browser, ann, own):
    own(ann, {KONG: 3})
    assert "Cache-Control" not in browser.get("/cards/?q=kong")


def test_a_card_tells_its_owner_how_many_there_are(browser, client, ann, own):
    own(ann, {TELEPORT: 3, PROMO: 1})
    response = browser.get("/cards/teleport/")
    assert "You own 4, 1 spare" in text_of(response)
    assert text_of(response).count('class="stepper"') == 2
    assert "no-store" in response["Cache-Control"]
    assert "You own" not in text_of(client.get("/cards/teleport/"))


def test_neighbours_of_a_card_are_those_that_its_owner_was_shown(browser, ann, own):
    own(ann, {KONG: 3, LASH: 1})
    assert "1 of 2" in text_of(browser.get("/cards/kong/?q=owned:yes"))


# --- anything --------------------------------------------------------------------------------------------------------

anything = st.text(max_size=60)


@settings(max_examples=60)
@given(
    lines=anything,
    mode=anything | st.sampled_from(["add", "replace"]),
    do=anything | st.sampled_from(["save", "correct"]),
)
def test_nothing_that_is_posted_breaks_the_import(lines, mode, do):
    assert bring(Client(), lines, do, mode=mode).status_code in {200, 302}


@settings(max_examples=60)
@example(card="Kong", set_name="Base Set", by="0\x1f", htmx=True)  # a blank to str.strip and none to int
@given(card=anything | st.just("Kong"), set_name=anything | st.just("Base Set"), by=anything, htmx=st.booleans())
def test_nothing_that_is_posted_breaks_counting(card, set_name, by, htmx):
    headers = {"HX-Request": "true"} if htmx else {}
    posted = {"card": card, "set_name": set_name, "by": by}
    assert Client().post("/collection/own/", posted, headers=headers).status_code in {200, 302}


def test_a_deck_that_is_deleted_gives_its_cards_back(browser, ann, own, new_deck):
    own(ann, {KONG: 3})
    new_deck(ann, {"Kong": 3}, name="Apes")
    giants = new_deck(ann, {"Kong": 3}, name="Giants", built=True)
    assert listed(browser) == [("Giants", 0, 0), ("Apes", 0, 3)]
    deck_domain.delete(slug=giants.slug, person=ann)
    assert listed(browser) == [("Apes", 0, 0)]
    assert json.loads(browser.get("/collection/export.json").content)["cards"][0]["count"] == 3
