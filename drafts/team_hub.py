"""The tabs of this process in which the players of a team build: as in `live/hub.py`.

Each team has a hub of its own, so that no tab of another team hears even that something has changed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from drafts import building, queries, teams
from drafts.broadcast import team_group_of
from drafts.rows import seat_of
from drafts.teams import Shared
from live import hub
from live.errors import Refused
from people.persons import Person

NO_TEAM = "In this draft everybody has a pool of their own."


@dataclass(frozen=True)
class Update:
    """The pool of the team as it was read once, for each person; None for who has no seat in this team. `began` is in
    seconds of the monotonic clock."""

    began: float
    payloads: dict[Person, Shared | None]


class Subscriber(Protocol):
    """A tab, as its hub knows it."""

    person: Person

    async def see(self, update: Update) -> None:
        """There is a new update."""

    async def lose(self, refused: Refused) -> None:
        """The pool cannot be read any more."""


class Hub(hub.Hub[Update, Subscriber]):
    """All tabs of this process of one team, at an address of `address_of`."""

    def __init__(self, address: str) -> None:
        slug, team = address.split("/")
        self.slug, self.team = slug, int(team)
        super().__init__(f"team {team} of the draft {slug}", team_group_of(slug, self.team))

    def reading(self) -> Callable[[], Update]:
        return partial(_read, self.slug, self.team, {tab.person for tab in self.tabs})

    async def show(self, tab: Subscriber, update: Update) -> None:
        await tab.see(update)

    async def lose(self, tab: Subscriber, refused: Refused) -> None:
        await tab.lose(refused)

    async def as_seen_by(self, person: Person, then: float) -> Update:
        """The pool as it was after that time of the monotonic clock, for this person too. Raises Refused."""
        return await self.since(then, lambda update: person in update.payloads)


hubs: hub.Hubs[Hub, Subscriber] = hub.Hubs(Hub)


def address_of(slug: str, person: Person) -> str:
    """Where the team of this person is. Refused("gone"), Refused("not_over"), Refused("no_seat") and
    Refused("no_team")."""
    pod = queries.pod_at(slug)
    number = building.seat_for(pod, person).number
    if pod.team == 1:
        raise Refused("no_team", NO_TEAM)
    return f"{slug}/{number // pod.team}"


def _read(slug: str, team: int, people: Iterable[Person]) -> Update:
    began = time.monotonic()
    pod = queries.pod_at(slug)
    seats = teams.members(pod, team * pod.team)
    pool = building.pool_of(pod, team * pod.team)
    payloads: dict[Person, Shared | None] = {}
    for person in people:
        mine = seat_of(seats, person)
        payloads[person] = None if mine is None else teams.shared(mine.number, seats, pool)
    return Update(began, payloads)
