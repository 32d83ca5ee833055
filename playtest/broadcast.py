"""Who hears of changes at a table."""

from __future__ import annotations

from live import broadcast


def group_of(slug: str) -> str:
    """The channel group that hears of changes at a table."""
    return f"table.{slug}"


def tell(slug: str) -> None:
    """Something changed at this table and is stored. Call it outside transactions."""
    broadcast.tell(group_of(slug), "table.changed")


async def tell_of_trouble(slug: str) -> None:
    """A bot at this table cannot answer for now."""
    await broadcast.layer().group_send(group_of(slug), {"type": "table.troubled"})
