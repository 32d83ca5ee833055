"""What two players say to each other, over the real socket: by how they met."""

import pytest

from engine.epic.construction import preconstructed
from live.broadcast import call
from live.errors import Refused
from people.persons import Person
from playtest.challenges import domain
from playtest.challenges.domain import Agreed, Deck
from playtest.domain import NewPlayer, create_table
from playtest.talking import room_of, switch

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB = Person("ann"), Person("bob")
GOOD, EVIL = (Deck(name.capitalize(), preconstructed(name)) for name in ("good", "evil"))


@pytest.fixture
def friends(db):
    """A function that lets Ann and Bob play by an invitation: their table, and the next one."""

    def friends(**agreed):
        made = domain.create(person=ANN, name="Ann", deck=GOOD, agreed=Agreed(**agreed, game="epic"))
        domain.sit(slug=made.slug, person=BOB, name="Bob", deck=EVIL)
        domain.set_ready(slug=made.slug, person=ANN, ready=True)
        return domain.set_ready(slug=made.slug, person=BOB, ready=True)

    return friends


@pytest.fixture
def cookies(cookie_of):
    return [cookie_of(visitor) for visitor in ("ann", "bob", "dan")]


async def talk(tab):
    return (await tab.ask("talk"))[1]


async def heard(tab, command):
    while (frame := await tab.hear())[:2] != [command, 0]:
        pass
    return frame[2]


@pytest.fixture
def by_link(friends):
    return friends().slug


@pytest.fixture
def in_the_lobby(friends):
    return friends(open=True).slug


async def test_friends_write_and_strangers_do_not(by_link, in_the_lobby, tabs, cookies):
    for slug, mode in ((by_link, "text"), (in_the_lobby, "phrases")):
        one, two = await tabs(slug, cookies[0]), await tabs(slug, cookies[1])
        await one.ask("hello")
        assert ((await talk(one))["mode"], (await talk(two))["mode"]) == (mode, mode)
        said = await one.ask("phrase", {"key": "well_played"})
        assert said[1] | {"who": ""} == {
            "seat": 0, "name": "Ann", "who": "", "phrase": "well_played", "text": "Well played"
        }  # fmt: skip
        assert await heard(two, "said") == said[1]
        command, answer = await two.ask("write", {"text": "Hello, Ann"})
        assert (command, answer.get("code")) == (("talk", None) if mode == "text" else ("error", "phrases"))
    (ann,) = (await talk(two))["others"]
    assert (await two.ask("block", {"who": ann["who"]}))[1]["others"][0]["blocked"]


async def test_the_host_switches_it_off_for_all_games_of_the_invitation(by_link, tabs, cookies):
    one, two = await tabs(by_link, cookies[0]), await tabs(by_link, cookies[1])
    assert [(await talk(tab))["host"] for tab in (one, two)] == [True, False]
    assert (await two.ask("chat", {"on": False}))[1]["code"] == "not_yours"
    assert (await one.ask("chat", {"on": False}))[1]["mode"] == "phrases"
    assert (await heard(two, "talk"))["off"]
    assert (await two.ask("write", {"text": "Hello"}))[1]["code"] == "off"


async def test_a_stranger_has_no_place_at_the_table(by_link, tabs, cookies):
    tab = await tabs(by_link, cookies[2])
    assert (await tab.hear())[2]["code"] == "gone"


async def test_against_bots_there_is_nothing_to_say(new_table, tabs, cookies):
    slug = (await call(new_table)).slug
    tab = await tabs(slug, cookies[0])
    assert (await talk(tab))["mode"] == "none"
    assert (await tab.ask("phrase", {"key": "thanks"}))[1]["code"] == "no_seat"


def test_in_a_hot_seat_there_is_nothing_to_say(db):
    players = tuple(NewPlayer(ANN, name=name, hot_seat=True) for name in ("Ann", "Bob"))
    table = create_table(players=players, decks=(GOOD.cards, EVIL.cards), first=0, game="epic")
    assert room_of(table.slug) is None
    with pytest.raises(Refused) as refused:
        switch(slug=table.slug, person=ANN, on=False)
    assert refused.value.code == "not_yours"


def test_lines_stay_from_game_to_game_of_an_invitation(friends):
    table = friends(best_of=3)
    invited = table.challenge_game.challenge.slug
    assert room_of(table.slug).place == f"play.{invited}"
