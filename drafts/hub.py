"""The tabs of this process at a pod: they share one subscription to its changes, and one read for each change.

An update is the pod as read at a given time, with the payload of each person at a tab. A change that arrives while
one is under way leads to one more, so that none is lost; whoever asks while one is under way that began late enough
takes that one. All of this happens in the event loop, but for the reading itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, Protocol, TypedDict, cast

from drafts import queries
from drafts.broadcast import CLAIMED, group_of
from drafts.snapshots import PodPayload, Snapshot
from live.broadcast import call, layer
from live.errors import Refused
from live.patience import retry_until_done
from people.persons import Person

FRESH = 5.0  # seconds: so old may be what is shown to who only says to be there
RENEWED = 60 * 60  # seconds: a channel layer forgets after a day who is in a group
RETRY = 5  # seconds until we listen again when the channel layer was away

P = ParamSpec("P")
log = logging.getLogger(__name__)


class Message(TypedDict):
    """What is heard: that something changed, or with CLAIMED which tab drafts for a seat."""

    type: str
    occupant: str
    claim: int


@dataclass(frozen=True)
class Update:
    """The pod as it was read once, and its payload for each person. `began` is in seconds of the monotonic clock."""

    began: float
    snapshot: Snapshot
    payloads: dict[Person, PodPayload]

    def occupant(self, person: Person) -> str | None:
        """Which seat this person has, and as whom; it changes when somebody else sits there."""
        number = self.payloads[person]["seat"]
        if number is None:
            return None
        seat = self.snapshot.seats[number]
        return f"{number}/{seat.user_id or ''}/{seat.guest_key}"


class Subscriber(Protocol):
    """A tab, as its hub knows it."""

    person: Person

    async def see(self, update: Update) -> None:
        """There is a new update."""

    async def give_way(self) -> None:
        """Somebody says to draft for a seat on another device."""

    async def lose(self, refused: Refused) -> None:
        """The pod cannot be read any more."""


class Hub:
    """All tabs of this process at one pod."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.tabs: set[Subscriber] = set()
        self.last: Update | None = None
        self._claims: dict[str, int] = {}  # the newest claim that we know of, by occupant
        self._newest = 0  # of all claims
        self._pending_read: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()
        self._subscribed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listener = asyncio.create_task(self._listen())

    # --- updates -----------------------------------------------------------------------------------------------------

    async def since(self, then: float, person: Person) -> Update:
        """The pod as it was after that time of the monotonic clock, for this person too. Refused("gone")."""
        while self.last is None or self.last.began < then or person not in self.last.payloads:
            if self._pending_read is None:
                self._pending_read = asyncio.create_task(self._read())
                self._pending_read.add_done_callback(_ignore_result)
            await asyncio.shield(self._pending_read)
        return self.last

    async def _read(self) -> None:
        try:
            self.last = update = await call(_read, self.slug, {tab.person for tab in self.tabs})
        finally:
            self._pending_read = None
        await self._each(lambda tab: tab.see(update))

    async def _read_changes(self) -> None:
        """Read what has changed, and show it, as soon as it can be read."""
        await retry_until_done(self._catch_up, f"Changes in the draft {self.slug}")

    async def _catch_up(self) -> None:
        some = next(iter(self.tabs), None)
        if some is None:
            return
        try:
            await self.since(time.monotonic(), some.person)
        except Refused as refused:
            await self._each(partial(_lose, refused=refused))

    async def _each(self, act: Callable[[Subscriber], Awaitable[None]]) -> None:
        """For each tab, whatever becomes of the others."""
        for tab in list(self.tabs):
            try:
                await act(tab)
            except Exception:
                log.exception("A tab at the draft %s could not be notified.", self.slug)

    # --- who drafts on which device ----------------------------------------------------------------------------------

    def next_claim(self) -> int:
        """A claim that is newer than all that we know of, in all processes."""
        self._newest = max(time.time_ns(), self._newest + 1)
        return self._newest

    def is_newest(self, occupant: str, claim: int) -> bool:
        """Whether nobody else has claimed this seat since."""
        return claim >= self._claims.get(occupant, 0)

    async def claim(self, occupant: str, claim: int) -> None:
        """A tab drafts for this seat from now on; all others, in all processes, give way."""
        self._note(occupant, claim)
        await self._each(lambda tab: tab.give_way())
        await layer().group_send(group_of(self.slug), {"type": CLAIMED, "occupant": occupant, "claim": claim})

    def _note(self, occupant: str, claim: int) -> None:
        self._claims[occupant] = max(claim, self._claims.get(occupant, 0))
        self._newest = max(claim, self._newest)

    # --- the subscription --------------------------------------------------------------------------------------------

    async def subscribed(self) -> None:
        """Wait until the hub receives every change."""
        await asyncio.shield(self._subscribed)

    async def _listen(self) -> None:
        connection, group = layer(), group_of(self.slug)
        channel = await connection.new_channel()
        try:
            while True:
                try:
                    await connection.group_add(group, channel)
                    if not self._subscribed.done():
                        self._subscribed.set_result(None)
                    async with asyncio.timeout(RENEWED):
                        while True:
                            await self._receive(cast(Message, await connection.receive(channel)))
                except TimeoutError:
                    continue
                except Exception:
                    log.exception("Changes in the draft %s cannot be received for %d seconds.", self.slug, RETRY)
                    await asyncio.sleep(RETRY)
                    self._change()
        finally:
            await connection.group_discard(group, channel)

    async def _receive(self, message: Message) -> None:
        if message["type"] == CLAIMED:
            self._note(message["occupant"], message["claim"])
            await self._each(lambda tab: tab.give_way())
        else:
            self._change()

    def _change(self) -> None:
        task = asyncio.create_task(self._read_changes())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    def end(self) -> None:
        """Nobody looks any more."""
        for task in (self._listener, *self._catching_up):
            task.cancel()


_hubs: dict[str, Hub] = {}


def open_hubs() -> list[str]:
    """The pods at which somebody looks in this process."""
    return list(_hubs)


async def join(slug: str, tab: Subscriber) -> Hub:
    """The hub of the pod, with this tab among its tabs; from now on the tab misses no change. Whatever comes of it, the
    tab must `leave`."""
    hub = _hubs.get(slug)
    if hub is None:
        hub = _hubs[slug] = Hub(slug)
    hub.tabs.add(tab)
    await hub.subscribed()
    return hub


def leave(slug: str, tab: Subscriber) -> None:
    """The tab looks no more."""
    hub = _hubs.get(slug)
    if hub is None:
        return
    hub.tabs.discard(tab)
    if not hub.tabs:
        del _hubs[slug]
        hub.end()


async def _lose(tab: Subscriber, refused: Refused) -> None:
    await tab.lose(refused)


async def done(verb: Callable[P, object], /, *arguments: P.args, **named: P.kwargs) -> float:
    """Call a verb; the time after which what it did can be read."""
    return await call(_done, verb, *arguments, **named)


def _ignore_result(task: asyncio.Task[None]) -> None:
    """Who waited for it has heard what went wrong, and nobody need have waited."""
    if not task.cancelled():
        task.exception()


def _done(verb: Callable[P, object], /, *arguments: P.args, **named: P.kwargs) -> float:
    verb(*arguments, **named)
    return time.monotonic()


def _read(slug: str, people: Iterable[Person]) -> Update:
    began = time.monotonic()
    snapshot = queries.snapshot(slug=slug)
    return Update(began, snapshot, {person: snapshot.payload(person) for person in people})
