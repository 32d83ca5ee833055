"""The tabs of this process that look at the same thing: they share one subscription to its changes, and one read for
each change.

An update is that thing as it was read at one time. A change that arrives while one is being read leads to one more, so
that none is lost; whoever asks while one is being read that began late enough takes that one. All of this happens in
the event loop, but for the reading itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from live.broadcast import call, layer
from live.errors import Refused
from live.patience import retry_until_done

RENEWED = 60 * 60  # seconds: a channel layer forgets after a day who is in a group
RETRY = 5  # seconds until we listen again when the channel layer was away

Message: TypeAlias = dict[str, object]


class Update(Protocol):
    """What was read at one time."""

    @property
    def began(self) -> float:
        """When the reading began, in seconds of the monotonic clock."""


U = TypeVar("U", bound=Update)
T = TypeVar("T")  # a tab

log = logging.getLogger(__name__)


class Hub(ABC, Generic[U, T]):
    """All tabs of this process at one thing, which the log calls by its `name`. They hear of changes in a channel
    group."""

    def __init__(self, name: str, group: str) -> None:
        self.name, self.group = name, group
        self.tabs: set[T] = set()
        self.last: U | None = None
        self._pending_read: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()
        self._subscribed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listener = asyncio.create_task(self._listen())

    # --- what a kind of hub says -------------------------------------------------------------------------------------

    @abstractmethod
    def reading(self) -> Callable[[], U]:
        """What reads an update, in a thread. It may raise Refused where there is nothing to see any more."""

    @abstractmethod
    async def show(self, tab: T, update: U) -> None:
        """There is a new update for this tab."""

    @abstractmethod
    async def lose(self, tab: T, refused: Refused) -> None:
        """There is nothing to see any more for this tab."""

    async def receive(self, message: Message) -> None:
        """Something was told to the group: that something changed."""
        self.change()

    # --- updates -----------------------------------------------------------------------------------------------------

    async def since(self, then: float, fits: Callable[[U], bool] = lambda update: True) -> U:
        """An update that began after that time of the monotonic clock and `fits`. Raises Refused."""
        while self.last is None or self.last.began < then or not fits(self.last):
            if self._pending_read is None:
                self._pending_read = asyncio.create_task(self._read())
                self._pending_read.add_done_callback(_ignore_result)
            await asyncio.shield(self._pending_read)
        return self.last

    def change(self) -> None:
        """Something changed: it is read, and shown to all."""
        task = asyncio.create_task(self._read_changes())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def each(self, act: Callable[[T], Awaitable[None]]) -> None:
        """For each tab, whatever becomes of the others."""
        for tab in list(self.tabs):
            try:
                await act(tab)
            except Exception:
                log.exception("A tab at %s could not be notified.", self.name)

    async def _read(self) -> None:
        try:
            self.last = update = await call(self.reading())
        finally:
            self._pending_read = None
        await self.each(lambda tab: self.show(tab, update))

    async def _read_changes(self) -> None:
        """Read what has changed, and show it, as soon as it can be read."""
        await retry_until_done(self._catch_up, f"Changes at {self.name}")

    async def _catch_up(self) -> None:
        if not self.tabs:
            return
        try:
            await self.since(time.monotonic())
        except Refused as refused:
            await self.each(partial(self.lose, refused=refused))

    # --- the subscription --------------------------------------------------------------------------------------------

    async def subscribed(self) -> None:
        """Wait until the hub receives every change."""
        await asyncio.shield(self._subscribed)

    async def _listen(self) -> None:
        connection = layer()
        channel = await connection.new_channel()
        try:
            while True:
                try:
                    await connection.group_add(self.group, channel)
                    if not self._subscribed.done():
                        self._subscribed.set_result(None)
                    async with asyncio.timeout(RENEWED):
                        while True:
                            await self.receive(await connection.receive(channel))
                except TimeoutError:
                    continue
                except Exception:
                    log.exception("Changes at %s cannot be received for %d seconds.", self.name, RETRY)
                    await asyncio.sleep(RETRY)
                    self.change()
        finally:
            await connection.group_discard(self.group, channel)

    def end(self) -> None:
        """Nobody looks any more."""
        for task in (self._listener, *self._catching_up):
            task.cancel()


H = TypeVar("H", bound=Hub[Any, Any])


class Hubs(Generic[H, T]):
    """The hubs of this process of one kind, by address. `new` makes the one of an address."""

    def __init__(self, new: Callable[[str], H]) -> None:
        self._new = new
        self._hubs: dict[str, H] = {}

    def addresses(self) -> list[str]:
        """Where somebody looks in this process."""
        return list(self._hubs)

    def tabs(self, slug: str) -> frozenset[T]:
        """Who looks there in this process."""
        hub = self._hubs.get(slug)
        return frozenset() if hub is None else frozenset(hub.tabs)

    async def join(self, slug: str, tab: T) -> H:
        """The hub of this address, with this tab among its tabs; from now on the tab misses no change. Whatever comes
        of it, the tab must `leave`."""
        hub = self._hubs.get(slug)
        if hub is None:
            hub = self._hubs[slug] = self._new(slug)
        hub.tabs.add(tab)
        await hub.subscribed()
        return hub

    def leave(self, slug: str, tab: T) -> None:
        """The tab looks no more."""
        hub = self._hubs.get(slug)
        if hub is None:
            return
        hub.tabs.discard(tab)
        if not hub.tabs:
            del self._hubs[slug]
            hub.end()


def _ignore_result(task: asyncio.Task[None]) -> None:
    """Who waited for it has heard what went wrong, and nobody need have waited."""
    if not task.cancelled():
        task.exception()
