"""Strangers in pods: which drafts the lobby shows, and who is not brought together there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from drafts import clocks
from drafts.models import Clock, Pod, Seat, Status
from people.models import Belonging

UNHEARD = timedelta(hours=1)  # for so long a draft is shown in which nobody sits yet
OVER_DAYS = timedelta(days=2)  # and so long one over days, after something happened in it


def others(pod: Pod, seats: Iterable[Seat]) -> list[Belonging]:
    """With whom somebody is brought together who sits down: the host, and where strangers meet all players."""
    return [pod, *seats] if pod.open else [pod]


def open_pods(now: datetime) -> list[Pod]:
    """The drafts that are open to anybody and have a free seat, with their seats: those that have not started, and
    those in which people come and go. None whose players have all left the page."""
    waiting = Pod.objects.filter(open=True, status__in=(Status.GATHERING, Status.RUNNING, Status.PAUSED))
    found = waiting.defer("log").prefetch_related("seats").order_by("-created", "-pk")
    return [pod for pod in found if _has_room(pod, list(pod.seats.all())) and _is_there(pod, now)]


def _has_room(pod: Pod, seats: Sequence[Seat]) -> bool:
    stays_open = pod.procedure is not None and pod.procedure.comes_and_goes
    return any(seat.is_empty for seat in seats) and (pod.status == Status.GATHERING or stays_open)


def _is_there(pod: Pod, now: datetime) -> bool:
    """Somebody can be expected to draft there."""
    people = [seat for seat in pod.seats.all() if seat.is_persons]
    if pod.clock == Clock.DAYS:
        return now - pod.touched < OVER_DAYS
    if not people:
        return now - pod.touched < UNHEARD
    return any(not clocks.is_quiet(seat, now) for seat in people)
