"""Verbs notify, after their commit, that there may be something to play. The runner of this process subscribes."""

from __future__ import annotations

from collections.abc import Callable

_subscribers: list[Callable[[], None]] = []


def subscribe(subscriber: Callable[[], None]) -> None:
    """Call this at every notification, in whatever thread it is sent."""
    _subscribers.append(subscriber)


def unsubscribe(subscriber: Callable[[], None]) -> None:
    _subscribers.remove(subscriber)


def notify() -> None:
    for subscriber in _subscribers[:]:
        subscriber()
