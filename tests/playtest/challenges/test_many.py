"""Rooms in which persons and bots meet, three to eight, asked as browsers do."""

import pytest

from engine.epic.construction import preconstructed
from engine.epic.rules import FREE_FOR_ALL, HYDRA
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest import talking
from playtest.challenges import domain
from playtest.models import Challenge, Side, Table
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB, CID, DORA = (Person(f"{name}'s key") for name in ("ann", "bob", "cid", "dora"))
ROOM = {"my_deck": "good", "my_list": "", "name": "Ann", "kind": FREE_FOR_ALL, "seats": "4"}
TEAMS = {"kind": HYDRA, "table_of_hydra": "4-2", "shared_hands": "on"}
BOT = {"bot": "random", "bot_deck": "wild"}
DECK = domain.Deck("Good", preconstructed("good"))


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def bob():
    return browser_of(BOB)


@pytest.fixture
def cid():
    return browser_of(CID)


def invite(browser, **chosen):
    """The address of a new room."""
    return browser.post("/play/", ROOM | chosen)["Location"]


def sit(browser, link, name, seat, **more):
    return browser.post(link, {"do": "sit", "my_deck": "evil", "my_list": "", "name": name, "seat": seat} | more)


def do(browser, link, what, **more):
    """What the page says afterwards."""
    return read_by_people(browser.post(link, {"do": what, **more}, follow=True))


def names():
    return [side.name for side in Side.objects.all()]


def full(ann, bob, cid, **chosen):
    """A room of four: Ann, Bob, a bot and Cid."""
    link = invite(ann, **chosen)
    sit(bob, link, "Bob", 1)
    do(ann, link, "bot 2", **BOT)
    sit(cid, link, "Cid", 3)
    return link


def begun(link, *browsers):
    """The table of the game that begins when all are ready."""
    for browser in browsers:
        browser.post(link, {"do": "ready"})
    return Table.objects.order_by("pk").last()


def test_three_persons_and_a_bot_play_and_come_back_for_the_next_game(ann, bob, cid):
    link = full(ann, bob, cid)
    assert "Free-for-all for 4 players." in read_by_people(ann.get(link))
    assert begun(link, ann, bob) is None
    assert "Waiting for Cid" in read_by_people(ann.get(link))
    table = begun(link, cid)
    assert table.names == ["Ann", "Bob", "Random", "Cid"]
    assert [player.bot for player in table.seats] == ["", "", "random", ""]
    setup = table.setup
    assert (setup["format"], setup["first"]) == (FREE_FOR_ALL, None)
    assert setup["decks"] == [preconstructed(key) for key in ("good", "evil", "wild", "evil")]
    assert {browser.get(link)["Location"] for browser in (ann, bob, cid)} == {f"/table/{table.slug}/"}
    for seat in (0, 1, 3):
        tables.concede(slug=table.slug, seat=seat, at=Table.objects.get().choices.count())
    assert "Next game" in read_by_people(bob.get(link))
    do(bob, link, "leave")
    assert names() == ["Ann", "", "Random", "Cid"]
    assert "There are free seats." in do(ann, link, "ready")
    do(ann, link, "bot 1", **BOT)
    again = begun(link, ann, cid)
    assert again.names == ["Ann", "Random 2", "Random", "Cid"]
    assert [game.match for game in Challenge.objects.get().games.all()] == [0, 1]


def test_who_is_not_ready_is_said_when_all_seats_are_taken(ann, bob, cid):
    link = invite(ann, seats="3")
    sit(bob, link, "Bob", 1)
    assert "Not ready" not in read_by_people(ann.get(link))
    sit(cid, link, "Cid", 2)
    assert "Not ready" in read_by_people(ann.get(link))


def test_teams_are_chosen_by_the_seat(ann, bob):
    link = invite(ann, **TEAMS)
    words = read_by_people(bob.get(link))
    assert "Hydra for 4 players." in words
    assert "2 teams of 2. Teammates see each other’s hands." in words
    assert "Seat 2, team B" in words
    sit(bob, link, "Bob", 2)
    for seat in (1, 3):
        do(ann, link, f"bot {seat}", **BOT)
    table = begun(link, ann, bob)
    assert (table.setup["format"], table.setup["teams"], table.setup["shared_hands"]) == (HYDRA, 2, True)
    assert [player.is_persons for player in table.seats] == [True, False, True, False]


def test_a_bot_gives_its_seat_to_a_person(ann, bob):
    link = invite(ann, seats="3", format_key="preconstructed")
    do(ann, link, "bot 1", **BOT)
    assert "Seat 2 is taken." in read_by_people(sit(bob, link, "Bob", 1))
    assert "Free the seat" not in read_by_people(bob.get(link))
    do(ann, link, "free 1")
    sit(bob, link, "Bob", 1)
    assert names() == ["Ann", "Bob", ""]
    assert "No bot sits there." in do(ann, link, "free 1")


@pytest.mark.parametrize("seat", ["4", "9", "-1"])
def test_a_seat_out_of_range_is_refused(ann, bob, seat):
    link = invite(ann)
    assert "There are seats 1 to 4." in read_by_people(sit(bob, link, "Bob", seat))
    assert names() == ["Ann", "", "", ""]


