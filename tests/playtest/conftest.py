"""Visitors, tables and tabs: real database, real ASGI application, real worker processes."""

import json

import pytest
from channels.testing import WebsocketCommunicator
from django.test import Client

from engine.epic.decklist import preconstructed
from people import persons
from playtest import domain, positions
from tests.playtest.scripted import is_asked

ANSWER_SECONDS = 20


@pytest.fixture(autouse=True)
def no_game_is_remembered():
    positions.forget()
    yield
    positions.forget()


@pytest.fixture(autouse=True)
def bots_hurry(settings):
    settings.BOT_PACE = 0


@pytest.fixture
def new_table(db):
    """Set up a table for a visitor without asking the form."""

    def new_table(visitor="ann", mine="good", theirs="evil", bot="random", first=0):
        decks = (preconstructed(mine), preconstructed(theirs))
        return domain.create_table(person=persons.Person(visitor), decks=decks, bot=bot, first=first)

    return new_table


class Tab:
    """One browser tab at a table: says frames and hears frames."""

    def __init__(self, slug, cookie=None, origin="http://127.0.0.1"):
        from config.asgi import application  # which loads settings that pytest_configure changes first

        headers = [(b"origin", origin.encode()), (b"host", b"127.0.0.1")]
        if cookie:
            headers.append((b"cookie", cookie.encode()))
        self.socket = WebsocketCommunicator(application, f"/ws/table/{slug}/", headers=headers)
        self.last_id = 0
        self.view = None
        self.entries = []

    async def open(self):
        assert (await self.socket.connect(timeout=ANSWER_SECONDS))[0]
        return self

    async def tell(self, command, body=None):
        """Say a frame; its number comes back."""
        self.last_id += 1
        await self.say_text(json.dumps([command, self.last_id, body or {}]))
        return self.last_id

    async def say_text(self, text):
        await self.socket.send_to(text_data=text)

    async def hear(self):
        """The next frame, whatever it is."""
        frame = json.loads(await self.socket.receive_from(timeout=ANSWER_SECONDS))
        if frame[0] == "table":
            self.view = frame[2]["view"]
            self.entries += frame[2]["log"]
        return frame

    async def ask(self, command, body=None):
        """Say a frame and wait for its answer: (command, body). Said anew when it was too much at once."""
        while True:
            number = await self.tell(command, body)
            while (frame := await self.hear())[1] != number:
                pass
            if frame[0] != "error" or frame[2]["code"] != "too_many":
                return frame[0], frame[2]

    async def until(self, wanted):
        """Listen until a view is as wanted."""
        while not wanted(self.view):
            await self.hear()
        return self.view

    async def until_asked(self):
        """Listen until this seat is asked or the game is over."""
        return await self.until(lambda view: is_asked(view) or view["phase"] == "over")

    async def close(self):
        await self.socket.disconnect(timeout=ANSWER_SECONDS)


@pytest.fixture
async def tabs():
    """Open tabs; all are closed at the end."""
    opened = []

    async def open_tab(slug, cookie=None, **options):
        tab = await Tab(slug, cookie, **options).open()
        opened.append(tab)
        return tab

    yield open_tab
    for tab in opened:
        await tab.close()


@pytest.fixture
def cookie_of(db, settings):
    """The session cookie of the browser in which this visitor has played."""

    def cookie_of(visitor):
        client = Client()
        session = client.session
        session[persons.KEY] = visitor
        session.save()
        return f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"

    return cookie_of
