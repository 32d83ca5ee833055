"""Who hears of changes at a table."""

from __future__ import annotations

from live import broadcast


def group_of(slug: str) -> str:
    """The channel group that hears of changes at a table."""
    return f"table.{slug}"


def tell(slug: str) -> None:
    """Something changed at this table and is stored. Call it outside transactions."""
    broadcast.tell(group_of(slug), "table.changed")
