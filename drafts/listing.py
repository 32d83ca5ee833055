"""The drafts of a person in words, for the list of them."""

from __future__ import annotations

from dataclasses import dataclass

from drafts import queries
from drafts.models import Pod, Status
from engine.epic.drafts.procedures import BY_KEY
from people.persons import Person

_STATE = {
    Status.GATHERING: "Waiting for players",
    Status.RUNNING: "Goes on",
    Status.PAUSED: "Paused by the host",
    Status.OVER: "Over",
    Status.CLOSED: "Broken off",
}


@dataclass(frozen=True)
class Entry:
    """A draft in the list: `asked`: it waits for this person. `taken` counts seats that somebody has, bots too."""

    pod: Pod
    format: str
    state: str
    asked: bool
    hosts: bool
    taken: int
    seats: int


def entries(person: Person) -> list[Entry]:
    """The drafts of this person, those first that wait for them, then those in which something happened last."""
    found = [_entry(pod, person) for pod in queries.pods_of(person)]
    return sorted(found, key=lambda one: (not one.asked, not one.pod.is_open))


def _entry(pod: Pod, person: Person) -> Entry:
    seats = list(pod.seats.all())
    return Entry(
        pod=pod,
        format=BY_KEY[pod.setup["format"]].name,
        state=_STATE[Status(pod.status)],
        asked=queries.is_asked(pod, person),
        hosts=pod.belongs_to(person),
        taken=sum(not seat.is_empty for seat in seats),
        seats=len(seats),
    )
