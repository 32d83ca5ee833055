"""Frames of a WebSocket: `[command, id, payload]` as text, read strictly because anybody can send anything."""

from __future__ import annotations

import json
import time
from typing import NamedTuple, TypeAlias, TypeGuard

from live.errors import Refused

MAX_BYTES = 16 * 1024
MAX_ID = 2**31
INTEGERS = 2**53  # what a browser's numbers hold

MALFORMED = "This message could not be read. Reload the page if it happens again."


Payload: TypeAlias = dict[str, object]  # of a frame from a browser: what its fields hold is looked at one by one


class Frame(NamedTuple):
    command: str
    id: int
    payload: Payload


def read_frame(text: str | None) -> Frame:
    """The frame in a message; `None` stands for one that is not text. Raises Refused."""
    if text is None:
        raise Refused("malformed", MALFORMED)
    if len(text) > MAX_BYTES or len(text.encode(errors="replace")) > MAX_BYTES:
        raise Refused("too_large", "This message is too large. Reload the page if it happens again.")
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("malformed", MALFORMED) from None
    if not isinstance(parts, list) or len(parts) != 3:
        raise Refused("malformed", MALFORMED)
    command, number, payload = parts
    if not isinstance(command, str) or not is_integer(number, MAX_ID) or not isinstance(payload, dict):
        raise Refused("malformed", MALFORMED)
    return Frame(command, number, payload)


def number_in(payload: Payload, key: str, *, default: int | None = None) -> int:
    """A number that is not negative."""
    value = payload.get(key, default)
    if not is_integer(value, INTEGERS):
        raise Refused("malformed", MALFORMED)
    return value


def text_in(payload: Payload, key: str) -> str:
    """Words."""
    value = payload.get(key)
    if not isinstance(value, str):
        raise Refused("malformed", MALFORMED)
    return value


def switch_in(payload: Payload, key: str, *, default: bool | None = None) -> bool:
    """True or false."""
    value = payload.get(key, default)
    if not isinstance(value, bool):
        raise Refused("malformed", MALFORMED)
    return value


def is_integer(value: object, limit: int) -> TypeGuard[int]:
    """A whole number that is not negative and below the limit."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < limit


class Bucket:
    """How fast one tab may talk: `burst` messages at once and `rate` a second for long."""

    def __init__(self, rate: float = 20.0, burst: int = 60) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.seen = time.monotonic()

    def take(self) -> bool:
        """True when one more message is fine now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
