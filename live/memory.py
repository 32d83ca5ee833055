"""What this process remembers of tables and pods, so that it need not be built from the database each time."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """The latest `most` things by address; those that were kept longest ago are let go. Any thread may use it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, slug: str) -> T | None:
        with self._lock:
            return self._kept.get(slug)

    def keep(self, slug: str, thing: T) -> None:
        with self._lock:
            self._kept[slug] = thing
            self._kept.move_to_end(slug)
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)

    def drop(self, slug: str) -> None:
        """Let go of one thing, if it is kept."""
        with self._lock:
            self._kept.pop(slug, None)

    def forget(self) -> None:
        """Let go of everything, as a restart does."""
        with self._lock:
            self._kept.clear()
