"""The page that begins a table of three to eight, asked for as a browser does."""

import re

import pytest

from people.persons import Person
from playtest import positions
from playtest.models import Table
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

FORM = {"my_deck": "good", "my_list": "", "kind": "free-for-all", "seats": "4", "bot": "random", "bot_deck": "mixed"}


@pytest.fixture
def browser(db):
    return browser_of(Person("device"))


def begin(browser, **chosen):
    """The table that the form begins."""
    slug = re.fullmatch(r"/table/([\w-]+)/", browser.post("/many/", FORM | chosen)["Location"])[1]
    return Table.objects.get(slug=slug)


def test_the_first_page_leads_to_the_form(browser):
    assert 'href="/many/"' in browser.get("/").content.decode()
    assert browser.get("/many/").status_code == 200


@pytest.mark.parametrize(("kind", "seats"), [("free-for-all", 3), ("hunter-first-blood", 8)])
def test_a_person_sits_among_bots(browser, kind, seats):
    table = begin(browser, kind=kind, seats=str(seats))
    assert table.setup["format"] == kind
    assert [player.bot for player in table.seats] == ["", *["random"] * (seats - 1)]
    assert len({player.name for player in table.seats}) == seats
    assert positions.current(table).seating.players == tuple(range(seats))
    assert browser.get(f"/table/{table.slug}/").status_code == 200


@pytest.mark.parametrize(
    ("kind", "seats", "teams"),
    [("hydra-2x2", 4, 2), ("hydra-2x3", 6, 2), ("hydra-2x4", 8, 2), ("hydra-3x2", 6, 3), ("hydra-4x2", 8, 4)],
)
def test_in_hydra_the_teams_say_how_many_play(browser, kind, seats, teams):
    table = begin(browser, kind=kind, seats="3", shared_hands="on")
    assert len(table.seats) == seats
    assert (table.setup["format"], table.setup["teams"], table.setup["shared_hands"]) == ("hydra", teams, True)
    assert positions.current(table).health == [30 * seats // teams] * seats
    assert "shared_hands" not in begin(browser, kind=kind).setup


def test_without_teams_no_hands_are_shared(browser):
    assert "shared_hands" not in begin(browser, shared_hands="on").setup


def test_the_rules_of_2015_can_be_chosen(browser):
    assert begin(browser, rules_of="2015").setup["rules_of"] == "2015"
    assert "rules_of" not in begin(browser).setup


def test_bots_play_one_deck_of_each_alignment_or_the_chosen_one(browser):
    mixed = [player.deck_name for player in begin(browser).seats[1:]]
    assert len(set(mixed)) == 3
    alike = [player.deck_name for player in begin(browser, bot_deck="wild").seats[1:]]
    assert len(set(alike)) == 1


@pytest.mark.parametrize("wrong", [{"kind": ""}, {"seats": "2"}, {"seats": "9"}, {"bot": "puppet"}, {"bot_deck": "x"}])
def test_what_cannot_be_is_refused_beside_its_field(browser, wrong):
    answer = browser.post("/many/", FORM | wrong)
    assert set(answer.context["form"].errors) == set(wrong)
    assert not Table.objects.exists()
