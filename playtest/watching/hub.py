"""The pages of spectators of this process at one address: as in `live/hub.py`, and how many they are.

How many watch is written now and then, and not for each who comes or goes, so that nobody keeps others busy by coming
and going.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Protocol

from django.conf import settings

from live import hub
from live.broadcast import call
from live.errors import Refused
from live.patience import retry_until_done
from playtest.broadcast import spectators_of
from playtest.watching import domain, players, queries
from playtest.watching.queries import Showing

MOST = 200  # spectators at one address
FRESH = 5.0  # seconds: so old may be what is shown first, since all changes come by themselves
SETTLED = 3.0  # seconds from one writing of how many watch to the next
SAID = 30.0  # seconds after which it is written again although nothing has changed
FULL = f"{MOST} people are watching already. Try again later."
CROWDED = "Very many people on your network are watching already. Try again later."


class Spectator(Protocol):
    """A tab, as its hub knows it."""

    address: str  # of its network

    async def see(self, showing: Showing) -> None:
        """There is something new."""

    async def lose(self, refused: Refused) -> None:
        """There is nothing at this address any more."""


class Hub(hub.Hub[Showing, Spectator]):
    """All spectators of this process at one address."""

    def __init__(self, slug: str) -> None:
        super().__init__(f"the games watched at {slug}", spectators_of(slug))
        self.slug = slug

    def reading(self) -> Callable[[], Showing]:
        return partial(queries.showing, slug=self.slug, before=self.last)

    async def show(self, tab: Spectator, update: Showing) -> None:
        await tab.see(update)

    async def lose(self, tab: Spectator, refused: Refused) -> None:
        await tab.lose(refused)


class Counting:
    """Writes how many watch where in this process, as long as somebody does."""

    def __init__(self) -> None:
        self.process = secrets.token_urlsafe(12)
        self._written: dict[str, tuple[int, float]] = {}  # by address: how many, and when that was written
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Somebody watches in this process."""
        here = asyncio.get_running_loop()
        if self._task is None or self._task.done() or self._task.get_loop() is not here:
            self._task = here.create_task(retry_until_done(self._count, "How many watch"))

    async def _count(self) -> None:
        while slugs := {*hubs.addresses(), *self._written}:
            for slug in slugs:
                await self._write(slug, len(hubs.tabs(slug)))
            await asyncio.sleep(SETTLED)

    async def _write(self, slug: str, count: int) -> None:
        was, then = self._written.get(slug, (0, 0.0))
        if count == was and time.monotonic() - then < SAID:
            return
        await call(domain.note_spectators, watch_slug=slug, process=self.process, count=count)
        self._written[slug] = count, time.monotonic()
        if not count:
            del self._written[slug]


hubs: hub.Hubs[Hub, Spectator] = hub.Hubs(Hub)
counting = Counting()


async def join(slug: str, tab: Spectator) -> Hub:
    """The hub of this address, with this tab among its tabs. Refused where there is no room for one more, in all or
    from one network. Whatever comes of it, the tab must `leave`."""
    elsewhere = await call(players.spectators_at, slug, but=counting.process)
    here = hubs.tabs(slug)
    if len(here) + elsewhere >= MOST:
        raise Refused("full", FULL)
    if Counter(one.address for one in here)[tab.address] >= settings.CROWD:
        raise Refused("full", CROWDED)
    joined = await hubs.join(slug, tab)
    counting.begin()
    return joined


def leave(slug: str, tab: Spectator) -> None:
    """The tab watches no more."""
    hubs.leave(slug, tab)
