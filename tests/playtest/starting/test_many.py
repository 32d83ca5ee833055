"""Games of three to eight in the second game: the page against bots, and rooms by a link. Real pages and database."""

import pytest

from engine.epic_tcg.construction import READY
from people.persons import Person
from playtest import domain as tables
from playtest import once_more, positions
from playtest.models import Challenge, Side, Table
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)
MANY, PLAY = "/epic-tcg/many/", "/epic-tcg/play/"
FORM = {"my_deck": "wild", "my_list": "", "seats": "5", "bot": "greedy", "bot_deck": "mixed"}
ROOM = {"my_deck": "good", "my_list": "", "name": "Ann", "kind": "free-for-all", "seats": "3"}
BOT = {"bot": "random", "bot_deck": "unaligned"}
DECKS = {deck.key: list(deck.cards) for deck in READY}


@pytest.fixture
def ann():
    return browser_of(Person("ann's key"))


@pytest.fixture
def bob():
    return browser_of(Person("bob's key"))


def begin(browser, **chosen):
    answered = browser.post(MANY, FORM | chosen)
    table = Table.objects.last()
    assert answered["Location"] == f"/epic-tcg/table/{table.slug}/"
    return table


# --- against bots ----------------------------------------------------------------------------------------------------


def test_bots_take_the_other_seats_with_one_ready_deck_after_the_other(ann):
    table = begin(ann)
    assert table.names == ["You", "Greedy 1", "Greedy 2", "Greedy 3", "Greedy 4"]
    assert [player.deck_name for player in table.seats] == ["Wild", "Good", "Evil", "Wild", "Unaligned"]
    decks = [DECKS[key] for key in ("wild", "good", "evil", "wild", "unaligned")]
    assert (table.game, table.setup["decks"], table.setup["first"]) == ("epic-tcg", decks, None)
    assert once_more.change_deck_link(table) == f"{MANY}?again={table.slug}"


def test_boosters_are_dealt_to_all_bots_that_are_to_play_them(ann):
    table = begin(ann, bot_deck="sealed", seats="3")
    assert [len(deck) for deck in table.setup["decks"]] == [60, 30, 30]
    assert table.setup["decks"][1] != table.setup["decks"][2]


def test_in_a_pack_war_everybody_plays_a_booster(ann):
    setup = begin(ann, deal="packwar", seats="8").setup
    assert [len(deck) for deck in setup["decks"]] == [15] * 8
    assert setup["pack_war"] is True


@pytest.mark.parametrize("wrong", [{"seats": "2"}, {"seats": "9"}, {"bot": "puppet"}, {"bot_deck": "sage"},
                                   {"deal": "hydra"}, {"my_deck": "random30"}])  # fmt: skip
def test_what_cannot_be_is_refused_beside_its_field(ann, wrong):
    answer = ann.post(MANY, FORM | wrong)
    assert set(answer.context["form"].errors) == set(wrong)
    assert not Table.objects.exists()


def test_the_page_says_how_such_a_game_is_won(ann):
    words = read_by_people(ann.get(MANY))
    assert "Whoever falls to 0 Mojo leaves the game." in words
    assert "First Blood" not in words
    assert f'href="{MANY}"' in ann.get("/epic-tcg/").text


# --- by a link -------------------------------------------------------------------------------------------------------


def invite(browser, **chosen):
    return browser.post(PLAY, ROOM | chosen)["Location"]


def sit(browser, link, name, seat):
    return browser.post(link, {"do": "sit", "my_deck": "evil", "my_list": "", "name": name, "seat": seat})


def do(browser, link, what, **more):
    return read_by_people(browser.post(link, {"do": what, **more}, follow=True))


def begun(link, *browsers):
    for browser in browsers:
        browser.post(link, {"do": "ready"})
    return Table.objects.order_by("pk").last()


def leave(table, seat):
    tables.concede(slug=table.slug, seat=seat, at=positions.current(Table.objects.get(pk=table.pk)).choices)


def test_two_persons_and_a_bot_meet_by_a_link_and_play(ann, bob):
    link = invite(ann)
    assert "Free-for-all for 3 players. Chance decides who starts the first game" in read_by_people(bob.get(link))
    do(ann, link, "bot 2", **BOT)
    assert "Seat 3 is taken." in read_by_people(sit(bob, link, "Bob", 2))
    sit(bob, link, "Bob", 1)
    table = begun(link, ann, bob)
    assert (table.game, table.names) == ("epic-tcg", ["Ann", "Bob", "Random"])
    assert table.setup["decks"] == [DECKS[key] for key in ("good", "evil", "unaligned")]
    assert ann.get(link)["Location"] == f"/epic-tcg/table/{table.slug}/"


def test_a_deck_or_a_bot_of_the_other_game_is_refused_in_a_room(ann):
    link = invite(ann)
    assert "offered bots and decks" in do(ann, link, "bot 1", bot="random", bot_deck="sage")
    assert "offered bots and decks" in do(ann, link, "bot 1", bot="expert", bot_deck="good")
    assert [side.bot for side in Side.objects.all()] == ["", "", ""]


@pytest.mark.parametrize("wrong", [{"kind": "hydra"}, {"seats": "9"}, {"absence": "sleep"}])
def test_a_room_is_of_what_the_game_has(ann, wrong):
    answer = ann.post(PLAY, ROOM | wrong)
    assert set(answer.context["form"].errors) == set(wrong)
    assert not Challenge.objects.exists()


def test_whoever_was_first_to_lose_says_who_starts_the_next_game(ann, bob):
    """Rule book, Starting the Game: in multiplayer, who was the first to lose in the last game gets to decide."""
    link = invite(ann)
    sit(bob, link, "Bob", 1)
    do(ann, link, "bot 2", **BOT)
    table = begun(link, ann, bob)
    leave(table, 1)
    leave(table, 0)
    assert "Next game: Bob starts. Whoever was first to lose the last game chooses." in read_by_people(ann.get(link))
    assert "Next game: you start." in read_by_people(bob.get(link))
    assert "You cannot choose who starts this game." in do(ann, link, "starts 0")
    assert "You cannot choose who starts this game." in do(bob, link, "starts 3")
    do(bob, link, "starts 2")
    assert "Next game: Random starts." in read_by_people(bob.get(link))
    assert begun(link, ann, bob).setup["first"] == 2


def test_where_the_first_loser_has_gone_chance_decides(ann, bob):
    link = invite(ann)
    sit(bob, link, "Bob", 1)
    do(ann, link, "bot 2", **BOT)
    table = begun(link, ann, bob)
    leave(table, 1)
    leave(table, 0)
    do(bob, link, "leave")
    do(ann, link, "bot 1", **BOT)
    assert begun(link, ann).setup["first"] is None
