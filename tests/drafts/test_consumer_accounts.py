"""A tab whose person signs in or out while it is open, in this tab's browser or elsewhere."""

import shutil

import pytest
from channels.db import database_sync_to_async
from django.utils import timezone

from bench.servers import redis
from drafts.models import Seat
from people import tabs as people_tabs
from people.persons import Person
from people.tabs import AGAIN
from tests.drafts.conftest import PodTab
from tests.drafts.players import BEN
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

PASSWORD = "kong smash"
aio = database_sync_to_async


@pytest.fixture
def pod(new_pod):
    """Ann, the host, and Ben, who are guests."""
    return new_pod("pack", 2, others=(BEN,), now=timezone.now())


@pytest.fixture
def browser(pod):
    return browser_of(BEN)


@pytest.fixture
async def tab_of(tabs, settings):
    """Open a tab of this browser."""

    async def tab_of(pod, browser, **options):
        return await tabs(pod, cookie_in(browser, settings), **options)

    return tab_of


def cookie_in(browser, settings):
    found = browser.cookies.get(settings.SESSION_COOKIE_NAME)
    return f"{found.key}={found.value}" if found is not None and found.value else None


def sign_up(browser, name="Ben"):
    typed = {"username": name, "password1": PASSWORD, "password2": PASSWORD}
    assert browser.post("/account/sign-up/", typed).status_code == 302


def sign_in(browser, name="Eve"):
    assert browser.post("/account/sign-in/", {"login": name, "password": PASSWORD}).status_code == 302


def sign_out(browser):
    assert browser.post("/account/sign-out/").status_code == 302


async def hung_up(tab):
    """The tab hears nothing more but that it should come again."""
    while (heard := await tab.socket.receive_output())["type"] != "websocket.close":
        pass
    tab.closed = True
    assert heard["code"] == AGAIN


async def test_who_signs_up_in_another_tab_drafts_on_in_this_one(pod, browser, tab_of):
    tab = await tab_of(pod, browser)
    await aio(sign_up)(browser)
    await hung_up(tab)
    again = await tab_of(pod, browser)
    assert (again.payload["seat"], again.payload["seats"][1]["account"]) == (1, True)
    assert (await again.take())[0] == "pod"


async def test_who_signs_in_takes_the_seat_along(pod, browser, tab_of, account):
    await aio(account)("Eve")
    tab = await tab_of(pod, browser)
    await aio(sign_in)(browser)
    await hung_up(tab)
    again = await tab_of(pod, browser)
    assert again.payload["seat"] == 1
    assert (await Seat.objects.select_related("user").aget(pod=pod, number=1)).user.username == "Eve"


async def test_other_devices_of_the_account_see_the_seat_at_once(pod, browser, tab_of, account, cookie_of, tabs):
    eve = await aio(account)("Eve")
    elsewhere = await tabs(pod, await aio(cookie_of)(Person("another browser", eve)))
    assert elsewhere.payload["seat"] is None
    await aio(sign_in)(browser)
    await elsewhere.until(lambda payload: payload["seat"] == 1)
    assert (await elsewhere.take())[0] == "pod"


async def test_a_tab_that_is_signed_out_commands_nothing_more(pod, browser, tab_of):
    await aio(sign_up)(browser)
    tab = await tab_of(pod, browser)
    await aio(sign_out)(browser)
    before = await pod.picks.acount()
    await tab.tell("pick", {"option": tab.question["options"][0]})
    await hung_up(tab)
    assert await pod.picks.acount() == before
    again = await tab_of(pod, browser)
    assert (again.payload["seat"], again.question) == (None, None)
    assert await again.refusal("leave") == "no_seat"


async def test_a_host_who_has_signed_out_hosts_no_more(new_pod, account, tab_of, cookie_of):
    eve = await aio(account)("Eve")
    pod = await aio(new_pod)("pack", 2, sits=False, begin=False)
    browser = await aio(browser_of)(Person("ann"))
    await aio(sign_in)(browser)
    tab = await tab_of(pod, browser)
    assert (tab.payload["host"], tab.payload["seat"]) == (True, None)
    await aio(sign_out)(browser)
    await hung_up(tab)
    assert (await tab_of(pod, browser)).payload["host"] is False
    await pod.arefresh_from_db()
    assert pod.user_id == eve.pk


async def test_who_speaks_is_read_at_each_hello_though_nobody_told(pod, browser, tab_of, monkeypatch):
    """A message was lost, as when Redis is away."""
    await aio(sign_up)(browser)
    tab = await tab_of(pod, browser)
    monkeypatch.setattr("live.broadcast.tell", lambda group, kind: None)
    await aio(sign_out)(browser)
    await tab.tell("hello")
    await hung_up(tab)


