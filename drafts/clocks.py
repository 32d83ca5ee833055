"""Time: how long a seat may think about a question, and when it counts as away. Numbers, and no clock is read here."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from drafts.models import Absence, Clock, Pod, Seat
from engine.epic.limited import BURN, LIST, PICK, REVIEW, Act, Question

GRACE: Final = timedelta(seconds=2)  # a pick of the last instant may take so long to get here
HEARTBEAT_INTERVAL: Final = timedelta(seconds=15)  # a page says so often that it is still there
AWAY_AFTER: Final = timedelta(seconds=40)  # of silence
LONGEST_DAYS: Final = 7

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


def warning(pod: Pod) -> int:
    """So many seconds before the end a seat is warned; 0 without a clock."""
    return _WARNING.get(Clock(pod.clock), 0)


def is_away(pod: Pod, seat: Seat, now: datetime) -> bool:
    """Nothing was heard of the player for a while; in a draft over days, while a time ran out."""
    if not seat.is_persons:
        return False
    if pod.clock == Clock.DAYS:
        return seat.lapsed
    return seat.seen is None or now - seat.seen >= AWAY_AFTER


def is_late(seat: Seat, now: datetime) -> bool:
    """The time of the seat is up, and no pick of the last instant can be on its way."""
    return seat.deadline is not None and now >= seat.deadline + GRACE


def due(pod: Pod, seat: Seat) -> datetime | None:
    """When something happens in a seat that is asked, if nobody does anything; None for never."""
    times = [] if seat.deadline is None else [seat.deadline + GRACE]
    if seat.absence != Absence.WAIT and pod.clock != Clock.DAYS and seat.seen is not None:
        times.append(seat.seen + AWAY_AFTER)
    return min(times, default=None)
