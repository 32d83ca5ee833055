"""Time at tables of two persons: how long each has for a whole game. Numbers, and no clock is read here.

What a player has used follows from when choices were stored: the clock of a seat runs while it is asked, and goes on
where it was after a restart. The first moments of each decision are free, so that a window which passes by itself
after a pause costs as little as one that its player passes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from playtest.models import Clock, Table


@dataclass(frozen=True)
class Rate:
    """`reserve` is for the whole game; of each decision so much is `free`."""

    reserve: timedelta
    free: timedelta


RATES = {
    Clock.RELAXED: Rate(timedelta(minutes=20), timedelta(minutes=2)),
    Clock.MATCH: Rate(timedelta(minutes=25), timedelta(seconds=3)),
}


def left(table: Table, now: datetime, asked: int | None) -> list[timedelta] | None:
    """What each seat has left of its reserve, by seat, while `asked` thinks; None without a clock."""
    rate = RATES.get(Clock(table.clock))
    if rate is None:
        return None
    made = list(table.choices.order_by("number").values_list("seat", "made"))
    if asked is not None:
        made.append((asked, now))
    spent = _spent(made, table.created, rate, len(table.seats))
    return [max(timedelta(0), rate.reserve - one) for one in spent]


def runs_out(table: Table, asked: int) -> datetime | None:
    """When the time of the seat that is asked is up, if it does nothing; None without a clock."""
    last = last_choice(table)
    before = left(table, last, None)
    return None if before is None else last + RATES[Clock(table.clock)].free + before[asked]


def free_left(table: Table, now: datetime) -> timedelta:
    """What is left of the free moments of the decision that waits."""
    return max(timedelta(0), last_choice(table) + RATES[Clock(table.clock)].free - now)


def last_choice(table: Table) -> datetime:
    """Since when the decision waits."""
    return table.choices.order_by("-number").values_list("made", flat=True).first() or table.created


def _spent(made: Iterable[tuple[int, datetime]], begun: datetime, rate: Rate, seats: int) -> list[timedelta]:
    spent, before = [timedelta(0)] * seats, begun
    for seat, at in made:
        spent[seat] += max(timedelta(0), at - before - rate.free)
        before = max(before, at)
    return spent
