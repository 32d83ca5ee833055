"""The collection of the second game: by set and rarity, with boosters, and apart from that of the first."""

import re
from html import unescape

import pytest

from decks import domain as decks
from decks import repairs
from decks.collection import domain, queries
from decks.collection.counting import Printing
from decks.collection.models import Change, Collection
from decks.collection.printed import Printed
from decks.collection.reading import as_csv, as_json, as_text, read, sets_called
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import KEY, Person
from tests.decks.collection.conftest import EPIC_TCG, GUEST, KONG
from tests.engine import made_up_game

pytestmark = pytest.mark.django_db

GAME = "epic-tcg"
HOME = "/epic-tcg/collection/"
HULK, AERIE = Printing("Hulk", "Core Set"), Printing("Aerie", "Time Wars")  # both are rare


def text_of(response, status=200):
    """What a page says, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def held(person, game=GAME):
    return queries.counts_of(queries.collection_of(person, game))


def refused(verb, **arguments):
    with pytest.raises(Refused) as refusal:
        verb(**arguments, game=GAME)
    assert Collection.objects.count() == 0
    return refusal.value.code


@pytest.fixture
def browser(browser_of, ann):
    return browser_of(ann)


# --- verbs -----------------------------------------------------------------------------------------------------------


def test_each_game_has_a_collection_of_its_own(ann):
    domain.own(person=ann, card="Kong", count=3, game=DEFAULT)
    domain.own(person=ann, card="hulk", count=2, game=GAME)
    assert (held(ann, "epic"), held(ann)) == ({KONG: 3}, {HULK: 2})
    assert (queries.owned(ann, game=DEFAULT), queries.owned(ann, GAME)) == ({"Kong": 3}, {"Hulk": 2})
    domain.delete(person=ann, game=GAME)
    assert (held(ann, "epic"), held(ann)) == ({KONG: 3}, {})


def test_the_builder_the_api_and_the_doctor_know_what_is_owned_of_their_game(browser, ann):
    deck = decks.create(person=ann, name="Giants", game=GAME, format_spec="designed", cards={"Hulk": 3})
    build, check = f"/epic-tcg/decks/{deck.slug}/build/", {"cards": {"Hulk": 3}, "sideboard": {"Hulk": 1}}

    def known():
        found = browser.get("/epic-tcg/api/cards/?q=owned:yes&fields=name,owned").json()["results"]
        verdict = browser.post("/epic-tcg/api/check/", check, content_type="application/json").json()
        return browser.get(build).context["owns"], found, verdict["missing"], repairs.free_of(ann, GAME, but="")

    domain.own(person=ann, card="Blue Dragon", count=3, game=DEFAULT)  # of the first game; the second one has it, too
    assert known() == (False, [], None, None)
    domain.own(person=ann, card="Hulk", count=2, game=GAME)
    lacking = {"card": "Hulk", "wanted": 4, "owned": 2, "missing": 2, "occupied": 0, "taken": []}
    assert known() == (True, [{"name": "Hulk", "owned": 2}], [lacking], {"Hulk": 2})


def test_a_card_of_both_games_is_counted_in_each(ann):
    domain.own(person=ann, card="Blue Dragon", count=1, game=DEFAULT)
    domain.own(person=ann, card="Blue Dragon", count=2, game=GAME)
    assert held(ann, "epic") == {Printing("Blue Dragon", "Base Set"): 1}
    assert held(ann) == {Printing("Blue Dragon", "Core Set"): 2}


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("cards", {"card": "Kong", "count": 1}),
        ("printing", {"card": "Blue Dragon", "set_name": "Base Set", "count": 1}),
        ("printing", {"card": "Hulk", "set_name": "Time Wars", "count": 1}),
        ("cards", {"card": "Wolf", "count": 1}),  # a token
    ],
)
def test_printings_of_the_other_game_are_refused(ann, code, said):
    assert refused(domain.own, person=ann, **said) == code


def test_a_list_of_the_other_game_is_refused(ann):
    assert refused(domain.bring, person=ann, counts={KONG: 1}, base=0) == "cards"
    assert refused(domain.own_products, person=ann, copies={"Base Set": 1}) == "printing"


def test_all_rares_of_a_set_come_and_go_at_once(ann):
    domain.own(person=ann, card="Hulk", count=1, game=GAME)
    change = domain.own_products(person=ann, copies={"Core Set rares": 2, "Precon": 1}, game=GAME)
    assert change.added == 2 * 100 + 8
    assert held(ann)[HULK] == 3
    domain.own_products(person=ann, copies={"Core Set rares": 0}, game=GAME)
    assert held(ann)[HULK] == 1
    assert len(held(ann)) == 9


def test_boosters_bring_their_cards_and_can_be_undone(ann):
    """A booster of the Core Set has 15 cards, one of them rare."""
    domain.own(person=ann, card="Aerie", count=1, game=GAME)
    change = domain.open_boosters(person=ann, product="Core Set", count=4, game=GAME)
    assert (change.added, change.source) == (60, "boosters")
    rares = set(EPIC_TCG.products["Core Set rares"].names)
    assert sum(count for one, count in held(ann).items() if one.card in rares and one != AERIE) == 4
    assert {one.set_name for one in held(ann) if one != AERIE} == {"Core Set"}
    domain.undo(person=ann, number=change.number, game=GAME)
    assert held(ann) == {AERIE: 1}


@pytest.mark.parametrize(
    ("code", "product", "count"),
    [("printing", "Prize", 1), ("printing", "Base Set", 1), ("count", "Core Set", 0), ("count", "Core Set", 37)],
)
def test_what_cannot_be_opened_is_refused(ann, code, product, count):
    assert refused(domain.open_boosters, person=ann, product=product, count=count) == code


def test_the_first_game_has_no_boosters(ann):
    with pytest.raises(Refused):
        domain.open_boosters(person=ann, product="Base Set", count=1, game=DEFAULT)


def test_an_account_keeps_what_its_guest_owned_of_each_game(ann):
    guest = Person("guest")
    domain.own(person=guest, card="Kong", count=1, game=DEFAULT)
    domain.own(person=guest, card="Hulk", count=2, game=GAME)
    domain.own(person=Person("", ann.user), card="Hulk", count=1, game=GAME)
    assert domain.adopt(person=Person("guest", ann.user))
    assert (held(ann, "epic"), held(ann)) == ({KONG: 1}, {HULK: 2})
    assert held(guest, "epic") == held(guest) == {}


def test_a_change_is_undone_in_its_own_game(ann):
    domain.own_products(person=ann, copies={"Precon": 1}, game=GAME)
    with pytest.raises(Refused):
        domain.undo(person=ann, number=1, game=DEFAULT)
    assert len(held(ann)) == 8


# --- reckoning -------------------------------------------------------------------------------------------------------


def test_progress_by_set_and_rarity():
    by_name = {one.product.name: one for one in EPIC_TCG.progress({HULK: 5, AERIE: 1})}
    core, war = by_name["Core Set rares"], by_name["Time Wars rares"]
    assert (core.of_parts, core.playable, core.of_playable, core.copies) == ("1 of 100 rares", 3, 300, 5)
    assert (war.of_parts, war.playable, war.copies) == ("1 of 34 rares", 1, 1)
    assert by_name["Precon"].of_parts == "0 of 8 ultras"
    assert [(one.name, one.spare) for one in EPIC_TCG.spare({HULK: 5})] == [("Hulk", 2)]


def test_a_game_of_twelve_cards_is_counted_too():
    printed = Printed(made_up_game.GAME)
    stones = {Printing(name, "Beach"): 2 for name in printed.names}
    (whole,) = printed.progress(stones)
    assert (whole.of_parts, whole.wholes, whole.playable) == ("12 of 12 stones", "2 buckets", 24)
    assert printed.missing_for_playsets(stones) == ()
    assert printed.opened("Handful", 1, 4) == [
        [Printing(name, "Beach") for name in ("Middling Red", "Middling Grey", "Middling White")]
    ]


# --- lists -----------------------------------------------------------------------------------------------------------


def test_lists_are_read_as_cards_of_this_game():
    listed = read("Core Set (12)\n2 Hulk\nGood\n\n[Time Wars]\n1 Aerie\n3 Kong\n1 Hulk\n2 Aerie [Core]", GAME)
    assert listed.counts == {HULK: 2, AERIE: 1}
    assert [(error.line, error.message) for error in listed.errors] == [
        (7, 'No card is called "Kong".'),
        (8, "Hulk is not printed in Time Wars, but in Core Set."),
        (9, "Aerie is not printed in Core, but in Time Wars."),
    ]


@pytest.mark.parametrize(
    ("typed", "sets"),
    [("core", ("Core Set",)), ("Core Set rares", ("Core Set",)), ("commons", ("Core Set", "Time Wars")), ("base", ())],
)
def test_sets_are_called_by_their_names_and_rarities(typed, sets):
    assert sets_called(typed, EPIC_TCG) == sets


@pytest.mark.parametrize("write", [lambda counts: as_text(counts, GAME), as_csv, as_json], ids=["text", "CSV", "JSON"])
def test_a_whole_collection_comes_in_again(write, browser, ann):
    counts = dict.fromkeys(EPIC_TCG.printings, 3)
    lines = {"lines": write(counts), "mode": "add", "do": "save", "base": "0"}
    assert browser.post(f"{HOME}import/", lines)["Location"] == HOME
    assert held(ann) == counts


# --- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "page", ["", "products/", "boosters/", "cards/", "import/", "missing/", "delete/", "export.txt", "export.json"]
)
def test_every_page_is_ones_own(page, browser, browser_of, ann, bob):
    domain.own(person=ann, card="Hulk", count=776, game=GAME)
    assert not re.search(r"\b776\b", text_of(browser_of(bob).get(HOME + page)))
    response = browser.get(HOME + page)
    assert {"no-store", "private"} <= {part.strip() for part in response["Cache-Control"].split(",")}


def test_who_only_looks_starts_nothing(client):
    for page in ("", "products/", "boosters/", "cards/"):
        client.get(HOME + page)
    assert Collection.objects.count() == 0
    assert KEY not in client.session


def test_the_overview_says_what_there_is_by_set_and_rarity(browser, ann):
    domain.own(person=ann, card="Hulk", count=5, game=GAME)
    domain.own(person=ann, card="Kong", count=3, game=DEFAULT)
    page = text_of(browser.get(HOME))
    assert "<dt>Cards</dt> <dd>5</dd>" in page
    assert '<dt>Rares</dt> <dd>1 <span class="muted">of 134</span></dd>' in page
    assert '1 of 100 rares; <span class="muted">playsets 3 of 300</span>' in page
    assert 'href="/epic-tcg/collection/cards/?q=set%3D%22Core%20Set%22%20rarity%3Arare">Rares</a>' in page
    assert "A playset is three copies of a card.</p>" in page
    assert "god" not in page.lower()


@pytest.fixture
def new_deck(db):
    """Make a deck of the second game."""

    def new_deck(person, cards, name, sideboard=(), **about):
        deck = decks.create(
            person=person, name=name, game=GAME, format_spec="designed", cards=cards, sideboard=dict(sideboard)
        )
        return decks.describe(slug=deck.slug, person=person, **about) if about else deck

    return new_deck


def test_decks_of_the_game_are_built_of_its_collection(browser, ann, bob, new_deck):
    domain.own(person=ann, card="Hulk", count=3, game=GAME)
    decks.create(person=ann, name="Apes", format_spec="constructed", cards={"Kong": 1})
    giants = new_deck(ann, {"Hulk": 2}, "Giants", built=True)
    birds = new_deck(ann, {"Hulk": 2}, "Birds", {"Aerie": 1})
    new_deck(bob, {"Hulk": 1}, "Shared", visibility="public")
    rows = browser.get(f"{HOME}decks/").context["page"]
    assert [(row.deck.name, row.missing, row.occupied) for row in rows] == [
        ("Giants", 0, 0), ("Shared", 0, 0), ("Birds", 1, 1),
    ]  # fmt: skip
    assert "You own 2 of its 3 cards" in text_of(browser.get(f"{HOME}missing/{birds.slug}/"))
    both = browser.get(f"{HOME}together/", {"deck": [giants.slug, birds.slug]})
    assert [(one.name, one.together, one.owned) for one in both.context["conflicts"]] == [
        ("Aerie", 1, 0), ("Hulk", 4, 3),
    ]  # fmt: skip
    assert browser.get(f"/collection/missing/{birds.slug}/").status_code == 404
    assert [row.deck.name for row in browser.get("/collection/decks/").context["page"]] == ["Apes"]


def test_what_a_set_leads_to_are_its_cards(browser):
    for product in EPIC_TCG.products.values():
        found = browser.get(f"{HOME}cards/", {"q": product.query}).context["found"]
        assert {row.name for row in found.rows} == set(product.names)


def test_what_is_missing_says_what_a_playset_is(browser, ann):
    domain.own_products(person=ann, copies=dict.fromkeys(EPIC_TCG.products, 3), game=GAME)
    domain.own(person=ann, card="Hulk", count=1, game=GAME)
    assert "You need 2 more copies for a playset: three of every card." in text_of(browser.get(f"{HOME}missing/"))
    domain.own(person=ann, card="Hulk", count=3, game=GAME)
    complete = "Your collection is complete: you own three of every card."
    assert complete in text_of(browser.get(f"{HOME}missing/"))


def test_boosters_are_opened_on_a_page_that_shows_what_came(browser, ann):
    response = browser.post(f"{HOME}boosters/", {"product": "Time Wars", "count": "1"})
    assert response["Location"] == f"{HOME}boosters/"
    page = text_of(browser.get(f"{HOME}boosters/"))
    assert "Saved: 15 copies added." in page
    shown = re.findall(r'<a class="tile-link" href="[^"]+" aria-label="([^"]+)">', page)
    assert sorted(shown) == sorted(one.card for one in held(ann))
    browser.post(f"{HOME}undo/1/")
    assert held(ann) == {}
    assert "Opened last" not in text_of(browser.get(f"{HOME}boosters/"))


@pytest.mark.parametrize(
    ("posted", "sentence"),
    [
        ({"product": "Time Wars", "count": "37"}, "Enter a whole number from 1 to 36."),
        ({"product": "Time Wars", "count": "\0"}, "Enter a whole number from 1 to 36."),
        ({"product": "Base Set", "count": "1"}, "Choose one of those that are offered."),
        ({}, "Enter a whole number from 1 to 36."),
    ],
)
def test_what_cannot_be_opened_is_said(browser, posted, sentence):
    assert sentence in text_of(browser.post(f"{HOME}boosters/", posted))
    assert Change.objects.count() == 0


def test_the_first_game_has_no_page_of_boosters(browser):
    assert browser.get("/collection/boosters/").status_code == 404


def test_a_card_is_counted_on_its_own_page(browser, ann):
    page = text_of(browser.get("/epic-tcg/cards/hulk/"))
    assert f'<a href="{HOME}">Add the cards you own</a>' in page
    domain.own(person=ann, card="Hulk", count=2, game=GAME)
    response = browser.get("/epic-tcg/cards/hulk/")
    assert "You own 2" in text_of(response)
    assert f'action="{HOME}own/"' in text_of(response)
    assert "no-store" in response["Cache-Control"]
    browser.post(f"{HOME}own/", {"card": "Hulk", "set_name": "Core Set", "by": "1"})
    assert held(ann) == {HULK: 3}
    browser.post(f"{HOME}own/", {"card": "Kong", "set_name": "Base Set", "by": "1"})
    assert (held(ann), held(ann, "epic")) == ({HULK: 3}, {})


def test_htmx_gets_the_new_numbers(browser, ann):
    response = browser.post(
        f"{HOME}own/", {"card": "Aerie", "set_name": "Time Wars", "by": "1"}, headers={"HX-Request": "true"}
    )
    assert 'id="count-aerie-1" value="1"' in text_of(response)


def test_searches_know_what_is_owned_of_this_game(browser, browser_of, ann):
    domain.own(person=ann, card="Blue Dragon", count=1, game=DEFAULT)
    domain.own(person=ann, card="Hulk", count=1, game=GAME)
    for page in ("/epic-tcg/cards/", f"{HOME}cards/"):
        assert [row.name for row in browser.get(page, {"q": "owned:yes"}).context["found"].rows] == ["Hulk"]
    assert "1 card." in text_of(browser.get("/cards/", {"q": "owned:yes"}))
    assert browser_of(GUEST).get("/epic-tcg/cards/", {"q": "owned:yes"}).context["owns_nothing"]
