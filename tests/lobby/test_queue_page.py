"""The queue as browsers see it: what is chosen, what is shown, and what the socket says, and to whom."""

import json
from datetime import timedelta

import pytest
from django.utils import timezone

from decks import domain as saved_decks
from live.broadcast import call
from lobby import queue, ticking
from lobby.models import Place
from playtest import domain as tables
from playtest import positions
from playtest.models import Table
from tests.lobby.conftest import BOB, CID
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

CHOSEN = {"my_deck": "good", "name": "Bob", "format_key": ""}


@pytest.fixture
def bob(db):
    return browser_of(BOB)


@pytest.fixture
def cid(db):
    return browser_of(CID)


def enter(browser, **chosen):
    return browser.post("/lobby/queue/", CHOSEN | chosen, follow=True)


def do(browser, what, **headers):
    return browser.post("/lobby/queue/do/", {"do": what}, headers=headers)


def lobby(browser):
    return read_by_people(browser.get("/lobby/"))


def test_two_wait_are_ready_and_come_to_their_table(bob, cid):
    assert "You play Good . Your opponent may play any deck." in read_by_people(enter(bob))
    enter(cid, my_deck="random30", name="")
    for browser in (bob, cid):
        assert "Somebody wants to play." in lobby(browser)
        assert "Ready Leave the queue" in lobby(browser)
    assert do(bob, "ready")["Location"] == "/lobby/"
    assert "The game starts when the other one is ready, too." in lobby(bob)
    table = f"/table/{do(cid, 'ready')['Location'].split('/')[2]}/"
    assert table == f"/table/{Table.objects.get().slug}/"
    assert "Your game has begun Go to your table" in lobby(bob)
    assert do(bob, "ready")["Location"] == table
    assert do(bob, "ready", HX_Request="true")["HX-Redirect"] == table
    assert bob.get(table).status_code == 200


def test_whose_game_is_over_may_wait_again_at_once(bob, cid):
    enter(bob, my_deck="wild")
    enter(cid)
    do(bob, "ready")
    do(cid, "ready")
    table = Table.objects.get()
    tables.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    page = bob.get("/lobby/")
    assert "Play with whoever comes" in read_by_people(page)
    assert page.context["form"]["my_deck"].value() == "wild"
    assert "Nobody waits for your answer now." in read_by_people(
        bob.post("/lobby/queue/do/", {"do": "ready"}, follow=True)
    )
    assert do(cid, "leave")["Location"] == "/lobby/"
    assert "You play Good ." in read_by_people(enter(bob))


def test_who_waits_reads_deck_and_format(bob):
    read = read_by_people(enter(bob, my_deck="wild", format_key="preconstructed"))
    assert "You play Wild . The format is Preconstructed ." in read


def test_nobody_is_shown_who_waits(bob, cid):
    enter(bob, name="Bartholomew")
    enter(cid, name="Cidonia")
    assert "Bartholomew" not in lobby(cid)
    assert "Cidonia" not in lobby(bob)


def test_one_s_own_decks_are_offered_and_nobody_else_s(bob, cid):
    cards = {"Kong": 3, "Lash": 3}
    deck = saved_decks.create(person=BOB, name="Apes", format_spec="constructed", cards=cards, deity="", note="")
    assert "Your decks" not in lobby(cid)
    assert f'value="deck:{deck.slug}"' in bob.get("/lobby/").content.decode()
    assert "This deck has 6 cards. A deck needs 20 to 200." in read_by_people(enter(bob, my_deck=f"deck:{deck.slug}"))
    for hostile in (f"deck:{deck.slug}", "pasted", "kong", ""):
        assert enter(cid, my_deck=hostile, my_list="30 Kong").context["form"].errors["my_deck"]
    assert not Place.objects.exists()


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("format_key", "kong", "Choose one of those that are offered."),
        ("name", "x" * 31, "The maximum is 30."),
        ("name", "You", "could be either of you. Choose another name."),
    ],
)
def test_what_cannot_be_chosen_is_said_at_its_field_and_keeps_the_rest(bob, field, value, sentence):
    answer = enter(bob, **{"my_deck": "sage", field: value})
    assert sentence in " ".join(answer.context["form"].errors[field])
    assert answer.context["form"]["my_deck"].value() == "sage"
    assert not Place.objects.exists()


def test_a_deck_that_is_not_legal_in_the_format_is_refused_with_the_reasons(bob):
    answer = enter(bob, my_deck="random30", format_key="preconstructed")
    assert answer.context["form"].errors["my_deck"]
    assert not Place.objects.exists()


def test_who_is_out_reads_why_and_chooses_as_before(bob):
    enter(bob, my_deck="wild", format_key="preconstructed")
    queue.tick(now=timezone.now() + queue.OPENED + timedelta(seconds=1))
    page = bob.get("/lobby/")
    assert queue.LOST in read_by_people(page)
    form = page.context["form"]
    assert (form["my_deck"].value(), form["format_key"].value()) == ("wild", "preconstructed")
    assert form["name"].value() == "Bob"
    enter(bob)
    assert queue.LOST not in lobby(bob)


