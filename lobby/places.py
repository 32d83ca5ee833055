"""How somebody stands in the queue, for that person alone. Reads only, and of nobody else's place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Q

from lobby.models import Place, Status
from people import blocks
from people.persons import Person
from playtest.places import address_of_table

NOWHERE, READY = "nowhere", "ready"


@dataclass(frozen=True)
class QueueStatus:
    """`at` is one of NOWHERE, the values of Status, and READY: asked, and has said so. `due` is when the ready check
    ends, and `to` the address of the table."""

    at: str = NOWHERE
    due: datetime | None = None
    to: str = ""

    @property
    def is_in(self) -> bool:
        """There is a place in the queue, which lasts while a page is open."""
        return self.at in (Status.WAITING, Status.ASKED, READY)

    def left(self, now: datetime) -> int | None:
        """Milliseconds until the ready check ends; None where there is none."""
        return None if self.due is None else max(0, int((self.due - now).total_seconds() * 1000))


def place_of(person: Person) -> Place | None:
    """The place of this person, whether in the queue or out of it."""
    return Place.objects.of(person).select_related("table").first()


def status_of(place: Place | None) -> QueueStatus:
    """What its person is told of a place. Where their game is over already they have none."""
    if place is None or (place.table is not None and place.table.finished is not None):
        return QueueStatus()
    to = "" if place.table is None else address_of_table(place.table)
    return QueueStatus(READY if place.ready else place.status, place.due, to)


def statuses(people: Iterable[Person]) -> dict[Person, QueueStatus]:
    """The same for several at once."""
    people = set(people)
    accounts = [person.user.pk for person in people if person.user is not None]
    keys = [person.guest_key for person in people if person.guest_key]
    found = Place.objects.filter(Q(user__in=accounts) | Q(user=None, guest_key__in=keys)).select_related("table")
    places = {blocks.identity(place): place for place in found}
    return {person: status_of(places.get(blocks.identity(person))) for person in people}
