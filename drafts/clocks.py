"""Time: how long a seat may think about a question, when it counts as away, and when time stands still. Numbers, and
no clock is read here."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from drafts.models import Absence, Clock, Pod, Seat, Status
from engine.limited import BURN, LIST, PICK, REVIEW, Act, Question

GRACE: Final = timedelta(seconds=2)  # a pick of the last instant may take so long to get here
HEARTBEAT_INTERVAL: Final = timedelta(seconds=15)  # a page says so often that it is still there
QUIET_AFTER: Final = timedelta(seconds=40)  # of silence: two signs in a row are missing
LONGEST_DAYS: Final = 7
AWAY_AFTER: Final = (1, 3, 5, 10)  # minutes of silence, of which the host chooses

_TOURNAMENT: Final = (75, 70, 65, 60, 55, 50, 40, 30, 20, 12, 8, 5)  # seconds, by picks of a round
_RELAXED: Final = 90
_OTHER: Final = {  # seconds for questions of other kinds
    (Clock.TOURNAMENT, REVIEW): 60, (Clock.TOURNAMENT, LIST): 90,
    (Clock.RELAXED, REVIEW): 180, (Clock.RELAXED, LIST): 300,
    (Clock.TOURNAMENT, BURN): 15, (Clock.RELAXED, BURN): 60,
    (Clock.TOURNAMENT, Act.LOOK.value): 30, (Clock.TOURNAMENT, Act.PILE.value): 45,
    (Clock.TOURNAMENT, Act.LINE.value): 45, (Clock.TOURNAMENT, Act.SPLIT.value): 90,
    (Clock.TOURNAMENT, Act.EXCHANGE.value): 45, (Clock.RELAXED, Act.SPLIT.value): 180,
}  # fmt: skip
_WARNING: Final = {Clock.TOURNAMENT: 10, Clock.RELAXED: 20, Clock.DAYS: 6 * 60 * 60}  # seconds before the end


def time_for(pod: Pod, question: Question) -> timedelta | None:
    """How long a seat may think about this question; None without a clock.

    In a tournament less with each pick, as packs get smaller: the numbers are those of a pack of twelve, and a smaller
    one begins further down; a larger one stays at the first number for longer.
    """
    clock = Clock(pod.clock)
    if clock == Clock.NONE:
        return None
    if clock == Clock.DAYS:
        return timedelta(days=pod.days)
    if question.kind != PICK:
        return timedelta(seconds=_OTHER.get((clock, question.kind), _RELAXED))
    if clock == Clock.RELAXED:
        return timedelta(seconds=_RELAXED)
    return timedelta(seconds=_TOURNAMENT[max(0, len(_TOURNAMENT) - len(question.cards))])


def ends(pod: Pod, seat: Seat, number: int, question: Question, now: datetime) -> datetime | None:
    """When the time for this question is up, choice `number` of the seat, which is asked now or was before; None
    without a clock."""
    if seat.clocked == number:
        return seat.deadline
    time = time_for(pod, question)
    return None if time is None else now + time


def warning(pod: Pod) -> int:
    """So many seconds before the end a seat is warned; 0 without a clock."""
    return _WARNING.get(Clock(pod.clock), 0)


def moment(pod: Pod, seats: Iterable[Seat], now: datetime) -> datetime:
    """The time that counts in a pod: it stands still while the pod is paused or no player is there, and goes on when
    one comes back. In a draft over days nobody is expected to be there, and time goes on."""
    if pod.paused is not None:
        return pod.paused
    heard = [seat.seen for seat in seats if seat.is_persons and seat.seen is not None]
    if pod.clock == Clock.DAYS or pod.status != Status.RUNNING or not heard:
        return now
    return min(now, max(heard) + QUIET_AFTER)


def is_quiet(seat: Seat, now: datetime) -> bool:
    """Two signs of presence of the player are missing."""
    return seat.is_persons and (seat.seen is None or now - seat.seen >= QUIET_AFTER)


def is_away(pod: Pod, seat: Seat, now: datetime) -> bool:
    """Nothing was heard of the player for as long as the host says; in a draft over days, a time ran out as well."""
    if not seat.is_persons or (pod.clock == Clock.DAYS and not seat.lapsed):
        return False
    return seat.seen is None or now >= seat.seen + timedelta(minutes=pod.away_after)


def is_late(seat: Seat, now: datetime) -> bool:
    """The time of the seat is up, and no pick of the last instant can be on its way."""
    return seat.deadline is not None and now >= seat.deadline + GRACE


def stands_in(pod: Pod, seat: Seat) -> datetime | None:
    """When a bot begins to pick for a player of whom nothing is heard; None for never. Where there is a clock it takes
    nothing from anybody before one of their times has run out."""
    if not seat.is_persons or seat.seen is None or seat.absence == Absence.WAIT:
        return None
    if pod.clock != Clock.NONE and not seat.lapsed:
        return None
    return seat.seen + timedelta(minutes=pod.away_after)


def due(pod: Pod, seat: Seat, now: datetime) -> datetime | None:
    """When something happens next in a seat that is asked, if nobody does anything; None for never."""
    late = None if seat.deadline is None else seat.deadline + GRACE
    return min((time for time in (late, stands_in(pod, seat)) if time is not None and time > now), default=None)
