"""Who looks at a pod in this process: its tabs share one ear for changes and one reading for each change.

A reading is the pod after a given moment, and what each person who looks may see of it. A change that is heard while
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
from drafts.moments import Moment, PodBody
from live.broadcast import call, layer
from live.errors import Refused
from live.patience import kept_up
from people.persons import Person

FRESH = 5.0  # seconds: so old may be what is shown to who only says to be there
RENEWED = 60 * 60  # seconds: a channel layer forgets after a day who is in a group
RETRY = 5  # seconds until we listen again when the channel layer was away

P = ParamSpec("P")
log = logging.getLogger(__name__)


class Message(TypedDict):
    """What is heard: that something changed, or with CLAIMED which tab drafts for a seat."""

    type: str
    sitter: str
    claim: int


@dataclass(frozen=True)
class Reading:
    """The pod at one moment, and its body for each person. `began` is in seconds of the monotonic clock."""

    began: float
    moment: Moment
    bodies: dict[Person, PodBody]

    def sitter(self, person: Person) -> str | None:
        """Which seat this person has, and as whom; it changes when somebody else sits there."""
        number = self.bodies[person]["seat"]
        if number is None:
            return None
        seat = self.moment.seats[number]
        return f"{number}/{seat.user_id or ''}/{seat.visitor}"


class Looker(Protocol):
    """A tab, as its audience knows it."""

    person: Person

    async def see(self, reading: Reading) -> None:
        """There is a new reading."""

    async def give_way(self) -> None:
        """Somebody says to draft for a seat on another device."""

    async def lose(self, refused: Refused) -> None:
        """The pod cannot be read any more."""


class Audience:
    """All tabs of this process at one pod."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.tabs: set[Looker] = set()
        self.last: Reading | None = None
        self._claims: dict[str, int] = {}  # the newest claim that we know of, by sitter
        self._newest = 0  # of all claims
        self._reading: asyncio.Task[None] | None = None
        self._keeping_up: set[asyncio.Task[None]] = set()
        self._hearing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ear = asyncio.create_task(self._listen())

    # --- readings ----------------------------------------------------------------------------------------------------

    async def since(self, then: float, person: Person) -> Reading:
        """The pod as it was after that moment of the monotonic clock, for this person too. Refused("gone")."""
        while self.last is None or self.last.began < then or person not in self.last.bodies:
            if self._reading is None:
                self._reading = asyncio.create_task(self._read())
                self._reading.add_done_callback(_heed)
            await asyncio.shield(self._reading)
        return self.last

    async def _read(self) -> None:
        try:
            self.last = reading = await call(_read, self.slug, {tab.person for tab in self.tabs})
        finally:
            self._reading = None
        await self._each(lambda tab: tab.see(reading))

    async def _keep_up(self) -> None:
        """Read what has changed, and show it, as soon as it can be read."""
        await kept_up(self._catch_up, f"Changes in the draft {self.slug}")

    async def _catch_up(self) -> None:
        some = next(iter(self.tabs), None)
        if some is None:
            return
        try:
            await self.since(time.monotonic(), some.person)
        except Refused as refused:
            await self._each(partial(_lose, refused=refused))

    async def _each(self, act: Callable[[Looker], Awaitable[None]]) -> None:
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

    def is_newest(self, sitter: str, claim: int) -> bool:
        """Whether nobody else has claimed this seat since."""
        return claim >= self._claims.get(sitter, 0)

    async def claim(self, sitter: str, claim: int) -> None:
        """A tab drafts for this seat from now on; all others, in all processes, give way."""
        self._note(sitter, claim)
        await self._each(lambda tab: tab.give_way())
        await layer().group_send(group_of(self.slug), {"type": CLAIMED, "sitter": sitter, "claim": claim})

    def _note(self, sitter: str, claim: int) -> None:
        self._claims[sitter] = max(claim, self._claims.get(sitter, 0))
        self._newest = max(claim, self._newest)

    # --- the ear -----------------------------------------------------------------------------------------------------

    async def hearing(self) -> None:
        """Wait until no change goes unheard."""
        await asyncio.shield(self._hearing)

    async def _listen(self) -> None:
        ear, group = layer(), group_of(self.slug)
        channel = await ear.new_channel()
        try:
            while True:
                try:
                    await ear.group_add(group, channel)
                    if not self._hearing.done():
                        self._hearing.set_result(None)
                    async with asyncio.timeout(RENEWED):
                        while True:
                            await self._hear(cast(Message, await ear.receive(channel)))
                except TimeoutError:
                    continue
                except Exception:
                    log.exception("Changes in the draft %s cannot be received for %d seconds.", self.slug, RETRY)
                    await asyncio.sleep(RETRY)
                    self._change()
        finally:
            await ear.group_discard(group, channel)

    async def _hear(self, message: Message) -> None:
        if message["type"] == CLAIMED:
            self._note(message["sitter"], message["claim"])
            await self._each(lambda tab: tab.give_way())
        else:
            self._change()

    def _change(self) -> None:
        task = asyncio.create_task(self._keep_up())
        self._keeping_up.add(task)
        task.add_done_callback(self._keeping_up.discard)

    def end(self) -> None:
        """Nobody looks any more."""
        for task in (self._ear, *self._keeping_up):
            task.cancel()


_audiences: dict[str, Audience] = {}


def audiences() -> list[str]:
    """The pods at which somebody looks in this process."""
    return list(_audiences)


async def join(slug: str, tab: Looker) -> Audience:
    """The audience of the pod, with this tab among it; from now on the tab misses no change. Whatever comes of it, the
    tab must `leave`."""
    audience = _audiences.get(slug)
    if audience is None:
        audience = _audiences[slug] = Audience(slug)
    audience.tabs.add(tab)
    await audience.hearing()
    return audience


def leave(slug: str, tab: Looker) -> None:
    """The tab looks no more."""
    audience = _audiences.get(slug)
    if audience is None:
        return
    audience.tabs.discard(tab)
    if not audience.tabs:
        del _audiences[slug]
        audience.end()


async def _lose(tab: Looker, refused: Refused) -> None:
    await tab.lose(refused)


async def done(verb: Callable[P, object], /, *arguments: P.args, **named: P.kwargs) -> float:
    """Call a verb; a moment after which what it did can be read."""
    return await call(_done, verb, *arguments, **named)


def _heed(task: asyncio.Task[None]) -> None:
    """Who waited for it has heard what went wrong, and nobody need have waited."""
    if not task.cancelled():
        task.exception()


def _done(verb: Callable[P, object], /, *arguments: P.args, **named: P.kwargs) -> float:
    verb(*arguments, **named)
    return time.monotonic()


def _read(slug: str, people: Iterable[Person]) -> Reading:
    began = time.monotonic()
    moment = queries.moment(slug=slug)
    return Reading(began, moment, {person: moment.body(person) for person in people})
