"""The page of one card: what is known of it, its neighbours, and the way there from other spellings."""

import re
import time
from collections import Counter
from html import unescape

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from decks import conformance as conformity
from decks.domain import MOST_DECKS
from decks.models import Deck, Version
from decks.queries import often_with
from decks.rulings import Ruling, rulings, touching
from decks.search import of
from engine.epic.catalogue import card_or_deity, reminders
from engine.epic.construction import preconstructed
from engine.games import DEFAULT
from people.persons import Person
from playtest.models import Trial, TrialPair

EPIC = of("epic")
pytestmark = pytest.mark.django_db


@pytest.fixture
def page(client):
    """The page's text, white space made plain, for the end of an address."""

    def show(address):
        response = client.get(f"/cards/{address}")
        assert response.status_code == 200
        return " ".join(unescape(response.content.decode()).split())

    return show


@pytest.mark.parametrize("row", EPIC.rows, ids=lambda row: row.slug)
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
    assert re.search('<a href="/cards/kong/"[^>]*>Kong</a>', response.content.decode())
    nothing = client.get("/cards/%3Cb%3E/")
    assert nothing.status_code == 404
    assert "<b>" not in nothing.content.decode()


def test_the_pages_of_the_catalogue_are_named_like_no_card():
    assert {"syntax", "conformance", "rules", "search.json"}.isdisjoint(row.slug for row in EPIC.rows)


# --- rulings ---------------------------------------------------------------------------------------------------------


def numbers(name):
    return [ruling.number for ruling in touching(card_or_deity(name))]


def test_the_house_rulings_are_read_from_their_page():
    numbers = [int(ruling.number.removeprefix("H")) for ruling in rulings()]
    assert numbers == sorted(set(numbers))
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
    known = conformity.of_card("Triceratops", key=DEFAULT)
    assert known.proofs
    assert all(test.sentence in html for test in known.proofs)
    assert "tests mention this card in total" in html


def test_what_tests_prove_is_known_of_every_card():
    assert [conformity.of_card(row.name, key=DEFAULT).facts["name"] for row in EPIC.rows] == [
        row.name for row in EPIC.rows
    ]


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


# --- for a deck ------------------------------------------------------------------------------------------------------


def offered(html):
    """The decks that a card can be added to, as they are called."""
    return re.findall(r'<option value="[^"]*">([^<]+)</option>', html.split('id="add-deck"')[1].split("</select>")[0])


def add(client, card, **said):
    return client.post(f"/cards/{card}/add/?q=class:giant", said, follow=True)


def test_a_card_can_be_added_to_the_decks_of_whoever_looks_the_last_ones_first(ann, bob, ann_browser, new_deck):
    new_deck(ann, {"Kong": 2}, name="Apes")
    new_deck(ann, {"Lash": 1}, name="Whips")
    new_deck(ann, {"Lash": 1}, name="Drafted", format_spec="sealed")
    Deck.objects.filter(name="Drafted").update(pool={"Lash": 1})
    new_deck(bob, {"Kong": 1}, name="Of Bob", visibility="public")
    html = unescape(ann_browser.get("/cards/kong/").content.decode())
    assert offered(html) == ["Whips", "Apes, has 2", "A new deck"]


def test_copies_that_are_added_in_one_sitting_are_one_version(ann, ann_browser, new_deck):
    deck = new_deck(ann, {"Kong": 2}, name="Apes")
    said = unescape(add(ann_browser, "lash", deck=deck.slug, count="3").content.decode())
    assert "“Apes” has 3 copies of Lash now, and 5 cards in all." in said
    said = unescape(add(ann_browser, "kong", deck=deck.slug, count="1").content.decode())
    assert "“Apes” has 3 copies of Kong now, and 6 cards in all." in said
    newest = Deck.objects.get().versions.first()
    assert (newest.number, newest.cards, newest.autosave) == (2, {"Kong": 3, "Lash": 3}, True)


def test_who_adds_a_card_comes_back_to_it_in_its_search(ann, ann_browser, new_deck):
    deck = new_deck(ann, {"Kong": 2})
    response = add(ann_browser, "kong", deck=deck.slug, count="1")
    assert response.redirect_chain == [("/cards/kong/?q=class%3Agiant", 302)]


