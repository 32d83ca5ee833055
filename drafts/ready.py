"""Whether a draft that starts when it is full may begin, and the ready check before it does where strangers meet.

In a draft that is open to anybody all players are asked when the last seat is taken, and it begins when all have said
that they are ready. Who has not said so in time loses the seat, and the pod goes on gathering. While they are asked
`due` of the pod is when that ends. Each function is a step of a verb, with the pod's row locked.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from drafts import bringing, clocks, steps
from drafts.models import Brought, Clock, Late, Pod, Seat, Start, Status
from live.errors import Refused

CHECK: Final = timedelta(seconds=30)  # in which all say that they are ready


def follow(pod: Pod, seats: Sequence[Seat], now: datetime) -> None:
    """Who sits there, who is ready or what they bring has changed: the draft begins, its players are asked, or they are
    asked no more."""
    if pod.status != Status.GATHERING:
        return
    if not _is_full(pod, seats):
        _call_off(pod, seats)
    elif not _asks(pod, seats) or (is_asking(pod) and not _unready(seats)):
        steps.begin(pod, seats, now)
    elif not is_asking(pod):
        pod.due = now + CHECK + clocks.GRACE
        pod.save(update_fields=["due"])


def is_asking(pod: Pod) -> bool:
    """The players are asked just now."""
    return pod.status == Status.GATHERING and pod.due is not None


def ends(pod: Pod) -> datetime | None:
    """When the ready check ends, as players are told; None where there is none."""
    return pod.due - clocks.GRACE if pod.due is not None and is_asking(pod) else None


def check_asked(pod: Pod, now: datetime) -> None:
    """Refused("not_asked") where nobody is asked any more."""
    if not is_asking(pod) or (pod.due is not None and now >= pod.due):
        raise Refused("not_asked", "You are not asked whether you are ready now.")


def lapse(pod: Pod, seats: Sequence[Seat], now: datetime) -> bool:
    """The time of the ready check may be up: then who is not ready has no seat any more. Whether it was."""
    if pod.due is None or now < pod.due:
        return False
    for seat in _unready(seats):
        Late.objects.create(pod=pod, guest_key=seat.guest_key, user=seat.user)
        seat.vacate()
    _call_off(pod, seats)
    return True


def call_off(pods: Sequence[int]) -> None:
    """The same for pods of these keys in which a seat was emptied, whoever sits there."""
    gathering = Pod.objects.filter(pk__in=pods, status=Status.GATHERING)
    Seat.objects.filter(pod__in=gathering).update(ready=False)
    gathering.update(due=None)


def _is_full(pod: Pod, seats: Sequence[Seat]) -> bool:
    """All that is needed to begin by itself is there."""
    if pod.start != Start.FULL or any(seat.is_empty for seat in seats):
        return False
    return pod.brought != Brought.PLAYERS or bringing.is_enough(pod, seats)


def _asks(pod: Pod, seats: Sequence[Seat]) -> bool:
    """Strangers wait for each other there. Over days nobody is expected to have the page open."""
    return pod.open and pod.clock != Clock.DAYS and sum(seat.is_persons for seat in seats) > 1


def _unready(seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat.is_persons and not seat.ready]


def _call_off(pod: Pod, seats: Sequence[Seat]) -> None:
    """Nobody is asked any more, and who was ready will be asked again."""
    if pod.due is None:
        return
    pod.due = None
    pod.save(update_fields=["due"])
    for seat in seats:
        seat.ready = False
    Seat.objects.bulk_update(seats, ["ready"])
