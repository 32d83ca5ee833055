"""The drafts of a person in words, for the list of them."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse

from drafts import positions, queries
from drafts.models import Pod, Seat, Status
from drafts.opening import may_read
from drafts.positions import CannotGoOn
from drafts.rows import seat_of
from engine.limited import Draft
from live.times import ago
from people.persons import Person

_STATE = {
    Status.GATHERING: "Waiting for players",
    Status.RUNNING: "In progress",
    Status.PAUSED: "Paused by the host",
    Status.OVER: "Over",
    Status.CLOSED: "Closed",
}


@dataclass(frozen=True)
class Entry:
    """A draft in the list. `asked`: it waits for this person. `part`: what they are in it. `deck`: they have a pool
    to build a deck from; `log`: they may read it; `repeat`: it has the packs of another one."""

    pod: Pod
    address: str
    format: str
    state: str
    asked: bool
    part: str
    seats: str
    when: str
    deck: bool
    log: bool
    repeat: bool


def entries(person: Person, game: str) -> list[Entry]:
    """The drafts of this person in a game, those first that wait for them, then those in which something happened
    last."""
    pods = queries.pods_of(person, game)
    drafts = positions.current_of([pod for pod in pods if pod.is_open])
    found = [_entry(pod, person, drafts.get(pod.pk)) for pod in pods]
    return sorted(found, key=lambda one: (not one.asked, not one.pod.is_open))


def _entry(pod: Pod, person: Person, draft: Draft | CannotGoOn | None) -> Entry:
    """`draft`: where it stands, or why it cannot go on; None when it has ended."""
    seats = list(pod.seats.all())
    mine, hosts = seat_of(seats, person), pod.belongs_to(person)
    return Entry(
        pod=pod,
        address=reverse("pod", args=[pod.slug]),
        format=pod.format_name,
        state="Cannot continue: the rules or cards have changed"
        if isinstance(draft, CannotGoOn)
        else _STATE[Status(pod.status)],
        asked=draft is not None and not isinstance(draft, CannotGoOn) and queries.is_asked(pod, person, draft),
        part="You host" if mine is None else f"You host, as {mine.name}" if hosts else f"As {mine.name}",
        seats=_seats(pod, seats),
        when=ago(pod.touched),
        deck=mine is not None and pod.status == Status.OVER,
        log=may_read(pod, person, mine),
        repeat=pod.repeats_id is not None,
    )


def _seats(pod: Pod, seats: list[Seat]) -> str:
    """Who sits there: as in "3 of 8 seats taken", "2 players, 6 bots"."""
    people, bots = sum(seat.is_persons for seat in seats), sum(seat.bot for seat in seats)
    if pod.status == Status.GATHERING:
        return f"{people + bots} of {len(seats)} seats taken"
    counts = [_count(people, "player"), _count(bots, "bot")]
    return ", ".join(filter(None, counts)) or "nobody"


def _count(number: int, word: str) -> str:
    return "" if not number else f"1 {word}" if number == 1 else f"{number} {word}s"
