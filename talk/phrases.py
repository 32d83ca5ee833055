"""What people can say to each other who do not share a link."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "ready": "Ready",
    "nice_pick": "Nice pick",
    "well_played": "Well played",
    "one_moment": "One moment",
    "thanks": "Thanks",
}
