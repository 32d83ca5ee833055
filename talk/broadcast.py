"""Who hears what is said at a place."""

from __future__ import annotations

from typing import Final

from live import broadcast

SAID, CHANGED = "talk.said", "talk.changed"
PLACE: Final = "talk.{place}"


def group_of(place: str) -> str:
    """The channel group of those who talk there."""
    return PLACE.format(place=place)


def tell(place: str) -> None:
    """There is another line, or other things may be said there. Call it outside transactions."""
    broadcast.tell(group_of(place), CHANGED)


async def say(place: str, said: dict[str, object], speaker: str) -> None:
    """Let everybody there hear a phrase, but for the channel of the tab that said it. It is stored nowhere."""
    await broadcast.layer().group_send(group_of(place), {"type": SAID, "said": said, "speaker": speaker})
