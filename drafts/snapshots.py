"""A snapshot of a pod, and what each person sees of it: the seat's view for who sits there; for all others what is
public, or everything so many picks later; and what everybody may know of the pod and its seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import TypedDict

from drafts import clocks, positions, ready, returning
from drafts.models import By, Late, Pick, Pod, Seat, Spectators, Status
from drafts.opening import may_know_seed, may_read, readers_of
from drafts.rows import seat_of
from engine.limited import ARBITER, SPECTATOR, TAKE, Draft, View, card_of, verb_of, view
from live.errors import Refused
from people.persons import Person

_HIDDEN: Mapping[str, object] = {"cards": {}, "fingerprint": ""}  # of a setup whose cards are somebody's own


class ClockInfo(TypedDict):
    """How long a seat may think, and for how long before the end it is warned, in seconds."""

    kind: str
    days: int
    warning: float


class PodFacts(TypedDict):
    """What everybody may know of a pod."""

    slug: str
    name: str
    status: str
    format: str
    setup: dict[str, object]
    brought: str
    hash: str
    clock: ClockInfo
    away_after: int
    still: bool
    start: str
    open: bool
    ready_by: int | None
    spectators: str
    delay: int
    readers: str
    deck_size: str
    now: int


class _Time(TypedDict):
    deadline: int | None
    left: float | None


class SeatInfo(_Time):
    """What everybody may know of a seat."""

    seat: int
    name: str
    kind: str
    account: bool
    away: bool
    absence: str | None
    stands_in: int | None
    taken_back: int
    brings: bool
    ready: bool


class AutoPick(TypedDict):
    """What a bot or the clock chose for a player."""

    number: int
    by: str
    ranked: bool
    card: str | None


class BackOffer(TypedDict):
    """What a bot chose for a player and may be taken back: docs/pods.md."""

    number: int
    count: int
    until: int | None


class OwnSeat(TypedDict):
    """What a player alone knows of the own seat."""

    absence: str
    ranking: list[str] | None
    back: BackOffer | None
    made: list[AutoPick]
    brings: int
    builds: bool


class PodPayload(PodFacts):
    """What a person is told of a pod: docs/pods.md."""

    seed: str | None
    host: bool
    seat: int | None
    seats: list[SeatInfo]
    mine: OwnSeat | None
    late: bool
    log: bool
    behind: int
    view: View | None


@dataclass(frozen=True)
class Snapshot:
    """What is stored of a pod, read once, so that all who look at it need not read it again."""

    pod: Pod
    seats: tuple[Seat, ...]
    now: datetime

    def payload(self, person: Person) -> PodPayload:
        """The pod as this person may see it, JSON-ready."""
        pod, mine = self.pod, seat_of(self.seats, person)
        delayed = mine is None and pod.status != Status.GATHERING and pod.is_open and pod.spectators == Spectators.ALL
        back = None if mine is None else self._back(mine)
        shown = self._shown(mine, delayed) if mine is None or back is None else view(back.draft, mine.number)
        return {
            **self._facts,
            "seed": pod.seed if may_know_seed(pod, person, mine, self.now) else None,
            "host": pod.belongs_to(person),
            "seat": None if mine is None else mine.number,
            "seats": self._seat_infos,
            "mine": None if mine is None else self._mine(mine, shown, back),
            "late": any(one.belongs_to(person) for one in self._late),
            "log": may_read(pod, person, mine, self.now),
            "behind": pod.delay if delayed else 0,
            "view": shown,
        }

    def _back(self, mine: Seat) -> returning.Offer | None:
        """What this player may take back."""
        return None if mine.missed is None else returning.offer(self.pod, self._draft, self.seats, mine, self.now)

    def _shown(self, mine: Seat | None, delayed: bool) -> View | None:
        """The draft as who sits in this seat, or in none, may see it."""
        if self.pod.status == Status.GATHERING:
            return None
        return self._delayed if delayed else self._view(SPECTATOR if mine is None else mine.number)

    def _mine(self, mine: Seat, shown: View | None, back: returning.Offer | None) -> OwnSeat:
        """What a player alone may know of the own seat, whose view is the one shown. Until they have decided about what
        they may take back, they are told no more than how much it is."""
        sees = shown is not None and shown["seats"][mine.number]["pool"] is not None
        made = [] if shown is None else self._own_auto_picks(mine.number, sees)
        return {
            "absence": mine.absence,
            "ranking": mine.ranking,
            "made": [one for one in made if back is None or one["number"] < back.number],
            "back": None if back is None else self._in_short(back),
            "brings": sum((mine.brings or {}).values()),
            "builds": mine.deck_id is not None,
        }

    def _in_short(self, back: returning.Offer) -> BackOffer:
        """How much may be taken back, and nothing of what it is; until when, if time went on now."""
        until = None if back.until is None else _milliseconds(back.until + (self.now - self._moment))
        return {"number": back.number, "count": back.count, "until": until}

    @cached_property
    def _moment(self) -> datetime:
        return clocks.moment(self.pod, self.seats, self.now)

    @cached_property
    def _draft(self) -> Draft:
        return positions.current(self.pod)

    @cached_property
    def _late(self) -> list[Late]:
        """Those who were not ready in time, as long as they can sit down again."""
        return list(self.pod.late.all()) if self.pod.open and self.pod.status == Status.GATHERING else []

    @cached_property
    def _seat_infos(self) -> list[SeatInfo]:
        return [self._seat(seat) for seat in self.seats]

    @cached_property
    def _auto_picks(self) -> dict[int, list[Pick]]:
        """What bots and the clock chose for persons, by seat."""
        persons = [seat.number for seat in self.seats if seat.is_persons]
        found: dict[int, list[Pick]] = {number: [] for number in persons}
        for made in self.pod.picks.filter(seat__in=persons).exclude(by=By.PERSON).order_by("number"):
            found[made.seat].append(made)
        return found

    def _own_auto_picks(self, number: int, sees: bool) -> list[AutoPick]:
        """The same for one seat; which card it was, where the player may look at the own picks."""
        names = self._draft.name_of
        return [
            {
                "number": made.number,
                "by": made.by,
                "ranked": made.ranked,
                "card": names[card_of(made.option)] if sees and verb_of(made.option) == TAKE else None,
            }
            for made in self._auto_picks[number]
        ]

    @cached_property
    def _facts(self) -> PodFacts:
        """What everybody may know of the pod."""
        pod = self.pod
        return {
            "slug": pod.slug,
            "name": pod.name,
            "status": pod.status,
            "format": pod.setup["format"],
            "setup": {**pod.setup, **_HIDDEN} if pod.brought else pod.setup,
            "brought": pod.brought,
            "hash": pod.commitment,
            "clock": {"kind": pod.clock, "days": pod.days, "warning": clocks.warning(pod)},
            "away_after": pod.away_after,
            "still": pod.status == Status.RUNNING and self._moment < self.now,
            "start": pod.start,
            "open": pod.open,
            "ready_by": None if (end := ready.ends(pod)) is None else _milliseconds(end),
            "spectators": pod.spectators,
            "delay": pod.delay,
            "readers": readers_of(pod),
            "deck_size": pod.deck_size,
            "now": _milliseconds(self.now),
        }

    def _seat(self, seat: Seat) -> SeatInfo:
        """What everybody may know of a seat."""
        return {
            "seat": seat.number,
            "name": seat.name,
            "kind": "bot" if seat.bot else "person" if seat.is_persons else "free",
            "account": seat.user_id is not None,
            "away": clocks.is_away(self.pod, seat, self.now),
            "absence": seat.absence if seat.is_persons else None,
            "stands_in": self._stands_in(seat),
            "taken_back": seat.taken_back,
            "brings": bool(seat.brings),
            "ready": seat.ready,
            **self._time_of(seat),
        }

    def _stands_in(self, seat: Seat) -> int | None:
        """When a bot begins to pick for a player of whom nothing is heard, while it has not."""
        time = clocks.stands_in(self.pod, seat)
        if time is None or time <= self.now or self._moment < self.now or self.pod.status != Status.RUNNING:
            return None
        return _milliseconds(time) if clocks.is_quiet(seat, self.now) else None

    def _time_of(self, seat: Seat) -> _Time:
        """When the time of the seat is up, or how much is left of it while time stands still."""
        if seat.deadline is None or self._moment == self.now:
            return {"deadline": None if seat.deadline is None else _milliseconds(seat.deadline), "left": seat.left}
        return {"deadline": None, "left": (seat.deadline - self._moment).total_seconds()}

    def _view(self, viewer: int) -> View | None:
        """The engine's view; None when the draft has ended and its cards are not what they were."""
        try:
            return view(self._draft, viewer)
        except Refused:
            if self.pod.is_open:
                raise
            return None

    @cached_property
    def _delayed(self) -> View:
        """Everything as it was when each seat had yet to take so many cards more. While one has not taken as many, what
        everybody might see before the first pick."""
        count = positions.behind(self._draft, self.pod.delay)
        return view(positions.after(self.pod, count or 0), SPECTATOR if count is None else ARBITER)


def _milliseconds(time: datetime) -> int:
    """For JSON: milliseconds since 1970."""
    return int(time.timestamp() * 1000)