def test_what_only_the_host_may_do_is_refused_to_others(ann, bob, cid):
    link = invite(ann)
    sit(bob, link, "Bob", 1)
    assert "Only the host lets bots play." in do(bob, link, "bot 2", **BOT)
    assert "Only those who have a seat here" in do(cid, link, "bot 2", **BOT)
    assert "Only those who have a seat here" in do(cid, link, "ready")
    assert "There are seats 1 to 4." in do(ann, link, "bot 7", **BOT)
    assert "Seat 2 is taken." in do(ann, link, "bot 1", **BOT)
    assert "out of date" in do(ann, link, "bot two", **BOT)
    assert "offered bots and decks" in do(ann, link, "bot 2", bot="scene-x", bot_deck="wild")
    assert "offered bots and decks" in do(ann, link, "bot 2", bot="expert", bot_deck="wild")  # it is for games of two
    assert "Only two players can change sides." in do(bob, full_room(ann, link), "change_sides")
    assert names() == ["Ann", "Bob", "Random", "Random 2"]


def full_room(ann, link):
    for seat in (2, 3):
        do(ann, link, f"bot {seat}", **BOT)
    return link


def test_a_game_that_goes_on_keeps_its_seats(ann, bob, cid):
    link = full(ann, bob, cid)
    begun(link, ann, bob, cid)
    slug = Challenge.objects.get().slug
    for refused in (
        lambda: domain.free_seat(slug=slug, person=ANN, seat=2),
        lambda: domain.leave(slug=slug, person=BOB),
        lambda: domain.change_deck(slug=slug, person=BOB, deck=DECK),
    ):
        with pytest.raises(Refused, match="still in progress"):
            refused()
    with pytest.raises(Refused, match="accepted this invitation"):
        domain.sit(slug=slug, person=DORA, name="Dora", deck=DECK, seat=2)
    assert "All seats are taken." in read_by_people(browser_of(DORA).get(link))


def test_who_comes_asks_all_again_and_no_deck_is_shown_to_others(ann, bob, cid):
    link = full(ann, bob, cid, my_deck="pasted", my_list="20 Kong")
    do(bob, link, "ready")
    do(ann, link, "free 2")
    assert not any(side.ready for side in Side.objects.all())
    do(ann, link, "bot 2", **BOT)
    for browser in (bob, cid):
        assert "20 Kong" not in browser.get(link).content.decode()
    assert "with Evil" not in read_by_people(ann.get(link))


def test_a_deck_must_be_legal_in_the_format_of_the_room(ann, bob):
    link = invite(ann, format_key="preconstructed")
    page = sit(bob, link, "Bob", 1, my_deck="pasted", my_list="30 Kong")
    assert "Kong" in " ".join(page.context["form"].errors["my_deck"])
    assert names() == ["Ann", "", "", ""]


def test_the_same_name_has_a_number(ann, bob, cid):
    link = invite(ann)
    for seat, browser in ((1, bob), (2, cid)):
        sit(browser, link, "Ann", seat)
    assert names() == ["Ann", "Ann 2", "Ann 3", ""]


@pytest.mark.parametrize(
    "agreed",
    [
        {"kind": "whist"},
        {"kind": FREE_FOR_ALL, "seats": 2},
        {"kind": FREE_FOR_ALL, "seats": 9},
        {"kind": FREE_FOR_ALL, "seats": 4, "teams": 2},
        {"kind": HYDRA, "seats": 6, "teams": 4},
        {"kind": FREE_FOR_ALL, "seats": 4, "best_of": 3},
        {"seats": 3},
    ],
)
def test_games_that_there_are_not_are_refused(agreed):
    with pytest.raises(Refused):
        domain.create(person=ANN, name="Ann", deck=DECK, agreed=domain.Agreed(**agreed, game="epic"))
    assert not Challenge.objects.exists()


def test_an_open_room_stands_in_the_lobby_while_it_has_free_seats(ann, bob, cid):
    link = invite(ann, who_joins="anybody", **TEAMS)
    do(ann, link, "bot 1", **BOT)
    said = "2 of 4 seats free · Hydra · 2 teams of 2 · teammates see each other’s hands Join Ann’s table"
    assert said in read_by_people(bob.get("/lobby/"))
    sit(bob, link, "Bob", 2)
    assert "1 of 4 seats free" in read_by_people(cid.get("/lobby/"))
    sit(cid, link, "Cid", 3)
    assert "Nobody waits at a table now." in read_by_people(browser_of(DORA).get("/lobby/"))


def test_the_persons_of_a_room_talk_and_its_bots_do_not(ann, bob, cid):
    table = begun(full(ann, bob, cid), ann, bob, cid)
    assert [sitter.name for sitter in talking.room_of(table.slug).sitters] == ["Ann", "Bob", "Cid"]


def test_an_invitation_of_two_has_no_bots(ann):
    link = invite(ann, kind="", first="random", best_of="1")
    assert "This invitation is for two persons." in do(ann, link, "bot 1", **BOT)


def test_the_ways_lead_to_a_room(ann):
    assert 'href="/play/?many"' in ann.get("/many/").content.decode()
    assert 'href="/play/?open&amp;many"' in ann.get("/lobby/").content.decode()
    assert ann.get("/play/?many").context["form"]["kind"].value() == FREE_FOR_ALL
