"""What a bot is given instead of a game, whatever the game: its seat's view, its decision, and games that could be this
one. And what a bot is. Names no game: a game brings its `Sight`.

A bot never holds the real game. `determinize` depends on nothing but what the seat knows and the random source, so that
a bot that looks ahead in such games cannot be moved by cards it has not seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

from engine.kernel.answers import Decision
from engine.kernel.position import P
from engine.kernel.random import Rng

O_contra = TypeVar("O_contra", contravariant=True)  # an observation


class Sight(Generic[P]):
    """What a game tells a seat of a position: its view, words for an option, and a full game that it could be in."""

    def __init__(
        self,
        view: Callable[[P, int], Any],
        describe: Callable[[P, int], dict[str, Any]],
        determinize: Callable[[P, int, Rng], P],
    ) -> None:
        self.view: Callable[[P, int], Any] = view
        self.describe: Callable[[P, int], dict[str, Any]] = describe
        self.determinize: Callable[[P, int, Rng], P] = determinize


class Observed(Generic[P]):
    """One seat at one game, at a moment when this seat decides."""

    __slots__ = ("_game", "_sight", "seat")

    def __init__(self, game: P, seat: int, sight: Sight[P]) -> None:
        assert game.seat == seat, "a bot is asked only when its seat decides"
        self._game = game
        self._sight = sight
        self.seat: Final = seat

    def decision(self) -> Decision:
        """The kind of the question and its sorted options."""
        return Decision(self.seat, self._game.kind, self._game.options[:])

    def view(self) -> Any:
        """What the seat may know, as the page gets it."""
        return self._sight.view(self._game, self.seat)

    def describe(self, option: int) -> dict[str, Any]:
        """Words and references for one option."""
        return self._sight.describe(self._game, option)

    def determinize(self, rng: Rng) -> P:
        """A full game that this seat could be in."""
        return self._sight.determinize(self._game, self.seat, rng)


def never() -> bool:
    """It is not enough yet, for a bot that has all the time it wants."""
    return False


class Chooser(Protocol[O_contra]):
    """A player of a game that has such observations. The same observation and the same random numbers give the same
    choice."""

    def choose(self, observation: O_contra, rng: Rng) -> int:
        """One of the options of the decision."""
