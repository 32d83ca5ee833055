"""What play needs of a game: a position that says what can be chosen, and that can be copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, Self, TypeVar

from engine.kernel.random import Rng


class Position(Protocol):
    """A game between two choices. `seat` chooses one of `options`, which are ints, and is asked for a choice of this
    `kind`; `choices` were made so far. `reason` says why the game is over: 0 while it goes on. Then there are no
    options."""

    choices: int
    kind: int
    options: list[int]
    reason: int
    seat: int

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        ...


P = TypeVar("P", bound=Position)
Apply = Callable[[P, int], None]  # makes a choice: changes the game and goes on to the next question


class Begun(Generic[P]):
    """Where the last sequence of actions began, which its player may take back: the position, which is never changed,
    the option that was chosen there, and how many entries the journal had. See `reversing.py`."""

    __slots__ = ("entries", "option", "position")

    def __init__(self, position: P, option: int, entries: int) -> None:
        self.position: P = position
        self.option: int = option
        self.entries: int = entries


class Chancy(Position, Protocol):
    """A position in which chance decides something."""

    rng: Rng


class Remembering(Chancy, Protocol):
    """A position that can go back to where the last sequence of actions began. Entries of the journal begin with their
    kind, the turn and the seat that they are about."""

    begun: Begun[Any] | None
    journal: list[tuple[int, ...]] | None


C = TypeVar("C", bound=Chancy)
