"""Who hears of changes in a pod."""

from __future__ import annotations

from live import broadcast

CHANGED = "pod.changed"  # something is stored
TEAM_CHANGED = "team.changed"  # what a player of a team holds of the pool
CLAIMED = "pod.claimed"  # a seat is drafted for on another device: drafts/hub.py


def group_of(slug: str) -> str:
    """The channel group that hears of changes in a pod."""
    return f"pod.{slug}"


def team_group_of(slug: str, team: int) -> str:
    """The channel group of a team, by its number from 0, that hears of what its players build."""
    return f"{group_of(slug)}.team.{team}"


def tell(slug: str) -> None:
    """Something changed in this pod and is stored. Call it outside transactions."""
    broadcast.tell(group_of(slug), CHANGED)


def tell_team(slug: str, team: int) -> None:
    """The pool of this team is shared out in another way and that is stored: nobody else hears of it. Call it outside
    transactions."""
    broadcast.tell(team_group_of(slug, team), TEAM_CHANGED)
