"""A pod at one moment, and what each person sees of it: the seat's view for who sits there; for all others what is
public, or everything so many picks later; and what everybody may know of the pod and its seats."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

from drafts import clocks, positions
from drafts.domain import seat_of
from drafts.models import By, Pick, Pod, Readers, Seat, Spectators, Status
from engine.epic.limited import ARBITER, SPECTATOR, TAKE, Draft, card_of, verb_of, view
from live.errors import Refused
from people.persons import Person


@dataclass(frozen=True)
class Moment:
    """What is stored of a pod, read once, so that all who look at it need not read it again."""

    pod: Pod
    seats: tuple[Seat, ...]
    now: datetime

    def body(self, person: Person) -> dict[str, Any]:
        """The pod as this person may see it, JSON-ready; docs/pods.md has the fields."""
        pod, mine = self.pod, seat_of(self.seats, person)
        body = self._facts | {
            "host": pod.belongs_to(person),
            "seat": None if mine is None else mine.number,
            "seats": self._sitters,
            "mine": None if mine is None else {"absence": mine.absence, "ranking": mine.ranking, "made": []},
            "log": may_read(pod, person, mine),
            "behind": 0,
        }
        if pod.status == Status.GATHERING:
            return body | {"view": None}
        if mine is None and pod.is_open and pod.spectators == Spectators.ALL:
            return body | {"behind": pod.delay, "view": self._delayed}
        if mine is None:
            return body | {"view": self._view(SPECTATOR)}
        shown = self._view(mine.number)
        if shown is not None:
            body["mine"]["made"] = self._made(mine.number, shown["seats"][mine.number]["pool"] is not None)
        return body | {"view": shown}

    @cached_property
    def _draft(self) -> Draft:
        return positions.current(self.pod)

    @cached_property
    def _sitters(self) -> list[dict[str, Any]]:
        return [self._seat(seat) for seat in self.seats]

    @cached_property
    def _made_for(self) -> dict[int, list[Pick]]:
        """What bots and the clock chose for persons, by seat."""
        persons = [seat.number for seat in self.seats if seat.is_persons]
        found: dict[int, list[Pick]] = {number: [] for number in persons}
        for made in self.pod.picks.filter(seat__in=persons).exclude(by=By.PERSON).order_by("number"):
            found[made.seat].append(made)
        return found

    def _made(self, number: int, sees: bool) -> list[dict[str, Any]]:
        """The same for one seat; which card it was, where the player may look at the own picks."""
        names = self._draft.name_of
        return [
            {
                "number": made.number,
                "by": made.by,
                "ranked": made.ranked,
                "card": names[card_of(made.option)] if sees and verb_of(made.option) == TAKE else None,
            }
            for made in self._made_for[number]
        ]

    @cached_property
    def _facts(self) -> dict[str, Any]:
        """What everybody may know of the pod."""
        pod = self.pod
        return {
            "slug": pod.slug,
            "name": pod.name,
            "status": pod.status,
            "format": pod.setup["format"],
            "setup": pod.setup,
            "hash": pod.commitment,
            "seed": None if pod.is_open else pod.seed,
            "clock": {"kind": pod.clock, "days": pod.days, "warning": clocks.warning(pod)},
            "start": pod.start,
            "spectators": pod.spectators,
            "delay": pod.delay,
            "readers": pod.readers,
            "now": _milliseconds(self.now),
        }

    def _seat(self, seat: Seat) -> dict[str, Any]:
        """What everybody may know of a seat."""
        return {
            "seat": seat.number,
            "name": seat.name,
            "kind": "bot" if seat.bot else "person" if seat.is_persons else "free",
            "account": seat.user_id is not None,
            "away": clocks.is_away(self.pod, seat, self.now),
            "absence": seat.absence if seat.is_persons else None,
            "deadline": None if seat.deadline is None else _milliseconds(seat.deadline),
            "left": seat.left,
        }

    def _view(self, viewer: int) -> dict[str, Any] | None:
        """The engine's view; None when the draft has ended and its cards are not what they were."""
        try:
            return view(self._draft, viewer)
        except Refused:
            if self.pod.is_open:
                raise
            return None

    @cached_property
    def _delayed(self) -> dict[str, Any]:
        """Everything as it was when each seat had yet to take so many cards more. While one has not taken as many, what
        everybody might see before the first pick."""
        count = positions.behind(self._draft, self.pod.delay)
        return view(positions.after(self.pod, count or 0), SPECTATOR if count is None else ARBITER)


def may_read(pod: Pod, person: Person, mine: Seat | None) -> bool:
    """Whether the log is there for this person, who sits in the seat `mine` or in none."""
    if pod.status != Status.OVER:
        return False
    if pod.readers == Readers.ALL or pod.belongs_to(person):
        return True
    return pod.readers == Readers.PLAYERS and mine is not None


def _milliseconds(moment: datetime) -> int:
    """For JSON: milliseconds since 1970."""
    return int(moment.timestamp() * 1000)