def test_leaving_and_what_nobody_can_do(bob):
    enter(bob)
    assert queue.WAITS in read_by_people(enter(bob)) or "Waiting for an opponent" in lobby(bob)
    assert "Nobody waits for your answer now." in read_by_people(
        bob.post("/lobby/queue/do/", {"do": "ready"}, follow=True)
    )
    assert "This page is out of date." in read_by_people(bob.post("/lobby/queue/do/", {"do": "kong"}, follow=True))
    do(bob, "leave")
    assert not Place.objects.exists()
    assert "Play with whoever comes" in lobby(bob)
    assert bob.get("/lobby/queue/").status_code == bob.get("/lobby/queue/do/").status_code == 405


def test_who_has_no_place_can_do_nothing(cid):
    for what in ("ready", "leave"):
        assert do(cid, what)["Location"] == "/lobby/"
    assert not Table.objects.exists()


def test_who_signs_in_waits_on(bob, django_user_model):
    django_user_model.objects.create_user("bob", password="a long password")
    enter(bob)
    bob.post("/account/sign-in/", {"login": "bob", "password": "a long password"})
    assert Place.objects.get().user.get_username() == "bob"


# --- the socket ------------------------------------------------------------------------------------------------------


async def stands(tab, at):
    """Hear until the tab is told that its person stands there; that frame's payload."""
    while (frame := await tab.hear())[0] != "queue" or frame[2]["at"] != at:
        pass
    return frame[2]


async def greet(tab):
    """Say hello; how the person stands."""
    number = await tab.tell("hello")
    command, _, status = await tab.hear()
    assert command == "queue"
    assert (await tab.hear())[:2] == ["lobby", number]
    return status


async def test_both_tabs_hear_of_the_ready_check_and_of_the_game(cookies, tabs, bob, cid):
    one, two = await tabs(cookies[0]), await tabs(cookies[1])
    assert await greet(one) == await greet(two) == {"at": "nowhere", "left": None, "to": ""}
    await call(enter, bob)
    assert (await stands(one, "waiting"))["left"] is None
    await call(enter, cid)
    for tab in (one, two):
        assert 0 < (await stands(tab, "asked"))["left"] <= 20_000
    await call(do, bob, "ready")
    await stands(one, "ready")
    table = (await call(do, cid, "ready"))["Location"]
    for tab in (one, two):
        assert await stands(tab, "begun") == {"at": "begun", "left": None, "to": table}


async def test_frames_hold_no_deck_no_name_and_no_key(cookies, tabs, bob, cid):
    one, two = await tabs(cookies[0]), await tabs(cookies[1])
    heard = [await greet(one), await greet(two)]
    await call(enter, bob, name="Bartholomew")
    heard.append(await stands(one, "waiting"))
    await call(enter, cid, name="Cidonia", my_deck="evil")
    heard += [await stands(one, "asked"), await stands(two, "asked")]
    assert all(status.keys() == {"at", "left", "to"} for status in heard)
    said = json.dumps(heard)
    for secret in ("Bartholomew", "Cidonia", "Good", "Evil", BOB.guest_key, CID.guest_key, "Kong"):
        assert secret not in said


async def test_a_state_that_all_see_does_not_tell_who_waits(cookies, tabs, bob):
    watcher, waits = await tabs(cookies[1]), await tabs(cookies[0])
    await greet(watcher)
    await greet(waits)
    await call(enter, bob)
    await stands(waits, "waiting")
    await watcher.tell("here")
    assert (await watcher.ask("kong"))[1]["code"] == "unknown_command"  # and nothing before it


async def test_a_page_that_answers_keeps_the_place(cookies, tabs, bob, cid):
    await call(enter, bob)
    one, other = await tabs(cookies[0]), await tabs(cookies[1])
    assert (await greet(one))["at"] == "waiting"
    await greet(other)
    await call(Place.objects.update, until=timezone.now() + timedelta(seconds=1))
    before = (await call(Place.objects.get)).until
    await ticking.pulse()
    assert await one.hear() == ["feel", 0, {}]
    await one.tell("here")
    await one.ask("kong")  # after it
    assert (await call(Place.objects.get)).until > before
    assert (await other.ask("kong"))[1]["code"] == "unknown_command"  # it was asked nothing


async def test_who_closes_the_page_has_a_few_seconds(cookies, tabs, bob):
    await call(enter, bob)
    tab = await tabs(cookies[0])
    await greet(tab)
    before = timezone.now()
    await tab.close()
    assert (await call(Place.objects.get)).until <= timezone.now() + queue.CLOSED
    assert (await call(Place.objects.get)).until >= before + queue.CLOSED - timedelta(seconds=1)


async def test_a_restart_during_a_ready_check_is_survived(cookies, tabs, bob, cid):
    """What a new server does first, and what pages then hear that come back."""
    await call(enter, bob)
    await call(enter, cid)
    ago = timezone.now() - timedelta(minutes=5)
    await call(Place.objects.update, until=ago, due=ago)
    await ticking._wake()
    await call(queue.tick, now=timezone.now())
    tab = await tabs(cookies[0])
    assert (await greet(tab))["at"] == "asked"


def test_the_queue_ticks_beside_the_server():
    from django.apps import apps

    assert apps.get_app_config("lobby").beside_serving == ("lobby.ticking.run",)
