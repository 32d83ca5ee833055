"""What the forms that begin tables do in every game, and what each game has more: real pages, forms and database."""

from typing import NamedTuple

import pytest
from django.http import QueryDict

from decks import domain as decks
from engine import games
from people.persons import Person
from playtest import domain, positions
from playtest.models import Table
from playtest.starting.decks import TableForm
from playtest.starting.first_page import BotGameForm
from playtest.starting.hot_seat import HotSeatForm
from playtest.starting.many import ManyForm
from tests.engine.made_up_game import GAME as MADE_UP
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)
ANN = Person("ann")
LISTS = {"my_list": "", "bot_list": "", "their_list": ""}
FORMS = {
    "": {"my_deck": "wild", "bot_deck": "good", "bot": "random", "first": "bot"},
    "hot-seat/": {"my_deck": "evil", "their_deck": "wild", "my_name": "Ann", "their_name": "Bob", "first": "two"},
    "many/": {"my_deck": "wild", "bot": "random", "bot_deck": "evil", "kind": "free-for-all", "seats": "5"},
}
NOTHING = {"my_deity", "bot_deity", "their_deity", "products", "rules_of"}


class Place(NamedTuple):
    """A game, where its pages lie, a card of it, and a deck that is dealt in it."""

    key: str
    at: str
    card: str
    dealt: str


PLACES = (Place("epic", "/", "Kong", "random30"), Place("epic-tcg", "/epic-tcg/", "Hulk", "sealed"))
every_game = pytest.mark.parametrize("place", PLACES, ids=[place.key for place in PLACES])
every_form = pytest.mark.parametrize("page", FORMS, ids=["first page", "hot seat", "many"])


@pytest.fixture
def ann(db):
    return browser_of(ANN)


def begin(browser, place, page, **chosen):
    """The table that a form begins."""
    answered = browser.post(place.at + page, LISTS | FORMS[page] | chosen)
    assert answered.status_code == 302, answered.context["form"].errors
    table = Table.objects.latest("pk")
    assert answered["Location"] == f"{place.at}table/{table.slug}/"
    return table


def end(table):
    """Everybody but the last one gives up."""
    for seat in range(len(table.seats) - 1):
        at = positions.current(Table.objects.get(pk=table.pk)).choices
        domain.concede(slug=table.slug, seat=seat, at=at)


def shown(browser, place, page, slug):
    """What a form shows for another game like the one of this name."""
    return browser.get(place.at + page, {"again": slug}).context["form"].initial


def test_the_places_are_those_of_all_games():
    assert [place.key for place in PLACES] == list(games.GAMES)


@every_form
@every_game
def test_a_form_begins_a_table_of_its_game_with_the_decks_that_were_chosen(ann, place, page):
    table = begin(ann, place, page)
    ready = {one.key: list(one.cards) for one in games.of(place.key).construction.READY}
    chosen = [key for name, key in FORMS[page].items() if name in ("my_deck", "their_deck", "bot_deck")]
    seats = int(FORMS[page].get("seats", "2"))
    assert (table.game, table.setup["decks"]) == (place.key, [ready[chosen[0]], *[ready[chosen[1]]] * (seats - 1)])
    assert table.chosen["sides"][0] == {"deck": chosen[0], "list": "", "deity": ""}


@every_form
@every_game
def test_after_a_game_its_form_is_filled_in_as_it_was(ann, place, page):
    typed = {"my_deck": "pasted", "my_list": f"40 {place.card}"}
    table = begin(ann, place, page, **typed)
    again = f"{place.at}{page}?again={table.slug}"
    assert f'data-change-deck="{again}"' in ann.get(f"{place.at}table/{table.slug}/").text
    assert "my_list" not in shown(ann, place, page, table.slug)  # the game goes on
    end(table)
    asked = {
        name: chosen for name, chosen in (FORMS[page] | typed).items() if (place.key, name) != ("epic-tcg", "kind")
    }
    initial = shown(ann, place, page, table.slug)
    assert {name: initial[name] for name in asked} == asked
    for other in PLACES:
        for form in FORMS:
            if (other, form) != (place, page):
                assert "my_list" not in shown(ann, other, form, table.slug)
    assert "my_list" not in shown(browser_of(Person("eve")), place, page, table.slug)


@every_game
def test_decks_that_are_dealt_to_two_are_not_alike(ann, place):
    mine, theirs = begin(ann, place, "hot-seat/", my_deck=place.dealt, their_deck=place.dealt).setup["decks"]
    assert len(mine) == len(theirs) == 30
    assert mine != theirs


