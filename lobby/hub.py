"""The pages of this process that show the lobby: as in `live/hub.py`. However much happens at once, the lobby is read
once in a while only, with how each person at a page stands in the queue."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from django.utils import timezone

from live import hub
from live.errors import Refused
from live.lobby import GROUP
from lobby import listing, places
from lobby.places import QueueStatus
from people.persons import Person

REST = 0.5  # seconds in which changes are gathered
FRESH = 5.0  # seconds: so old may be what is told to who only says to be there
ADDRESS = ""  # there is one lobby


@dataclass(frozen=True)
class Update:
    """The state of the lobby as it was read once, and how each person stands in the queue. `began` is in seconds of the
    monotonic clock."""

    began: float
    state: str
    statuses: Mapping[Person, QueueStatus]


class Subscriber(Protocol):
    """A tab, as its hub knows it."""

    person: Person

    async def see(self, update: Update) -> None:
        """There is a new update."""

    async def feel(self) -> None:
        """Ask the page whether it is still there, if its person waits in the queue."""


class Hub(hub.Hub[Update, Subscriber]):
    """All pages of this process that show the lobby."""

    def __init__(self, address: str) -> None:
        super().__init__("the lobby", GROUP)
        self._resting = False

    def reading(self) -> Callable[[], Update]:
        return partial(_read, {tab.person for tab in self.tabs})

    async def show(self, tab: Subscriber, update: Update) -> None:
        await tab.see(update)

    async def lose(self, tab: Subscriber, refused: Refused) -> None:
        raise AssertionError("there always is a lobby")

    async def as_seen_by(self, person: Person, then: float) -> Update:
        """The lobby as it was after that time of the monotonic clock, for this person too."""
        return await self.since(then, lambda update: person in update.statuses)

    def change(self) -> None:
        """Something changed: it is read a moment later, with all that changes meanwhile."""
        if not self._resting:
            self._resting = True
            asyncio.get_running_loop().call_later(REST, self._look)

    def _look(self) -> None:
        self._resting = False
        if self.tabs:
            super().change()


hubs: hub.Hubs[Hub, Subscriber] = hub.Hubs(Hub)


def _read(people: Iterable[Person]) -> Update:
    began = time.monotonic()
    return Update(began, listing.state(timezone.now()), places.statuses(people))
