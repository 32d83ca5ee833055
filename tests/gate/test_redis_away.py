"""With Redis named and not there, the site goes on: pages, programs, signing in, and games."""

import asyncio
import shutil
import subprocess
import time
from contextlib import AsyncExitStack, contextmanager

import pytest

from bench.servers import free_port, serve
from bench.tabs import NetworkTab
from tests.gate.browser import Browser, sit_down
from tests.patience import PATIENCE
from tests.playtest.scripted import answer, is_asked

PASSWORD = "hunting kong"
HEARTBEAT = 2  # seconds


@contextmanager
def running_redis(port, folder):
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        ends = time.monotonic() + PATIENCE
        while subprocess.run(["redis-cli", "-p", str(port), "ping"], capture_output=True, check=False).returncode:
            assert time.monotonic() < ends
        yield process
    finally:
        process.kill()
        process.wait()


def environment(folder, redis):
    return {
        "DATA_DIR": str(folder), "DATABASE_URL": "", "REDIS_URL": f"redis://127.0.0.1:{redis}/0", "BOT_PACE": "0",
    }  # fmt: skip


def sign_up(browser, name):
    browser.ask("GET", "/account/sign-up/")
    fields = {"username": name, "password1": PASSWORD, "password2": PASSWORD}
    return browser.ask("POST", "/account/sign-up/", fields)[0].status


def sign_in(browser, password):
    browser.ask("GET", "/account/sign-in/")
    return browser.ask("POST", "/account/sign-in/", {"login": "Ann", "password": password})


class Tab:
    """A page at a table, which says what is asked of it."""

    def __init__(self, browser, slug):
        self.tab = NetworkTab(browser.port, f"/ws/table/{slug}/", browser.cookie, self.hear)
        self.view, self.heard = None, asyncio.Event()

    def hear(self, frame):
        if frame[0] == "table":
            self.view = frame[2]["view"]
            self.heard.set()

    async def __aenter__(self):
        await self.tab.open()
        await self.tab.ask("hello")
        return self

    async def __aexit__(self, *_):
        await self.tab.close()

    async def until(self, wanted):
        """Says that it is here now and then, as pages do: what was told while groups are joined again is read so."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(self.view):
                self.heard.clear()
                try:
                    await asyncio.wait_for(self.heard.wait(), HEARTBEAT)
                except TimeoutError:
                    self.tab.tell("here")

    async def choose(self):
        """Whatever can be chosen, by rule."""
        await self.until(is_asked)
        assert (await self.tab.ask("choose", answer(self.view)))[0] == "table"


def test_nothing_breaks_when_nobody_listens_where_redis_should_be(tmp_path):
    port = free_port()
    with serve(port, environment(tmp_path, free_port())):
        browser = Browser(port)
        assert sign_up(browser, "Ann") == 302
        answer, content = Browser(port).ask("GET", "/api/formats/")
        assert (answer.status, "constructed" in content) == (200, True)
        assert sign_in(Browser(port), PASSWORD)[0].status == 302
        guesser = Browser(port)
        for number in range(5):
            assert "password is wrong" in sign_in(guesser, f"guess {number}")[1]
        assert "Too many attempts." in sign_in(guesser, PASSWORD)[1]  # this process counts for itself
        slug = sit_down(browser)

        async def play():
            async with Tab(browser, slug) as tab, Tab(browser, slug) as other:
                for _ in range(3):
                    await tab.choose()
                await other.until(lambda view: view["choices"] >= tab.view["choices"])  # told within the process

        asyncio.run(asyncio.wait_for(play(), 2 * PATIENCE))


@pytest.mark.skipif(shutil.which("redis-server") is None, reason="redis-server is not installed")
def test_a_game_goes_on_while_redis_goes_away_and_comes_back_empty(tmp_path):
    port, redis = free_port(), free_port()
    folder = tmp_path / "redis"
    folder.mkdir()
    with serve(port, environment(tmp_path, redis)):
        browser = Browser(port)

        async def play():
            async with AsyncExitStack() as tabs:
                with running_redis(redis, folder):
                    slug = sit_down(browser)
                    tab = await tabs.enter_async_context(Tab(browser, slug))
                    other = await tabs.enter_async_context(Tab(browser, slug))
                    await tab.choose()
                    await other.until(lambda view: view["choices"] >= tab.view["choices"])
                for _ in range(3):  # while it is away
                    await tab.choose()
                await other.until(lambda view: view["choices"] >= tab.view["choices"])
                assert Browser(port).ask("GET", "/api/formats/")[0].status == 200
                with running_redis(redis, folder):
                    await tab.choose()
                    await other.until(lambda view: view["choices"] >= tab.view["choices"])

        asyncio.run(asyncio.wait_for(play(), 3 * PATIENCE))
