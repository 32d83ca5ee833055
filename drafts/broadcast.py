"""Who hears of changes in a pod."""

from __future__ import annotations

from live import broadcast

CHANGED = "pod.changed"  # something is stored
CLAIMED = "pod.claimed"  # a seat is drafted for on another device: drafts/hub.py


def group_of(slug: str) -> str:
    """The channel group that hears of changes in a pod."""
    return f"pod.{slug}"


def tell(slug: str) -> None:
    """Something changed in this pod and is stored. Call it outside transactions."""
    broadcast.tell(group_of(slug), CHANGED)
