"""A tab at a table whose person signs in or out while it is open."""

import json

import pytest
from channels.db import database_sync_to_async

from people.persons import Person
from people.tabs import AGAIN
from playtest import consumers
from playtest.models import Choice, Player, Table
from tests.playtest.conftest import Tab
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

PASSWORD = "kong smash"
aio = database_sync_to_async


@pytest.fixture
def table(new_table):
    """Two guests."""
    return new_table("ann", other="ben")


@pytest.fixture
def browser(db):
    return browser_of(Person("ann"))


def cookie_in(browser, settings):
    found = browser.cookies.get(settings.SESSION_COOKIE_NAME)
    return f"{found.key}={found.value}" if found is not None and found.value else None


def sign_up(browser):
    typed = {"username": "Ann", "password1": PASSWORD, "password2": PASSWORD}
    assert browser.post("/account/sign-up/", typed).status_code == 302


def sign_out(browser):
    assert browser.post("/account/sign-out/").status_code == 302


async def closed(tab):
    """What the tab still hears, and with which code it is hung up on."""
    frames = []
    while (heard := await tab.socket.receive_output())["type"] != "websocket.close":
        frames.append(json.loads(heard["text"]))
    tab.closed = True
    return frames, heard["code"]


async def test_who_signs_up_in_another_tab_plays_on_in_this_one(table, browser, tabs, settings):
    tab = await tabs(table.slug, cookie_in(browser, settings))
    seen = (await tab.ask("hello"))[1]["view"]
    await aio(sign_up)(browser)
    assert (await closed(tab))[1] == AGAIN
    again = await tabs(table.slug, cookie_in(browser, settings))
    assert (await again.ask("hello"))[1]["view"] == seen
    assert (await Player.objects.select_related("user").aget(table=table, seat=0)).user.username == "Ann"


async def test_a_tab_that_is_signed_out_plays_nothing_more_and_finds_no_place_again(table, browser, tabs, settings):
    await aio(sign_up)(browser)
    tab = await tabs(table.slug, cookie_in(browser, settings))
    payload = (await tab.ask("hello"))[1]
    await aio(sign_out)(browser)
    await tab.tell("concede", {"at": payload["at"]})
    assert await closed(tab) == ([], AGAIN)
    assert (await Choice.objects.filter(table=table).acount(), (await Table.objects.aget()).finished) == (0, None)
    again = await Tab(table.slug, cookie_in(browser, settings)).open()
    assert await closed(again) == (
        [["error", 0, {"code": "gone", "text": consumers.STRANGER}]],
        consumers.NOT_YOURS,
    )


async def test_a_tab_that_has_not_got_its_new_session_yet_is_not_turned_away(table, browser, tabs, settings):
    old = cookie_in(browser, settings)
    await aio(sign_up)(browser)
    for said in (("hello", {}), ("concede", {"at": 0})):
        early = await Tab(table.slug, old).open()
        await early.tell(*said)
        assert await closed(early) == ([], AGAIN)
    assert (await Table.objects.aget()).finished is None
    late = await Tab(table.slug, old).open()
    await late.tell("hello", {"anybody": True})
    assert (await closed(late))[1] == consumers.NOT_YOURS
