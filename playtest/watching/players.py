"""What players are told of spectators: what those see, and how many watch. Reads only."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from django.db.models import Sum
from django.utils import timezone

from playtest.models import AWAY, Challenge, SpectatorCount, Table
from playtest.watching.terms import Watch


class Watched(TypedDict):
    """What a player is told: what spectators see, in a `sentence` and in a word for programs (`code`), how many watch,
    and whether this player may change it at the table (`mine`)."""

    sees: str
    delay: int
    code: str
    sentence: str
    count: int
    slug: str
    mine: bool


def spectators_at(slug: str, now: datetime | None = None, *, but: str = "") -> int:
    """How many watch at this address, in all processes but that one."""
    rows = SpectatorCount.objects.filter(watch_slug=slug, heard__gt=(now or timezone.now()) - AWAY).exclude(process=but)
    return rows.aggregate(sum=Sum("count"))["sum"] or 0


def watched(table: Table, now: datetime | None = None) -> Watched | None:
    """What the players of a table are told of spectators; None where there can be none. After a game by an invitation
    that is what holds for the next."""
    if not table.watch_slug:
        return None
    over = table.finished is not None
    row = Challenge.objects.filter(watch_slug=table.watch_slug).first() if over else None
    watch = Watch.of(row or table)
    if not watch.is_open:
        return None
    return {
        "sees": watch.sees,
        "delay": watch.delay,
        "code": watch.code,
        "sentence": watch.sentence_for(len(table.seats)),
        "count": spectators_at(watch.slug, now),
        "slug": watch.slug,
        "mine": sum(player.is_persons for player in table.seats) == 1,
    }
