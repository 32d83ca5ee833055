"""The page that begins a table of three to eight, asked for as a browser does."""

import re

import pytest
from django.utils import timezone

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


def test_bots_that_search_in_games_of_two_only_are_not_offered(browser):
    form = browser.get("/many/").context["form"]
    offered = [bot for bot, _ in form.fields["bot"].choices]
    assert offered == ["beginner", "easy", "greedy", "random"]
    assert form["bot"].value() == "greedy"
    refused = browser.post("/many/", FORM | {"bot": "hard"})
    assert "bot" in refused.context["form"].errors


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


def end(table, winner=0):
    Table.objects.filter(pk=table.pk).update(finished=timezone.now(), result={"winner": winner, "reason": "champion"})


def shown(browser, table):
    """What the form shows for another game like this one."""
    return browser.get(f"/many/?again={table.slug}").context["form"].initial


@pytest.mark.parametrize(
    "chosen",
    [
        {"kind": "hunter-last-one-standing", "seats": "5", "bot": "random", "bot_deck": "wild", "rules_of": "2015"},
        {"kind": "hydra-3x2", "shared_hands": True, "seats": "6", "bot": "easy", "bot_deck": "mixed"},
        {"my_deck": "pasted", "my_list": "30 Kong", "my_deity": "", "seats": "3"},
    ],
)
def test_the_form_is_filled_in_for_another_game(browser, chosen):
    table = begin(browser, **chosen)
    assert f'data-change-deck="/many/?again={table.slug}"' in browser.get(f"/table/{table.slug}/").content.decode()
    assert "my_list" not in shown(browser, table)  # the game goes on
    end(table)
    initial, asked = shown(browser, table), FORM | chosen
    assert {name: initial[name] for name in asked} == asked
    page = browser.get(f"/many/?again={table.slug}").content.decode()
    assert f'<option value="{asked["kind"]}" selected>' in page


def test_a_game_that_went_on_from_a_replay_fills_the_form_in_too(browser):
    table = begin(browser, my_deck="sage", seats="3")
    Table.objects.filter(pk=table.pk).update(chosen=None)
    end(table)
    assert shown(browser, table)["my_deck"] == "sage"


def test_a_game_fills_in_its_own_form_only_and_only_for_its_player(browser):
    table = begin(browser, my_deck="sage")
    end(table)
    for form in ("/", "/hot-seat/"):
        assert browser.get(f"{form}?again={table.slug}").context["form"].initial.get("my_deck") != "sage"
    assert "my_deck" not in shown(browser_of(Person("stranger")), table)
    for slug in ("nowhere", "a/b", "x" * 5000, ""):
        assert browser.get("/many/", {"again": slug}).status_code == 200
