"""Rung by verbs, after their commit, when there may be something to play. The runner of this process listens."""

from __future__ import annotations

from collections.abc import Callable

_listeners: list[Callable[[], None]] = []


def listen(listener: Callable[[], None]) -> None:
    """Call this at every ring, in whatever thread it is rung."""
    _listeners.append(listener)


def leave(listener: Callable[[], None]) -> None:
    _listeners.remove(listener)


def ring() -> None:
    for listener in _listeners[:]:
        listener()
