"""What the verbs of a pod do alike. Each step is part of a transaction that has the pod's row locked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F

from drafts import advancing, bringing, broadcast, clocks, positions, returning
from drafts.models import Brought, Pick, Pod, Seat, Status
from drafts.rows import locked
from engine.limited import Draft, footprint, log
from live import lobby
from live.errors import Refused

OPEN = (Status.GATHERING, Status.RUNNING, Status.PAUSED)


def opened(slug: str) -> tuple[Pod, list[Seat]]:
    """The pod, locked until the transaction ends, and its seats; it has not ended."""
    pod, seats = locked(slug)
    check_open(pod)
    return pod, seats


def check_open(pod: Pod) -> None:
    if not pod.is_open:
        raise Refused("over", "This draft has ended.")


def check_running(pod: Pod) -> None:
    check_open(pod)
    if pod.status == Status.GATHERING:
        raise Refused("gathering", "This draft has not started yet.")
    if pod.status == Status.PAUSED:
        raise Refused("paused", "The host has paused this draft. You can pick again when it continues.")


def seat_bot(seat: Seat) -> None:
    seat.bot, seat.name = True, f"Bot {seat.number + 1}"
    seat.save(update_fields=["bot", "name"])


def begin(pod: Pod, seats: Sequence[Seat], now: datetime) -> None:
    if pod.brought == Brought.PLAYERS:
        bringing.gather(pod, seats)
    for seat in seats:
        if seat.is_empty and not pod.plan.procedure.comes_and_goes:
            seat_bot(seat)
    count_from(seats, now)
    pod.status, pod.started = Status.RUNNING, now
    pod.save(update_fields=["status", "started", "touched"])


def settle(pod: Pod, seats: Sequence[Seat], now: datetime) -> None:
    """Who sits where, or what they wish, has changed: go on as far as that leads, and tell."""
    if pod.status == Status.RUNNING:
        proceed(pod, positions.current(pod).clone(), seats, [], now)
    announce(pod)


def proceed(pod: Pod, then: Draft, seats: Sequence[Seat], rows: list[Pick], now: datetime) -> bool:
    """Let all happen that happens by itself and store it with the picks that led to `then`. Whether there were any."""
    before = {seat.pk: _clock_of(seat) for seat in seats}
    moment = clocks.moment(pod, seats, now)
    rows = rows + advancing.advance(pod, then, seats, moment)
    advancing.set_clocks(pod, then, seats, moment)
    pod.due = None if moment < now else pod.due
    if rows:
        rows[-1].digest = footprint(then)
    Pick.objects.bulk_create(rows)
    if rows:
        returning.prune(pod, then, seats, now)
    for seat in seats:  # two or three of them as a rule, which is faster one by one
        if _clock_of(seat) != before[seat.pk]:
            seat.save(update_fields=["deadline", "clocked", "left", "lapsed", "missed"])
    fields = ["due"]
    if rows:
        fields.append("touched")
        count, last = rows[-1].ordinal + 1, rows[-1].pk
        transaction.on_commit(lambda: positions.keep(pod.slug, then, count, last))
    if then.over:
        pod.status, pod.finished, pod.due, pod.log = Status.OVER, now, None, log(then)
        fields += ["status", "finished", "log"]
    pod.save(update_fields=fields)
    return bool(rows) or then.over


def _clock_of(seat: Seat) -> tuple[datetime | None, int | None, float | None, bool, int | None]:
    return seat.deadline, seat.clocked, seat.left, seat.lapsed, seat.missed


def hear(pod: Pod, seats: Sequence[Seat], seat: Seat, now: datetime) -> None:
    """There is a sign of a player, whose seat is still to be saved. Time that stood still goes on for all others, if
    the pod is not paused."""
    stood = now - clocks.moment(pod, seats, now)
    if stood and pod.status == Status.RUNNING:
        for one in seats:
            one.deadline = one.deadline and one.deadline + stood
            one.seen = one.seen and one.seen + stood
        Seat.objects.bulk_update(seats, ["deadline", "seen"])
        wait_with_offers(pod, seats, stood)
    seat.seen, seat.lapsed = now, False


def keep_time(pod: Pod, seats: Sequence[Seat], moment: datetime) -> None:
    """The last one who was there has left: time stands still now, and not before."""
    if clocks.moment(pod, seats, moment) < moment:
        count_from(seats, moment)


def wait_with_offers(pod: Pod, seats: Sequence[Seat], stood: timedelta) -> None:
    """Time stood still for so long: what bots chose for players may be taken back for as long as before."""
    if any(seat.missed is not None for seat in seats):
        pod.picks.update(until=F("until") + stood)


def count_from(seats: Sequence[Seat], now: datetime) -> None:
    """Nobody was waited for until now: who is not here has the whole countdown still before them."""
    for seat in seats:
        seat.seen = seat.seen and max(seat.seen, now - clocks.QUIET_AFTER)
    Seat.objects.bulk_update(seats, ["seen"])


def announce(pod: Pod) -> None:
    """Tell everybody in the pod, after the commit, that there is something new to read."""
    # What is stored stays stored: a message that does not get through is logged, and the next hello reads the pod.
    transaction.on_commit(lambda: broadcast.tell(pod.slug), robust=True)
    if pod.open:
        transaction.on_commit(lobby.tell, robust=True)
