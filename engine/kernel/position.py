"""What play needs of a game: a position that says what can be chosen, and that can be copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Self, TypeVar


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
