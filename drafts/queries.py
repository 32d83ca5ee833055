"""What a pod shows, and to whom. Reads only; an answer for a seat holds what that seat may know and nothing else."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.db.models import Q
from django.utils import timezone

from drafts import clocks, positions
from drafts.domain import GONE, seat_of
from drafts.models import Pod, Readers, Seat, Spectators, Status
from engine.bots.picking import PICKERS, Score
from engine.epic.drafts import ARBITER, SPECTATOR, view
from engine.epic.drafts.options import TAKE, verb_of
from live.errors import Refused
from people.persons import Person

RECENT = 50  # pods listed for a person


def pod_at(slug: str) -> Pod:
    """The pod of that name; Refused("gone") when there is none. Who has the link may look."""
    pod = Pod.objects.defer("log").filter(slug=slug).first()
    if pod is None:
        raise Refused("gone", GONE)
    return pod


def pod_body(*, slug: str, person: Person, now: datetime | None = None) -> dict[str, Any]:
    """The pod as this person may see it now, JSON-ready; docs/pods.md has the fields."""
    now = now or timezone.now()
    pod = pod_at(slug)
    seats = list(pod.seats.select_related("user").order_by("number"))
    mine = seat_of(seats, person)
    host = pod.belongs_to(person)
    body = _facts(pod, now) | {
        "host": host,
        "seat": None if mine is None else mine.number,
        "seats": [_seat(pod, seat, now) for seat in seats],
        "mine": None if mine is None else {"absence": mine.absence, "ranking": mine.ranking},
        "log": _may_read(pod, host, mine),
        "behind": 0,
        "view": None,
    }
    if pod.status == Status.GATHERING:
        return body
    if mine is None and pod.is_open and pod.spectators == Spectators.ALL:
        return body | {"behind": pod.delay * 60} | _seen(pod, ARBITER, now - timedelta(minutes=pod.delay))
    return body | _seen(pod, SPECTATOR if mine is None else mine.number)


def pods_of(person: Person) -> list[Pod]:
    """The pods that this person hosts or sits in, those first in which something happened last."""
    sits = Seat.objects.of(person).values("pod")
    hosts = Pod.objects.of(person).values("pk")
    found = Pod.objects.filter(Q(pk__in=sits) | Q(pk__in=hosts)).defer("log")
    return list(found.prefetch_related("seats")[:RECENT])


def is_asked(pod: Pod, person: Person) -> bool:
    """Whether the draft waits for this person."""
    mine = seat_of(pod.seats.all(), person)
    if mine is None or pod.status != Status.RUNNING:
        return False
    try:
        return bool(view(positions.current(pod), SPECTATOR)["seats"][mine.number]["asked"])
    except Refused:
        return False


def log_of(*, slug: str, person: Person) -> dict[str, Any]:
    """The log of a draft that is over, for those who may read it: the engine's `log`, with "names" by seat, and with
    "pick" (its place among the picks), "by" and "ranked" in each step that was a choice."""
    pod = _readable(slug, person)
    made = list(pod.picks.order_by("ordinal").values_list("option", "by", "ranked"))
    choices = iter([(at, by, ranked) for at, (option, by, ranked) in enumerate(made) if verb_of(option) == TAKE])
    steps = []
    for step in pod.log["steps"]:
        at, by, ranked = (None, None, False) if step["forced"] else next(choices)
        steps.append(step | {"pick": at, "by": by, "ranked": ranked})
    names = [seat.name for seat in pod.seats.order_by("number")]
    return pod.log | {"steps": steps, "names": names}


def scores_of(*, slug: str, person: Person, pick: int) -> list[Score]:
    """The parts of the score that a bot gives to each option of one pick, by its place among the picks. Refused("gone")
    when its cards are not what they were."""
    pod = _readable(slug, person)
    row = pod.picks.filter(ordinal=pick).first()
    if row is None:
        raise Refused("gone", "There is no such pick in this draft.")
    return PICKERS["bot"]().explain(view(positions.after(pod, pick), row.seat))


def pool_of(*, slug: str, person: Person) -> list[str]:
    """The cards that this person has drafted, when the draft is over, in the order of the picks."""
    pod = Pod.objects.filter(slug=slug, status=Status.OVER).first()
    if pod is None:
        raise Refused("gone", GONE)
    mine = seat_of(pod.seats.all(), person)
    if mine is None:
        raise Refused("no_seat", "You sat in no seat of this draft when it ended.")
    return list(pod.log["pools"][mine.number])


def due_slugs(*, now: datetime) -> list[str]:
    """Pods in which something happens by itself now."""
    return list(Pod.objects.filter(status=Status.RUNNING, due__lte=now).order_by("due").values_list("slug", flat=True))


# --- parts of the answers --------------------------------------------------------------------------------------------


def _facts(pod: Pod, now: datetime) -> dict[str, Any]:
    """What everybody may know of a pod."""
    ended = not pod.is_open
    return {
        "slug": pod.slug,
        "name": pod.name,
        "status": pod.status,
        "format": pod.setup["format"],
        "setup": pod.setup,
        "hash": pod.commitment,
        "seed": pod.seed if ended else None,
        "clock": {"kind": pod.clock, "days": pod.days, "warning": clocks.warning(pod)},
        "start": pod.start,
        "spectators": pod.spectators,
        "delay": pod.delay,
        "readers": pod.readers,
        "now": _milliseconds(now),
    }


def _seat(pod: Pod, seat: Seat, now: datetime) -> dict[str, Any]:
    """What everybody may know of a seat."""
    return {
        "seat": seat.number,
        "name": seat.name,
        "kind": "bot" if seat.bot else "person" if seat.is_persons else "free",
        "account": seat.user_id is not None,
        "away": clocks.is_away(pod, seat, now),
        "absence": seat.absence if seat.is_persons else None,
        "deadline": None if seat.deadline is None else _milliseconds(seat.deadline),
        "left": seat.left,
    }


def _seen(pod: Pod, viewer: int, then: datetime | None = None) -> dict[str, Any]:
    """The engine's view, None when the cards are not what they were; what was drafted is in the log."""
    try:
        draft = positions.current(pod) if then is None else positions.as_of(pod, then)
    except Refused:
        if pod.is_open:
            raise
        return {"view": None}
    return {"view": view(draft, viewer)}


def _may_read(pod: Pod, host: bool, mine: Seat | None) -> bool:
    """Whether the log is there for this person."""
    if pod.status != Status.OVER:
        return False
    return host or pod.readers == Readers.ALL or (pod.readers == Readers.PLAYERS and mine is not None)


def _readable(slug: str, person: Person) -> Pod:
    """The pod with its log, for who may read it."""
    pod = Pod.objects.filter(slug=slug).first()
    if pod is None:
        raise Refused("gone", GONE)
    if not _may_read(pod, pod.belongs_to(person), seat_of(pod.seats.all(), person)):
        if pod.status == Status.OVER:
            raise Refused("log", "The host shows the log of this draft to others.")
        raise Refused("log", "The log can be read when the draft is over.")
    return pod


def _milliseconds(moment: datetime) -> int:
    """For JSON: milliseconds since 1970."""
    return int(moment.timestamp() * 1000)
