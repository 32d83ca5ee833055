"""Who hears of changes at a table: its players, and those who watch."""

from __future__ import annotations

from live import broadcast


def group_of(slug: str) -> str:
    """The channel group that hears of changes at a table."""
    return f"table.{slug}"


def tell(slug: str) -> None:
    """Something changed at this table and is stored. Call it outside transactions."""
    broadcast.tell(group_of(slug), "table.changed")


def spectators_of(watch_slug: str) -> str:
    """The channel group that hears of changes in the games that are watched at this address."""
    return f"watch.{watch_slug}"


def tell_spectators(watch_slug: str) -> None:
    """Something changed in what may be watched there, and is stored. Call it outside transactions."""
    broadcast.tell(spectators_of(watch_slug), "watch.changed")


async def tell_of_trouble(slug: str) -> None:
    """A bot at this table cannot answer for now."""
    await broadcast.layer().group_send(group_of(slug), {"type": "table.troubled"})