def test_a_stranger_begins_a_deck_with_a_card(client):
    said = unescape(add(client, "kong", deck="new", count="2").content.decode())
    assert "“New deck” has 2 copies of Kong now, and 2 cards in all." in said
    assert offered(said) == ["New deck, has 2", "A new deck"]
    deck = Deck.objects.get()
    assert (deck.visibility, deck.format_key, deck.versions.get().cards) == ("private", "constructed", {"Kong": 2})


def test_a_deity_is_chosen_for_a_deck(ann, ann_browser, new_deck):
    deck = new_deck(ann, {"Kong": 1}, name="Apes")
    said = unescape(add(ann_browser, "helena-the-valiant", deck=deck.slug).content.decode())
    assert "“Apes” is played with Helena, the Valiant now. It has 1 card." in said
    assert offered(said) == ["Apes, played with it", "A new deck"]
    newest = Deck.objects.get().versions.first()
    assert (newest.cards, newest.deity) == ({"Kong": 1}, "Helena, the Valiant")


@pytest.mark.parametrize(
    ("said", "cards"),
    [({"count": "0"}, 3), ({"count": "4"}, 3), ({"count": "²"}, 3), ({"count": "-1"}, 3), ({}, 3), ({"count": "3"}, 5)],
)
def test_a_number_of_copies_that_is_not_offered_is_one(ann, ann_browser, new_deck, said, cards):
    deck = new_deck(ann, {"Kong": 2})
    add(ann_browser, "kong", deck=deck.slug, **said)
    assert Deck.objects.get().size == cards


def test_what_belongs_to_others_takes_no_card_and_is_not_told_of(ann_browser, bob, new_deck):
    private, public = new_deck(bob, {"Kong": 1}), new_deck(bob, {"Kong": 1}, visibility="public")
    for deck in (private.slug, public.slug, "nothing", "", "\0"):
        add(ann_browser, "kong", deck=deck, count="1")
    assert [deck.size for deck in Deck.objects.all()] == [1, 1]
    assert "New deck" not in offered(ann_browser.get("/cards/kong/").content.decode())


def test_a_deck_that_is_full_says_so(ann, ann_browser, new_deck):
    deck = new_deck(ann, {"Kong": 58})
    said = unescape(add(ann_browser, "kong", deck=deck.slug, count="3").content.decode())
    assert "Kong: a deck can have 1 to 60 copies of a card." in said
    assert Deck.objects.get().size == 58


def test_no_card_is_added_that_is_none(client):
    assert client.post("/cards/kogn/add/", {"deck": "new"}).status_code == 404
    assert client.get("/cards/kong/add/").status_code == 405
    assert not Deck.objects.exists()


# --- what is played with it ------------------------------------------------------------------------------------------


def test_a_card_shows_what_public_decks_play_with_it(page, new_deck, bob):
    for cards in ({"Kong": 3, "Lash": 1, "Muse": 1}, {"Kong": 1, "Lash": 2}, {"Kong": 1, "Lash": 1, "Muse": 2}):
        new_deck(bob, cards, visibility="public")
    new_deck(bob, {"Kong": 1, "Fumble": 1}, visibility="public")  # nobody else plays it so
    new_deck(bob, {"Lash": 1, "Hill Giant": 1}, visibility="public")
    new_deck(bob, {"Kong": 1, "Apocalypse": 1})
    new_deck(bob, {"Kong": 1, "Apocalypse": 1}, visibility="unlisted")
    often = often_with("Kong", game=DEFAULT)
    assert (often.decks, often.others) == (4, (("Lash", 3), ("Muse", 2)))
    html = page("kong/")
    assert re.findall(r'aria-label="([^"]*)"></a></div> <p>([^<]*)<', html) == [("Lash", "in 3"), ("Muse", "in 2")]
    assert "Often with" not in page("fumble/")


def test_only_the_newest_version_of_a_deck_counts(new_deck, ann, bob):
    for name in ("Lash", "Muse"):
        deck = new_deck(bob, {"Kong": 1, "Apocalypse": 1}, visibility="public")
        Version.objects.create(deck=deck, number=2, cards={"Kong": 1, name: 1})
        Deck.objects.filter(pk=deck.pk).update(number=2)
    assert often_with("Kong", game=DEFAULT).others == ()


