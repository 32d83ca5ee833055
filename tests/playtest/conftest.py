"""Visitors, tables and tabs: real database, real ASGI application, real worker processes."""

import json

import pytest
from django.test import Client

from engine.epic.construction import preconstructed
from people import persons
from playtest import domain, positions
from playtest.domain import NewPlayer
from tests.playtest.scripted import is_asked
from tests.sockets import SocketTab


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
    """Set up a table for a visitor without asking the form: against a bot, or against a visitor `other`."""

    def new_table(visitor="ann", mine="good", theirs="evil", bot="random", first=0, other=None):
        decks = (preconstructed(mine), preconstructed(theirs))
        me = NewPlayer(persons.Person(visitor), name="You" if other is None else visitor.capitalize())
        them = NewPlayer(bot=bot) if other is None else NewPlayer(persons.Person(other), name=other.capitalize())
        return domain.create_table(players=(me, them), decks=decks, first=first, game="epic")

    return new_table


@pytest.fixture
def bots_table(db):
    """Set up a table at which nobody sits."""

    def bots_table(*bots, first=0):
        decks = (preconstructed("good"), preconstructed("evil"))
        return domain.create_table(
            players=tuple(NewPlayer(bot=bot) for bot in bots), decks=decks, first=first, game="epic"
        )

    return bots_table


class Tab(SocketTab):
    """One browser tab at a table."""

    def __init__(self, slug, cookie=None, **options):
        super().__init__(f"/ws/table/{slug}/", cookie, **options)
        self.view = None
        self.entries = []
        self.shown = []  # of each table frame, the number of choices and its text

    async def hear(self):
        frame = await super().hear()
        if frame[0] == "table":
            self.view = frame[2]["view"]
            self.entries += frame[2]["log"]
            self.shown.append((frame[2]["at"], json.dumps(frame[2])))
        return frame

    async def until(self, wanted):
        """Listen until a view is as wanted."""
        while not wanted(self.view):
            await self.hear()
        return self.view

    async def until_asked(self):
        """Listen until this seat is asked or the game is over."""
        return await self.until(lambda view: is_asked(view) or view["phase"] == "over")


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
