"""What a player can do about spectators of a game against a bot, and how many watch. What is agreed by an invitation is
of `challenges/domain.py`.

Each verb is one transaction with the table's row locked; it tells the table and its spectators after the commit.
"""

from __future__ import annotations

from datetime import datetime

from django.db import transaction
from django.utils import timezone

from drafts import queries as drafts
from gate.words import one_line
from live.errors import Refused
from people.models import new_slug
from playtest import broadcast
from playtest.domain import GUEST
from playtest.models import AWAY, LONGEST_NAME, SpectatorCount, Table
from playtest.naming import ITSELF
from playtest.scenes import plays_scene
from playtest.watching.terms import Watch


def open_table(*, slug: str, seat: int, watch: Watch, name: str = "") -> None:
    """Let spectators see so much of a game against a bot, or nothing any more. The player is called by this name then,
    or as the account is, unless the table has a name for them."""
    called = one_line(name)
    if len(called) > LONGEST_NAME:
        raise Refused("malformed", f"Your name can have at most {LONGEST_NAME} characters.")
    with transaction.atomic():
        table = Table.objects.select_for_update().filter(slug=slug).first()
        if table is None:
            raise Refused("gone", "This table no longer exists. Start a new game from the home page.")
        if why := why_closed(table, seat):
            raise Refused("illegal", why)
        if watch.is_open and table.finished is not None:
            raise Refused("over", "This game is over. Open the next one to spectators.")
        table.sees, table.delay, table.watch_slug = watch.sees, watch.delay, table.watch_slug or new_slug()
        table.save(update_fields=["sees", "delay", "watch_slug"])
        player = table.seats[seat]
        if watch.is_open and (called or player.name == ITSELF):
            player.name = called or (GUEST if player.user is None else player.user.get_username())
            player.save(update_fields=["name"])
        transaction.on_commit(lambda: broadcast.tell(slug), robust=True)
        transaction.on_commit(lambda: broadcast.tell_spectators(table.watch_slug), robust=True)


def why_closed(table: Table, seat: int) -> str:
    """Why the player of this seat cannot open the table to spectators, in a sentence; "" if they can."""
    if table.is_hot_seat:
        return "A hot seat cannot be watched by a link: its players sit at one device."
    others = table.others(seat)
    if not all(other.bot for other in others):
        return "Between people, whoever invites chooses what spectators see, on the page of the invitation."
    if any(plays_scene(other.bot) for other in others):
        return "Scenes and puzzles cannot be watched."
    if drafts.draft_of_table(table.slug) is not None:
        return (
            "Games of a draft cannot be watched, because they show the decks of players who still have games to play."
        )
    return ""


def note_spectators(*, watch_slug: str, process: str, count: int, now: datetime | None = None) -> None:
    """A server process serves so many pages of spectators at this address. Those who look are told if that is news;
    what was noted of processes that are gone is cleared away."""
    now = now or timezone.now()
    with transaction.atomic():
        rows = SpectatorCount.objects.filter(watch_slug=watch_slug)
        old = rows.filter(process=process).values_list("count", flat=True).first() or 0
        rows.filter(heard__lte=now - AWAY).delete()
        if count:
            values = {"count": count, "heard": now}
            SpectatorCount.objects.update_or_create(watch_slug=watch_slug, process=process, defaults=values)
        else:
            rows.filter(process=process).delete()
        if count == old:
            return
        slugs = Table.objects.filter(watch_slug=watch_slug).order_by("pk").values_list("slug", flat=True)
        if (slug := slugs.last()) is not None:
            transaction.on_commit(lambda: broadcast.tell(slug), robust=True)
        transaction.on_commit(lambda: broadcast.tell_spectators(watch_slug), robust=True)