async def test_who_speaks_is_read_now_and_then_though_nobody_told(pod, browser, tab_of, monkeypatch):
    await aio(sign_up)(browser)
    tab = await tab_of(pod, browser)
    monkeypatch.setattr("live.broadcast.tell", lambda group, kind: None)
    await aio(sign_out)(browser)
    monkeypatch.setattr(people_tabs, "SURE", 0.0)
    before = await pod.picks.acount()
    await tab.tell("pick", {"option": tab.question["options"][0]})
    await hung_up(tab)
    assert await pod.picks.acount() == before


async def test_a_browser_that_has_not_got_its_new_session_yet_is_asked_to_come_again(pod, browser, settings, tab_of):
    """The tab may be faster than the answer with the new cookie."""
    old = cookie_in(browser, settings)
    await aio(sign_up)(browser)
    early = await PodTab(pod.slug, old).open()
    await early.tell("hello")
    await hung_up(early)
    assert (await tab_of(pod, browser)).payload["seat"] == 1


async def test_a_browser_whose_session_has_ended_for_good_watches(pod, browser, settings, monkeypatch):
    old = cookie_in(browser, settings)
    await aio(sign_up)(browser)
    late = await PodTab(pod.slug, old).open()
    command, payload = await late.ask("hello", {"anybody": True})
    assert (command, payload["seat"]) == ("pod", None)
    monkeypatch.setattr(people_tabs, "SURE", 0.0)
    assert await late.refusal("pick", {"option": 5}) == "no_seat"
    await late.close()


async def test_a_new_password_hangs_up_on_all_devices_and_this_browser_goes_on(pod, browser, tab_of):
    await aio(sign_up)(browser)
    other = await aio(browser_of)(Person("another browser"))
    await aio(sign_in)(other, "Ben")
    here, there = await tab_of(pod, browser), await tab_of(pod, other)
    assert (here.payload["seat"], there.payload["seat"]) == (1, 1)
    typed = {"oldpassword": PASSWORD, "password1": "hunting lash", "password2": "hunting lash"}
    assert (await aio(browser.post)("/account/password/", typed)).status_code == 302
    await hung_up(here)
    await hung_up(there)
    assert (await tab_of(pod, browser)).payload["seat"] == 1
    again = await tab_of(pod, other, hello=False)
    await again.tell("hello")
    await hung_up(again)


async def test_a_deleted_account_speaks_on_no_device(pod, browser, tab_of):
    await aio(sign_up)(browser)
    other = await aio(browser_of)(Person("another browser"))
    await aio(sign_in)(other, "Ben")
    here, there = await tab_of(pod, browser), await tab_of(pod, other)
    assert (await aio(browser.post)("/account/delete/", {"password": PASSWORD})).status_code == 302
    await hung_up(here)
    await hung_up(there)
    assert (await tab_of(pod, browser)).payload["seat"] is None


@pytest.fixture
def by_redis(settings, tmp_path):
    """What is told goes through Redis, as between the processes of a larger site."""
    with redis(tmp_path) as address:
        layer = {"BACKEND": "channels_redis.core.RedisChannelLayer", "CONFIG": {"hosts": [address]}}
        settings.CHANNEL_LAYERS = {"default": layer}
        yield


@pytest.mark.skipif(shutil.which("redis-server") is None, reason="Redis: apt install redis-server")
async def test_tabs_hear_of_signing_in_and_out_through_redis(by_redis, pod, browser, tab_of):
    tab = await tab_of(pod, browser)
    await aio(sign_up)(browser)
    await hung_up(tab)
    again = await tab_of(pod, browser)
    assert again.payload["seat"] == 1
    await aio(sign_out)(browser)
    await hung_up(again)


async def test_who_signs_in_with_the_same_account_elsewhere_disturbs_nobody(pod, browser, tab_of):
    await aio(sign_up)(browser)
    tab = await tab_of(pod, browser)
    other = await aio(browser_of)(Person("another browser"))
    await aio(sign_in)(other, "Ben")
    await aio(sign_out)(other)
    assert (await tab.take())[0] == "pod"


def test_what_is_told_of_a_session_does_not_name_it(browser, settings, monkeypatch):
    sent = []
    monkeypatch.setattr("live.broadcast.tell", lambda group, kind: sent.append((group, kind)))
    key = browser.cookies[settings.SESSION_COOKIE_NAME].value
    sign_up(browser)
    (group,) = [group for group, kind in sent if kind == "speaker.changed"]
    assert group.startswith("session.")
    assert key not in group
