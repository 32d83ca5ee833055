"""What stands in the lobby, in words: drafts and tables that are open to anybody."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from django.urls import reverse

from drafts.meeting import open_pods
from drafts.models import Clock as Pace
from drafts.models import Pod, Start, Status
from engine.games import of
from gate.games import urls_of
from people import blocks
from people.models import Belonging
from people.persons import Person
from playtest.challenges.matches import HOST
from playtest.challenges.queries import kind_of, open_tables
from playtest.models import Challenge, Clock, Side

SOMEBODY = "Somebody"  # who hosts a draft and only watches
_PACE = {
    Pace.NONE: "no clock",
    Pace.RELAXED: "90 seconds per pick",
    Pace.TOURNAMENT: "tournament clock",
    Pace.DAYS: "over days",
}
_CLOCK = {Clock.NONE: "no clock", Clock.RELAXED: "relaxed clock", Clock.MATCH: "25 minutes each"}
_START = {Start.HOST: "starts when the host starts it", Start.FULL: "starts when it is full"}


@dataclass(frozen=True)
class Entry:
    """An open draft or table of a `game`, by its key. `taken` of `seats` have somebody; `facts` are what was chosen.
    `mine`: the reader sits there, or hosts it."""

    game: str
    address: str
    name: str
    format: str
    host: str
    taken: int
    seats: int
    facts: tuple[str, ...]
    mine: bool = False
    is_many: bool = False  # a table for more than two: how many may still come says more there

    @property
    def terms(self) -> str:
        """How many sit there, and the facts."""
        free = self.seats - self.taken
        seats = f"{free} of {self.seats} seats free" if self.is_many else f"{self.taken} of {self.seats} seats taken"
        return " · ".join((seats, *self.facts))


Found = tuple[Entry, Sequence[Belonging]]  # as nobody in particular sees it, and whose it is


@dataclass(frozen=True)
class Listed:
    """What stands in the lobby for one person. `state` changes with what stands there for anybody, so that it tells
    nobody what is kept from them."""

    drafts: list[Entry]
    tables: list[Entry]
    state: str


def listed(person: Person, now: datetime, game: str) -> Listed:
    """The lobby of a game as this person sees it, without those with whom they are not brought together."""
    drafts, tables = _found(now)
    apart = blocks.apart_from(person)
    shown = [[one for one in found if one[0].game == game] for found in (drafts, tables)]
    return Listed(_seen(shown[0], person, apart), _seen(shown[1], person, apart), _state(drafts, tables))


def state(now: datetime) -> str:
    """A word that changes when something else stands in the lobby of any game."""
    return _state(*_found(now))


def _found(now: datetime) -> tuple[list[Found], list[Found]]:
    """The drafts and the tables."""
    drafts: list[Found] = [(_draft(pod), [pod, *pod.seats.all()]) for pod in open_pods(now)]
    tables: list[Found] = [(_table(table), list(table.sides.all())) for table in open_tables(now)]
    return drafts, tables


def _seen(found: Iterable[Found], person: Person, apart: frozenset[str]) -> list[Entry]:
    return [
        replace(entry, mine=True) if any(one.belongs_to(person) for one in people) else entry
        for entry, people in found
        if not (apart and any(blocks.identity(one) in apart for one in people))
    ]


def _state(*found: Iterable[Found]) -> str:
    shown = [[entry for entry, _ in some] for some in found]
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]


def _draft(pod: Pod) -> Entry:
    seats = list(pod.seats.all())
    hosts = next((seat.name for seat in seats if blocks.identity(seat) == blocks.identity(pod)), SOMEBODY)
    begins = "in progress: come and go" if pod.status != Status.GATHERING else _START[Start(pod.start)]
    return Entry(
        game=pod.game,
        address=reverse("pod", args=[pod.slug], urlconf=urls_of(pod.game)),
        name=pod.name,
        format=pod.format_name,
        host=hosts,
        taken=sum(not seat.is_empty for seat in seats),
        seats=len(seats),
        facts=(_PACE[Pace(pod.clock)], begins),
    )


def _table(challenge: Challenge) -> Entry:
    sides, construction = list(challenge.sides.all()), of(challenge.game).construction
    facts = _of_two(challenge) if challenge.is_duel else _of_many(challenge, sides)
    if challenge.is_of_2015:
        facts.append("rules of 2015")
    if challenge.sees:
        facts.append("spectators may watch")
    return Entry(
        game=challenge.game,
        address=reverse("challenge", args=[challenge.slug], urlconf=urls_of(challenge.game)),
        name=f"{sides[HOST].name}’s table",
        format=construction.by_key(challenge.format_key).name if challenge.format_key else "Any deck",
        host=sides[HOST].name,
        taken=sum(not side.is_free for side in sides),
        seats=len(sides),
        facts=tuple(facts),
        is_many=not challenge.is_duel,
    )


def _of_two(challenge: Challenge) -> list[str]:
    return [_CLOCK[Clock(challenge.clock)], "one game" if challenge.best_of == 1 else f"best of {challenge.best_of}"]


def _of_many(challenge: Challenge, sides: Sequence[Side]) -> list[str]:
    teams = [f"{challenge.teams} teams of {len(sides) // challenge.teams}"] if challenge.teams else []
    hands = ["teammates see each other’s hands"] if challenge.shared_hands else []
    return [kind_of(challenge), *teams, *hands]
