"""The tabs of this process at a pod: as in `live/hub.py`, and which of them drafts for a seat.

An update is the pod as read at a given time, with the payload of each person at a tab.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, Protocol, cast

from drafts import queries
from drafts.broadcast import CLAIMED, group_of
from drafts.snapshots import PodPayload, Snapshot
from live import hub
from live.broadcast import call, layer
from live.errors import Refused
from people.persons import Person

FRESH = 5.0  # seconds: so old may be what is shown to who only says to be there

P = ParamSpec("P")


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


class Hub(hub.Hub[Update, Subscriber]):
    """All tabs of this process at one pod."""

    def __init__(self, slug: str) -> None:
        super().__init__(f"the draft {slug}", group_of(slug))
        self.slug = slug
        self._claims: dict[str, int] = {}  # the newest claim that we know of, by occupant
        self._newest = 0  # of all claims

    def reading(self) -> Callable[[], Update]:
        return partial(_read, self.slug, {tab.person for tab in self.tabs})

    async def show(self, tab: Subscriber, update: Update) -> None:
        await tab.see(update)

    async def lose(self, tab: Subscriber, refused: Refused) -> None:
        await tab.lose(refused)

    async def as_seen_by(self, person: Person, then: float) -> Update:
        """The pod as it was after that time of the monotonic clock, for this person too. Refused("gone")."""
        return await self.since(then, lambda update: person in update.payloads)

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
        await self.each(lambda tab: tab.give_way())
        await layer().group_send(self.group, {"type": CLAIMED, "occupant": occupant, "claim": claim})

    async def receive(self, message: hub.Message) -> None:
        if message["type"] == CLAIMED:
            self._note(cast(str, message["occupant"]), cast(int, message["claim"]))
            await self.each(lambda tab: tab.give_way())
        else:
            self.change()

    def _note(self, occupant: str, claim: int) -> None:
        self._claims[occupant] = max(claim, self._claims.get(occupant, 0))
        self._newest = max(claim, self._newest)


hubs: hub.Hubs[Hub, Subscriber] = hub.Hubs(Hub)


async def done(verb: Callable[P, object], /, *arguments: P.args, **named: P.kwargs) -> float:
    """Call a verb; the time after which what it did can be read."""
    return await call(_done, verb, *arguments, **named)


def _done(verb: Callable[P, object], /, *arguments: P.args, **named: P.kwargs) -> float:
    verb(*arguments, **named)
    return time.monotonic()


def _read(slug: str, people: Iterable[Person]) -> Update:
    began = time.monotonic()
    snapshot = queries.snapshot(slug=slug)
    return Update(began, snapshot, {person: snapshot.payload(person) for person in people})
