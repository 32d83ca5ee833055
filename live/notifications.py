"""Verbs notify, after their commit, that there may be something to do in the background. Who does it subscribes."""

from __future__ import annotations

from collections.abc import Callable


class Notifications:
    """Of one kind of work, in this process."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[], None]] = []

    def subscribe(self, subscriber: Callable[[], None]) -> None:
        """Call this at every notification, in whatever thread it is sent."""
        self._subscribers.append(subscriber)

    def unsubscribe(self, subscriber: Callable[[], None]) -> None:
        self._subscribers.remove(subscriber)

    def notify(self) -> None:
        for subscriber in self._subscribers[:]:
            subscriber()
