"""What a person may wish for, where it is possible, and what is remembered of it."""

import re

import pytest

from engine.epic.construction import preconstructed
from live.errors import Refused
from people.persons import Person
from playtest import domain, queries
from playtest.domain import NewPlayer
from playtest.models import Clock, Player, Table
from playtest.practice.terms import PLAIN, Practice, practice_at, practice_in
from tests.playtest.practice.conftest import ANN, BOTH
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

FORM = {"my_deck": "good", "bot": "greedy", "bot_deck": "evil", "first": "me"}
BOT = NewPlayer(bot="greedy")
HELP = re.compile(r"with hints and warnings|with hints|with warnings")


@pytest.mark.parametrize(
    ("wished", "practice", "words"),
    [
        ({}, PLAIN, ""),
        ({"hints": "on"}, Practice(hints=True), "with hints"),
        ({"warns": "on"}, Practice(warns=True), "with warnings"),
        ({"hints": "on", "warns": "on"}, BOTH, "with hints and warnings"),
    ],
    ids=["neither", "hints", "warnings", "both"],
)
def test_the_first_page_asks_and_another_game_is_alike(wished, practice, words):
    browser = browser_of(ANN)
    slug = browser.post("/", FORM | wished)["Location"].split("/")[2]
    table = Table.objects.get(slug=slug)
    assert practice_at(table, 0) == practice_in(table) == practice
    assert practice_at(table, 1) == PLAIN
    shown = queries.table_payload(slug=slug, seat=0, log=0)["practice"]
    assert shown == {"hints": practice.hints, "warns": practice.warns}
    domain.concede(slug=slug, seat=0, at=0)
    form = browser.get(f"/?again={slug}").context["form"]
    assert (bool(form["hints"].value()), bool(form["warns"].value())) == (practice.hints, practice.warns)
    domain.rematch(slug=slug, seat=0)
    assert practice_at(Table.objects.get(rematch_of=table), 0) == practice
    for page in ("/games/", f"/table/{slug}/replay/", "/"):
        assert {*HELP.findall(read_by_people(browser.get(page)))} == ({words} if words else set())


def test_sides_are_changed_with_the_same_help():
    table = created(NewPlayer(ANN, practice=BOTH), BOT)
    domain.concede(slug=table.slug, seat=0, at=0)
    again = domain.rematch(slug=table.slug, seat=0, change_sides=True)
    assert [practice_at(again, seat) for seat in (0, 1)] == [PLAIN, BOTH]


def created(*players, **chosen):
    decks = tuple(preconstructed("good") for _ in players)
    return domain.create_table(players=players, decks=decks, first=0, **chosen, game="epic")


@pytest.mark.parametrize(
    ("others", "chosen"),
    [
        ([NewPlayer(Person("bob"))], {}),
        ([BOT, BOT], {"format_": "free-for-all"}),
        ([BOT, NewPlayer(Person("bob"))], {"format_": "free-for-all"}),
        ([BOT], {"clock": Clock.MATCH}),
        ([NewPlayer(bot="scene-attack")], {}),
    ],
    ids=["a person", "two bots", "one of both", "a clock", "a scene"],
)
def test_it_is_for_a_whole_game_against_one_bot_without_a_clock(others, chosen):
    for practice in (Practice(hints=True), Practice(warns=True)):
        with pytest.raises(Refused, match="one person against one bot") as refused:
            created(NewPlayer(ANN, practice=practice), *others, **chosen)
        assert refused.value.code == "no_practice"
    assert not Table.objects.exists()


def test_where_somebody_else_sits_what_is_stored_is_not_believed():
    table = created(NewPlayer(ANN), NewPlayer(Person("bob")))
    Player.objects.filter(table=table).update(hints=True, warns=True)
    assert practice_in(Table.objects.get(pk=table.pk)) == PLAIN


def test_a_first_game_has_hints(client):
    slug = client.post("/learn/first-game/")["Location"].split("/")[2]
    assert practice_at(Table.objects.get(slug=slug), 0) == Practice(hints=True)
