"""What stands in the lobby, for whom, and who may join it, asked as browsers do."""

from datetime import timedelta

import pytest
from django.utils import timezone

from drafts import domain as pods
from drafts.models import Clock, Pod, Seat, Start
from drafts.reading import Options
from engine.epic.limited import plan
from engine.games import DEFAULT
from live.broadcast import call
from people import blocks
from people.persons import Person
from playtest.challenges import domain as challenges
from playtest.models import Side
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB, CID = map(Person, ("ann's key", "bob's key", "cid's key"))
TABLE = {"my_deck": "good", "name": "Ann", "first": "random", "best_of": "3", "clock": "relaxed"}
OPEN = TABLE | {"who_joins": "anybody"}
SIT = {"do": "sit", "my_deck": "evil", "name": "Bob"}
DRAFT = {"format": "pack", "sits": "play", "shown": "Ann", "start": "full"}


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def bob():
    return browser_of(BOB)


def lobby(browser):
    return read_by_people(browser.get("/lobby/"))


def open_table(browser, **chosen):
    return browser.post("/play/", OPEN | chosen)["Location"]


def open_pod(key="pack", seats=2, person=ANN, **options):
    options = Options(open=True, start=Start.FULL, **options)
    return pods.create(person=person, setup=plan(key, seats=seats), options=options, shown="Ann", game=DEFAULT)


def block(person, other):
    blocks.block(person=person, other=Side(guest_key=other.guest_key), name="whoever")


def test_an_open_table_stands_in_the_lobby_until_somebody_joins(ann, bob):
    link = open_table(ann)
    words = "Ann’s table Any deck hosted by Ann 1 of 2 seats taken · relaxed clock · best of 3"
    assert f"{words} Join Ann’s table" in lobby(bob)
    assert f"{words} Go there Ann’s table" in lobby(ann)
    assert "Your table stands in the lobby while this page is open." in read_by_people(ann.get(link))
    assert "Ann invites you" in read_by_people(bob.get(link))
    assert bob.post(link, SIT)["Location"] == link
    assert "Nobody waits at a table now." in lobby(browser_of(CID))
    late = browser_of(CID).post(link, SIT, follow=True)
    assert "Both seats are taken." in read_by_people(late)
    ann.post(link, {"do": "ready", "watch": ""})
    assert "/table/" in bob.post(link, {"do": "ready", "watch": ""}, follow=True).redirect_chain[-1][0]


def test_a_table_by_link_stands_in_no_lobby(ann, bob):
    assert ann.post("/play/", TABLE)["Location"].startswith("/play/")
    assert "Nobody waits at a table now." in lobby(bob)
    assert "open a table for anybody" in read_by_people(ann.get("/play/"))
    assert ann.get("/play/?open").context["form"]["who_joins"].value() == "anybody"


def test_a_table_leaves_the_lobby_with_its_host(ann, bob):
    link = open_table(ann)
    Side.objects.filter(seat=0).update(seen=timezone.now() - timedelta(minutes=1))
    assert "Nobody waits at a table now." in lobby(bob)
    ann.get(link, headers={"HX-Request": "true"})  # as the open page does
    assert "Ann’s table" in lobby(bob)
    ann.post(link, {"do": "leave"})
    assert "Nobody waits at a table now." in lobby(bob)


def test_one_host_has_few_tables_in_the_lobby(ann):
    for _ in range(challenges.MOST_LISTED):
        assert open_table(ann).startswith("/play/")
    assert "You have 3 open tables in the lobby." in read_by_people(ann.post("/play/", OPEN))
    assert ann.post("/play/", TABLE).status_code == 302  # by link


def test_an_open_draft_stands_in_the_lobby_while_it_has_room(ann, bob):
    link = ann.post("/drafts/", DRAFT | {"who_joins": "anybody", "seats": "2", "name": "Friday"})["Location"]
    words = "Friday Pack Draft hosted by Ann 1 of 2 seats taken · 90 seconds per pick · starts when it is full"
    assert f"{words} Look and join Friday" in lobby(bob)
    assert f"{words} Go there Friday" in lobby(ann)
    bob.post(f"{link}sit/", {"shown": "Bob"})
    assert "No draft waits for players now." in lobby(browser_of(CID))


def test_a_draft_by_link_stands_in_no_lobby(ann, bob):
    ann.post("/drafts/", DRAFT | {"seats": "2"})
    assert not Pod.objects.get().open
    assert "No draft waits for players now." in lobby(bob)
    chosen = ann.get("/drafts/?open").context["form"]
    assert (chosen["who_joins"].value(), chosen["start"].value()) == ("anybody", "full")


def test_where_people_come_and_go_a_running_draft_has_room(bob):
    pod = open_pod("continuous", 4)
    pods.start(slug=pod.slug, person=ANN)
    assert "1 of 4 seats taken · 90 seconds per pick · in progress: come and go" in lobby(bob)
    running = open_pod("pack", 4)
    pods.start(slug=running.slug, person=ANN)
    assert lobby(bob).count("seats taken") == 1


def test_a_draft_leaves_the_lobby_when_everybody_has_left_the_page(bob):
    open_pod()
    over_days = open_pod(clock=Clock.DAYS)
    Seat.objects.update(seen=timezone.now() - timedelta(minutes=1))
    listed = bob.get("/lobby/").context["listed"]
    assert [one.address for one in listed.drafts] == [f"/drafts/{over_days.slug}/"]


@pytest.mark.parametrize(("who", "whom"), [(ANN, BOB), (BOB, ANN)])
def test_who_is_blocked_finds_and_joins_nothing_of_the_other(ann, bob, who, whom):
    table, pod = open_table(ann), open_pod()
    block(who, whom)
    assert "1 of 2 seats taken" not in lobby(bob)
    assert lobby(browser_of(CID)).count("1 of 2 seats taken") == 2
    assert blocks.APART in read_by_people(bob.post(table, SIT, follow=True))
    assert blocks.APART in read_by_people(bob.post(f"/drafts/{pod.slug}/sit/", {"shown": "Bob"}, follow=True))
    assert not Side.objects.of(BOB).exists()
    assert not Seat.objects.of(BOB).exists()


def test_where_strangers_meet_every_player_counts_and_by_link_the_host_does(bob):
    block(CID, BOB)
    for is_open, refused in ((True, True), (False, False)):
        pod = pods.create(person=ANN, setup=plan("pack", seats=4), options=Options(open=is_open), game=DEFAULT)
        pods.sit(slug=pod.slug, person=CID)
        said = read_by_people(bob.post(f"/drafts/{pod.slug}/sit/", {}, follow=True))
        assert (blocks.APART in said) == refused
        assert Seat.objects.of(BOB).filter(pod=pod).exists() != refused


async def test_the_lobby_is_told_that_something_else_stands_there(cookies, tabs):
    tab = await tabs(cookies[0])
    command, first = await tab.ask("hello")
    assert (command, list(first)) == ("lobby", ["state"])
    await call(open_pod)
    frame = await tab.hear()
    assert frame[:2] == ["lobby", 0]
    assert frame[2]["state"] != first["state"]
    await tab.tell("here")  # nothing new: no answer
    assert (await tab.ask("kong"))[1]["code"] == "unknown_command"


async def test_a_frame_tells_nobody_who_blocked_them(cookies, tabs):
    blocked, other = await tabs(cookies[0]), await tabs(cookies[1])
    assert await blocked.ask("hello") == await other.ask("hello")
    await call(block, ANN, BOB)
    await call(open_pod)
    assert await blocked.hear() == await other.hear()