# --- in bot games ----------------------------------------------------------------------------------------------------


def play(person, deck, games):
    """A trial of a deck that is over, as if bots had played it."""
    trial = Trial.objects.create(
        guest_key=person.guest_key, user=person.user, deck=deck, number=1, name=deck.name,
        cards=deck.versions.get().cards, against=[{"name": "Evil", "cards": {}, "deity": ""}], bot="random", pairs=1,
        seed="1",
    )  # fmt: skip
    for number in range(0, len(games), 2):
        TrialPair.objects.create(trial=trial, number=number // 2, games=games[number : number + 2], seconds=1)
    return trial


def game(won, drawn, played=()):
    return {"won": won, "capped": False, "turns": 9, "drawn": list(drawn), "played": list(played)}


def test_a_card_shows_how_it_did_in_the_bot_games_of_whoever_looks(ann, bob, ann_browser, new_deck):
    apes = new_deck(ann, {"Kong": 1, "Lash": 1, "Muse": 1}, name="Apes")  # Kong is place 0
    zoo = new_deck(ann, {"Fumble": 1, "Kong": 1}, name="Zoo", visibility="public")  # Kong is place 1
    play(ann, apes, [game(True, [0], [0]), game(False, [0, 1]), game(True, [1]), game(None, [])])
    play(ann, zoo, [game(True, [1], [1]), game(False, [0])])
    play(bob, zoo, [game(False, [1]), game(False, [1])])  # seen by Bob alone
    html = " ".join(re.sub(r"<[^>]*>", "", unescape(ann_browser.get("/cards/kong/").content.decode())).split())
    assert "67% won of 3 games in which it was drawn" in html
    assert "50% of 3 without it." in html
    assert "100% of 2 in which it was played." in html
    assert "From your newest trials with it: Zoo, version 1; Apes, version 1." in html


def test_what_others_tried_out_is_seen_by_nobody_else(ann, bob, page, browser_of, new_deck):
    deck = new_deck(ann, {"Kong": 1}, visibility="public")
    play(ann, deck, [game(True, [0]), game(True, [0])])
    assert "In your bot games" not in page("kong/")
    assert "In your bot games" not in browser_of(bob).get("/cards/kong/").content.decode()
    assert "In your bot games" in browser_of(ann).get("/cards/kong/").content.decode()
    assert "In your bot games" not in browser_of(ann).get("/cards/lash/").content.decode()


# --- how much it asks ------------------------------------------------------------------------------------------------


def publish(person, count):
    """So many public decks, all with Kong and cards around it, made at once."""
    wild = sorted(Counter(preconstructed("wild")))
    decks = [
        Deck(user=person.user, name=f"Deck {n}", format_key="constructed", number=1, size=21, visibility="public")
        for n in range(count)
    ]
    Deck.objects.bulk_create(decks)
    lists = [dict.fromkeys([*wild[n % 9 : n % 9 + 20], "Kong"], 1) for n in range(count)]
    Version.objects.bulk_create(
        [Version(deck=deck, number=1, cards=cards) for deck, cards in zip(decks, lists, strict=True)]
    )


def asked(client, address):
    with CaptureQueriesContext(connection) as queries:
        assert client.get(address).status_code == 200
    return len(queries)


def seconds_for(client, address):
    """Of the processor, the least of five answers."""
    found = []
    for _ in range(5):
        began = time.process_time()
        client.get(address)
        found.append(time.process_time() - began)
    return min(found)


def test_a_card_that_many_decks_play_asks_no_more_and_is_shown_soon(client, ann, ann_browser, new_deck):
    """With 2,000 public decks. Seconds of the processor, against those of the same page with two decks."""
    publish(ann, 2)
    few, of_a_stranger = asked(ann_browser, "/cards/kong/"), asked(client, "/cards/kong/")
    before = seconds_for(client, "/cards/kong/")
    publish(ann, 1998)
    assert Deck.objects.count() > MOST_DECKS
    assert asked(ann_browser, "/cards/kong/") == few
    # own decks and cubes, trials; how many decks play it, and what with it; six of them, their tags, and their cards
    assert asked(client, "/cards/kong/") == of_a_stranger == 8
    after = seconds_for(client, "/cards/kong/")
    assert after < 5 * before
