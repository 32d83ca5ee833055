"""The lobby's tabs, as the tests play them."""

import pytest

from people.persons import Person
from tests.sockets import SocketTab
from tests.visitors import browser_of

BOB, CID = Person("bob's key"), Person("cid's key")


@pytest.fixture
def cookies(settings):
    """The session cookies of Bob's browser, and of Cid's."""
    return [
        f"{settings.SESSION_COOKIE_NAME}={browser_of(person).cookies[settings.SESSION_COOKIE_NAME].value}"
        for person in (BOB, CID)
    ]


@pytest.fixture
async def tabs():
    """Open tabs; all are closed at the end."""
    opened = []

    async def open_tab(cookie):
        opened.append(await SocketTab("/ws/lobby/", cookie).open())
        return opened[-1]

    yield open_tab
    for tab in opened:
        await tab.close()