@every_game
def test_who_pastes_a_list_is_told_what_of_it_is_not_played(ann, place):
    table = begin(ann, place, "", my_deck="pasted", my_list=f"40 {place.card}\nMaybeboard\n2 {place.card}")
    assert table.setup["decks"][0] == [place.card] * 40
    words = read_by_people(ann.get(f"{place.at}games/"))
    assert "Your list: Line 3, Maybeboard: 2 cards are not part of the deck." in words


@every_game
def test_a_deck_has_as_many_cards_as_its_game_asks_for(ann, place):
    fewest = games.of(place.key).construction.FEWEST
    form = FORMS[""] | LISTS | {"my_deck": "pasted", "my_list": f"{fewest - 1} {place.card}"}
    errors = ann.post(place.at, form).context["form"].errors
    assert errors == {"my_list": [f"This list has {fewest - 1} cards. A deck needs {fewest} to 200."]}
    assert f"{fewest} to 200 cards." in ann.get(place.at).text
    assert len(begin(ann, place, "", my_deck="pasted", my_list=f"{fewest} {place.card}").setup["decks"][0]) == fewest


@every_game
def test_a_card_of_another_game_is_no_card_of_this_one(ann, place):
    for other in PLACES:
        if other != place:
            form = FORMS[""] | LISTS | {"my_deck": "pasted", "my_list": f"40 {other.card}"}
            assert set(ann.post(place.at, form).context["form"].errors) == {"my_list"}
    assert not Table.objects.exists()


@every_form
def test_what_a_game_does_not_have_is_not_asked_and_does_not_count(ann, page):
    tcg = PLACES[1]
    assert not NOTHING & set(ann.get(tcg.at + page).context["form"].fields)
    sent = dict.fromkeys(NOTHING, "on") | {"rules_of": "2015", "shared_hands": "on", "kind": "hydra-2x2"}
    setup = begin(ann, tcg, page, **sent).setup
    assert {"rules_of", "deities", "shared_hands", "teams", "format"}.isdisjoint(setup)


def test_the_first_game_has_all_of_it(ann):
    asked = [set(ann.get(f"/{page}").context["form"].fields) for page in FORMS]
    assert set().union(*asked) >= NOTHING | {"shared_hands"}
    assert all("deal" not in fields for fields in asked)


def test_a_pack_war_is_shown_as_what_was_played(ann):
    table = begin(ann, PLACES[1], "many/", deal="packwar", seats="3")
    end(table)
    initial = shown(ann, PLACES[1], "many/", table.slug)
    assert (initial["deal"], initial["seats"], initial["my_deck"]) == ("packwar", "3", "wild")


@pytest.mark.parametrize("form", [TableForm, BotGameForm, HotSeatForm])
def test_a_game_that_nobody_can_know_is_begun_by_its_contract(form, monkeypatch):
    monkeypatch.setitem(games.GAMES, MADE_UP.KEY, MADE_UP)
    sent = QueryDict(mutable=True)
    sent.update({"my_deck": "grey", "bot_deck": "found", "their_deck": "red", "bot": "random", "first": "random"})
    filled = form(sent, person=ANN, game=MADE_UP)
    assert filled.is_valid(), filled.errors
    assert filled.cleaned_data["decks"][0] == list(MADE_UP.construction.READY[1].cards)
    assert [tile.key for tile in filled.tiles] == ["red", "grey", "found", "pasted"]
    assert not NOTHING & set(filled.fields)


def test_in_teams_a_kind_of_game_says_how_many_play():
    kinds = ManyForm(person=ANN, game=games.of("epic")).kinds
    assert {key: (kind.seats, kind.teams) for key, kind in kinds.items() if kind.teams} == {
        "hydra-2x2": (4, 2), "hydra-2x3": (6, 2), "hydra-3x2": (6, 3), "hydra-2x4": (8, 2), "hydra-4x2": (8, 4),
    }  # fmt: skip


@every_game
def test_an_error_about_a_deck_of_ones_own_stands_between_the_pictures_and_ones_decks(ann, place):
    any_format = games.of(place.key).construction.FORMATS[0].key
    kept = decks.create(person=ANN, name="Empty", game=place.key, format_spec=any_format, cards={})
    shown = ann.post(place.at, FORMS[""] | LISTS | {"my_deck": f"deck:{kept.slug}"}).content.decode()
    pictures, error, own = (shown.index(part) for part in ("deck-tiles", 'class="error" role="alert"', "saved-decks"))
    assert pictures < error < own
    assert ("no deck that is chosen here counts" in shown) == any(
        deal.agreed for deal in games.of(place.key).limited.DEALS
    )
