"""Who hears that there is something new in the lobby: another open draft or table, or a seat that was taken."""

from __future__ import annotations

from live import broadcast

GROUP = "lobby"
CHANGED = "lobby.changed"


def tell() -> None:
    """Something changed and is stored. Call it outside transactions."""
    broadcast.tell(GROUP, CHANGED)
