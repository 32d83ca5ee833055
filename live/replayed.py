"""Positions of this process: one for each table or pod, replayed from what is stored whenever it is behind.

A position that is remembered here is never changed: who wants to go on takes a copy. So any number of threads may read
one, and a transaction that fails leaves nothing to undo. Its version is the number of choices and the key of the last
one; a position whose version is not the stored one is replayed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from django.db.models import Model, QuerySet

from live.errors import Refused
from live.memory import Memory

T = TypeVar("T")
Row = TypeVar("Row", bound=Model)


@dataclass(frozen=True)
class Position(Generic[T]):
    """What `count` stored choices lead to, and the key of the last one; None before the first."""

    state: T
    count: int
    last: int | None


class Replayed(Generic[Row, T]):
    """`choices` are the stored ones of a row, counted from 0 by the field `number`. `replay` leads from the position
    that is remembered, or from none, to the one after so many choices; it may raise Refused. `unfinished` finds the row
    that may still go on at an address. `belongs` says whether a state is of this row at all."""

    def __init__(
        self,
        most: int,
        *,
        choices: Callable[[Row], QuerySet[Any]],
        number: str,
        replay: Callable[[Row, Position[T] | None, int], T],
        unfinished: Callable[[str], Row | None],
        belongs: Callable[[Row, T], bool] = lambda row, state: True,
    ) -> None:
        self.choices, self.number = choices, number
        self.replay, self.unfinished, self.belongs = replay, unfinished, belongs
        self._memory: Memory[Position[T]] = Memory(most)

    def current(self, slug: str, row: Row) -> T:
        """The state after all stored choices. Not to be changed."""
        stored = list(self.choices(row).order_by(f"-{self.number}").values_list("pk", self.number)[:1])
        last, count = (stored[0][0], stored[0][1] + 1) if stored else (None, 0)
        if known := self.at(slug, row, count, last):
            return known.state
        state = self.replay(row, self._memory.get(slug), count)
        self.keep(slug, state, count, last)
        return state

    def at(self, slug: str, row: Row, count: int, last: int | None) -> Position[T] | None:
        """The position that is remembered, if it is the one after so many choices, of which the last has this key."""
        known = self._memory.get(slug)
        if known is not None and (known.count, known.last) == (count, last) and self.belongs(row, known.state):
            return known
        return None

    def prepare(self, slug: str) -> None:
        """Replay what is not in memory, as after a restart. Verbs say so before their transactions: who holds the lock
        of the database should not have to replay first."""
        if self._memory.get(slug) is None:
            row = self.unfinished(slug)
            if row is not None:
                with suppress(Refused):
                    self.current(slug, row)

    def known(self, slug: str) -> Position[T] | None:
        """What is remembered, behind or not."""
        return self._memory.get(slug)

    def keep(self, slug: str, state: T, count: int, last: int | None) -> None:
        """Remember a position that is stored; those that were kept longest ago are let go."""
        self._memory.keep(slug, Position(state, count, last))

    def forget(self) -> None:
        """Let go of all positions, as a restart does."""
        self._memory.forget()
